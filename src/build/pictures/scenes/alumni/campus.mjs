/** The day of graduation: the main building in elevation and plan, the year in front of it. */

import { arrow, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { column, graduate, palm, tree, windows } from '../../campus.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, circle, lines, p, polar, range } from '../../path.mjs';

const [CX, GROUND] = [600, 520];

function wing(d, s) {
  const x = s < 0 ? CX - 430 : CX + 170;
  d.box(x, 312, 260, GROUND - 312, 'line/paper');
  d.path(p`M${x - 10} 296h280v16h-280z`, 'line/steel').path(p`M${x - 4} 270h268l-12 26h-244z`, 'line/slate');
  d.path(p`M${x} 412h260v8h-260z`, 'thin/steel');
  windows(d, x + 22, 332, 6, 39, 22, 56);
  windows(d, x + 20, 436, 6, 39, 26, GROUND - 436, { arched: true, fill: 'tint' });
}

function tower(d) {
  d.box(CX - 46, 130, 92, 140, 'line/paper').path(
    p`M${CX - 54} 122h108v8h-108zM${CX - 54} 204h108v8h-108z`,
    'line/steel',
  );
  d.path(p`M${CX - 46} 122L${CX} 62l46 60z`, 'line/slate').path(p`M${CX} 62V38M${CX} 40l24 7-24 7`, 'line');
  d.circle(CX, 166, 26, 'line/paper').path(
    range(12)
      .map((i) => lines([polar(CX, 166, 20, 30 * i), polar(CX, 166, 24, 30 * i)]))
      .join(''),
    'thin',
  );
  d.path(p`M${CX} 166V150M${CX} 166l12 7`, 'accent');
  windows(d, CX - 34, 220, 2, 40, 28, 44, { arched: true });
}

function draw(d) {
  sheet(d, { step: 80, frame: 24 });
  d.circle(CX, 240, 196, 'hair').path(arc(CX, 240, 232, 190, 350), 'hair');
  wing(d, -1);
  wing(d, 1);
  tower(d);
  // Portico.
  d.box(CX - 170, 300, 340, GROUND - 300, 'line/tint');
  windows(d, CX - 138, 410, 1, 60, 34, 86, { arched: true });
  windows(d, CX + 104, 410, 1, 60, 34, 86, { arched: true });
  d.path(p`M${CX - 30} ${GROUND - 20}v-84a30 30 0 0 1 60 0v84z`, 'line/accent').path(
    p`M${CX} ${GROUND - 20}v-114M${CX - 30} ${GROUND - 104}h60`,
    'paper:1.6',
  );
  d.path(p`M${CX - 190} 346L${CX} 258l190 88z`, 'bold/paper').path(p`M${CX - 142} 336L${CX} 272l142 64z`, 'thin/steel');
  d.circle(CX, 314, 16, 'line/paper');
  d.spin(8, CX, 314, () => d.path(p`M${CX - 3} 298l1-6h4l1 6`, 'thin'));
  d.path(p`M${CX - 184} 346h368v20h-368z`, 'line/paper');
  for (const i of range(6)) column(d, CX - 150 + i * 60, 366, 24, GROUND - 386);
  for (const i of range(3)) d.box(CX - 180 - i * 14, GROUND - 20 + i * 7, 360 + i * 28, 7, 'thin/paper');

  for (const [x, r] of [
    [96, 44],
    [1108, 46],
    [1046, 30],
  ])
    tree(d, x, GROUND, r);
  palm(d, 150, GROUND, 190);
  palm(d, 1022, GROUND, 170);
  d.path(p`M24 ${GROUND}H1176`, 'bold').hatch(box(24, GROUND, 1152, 14), [24, GROUND, 1152, 14], { step: 13 });

  // The year, in two rows.
  for (const i of range(19)) graduate(d, CX - 333 + i * 37, GROUND + 24 - (i % 2) * 6, 74, i === 9);
  // Two caps on their way up.
  for (const [x, y, t] of [
    [420, 400, -16],
    [770, 372, 14],
    [560, 222, 10],
  ])
    d.group({ x, y, turn: t }, () =>
      d
        .lines(
          [
            [-20, 0],
            [0, -8],
            [20, 0],
            [0, 8],
          ],
          y < 300 ? 'line/accent' : 'line/ink',
        )
        .path('M0 0l14 6v14', 'signal'),
    );

  // Plan below.
  const y = 600;
  for (const x of [CX - 430, CX - 170, CX + 170, CX + 430]) d.path(p`M${x} ${GROUND + 40}V${y - 8}`, 'hair');
  const walls = `${box(CX - 430, y, 860, 96)}${box(CX - 418, y + 12, 236, 72)}${box(CX - 158, y + 12, 316, 72)}${box(CX + 182, y + 12, 236, 72)}`;
  d.section(walls, [CX - 430, y, 860, 96], { step: 6, fill: 'steel', outline: 'line' });
  d.path(
    range(6)
      .map((i) => circle(CX - 150 + i * 60, y + 118, 9))
      .join(''),
    'line/ink',
  );
  d.path(
    range(3)
      .map((i) => p`M${CX - 180 - i * 10} ${y + 132 + i * 9}h${360 + i * 20}`)
      .join(''),
    'thin',
  );
  d.path(
    [-1, 1]
      .map((s) =>
        range(5)
          .map((i) => p`M${CX + s * 300 - 92 + i * 46} ${y + 12}v72`)
          .join(''),
      )
      .join(''),
    'fine',
  );
  d.path(p`M${CX - 30} ${y + 84}a60 60 0 0 1 60 0`, 'accent').path(p`M${CX} ${y - 24}v190`, 'centre');
  d.path(p`M${CX - 500} ${y + 48}h1000`, 'centre');
  for (const s of [-1, 1])
    arrow(d, CX + s * 500, y + 34, -90, { style: '-/ink' }).path(p`M${CX + s * 500} ${y + 48}v-10`, 'line');
  dimension(d, CX - 430, y + 96, CX - 170, y + 96, { offset: -42, text: '26.0', gap: 8 });
  dimension(d, 60, GROUND, 60, 122, { offset: -14, text: '24.5', gap: 0 });
  titleBlock(d, 'GRADUATION DAY', 'A1', { frame: 24, scale: '1:200' });
}

export default {
  file: 'alumni_1.svg',
  width: 1200,
  height: 800,
  palette: paper,
  draw,
  exports: [{ file: 'alumni_1.jpg', width: 1200, quality: 46 }],
};
