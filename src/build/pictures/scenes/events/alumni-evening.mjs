/** Alumni evening: twelve gears around one table under strings of lamps, all in mesh. */

import { leader, sheet, titleBlock } from '../../annotation.mjs';
import { bore, gear, holes } from '../../gear.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, p, polar, range } from '../../path.mjs';

const [CX, CY] = [480, 326];
const TEETH = 24;
const MODULE = 4.1;
const COUNT = 12;
/** The centres stand one gear diameter apart on this circle. */
const RING = (MODULE * TEETH) / 2 / Math.sin(Math.PI / COUNT);

/** Lamps on a hanging cord: a catenary between two hooks. */
function lamps(d, x1, y1, x2, y2, sag, count) {
  const a = 1.6;
  const point = (t) => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + sag * (1 - (Math.cosh(a * (2 * t - 1)) - 1) / (Math.cosh(a) - 1)),
  ];
  d.curve(
    range(9).map((i) => point(i / 8)),
    'line',
  );
  const places = range(count).map((i) => point((i + 0.5) / count));
  d.path(places.map(([x, y]) => p`M${x - 3.5} ${y + 1}h7v8h-7z`).join(''), '-/ink');
  for (const [x, y] of places) d.circle(x, y + 16, 8, 'line/paper');
}

function draw(d) {
  sheet(d);
  d.circle(CX, CY, RING + 84, '-/ink');
  d.path(circle(CX, CY, RING + 74), 'blue:1');
  d.path(circle(CX, CY, RING), 'slate:1:16 4 3 4');
  // 24 teeth and twelve places close the ring: every second gear shows a tooth to both neighbours, the others a gap.
  const place = (n, fill) => {
    const at = 30 * n - 90;
    const [x, y] = polar(CX, CY, RING, at);
    const towards = at + 90 + 15;
    return () =>
      d.path(
        gear({ cx: x, cy: y, teeth: TEETH, module: MODULE, turn: towards + (n % 2 ? 7.5 : 0) }) +
          holes(5, x, y, 29, 6.5, at) +
          bore(x, y, 12, 6),
        `line/${fill}`,
      );
  };
  d.spin(6, CX, CY, place(0, 'steel'));
  d.spin(6, CX, CY, place(1, 'paper'));
  place(0, 'accent')();

  // Each has a chair behind, a plate in front; the table in the middle.
  d.path(
    range(COUNT)
      .map((i) => arc(...polar(CX, CY, RING + 4, 30 * i - 90), 60, 30 * i - 90 - 34, 30 * i - 90 + 34))
      .join(''),
    'mist:4',
  );
  d.circle(CX, CY, 104, 'line/paper').circle(CX, CY, 96, 'thin');
  for (const i of range(COUNT)) d.circle(...polar(CX, CY, 78, 30 * i - 90), 12, 'thin/tint');
  for (const i of range(COUNT)) d.circle(...polar(CX, CY, 54, 30 * i - 80), 4.5, 'thin/paper');
  d.circle(CX, CY, 26, 'line/glow').circle(CX, CY, 9, '-/accent');
  d.path(
    range(12)
      .map(
        (i) =>
          p`M${polar(CX, CY, 13, 30 * i)[0]} ${polar(CX, CY, 13, 30 * i)[1]}L${polar(CX, CY, 21, 30 * i)[0]} ${polar(CX, CY, 21, 30 * i)[1]}`,
      )
      .join(''),
    'signal',
  );
  d.path(p`M${CX - 320} ${CY}h640M${CX} ${CY - 300}v596`, 'mist:1:16 4 3 4');

  lamps(d, 20, 78, 330, 20, 66, 7);
  lamps(d, 630, 20, 940, 78, 66, 7);
  leader(d, ...polar(CX, CY, RING + 60, 152), 130, 540, '12 × Z24');
  titleBlock(d, 'ALUMNI EVENING', '07', { scale: '1:10' });
}

export default { file: 'pictures/events/alumni-evening.svg', width: 960, height: 640, palette: paper, draw };
