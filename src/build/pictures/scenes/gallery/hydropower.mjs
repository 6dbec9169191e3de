/** A day at the dam: gravity dam, penstock and Francis turbine in section. */

import { arrow, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { box, curve, lines, p, range } from '../../path.mjs';
import { person } from '../../turbine.mjs';

function water(d, x1, x2, y) {
  d.path(p`M${x1} ${y}H${x2}`, 'blue');
  d.path(p`M${(x1 + x2) / 2 - 9} ${y - 14}h18l-9 12z`, 'thin');
  d.path(
    range(3)
      .map((i) => p`M${(x1 + x2) / 2 - 26 + i * 9} ${y + 9 + i * 8}h${52 - i * 18}`)
      .join(''),
    'thin',
  );
}

function draw(d) {
  sheet(d);
  // Hills, reservoir.
  d.path(
    curve([
      [20, 210],
      [110, 150],
      [200, 180],
      [300, 96],
      [380, 150],
      [470, 90],
      [580, 190],
      [720, 130],
      [840, 220],
      [940, 180],
    ]),
    'hair',
  );
  d.path(
    curve([
      [20, 260],
      [90, 230],
      [220, 250],
      [320, 190],
      [420, 230],
    ]),
    'hair',
  );
  d.path('M20 176H330V520H20z', '-/steel');
  water(d, 20, 334, 176);

  // Rock and dam.
  const rock = 'M20 500C90 486 180 496 250 506L320 560H600L640 548H940V620H20z';
  d.path(rock, 'line/tint');
  d.path(
    range(34)
      .map((i) => p`M${40 + i * 27} ${(i < 9 ? 514 : i < 22 ? 574 : 560) + (i % 3) * 13}l11 -11m-3 11l7-7`)
      .join(''),
    'fine',
  );
  const dam = 'M334 140h46v20h-10c4 90 60 250 196 400H322L330 506C336 380 334 240 334 140z';
  d.section(dam, [318, 130, 260, 440], { step: 15, fill: 'paper', outline: 'bold' });
  d.box(352, 420, 22, 34, 'line/paper', 11).box(356, 270, 18, 28, 'line/paper', 9);
  d.path('M328 140h58v-8h-58zM334 132v-22m20 22v-22m20 22v-22m-46 0h52', 'line');
  person(d, 342, 132, 26);

  // Penstock with the water in it.
  const pipe = 'M318 316C420 330 470 470 592 476H668';
  d.path(pipe, 'ink:34').path(pipe, 'steel:28').path(pipe, 'flow');
  d.path('M316 290v54M306 290v54M311 290v54M300 300h16M300 312h16M300 324h16M300 336h16', 'thin');
  arrow(d, 640, 476, 0, { size: 20 });

  // Power house: shell, turbine, generator, crane.
  d.section('M620 548V236l140-54 150 54V548H620zM640 532H890V252L760 206 640 252z', [620, 180, 290, 370], {
    step: 8,
    fill: 'steel',
    outline: 'line',
  });
  d.section('M640 424h74v16h-74zM826 424h64v16h-64z', [640, 424, 250, 16], { step: 6, fill: 'slate' });
  const [tx, ty] = [770, 476];
  d.circle(tx - 76, ty, 30, 'bold/steel').circle(tx + 76, ty, 24, 'bold/steel');
  d.path(p`M${tx - 76} ${ty - 8}h-32v-12h20`, 'thin');
  d.path(p`M${tx - 50} ${ty - 16}h100v32h-10l-14 30h-52l-14-30h-10z`, 'line/accent');
  d.path(
    range(7)
      .map((i) => p`M${tx - 42 + i * 14} ${ty - 16}q${(3 - i) * 5} 24 ${(3 - i) * 5} 60`)
      .join(''),
    'paper:1.6',
  );
  d.path(p`M${tx - 26} ${ty + 46}l-10 56h72l-10-56z`, 'line/steel');
  d.box(tx - 8, 330, 16, ty - 346, 'line/paper');
  d.section(box(tx - 80, 336, 34, 70) + box(tx + 46, 336, 34, 70), [tx - 80, 336, 160, 70], { step: 6, fill: 'slate' });
  d.box(tx - 42, 340, 84, 62, 'line/paper').path(
    range(5)
      .map((i) => p`M${tx - 36 + i * 18} 344v54`)
      .join(''),
    'thin',
  );
  d.path(p`M${tx - 86} 328h172l-14-22h-144z`, 'line/tint').circle(tx, 298, 8, 'line/paper');
  d.path('M640 272h250m-250 8h250', 'line').box(700, 260, 34, 12, 'line/slate').path('M717 280v26m-4 0h8', 'thin');
  d.path(p`M${tx} 250V560`, 'centre');
  person(d, 664, 424, 34);
  person(d, 866, 424, 34);
  d.path(p`M${tx - 36} ${ty + 102}q0 22 40 24h130V548`, 'line');
  water(d, 912, 940, 540);
  d.path('M912 540h28v80h-28z', '-/steel');

  // Pylon.
  d.path('M846 232v-70m24 60v-60M838 170h40M846 162l12-36 12 36M850 148h16', 'thin');
  dimension(d, 250, 176, 250, 476, { offset: -120, text: 'H = 86 M', gap: 100, size: 14 });
  d.path(
    lines([
      [130, 476],
      [600, 476],
    ]),
    'centre',
  );
  titleBlock(d, 'HYDROPOWER', 'G5', { scale: '1:500' });
}

export default { file: 'pictures/gallery/hydropower.svg', width: 960, height: 640, palette: paper, draw };
