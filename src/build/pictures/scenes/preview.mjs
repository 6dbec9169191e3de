/** The picture of link previews: the society's letters as sectioned bars, set out on a drawing. */

import { arrow, dimension } from '../annotation.mjs';
import { gear } from '../gear.mjs';
import { ground } from '../ground.mjs';
import { blueprint } from '../palette.mjs';
import { nums, p, polar } from '../path.mjs';

const [X, Y] = [102, 172];
const HEIGHT = 236;
const GAP = 34;

/** An S of two rings, one above the other, that share the bar in the middle. */
function ess() {
  const [R, r] = [70.5, 24.5];
  const [upper, lower] = [70.5, 165.5];
  const end = (cy, radius, a) => nums(...polar(70.5, cy, radius, a));
  return `M${end(upper, R, -28)}A${R} ${R} 0 1 0 ${end(upper, R, 90)}A${r} ${r} 0 1 1 ${end(lower, r, 152)}L${end(lower, R, 152)}A${R} ${R} 0 1 0 ${end(lower, R, -90)}A${r} ${r} 0 1 1 ${end(upper, r, -28)}z`;
}

const em = ['M0 236V0H49L99 89 149 0H198V236H152V92L113 162H85L46 92V236z', 198];
/** The letters as bars 46 wide: outline and width. */
const letters = [
  ['M0 0H46V152A38 38 0 0 0 122 152V0H168V152A84 84 0 0 1 0 152z', 168],
  em,
  em,
  ['M0 0H158V46H46V95H141V141H46V190H158V236H0z', 158],
  [ess(), 141],
];

function draw(d) {
  ground(d, { light: [600, 300, 760], step: 20 });
  d.path(gear({ cx: 1120, cy: 660, teeth: 40, module: 15, turn: 2 }), 'mist:2/#12283a')
    .circle(1120, 660, 236, 'mist:1.4')
    .path(p`M760 660H1200M1120 300V660`, 'mist:1.2:18 5 4 5');
  let pen = X;
  for (const y of [Y, Y + HEIGHT]) d.path(p`M48 ${y}H1152`, 'mist:1.2:18 5 4 5');
  letters.forEach(([outline, wide], i) => {
    d.group({ x: pen, y: Y }, () =>
      d.section(outline, [0, 0, wide, HEIGHT], {
        step: 11,
        angle: i % 2 ? -45 : 45,
        fill: '#1b3850',
        outline: 'ink:3.2',
        pen: 'blue:1.4',
      }),
    );
    pen += wide + GAP;
  });
  const end = pen - GAP;
  // A shaft in the bowl of the U.
  d.circle(X + 84, Y + 152, 19, '-/accent');
  d.path(p`M${X + 84} ${Y + 46}v160M${X + 20} ${Y + 152}h128`, 'accent:1.4:12 4 3 4');
  dimension(d, X, Y, end, Y, { offset: 64, text: '999', size: 18, gap: 12, pen: 'accent:1.8' });
  dimension(d, end, Y + HEIGHT, end, Y, { offset: -46, text: '', gap: 12, pen: 'accent:1.8' });
  d.text('MECHANICAL ENGINEERING', 102, 512, { size: 30, pen: 'ink:3' });
  d.text('STUDENT SOCIETY', 102, 566, { size: 30, pen: 'blue:3' });
  arrow(d, 660, 551, 0, { size: 26 }).path('M530 551h108', 'accent:3');
}

export default {
  file: 'og.svg',
  width: 1200,
  height: 630,
  weight: 1.3,
  palette: blueprint,
  draw,
  exports: [{ file: 'og.png', width: 1200, quality: 75, dither: 1 }],
};
