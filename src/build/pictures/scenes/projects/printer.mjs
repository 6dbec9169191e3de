/** A delta printer: three carriages carry the nozzle on six rods. */

import { arrow, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, circle, lines, p, polar, range } from '../../path.mjs';

const [TOP, BED] = [62, 506];

function rod(d, a, b) {
  d.lines([a, b], 'ink:8', false);
  d.lines([a, b], 'steel:4.6', false);
  d.circle(...a, 6, 'line/paper').circle(...b, 6, 'line/paper');
}

function column(d, x, carriage) {
  d.box(x - 17, TOP, 34, BED - TOP, 'line/paper').path(p`M${x - 6} ${TOP}V${BED}M${x + 6} ${TOP}V${BED}`, 'thin');
  d.box(x - 30, carriage - 30, 60, 60, 'bold/slate', 5);
  for (const [u, v] of [
    [-20, -20],
    [20, -20],
    [-20, 20],
    [20, 20],
  ])
    d.circle(x + u, carriage + v, 4, 'thin/paper');
  d.path(p`M${x - 10} ${TOP + 8}V${carriage - 30}M${x - 10} ${carriage + 30}V${BED - 6}`, 'line');
}

function draw(d) {
  sheet(d);
  const [left, mid, right] = [150, 350, 550];
  const nozzle = [372, 318];
  d.box(left - 50, TOP - 26, right - left + 100, 28, 'bold/steel', 4);
  column(d, mid, 132);
  d.box(left - 60, BED, right - left + 120, 52, 'bold/steel', 4);
  d.box(left + 40, BED - 14, right - left - 80, 14, 'line/glow');
  for (const u of [-16, 16]) rod(d, [mid + u, 146], [nozzle[0] + u * 0.7, nozzle[1] - 12]);
  column(d, left, 212);
  column(d, right, 196);
  for (const u of [0, 14]) {
    rod(d, [left + 24, 216 + u], [nozzle[0] - 40, nozzle[1] - 8 + u * 0.4]);
    rod(d, [right - 24, 200 + u], [nozzle[0] + 40, nozzle[1] - 8 + u * 0.4]);
  }
  // Effector and hot end.
  const [nx, ny] = nozzle;
  d.box(nx - 46, ny - 16, 92, 18, 'line/paper', 5);
  d.box(nx - 15, ny + 2, 30, 40, 'line/tint').path(
    range(5)
      .map((i) => p`M${nx - 19} ${ny + 8 + i * 7}h38`)
      .join(''),
    'line',
  );
  d.box(nx - 19, ny + 44, 38, 18, 'line/accent').path(p`M${nx - 8} ${ny + 62}h16l-6 13h-4z`, 'line/slate');
  d.path(p`M${nx} ${ny - 16}C${nx} 210 ${nx + 60} 190 ${right - 40} ${TOP + 40}`, 'ink:5').path(
    p`M${nx} ${ny - 16}C${nx} 210 ${nx + 60} 190 ${right - 40} ${TOP + 40}`,
    'paper:2',
  );
  // The gear that grows, layer by layer.
  const gy = ny + 76;
  const print = gear({ cx: mid, cy: BED - 18, teeth: 20, module: 10, turn: 90 }) + circle(mid, BED - 18, 44);
  d.group({ clip: box(0, gy, 960, BED - 14 - gy) }, () => {
    d.path(print, 'accent/glow');
    d.group({ clip: print }, () =>
      d.path(
        range(18)
          .map((i) => p`M${mid - 130} ${BED - 18 - i * 6}h260`)
          .join(''),
        'signal',
      ),
    );
    d.path(print, 'accent');
  });
  d.path(p`M${mid - 94} ${gy}H${nx}`, 'vermilion');

  // Spool.
  const [sx, sy] = [770, 190];
  d.circle(sx, sy, 104, 'bold/paper')
    .circle(sx, sy, 84, 'line/accent')
    .path([62, 67, 72, 77].map((r) => circle(sx, sy, r)).join(''), 'paper:1.2')
    .circle(sx, sy, 56, 'line/paper');
  d.spin(3, sx, sy, () => d.circle(sx, sy - 32, 11, 'line/tint'), { from: 20 });
  d.circle(sx, sy, 14, 'line/slate');
  centre(d, sx, sy, 120);
  d.path(arc(sx, sy, 116, 200, 260), 'signal');
  arrow(d, ...polar(sx, sy, 116, 200), 112);
  // Plan of the three towers.
  const [tx, ty] = [770, 440];
  d.path(circle(tx, ty, 92), 'centre').circle(tx, ty, 60, 'line/glow');
  d.lines(
    range(3).map((i) => polar(tx, ty, 104, 120 * i - 90)),
    'thin',
    true,
  );
  for (const i of range(3)) d.circle(...polar(tx, ty, 92, 120 * i - 90), 13, 'line/slate');
  d.path(
    lines(
      range(3)
        .map((i) => polar(tx, ty, 79, 120 * i - 90))
        .flatMap((q) => [q, [tx + 8, ty + 10]]),
    ),
    'line',
  ).circle(tx + 8, ty + 10, 7, 'line/accent');
  centre(d, tx, ty, 112);
  dimension(d, left, BED + 52, right, BED + 52, { offset: -30, text: '400' });
  dimension(d, left - 17, TOP, left - 17, BED, { offset: -64, text: '620', gap: 40 });
  balloon(d, nx + 14, ny + 52, 466, 420, 1);
  balloon(d, right + 16, 186, 636, 130, 2);
  titleBlock(d, '3D PRINTER', 'P5', { scale: '1:4' });
}

export default { file: 'pictures/projects/printer.svg', width: 960, height: 640, palette: paper, draw };
