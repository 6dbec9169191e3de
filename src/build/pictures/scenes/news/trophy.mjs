/** A cup in half section: the team came home with it. */

import { balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, curve, lines, p, polar, range } from '../../path.mjs';

const [CX, FOOT] = [410, 566];
/** The cup's outer contour: [radius, height above the foot]. */
const outer = [
  [150, 470],
  [146, 400],
  [128, 330],
  [92, 262],
  [46, 226],
  [26, 208],
  [22, 170],
  [34, 152],
  [22, 134],
  [20, 96],
  [44, 74],
  [96, 58],
  [108, 40],
];

function draw(d) {
  sheet(d);
  d.path(circle(CX, 250, 226), 'hair');
  for (const i of range(36))
    d.path(lines([polar(CX, 250, 236, i * 10), polar(CX, 250, i % 3 ? 246 : 258, i * 10)]), 'hair');
  const side = (s) => outer.map(([r, h]) => [CX + s * r, FOOT - h]);
  const smooth = (points) => curve(points);
  // Handles.
  for (const s of [-1, 1]) {
    const handle = p`M${CX + s * 142} ${FOOT - 420}C${CX + s * 250} ${FOOT - 450} ${CX + s * 240} ${FOOT - 270} ${CX + s * 96} ${FOOT - 268}`;
    d.path(handle, 'ink:20')
      .path(handle, s < 0 ? 'paper:15' : 'steel:15')
      .path(handle, 'fine');
  }
  // The right half as seen, the left one in section.
  const right = smooth([...side(1)]);
  d.path(`${right}H${CX}V${FOOT - 470}z`, '-/steel');
  d.path(right, 'bold').path(p`M${CX} ${FOOT - 470}H${CX + 150}`, 'bold');
  d.path(
    range(3)
      .map((i) => p`M${CX + 60 + i * 24} ${FOOT - 440 + i * 6}q${10 - i * 4} 80-${22 + i * 4} ${132 - i * 8}`)
      .join(''),
    'paper:3',
  );
  d.path(
    p`M${CX} ${FOOT - 404}H${CX + 147}M${CX} ${FOOT - 392}H${CX + 145}M${CX} ${FOOT - 152}h34M${CX} ${FOOT - 74}h44`,
    'thin',
  );
  const inner = outer.slice(0, 5).map(([r, h]) => [CX - Math.max(0, r - 14), FOOT - h - (h < 240 ? 18 : 0)]);
  const cut = `${smooth(side(-1))}H${CX}V${FOOT - 232}${smooth([[CX, FOOT - 232], ...[...inner].reverse()]).replace(/^M[^c]*/, '')}z`;
  d.section(cut, [CX - 160, FOOT - 480, 164, 450], { step: 8, fill: 'glow', pen: 'signal', outline: 'accent' });
  d.path(p`M${CX - 136} ${FOOT - 470}h-14M${CX} ${FOOT - 232}V${FOOT - 470}`, 'line').path(
    p`M${CX - 136} ${FOOT - 470}H${CX}`,
    'line',
  );
  // Plinth.
  d.box(CX - 120, FOOT - 40, 240, 40, 'bold/ink').box(CX - 54, FOOT - 31, 108, 22, 'thin/accent', 3);
  d.text('1ST', CX, FOOT - 14, { size: 12, anchor: 'middle', pen: 'paper:1.6' });
  d.path(p`M${CX} 60V${FOOT + 18}`, 'centre');
  d.path(p`M120 ${FOOT}H760`, 'bold');

  dimension(d, CX - 150, FOOT - 470, CX + 150, FOOT - 470, { offset: 34, text: 'Ø150' });
  dimension(d, CX + 120, FOOT, CX + 120, FOOT - 470, { offset: -222, text: '320', gap: 40 });
  balloon(d, CX - 108, FOOT - 290, 132, 420, 1);
  balloon(d, CX + 20, FOOT - 152, 570, 470, 2);
  // From above, small.
  const [x, y] = [806, 330];
  d.circle(x, y, 62, 'line/steel').circle(x, y, 56, 'thin/paper').circle(x, y, 12, 'thin');
  for (const s of [-1, 1]) d.box(x + s * 80 - 20, y - 5, 40, 10, 'line/paper', 5);
  d.path(arc(x, y, 44, 200, 280), 'accent');
  centre(d, x, y, 112, 78);
  titleBlock(d, 'FIRST PLACE', 'N2', { scale: '1:2' });
}

export default { file: 'news/news2.svg', width: 960, height: 640, palette: paper, draw };
