/** The annual dinner: a place at the table, dimensioned and toleranced. */

import { balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, lines, p, polar, range } from '../../path.mjs';

const [CX, CY] = [456, 330];

function draw(d) {
  sheet(d);
  // Table linen.
  d.box(70, 84, 790, 470, 'hair').box(80, 94, 770, 450, 'hair');
  // Plate with its gear of a rim.
  d.path(gear({ cx: CX, cy: CY, teeth: 60, module: 6.6 }), 'line/tint');
  d.circle(CX, CY, 186, 'bold/paper')
    .circle(CX, CY, 178, 'thin')
    .circle(CX, CY, 124, 'line/tint')
    .circle(CX, CY, 117, 'thin');
  d.path(
    range(24)
      .map((i) => lines([polar(CX, CY, 138, 15 * i), polar(CX, CY, 166, 15 * i + 5)]))
      .join(''),
    'fine',
  );
  // Napkin folded to a cap.
  d.lines(
    [
      [CX, CY - 74],
      [CX + 92, CY - 34],
      [CX, CY + 6],
      [CX - 92, CY - 34],
    ],
    'bold/accent',
  );
  d.lines(
    [
      [CX - 54, CY - 16],
      [CX, CY + 6],
      [CX + 54, CY - 16],
      [CX + 54, CY + 36],
      [CX, CY + 62],
      [CX - 54, CY + 36],
    ],
    'line/glow',
  );
  d.path(p`M${CX} ${CY + 6}v56M${CX} ${CY - 34}l70 22v44`, 'line').circle(CX + 70, CY + 36, 5, 'line/ink');

  // Fork, two of them.
  for (const [x, k] of [
    [194, 1],
    [140, 0.86],
  ]) {
    const y = (v) => CY + v * k;
    d.path(
      p`M${x - 22 * k} ${y(-176)}v${64 * k}q0 ${34 * k} ${16 * k} ${42 * k}l${-1 * k} ${130 * k}q${-9 * k} ${90 * k} ${7 * k} ${104 * k}q${16 * k} ${-14 * k} ${7 * k} ${-104 * k}l${-1 * k} ${-130 * k}q${16 * k} ${-8 * k} ${16 * k} ${-42 * k}v${-64 * k}h${-6 * k}v${60 * k}h${-8 * k}v${-60 * k}h${-5 * k}v${60 * k}h${-6 * k}v${-60 * k}h${-5 * k}v${60 * k}h${-8 * k}v${-60 * k}z`,
      'line/steel',
    );
    d.path(p`M${x} ${y(-196)}V${y(184)}`, 'centre');
  }
  // Knife, spoon.
  d.path(
    p`M706 ${CY - 178}q34 40 26 190h-26zM704 ${CY + 12}h28v14q10 120 0 146q-14 14-26 0q-8-40-2-146z`,
    'line/steel',
  );
  d.path(p`M726 ${CY - 120}q6 50 4 118`, 'thin').path(p`M719 ${CY - 196}V${CY + 190}`, 'centre');
  d.path(
    p`M790 ${CY - 174}q30 4 28 58q-2 44-22 54l2 110q8 110-8 122q-16-12-8-122l2-110q-20-10-22-54q-2-54 28-58z`,
    'line/steel',
  );
  d.path(p`M790 ${CY - 164}q20 6 19 48q-2 34-19 42q-17-8-19-42q-1-42 19-48z`, 'thin/tint').path(
    p`M790 ${CY - 196}V${CY + 190}`,
    'centre',
  );

  // Glass, in plan.
  d.circle(676, 118, 46, 'line/paper')
    .circle(676, 118, 40, 'thin/glow')
    .circle(676, 118, 16, 'thin')
    .path(arc(676, 118, 33, 200, 290), 'accent');
  centre(d, 676, 118, 58);
  centre(d, CX, CY, 226);
  dimension(d, CX - 186, CY, CX + 186, CY, { offset: -244, text: 'Ø270 H7/g6', gap: 200 });
  dimension(d, 194, CY - 176, 719, CY - 176, { offset: 86, text: '420', gap: 20 });
  d.path(circle(CX, CY, 152), 'centre');
  balloon(d, 150, 250, 94, 180, 1);
  balloon(d, CX + 40, CY - 40, 640, 236, 2);
  balloon(d, 806, 220, 884, 160, 3);
  titleBlock(d, 'ANNUAL DINNER', 'G8', { scale: '1:2' });
}

export default { file: 'pictures/gallery/annual-dinner.svg', width: 960, height: 640, palette: paper, draw };
