/** The robotics final: two six-axis arms over one board, one move from the end. */

import { angle, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { blueprint } from '../../palette.mjs';
import { arc, box, lines, p, polar, range, slot } from '../../path.mjs';

/** An arm on its base: joint positions follow from three angles. */
function robot(d, x, y, angles, mirror) {
  const s = mirror ? -1 : 1;
  const way = (a) => (mirror ? 180 - a : a);
  const points = [[x, y - 96]];
  let a = 0;
  [196, 170, 60].forEach((length, i) => {
    a = angles[i];
    points.push(polar(...points.at(-1), length, way(a)));
  });
  d.path(p`M${x - 56} ${y}l14-40h84l14 40z`, 'line/steel').box(x - 34, y - 84, 68, 44, 'line/tint', 4);
  d.path(p`M${x - 56} ${y - 10}h112M${x - 34} ${y - 62}h68`, 'thin');
  const radii = [44, 35, 26, 17];
  [2, 1, 0].forEach((i) => {
    d.path(slot(...points[i], ...points[i + 1], radii[i] * 0.82, radii[i + 1] * 0.9), 'line/steel');
    const [q1, q2] = [
      polar(...points[i], radii[i] * 1.5, way(angles[i])),
      polar(...points[i + 1], radii[i + 1] * 1.6, way(angles[i]) + 180),
    ];
    if (i < 2) d.path(slot(...q1, ...q2, radii[i] * 0.32), 'thin/tint');
  });
  points.slice(0, 3).forEach(([px, py], i) => {
    d.circle(px, py, radii[i], 'line/paper')
      .circle(px, py, radii[i] * 0.66, 'thin/slate')
      .circle(px, py, radii[i] * 0.22, '-/accent');
    d.spin(6, px, py, () => d.circle(px + radii[i] * 0.82, py, 2.4, 'thin'));
    centre(d, px, py, radii[i] * 1.4);
  });
  d.path(lines([polar(...points[0], 70, way(-90)), polar(...points[0], 30, way(-90))]), 'thin');
  // Gripper, straight down.
  const [gx, gy] = points[3];
  d.box(gx - 17, gy - 8, 34, 26, 'line/slate', 3);
  for (const k of [-1, 1])
    d.path(p`M${gx + k * 15} ${gy + 18}v26l${-k * 7} 12v12h${k * 5}l${k * 10}-20v-30z`, 'thin/paper');
  return { points, tip: [gx, gy + 68], s };
}

/** A chess piece from the side, its foot at (x, y). */
function piece(d, x, y, h, style, king) {
  d.path(p`M${x - 15} ${y}h30v-7l-8-5q-4-${h * 0.4} 3-${h * 0.6}h-20q7 ${h * 0.2} 3 ${h * 0.6}l-8 5z`, style);
  if (king)
    return d.path(p`M${x - 10} ${y - h * 0.6 - 12}l-4-12h28l-4 12zM${x} ${y - h * 0.6 - 26}v-16m-6 6h12`, style);
  return d.circle(x, y - h * 0.6 - 20, 9, style);
}

function draw(d) {
  sheet(d);
  const floor = 528;
  const board = 410;
  d.path(
    range(9)
      .map((i) => arc(150, floor - 96, 150 + i * 24, -80 + i * 2, -8 + i * 2))
      .join(''),
    'grid',
  );
  const left = robot(d, 150, floor, [-80, -6, 90], false);
  const right = robot(d, 810, floor, [-98, -10, 90], true);
  d.section(box(280, board, 400, 14), [280, board, 400, 14], { step: 7, fill: 'steel' });
  d.path(
    range(8)
      .map((i) => (i % 2 ? '' : p`M${296 + i * 46} ${board}h46v-7h-46z`))
      .join(''),
    'thin/slate',
  );
  d.path(
    range(8)
      .map((i) => (i % 2 ? p`M${296 + i * 46} ${board}h46v-7h-46z` : ''))
      .join(''),
    'thin/paper',
  );
  for (const x of [310, 640])
    d.path(p`M${x} ${board + 14}v${floor - board - 14}h14v${board + 14 - floor}`, 'line/tint');
  const top = board - 7;
  [
    [304, 50],
    [434, 40],
    [655, 50],
    [580, 44],
    [549, 40],
  ].forEach(([x, h], i) => {
    piece(d, x, top, h, i < 2 ? 'line/steel' : 'line/slate', i === 0 || i === 2);
  });
  const [tx, ty] = left.tip;
  piece(d, tx, ty + 30, 44, 'accent/accent', true);
  d.path(p`M${tx + 16} ${ty + 8}C${tx + 60} ${ty - 60} 490 ${ty - 60} 503 ${top - 6}`, 'flow');
  d.box(480, top - 3, 46, 6, '-/accent');
  angle(d, ...left.points[0], 64, -80, 0, { text: '', rays: 0 });
  d.text('80°', left.points[0][0] + 62, left.points[0][1] - 42, { size: 13 });
  d.path(arc(...left.points[1], 240, -20, 60), 'ghost').path(arc(...right.points[1], 240, 120, 200), 'ghost');
  d.path(p`M40 ${floor}H920`, 'bold').hatch(box(40, floor, 880, 12), [40, floor, 880, 12], { step: 11 });
  dimension(d, 150, floor, 810, floor, { offset: -30, text: '1450' });
  // The clock between them.
  d.box(440, 92, 80, 40, 'line/paper', 4).text('0:07', 480, 120, { size: 17, anchor: 'middle', pen: 'accent:1.4' });
  d.path('M480 20v72', 'thin');
  titleBlock(d, 'ROBOTICS FINAL', 'G2', { scale: '1:10' });
}

export default { file: 'pictures/gallery/robotics-final.svg', width: 960, height: 640, palette: blueprint, draw };
