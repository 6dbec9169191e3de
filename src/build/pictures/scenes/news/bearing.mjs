/** A new board: nineteen balls in one race, the president's in vermilion. */

import { arrow, centre, dimension, pitch, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, p, polar, range } from '../../path.mjs';
import { bearingSection } from '../../wheel.mjs';

const [CX, CY] = [590, 312];
const COUNT = 19;
const [OUTER, INNER] = [258, 132];
const MID = (OUTER + INNER) / 2;

function draw(d) {
  sheet(d);
  for (const r of [OUTER, INNER]) for (const s of [-1, 1]) d.path(p`M200 ${CY + s * r}H${CX}`, 'hair');
  d.path(circle(CX, CY, OUTER) + circle(CX, CY, INNER), 'bold/steel');
  d.path(circle(CX, CY, OUTER - 8) + circle(CX, CY, INNER + 8), 'thin');
  d.path(circle(CX, CY, MID + 30) + circle(CX, CY, MID - 30), 'line/paper');
  d.path(circle(CX, CY, MID + 11) + circle(CX, CY, MID - 11), 'thin/slate');
  const places = range(COUNT).map((i) => polar(CX, CY, MID, (360 / COUNT) * i - 90));
  places.forEach(([x, y], i) => {
    d.circle(x, y, 29, i ? 'line/tint' : 'bold/accent');
  });
  d.path(places.map(([x, y]) => arc(x, y, 20, 195, 265)).join(''), 'paper:3');
  pitch(d, CX, CY, MID);
  d.circle(CX, CY, INNER - 14, '-/paper');
  centre(d, CX, CY, OUTER + 26);
  // Axial section.
  bearingSection(d, 150, CY, OUTER, INNER, 92, { step: 8 });
  for (const s of [-1, 1]) d.path(p`M104 ${CY + s * INNER}H196M104 ${CY + s * OUTER}H196`, 'bold');
  d.path(p`M80 ${CY}H230`, 'centre');
  dimension(d, CX, CY - INNER, CX, CY + INNER, { offset: 0, text: '' });
  d.text('Ø25', CX + 16, CY - 18, { size: 22 }).text('19 ×', CX + 16, CY + 40, { size: 22, pen: 'accent' });
  dimension(d, 104, CY + OUTER, 196, CY + OUTER, { offset: -26, text: '26', gap: 6 });
  d.path(arc(CX, CY, OUTER + 22, -60, -20), 'signal');
  arrow(d, ...polar(CX, CY, OUTER + 22, -20), 68);
  titleBlock(d, 'BOARD 25/26', 'N7', { scale: '2:1' });
}

export default { file: 'news/news7.svg', width: 960, height: 640, palette: paper, draw };
