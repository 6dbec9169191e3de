/** A five-axis mill cuts an impeller on its trunnion. */

import { angle, arrow, balloon, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { impeller } from '../../impeller.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, lines, p, polar, range } from '../../path.mjs';

const [CX, CY] = [400, 400];

function draw(d) {
  sheet(d);
  // Column and ways behind.
  d.path('M70 60h120v520H70z', 'line/tint').path('M94 60v520M104 60v520M156 60v520M166 60v520', 'thin');
  // Spindle head.
  d.path('M120 70h360q30 0 30 30v76q0 20-20 24l-30 6v34h-118v-34l-22-6H120z', 'bold/paper');
  d.path('M120 96h380M342 206h118M342 222h118', 'thin');
  d.path(
    range(9)
      .map((i) => p`M150 ${112 + i * 8}h120`)
      .join(''),
    'fine',
  );
  d.box(150, 74, 60, 14, 'thin/accent', 3);
  d.path('M352 240h98l-10 24h-78zM366 264h70v14h-70zM376 278h50l-6 16h-38z', 'line/slate');
  d.path('M376 278h50', 'thin');
  // Ball-nosed cutter.
  d.path('M391 294h20v38q0 12-10 12t-10-12z', 'bold/accent').path(
    'M391 304l20-8m-20 18l20-8m-20 18l20-8m-20 18l20-8',
    'paper:1.6',
  );
  d.path(p`M401 40V${CY + 150}`, 'centre');

  // Trunnion: cradle, rotary table tilted, impeller blank.
  d.path(p`M120 580v-150q0-60 40-60t40 60v100h400v-100q0-60 40-60t40 60v150z`, 'bold/tint');
  d.circle(160, 430, 34, 'line/slate')
    .circle(160, 430, 14, 'line/paper')
    .circle(640, 430, 34, 'line/slate')
    .circle(640, 430, 14, 'line/paper');
  for (const x of [160, 640]) d.spin(6, x, 430, () => d.circle(x + 25, 430, 3, 'thin/paper'));
  d.path('M120 556h560', 'thin');
  d.group({ x: CX, y: CY + 88, turn: -14 }, () => {
    d.box(-196, 0, 392, 42, 'bold/slate', 6).path('M-196 14h392', 'thin');
    d.box(-124, -26, 248, 26, 'line/steel').path(
      range(24)
        .map((i) => p`M${-120 + i * 10}-26v26`)
        .join(''),
      'fine',
    );
    d.path('M-106-26q62-14 78-76h56q16 62 78 76z', 'bold/glow');
    for (const u of [-78, -52, -26, 0, 26, 52, 78])
      d.path(p`M${u * 0.28} -102C${u * 0.3 + 4} -70 ${u * 0.7} -42 ${u * 1.28} -28`, 'accent');
    d.box(-20, -118, 40, 18, 'line/paper').box(-9, -128, 18, 12, 'line/slate');
    d.path('M0-170V90', 'centre');
  });
  angle(d, CX, CY + 88, 176, -104, -90, { rays: 130 });
  d.text('14°', CX - 66, CY - 96, { size: 13 });
  d.path(arc(160, 430, 56, 200, 320), 'signal');
  arrow(d, ...polar(160, 430, 56, 320), 320 + 78);
  d.text('A', 120, 372, { size: 15, pen: 'line' });

  // The finished wheel, from the front.
  impeller(d, 790, 214, 118, { blades: 7 });
  d.path(
    lines([
      [660, 214],
      [920, 214],
    ]) +
      lines([
        [790, 84],
        [790, 344],
      ]),
    'centre',
  );
  dimension(d, 672, 214, 908, 214, { offset: -158, text: 'Ø118', gap: 130 });
  d.path(arc(790, 214, 132, -70, -30), 'signal');
  arrow(d, ...polar(790, 214, 132, -30), 57);
  balloon(d, 424, 254, 560, 262, 1);
  balloon(d, 330, 478, 268, 356, 2);
  d.path('M50 580h640', 'bold').hatch(box(50, 580, 610, 12), [50, 580, 610, 12], { step: 11 });
  titleBlock(d, 'FIVE AXES', 'N3', { scale: '1:8' });
}

export default { file: 'news/news3.svg', width: 960, height: 640, palette: paper, draw };
