/** Industrial visit: the turbine hall of a power plant, cut open, with visitors for scale. */

import { balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { box, circle, lines, p, range } from '../../path.mjs';
import { bladeRows, girder, person } from '../../turbine.mjs';

const FLOOR = 486;
const AXIS = 398;

function draw(d) {
  sheet(d);
  // Roof truss, columns, crane.
  d.path('M60 168L480 62L900 168', 'ink:8').path('M60 168L480 62L900 168', 'steel:4');
  d.path(lines(range(13).map((i) => [60 + i * 70, i % 2 ? 168 - 106 * (1 - Math.abs(i - 6) / 6) : 168])), 'thin');
  girder(d, 60, 900, 168, 0.1, 1);
  for (const x of [60, 880])
    d.box(x, 168, 20, FLOOR - 168, 'line/paper').section(box(x, FLOOR, 20, 34), [x, FLOOR, 20, 34], { step: 6 });
  d.path('M80 226h26v10H80zM880 226h-26v10h26z', 'line/slate');
  girder(d, 88, 872, 196, 26, 28);
  for (const x of [104, 856]) d.circle(x, 222, 7, 'line/paper');
  d.box(556, 172, 74, 24, 'line/slate', 3);
  d.circle(572, 198, 6, 'thin/paper').circle(614, 198, 6, 'thin/paper');
  d.path('M585 196v58M601 196v58', 'thin');
  d.box(577, 252, 32, 24, 'line/paper', 4);
  d.path('M593 276v10q14 4 10 17-10 9-19-2', 'vermilion');

  // Foundation.
  const block = 'M60 486h60v-14h200l10 40h230l8-40h250v14h82v34H560l-8 60H330l-8-60H60z';
  d.section(block, [60, 470, 840, 112], { step: 13, fill: 'tint', outline: 'bold' });

  // Turbine: casing in section, rotor, eleven rows.
  const casing = (s) =>
    lines(
      [
        [170, AXIS + s * 40],
        [196, AXIS + s * 60],
        [300, AXIS + s * 82],
        [392, AXIS + s * 122],
        [470, AXIS + s * 128],
        [496, AXIS + s * 88],
        [496, AXIS + s * 40],
        [482, AXIS + s * 40],
        [482, AXIS + s * 80],
        [462, AXIS + s * 114],
        [398, AXIS + s * 108],
        [304, AXIS + s * 68],
        [206, AXIS + s * 46],
        [184, AXIS + s * 34],
        [170, AXIS + s * 34],
      ],
      true,
    );
  d.section(casing(-1), [165, AXIS - 130, 340, 100], { step: 7, fill: 'steel', outline: 'bold' });
  d.section(casing(1), [165, AXIS + 30, 340, 100], { step: 7, angle: -45, fill: 'steel', outline: 'bold' });
  const rows = range(16).map((i) => [206 + i * 13 + i * i * 0.12, 14 + i * 2 + i * i * 0.12, 8 + i * 0.25]);
  bladeRows(d, AXIS, 28, rows);
  d.path(p`M120 ${AXIS - 12}h64v-16h272v16h84v24h-84v16H184v-16h-64z`, 'line/paper');
  d.path(p`M120 ${AXIS + 4}h420M184 ${AXIS + 20}h272`, 'fine');
  for (const x of [130, 520])
    d.section(box(x, AXIS - 34, 26, 22) + box(x, AXIS + 12, 26, 22), [x, AXIS - 34, 26, 68], {
      step: 5,
      fill: 'slate',
    }).box(x - 4, AXIS + 34, 34, FLOOR - AXIS - 48, 'line/tint');
  // Steam main.
  d.path(p`M226 ${AXIS - 62}V300q0-26 26-26h30`, 'ink:19')
    .path(p`M226 ${AXIS - 62}V300q0-26 26-26h30`, 'glow:15')
    .path(p`M226 ${AXIS - 62}V300q0-26 26-26h30`, 'signal');
  d.circle(300, 274, 20, 'line/paper').path('M286 260l28 28m0-28l-28 28', 'line');

  // Coupling and generator.
  d.box(546, AXIS - 32, 12, 64, 'line/slate')
    .box(558, AXIS - 32, 12, 64, 'line/slate')
    .box(570, AXIS - 12, 24, 24, 'line/paper');
  d.path(p`M594 ${FLOOR - 14}V${AXIS - 70}q0-26 26-26h170q26 0 26 26V${FLOOR - 14}z`, 'bold/paper');
  d.section(box(636, AXIS - 84, 138, 38) + box(636, AXIS + 46, 138, 28), [636, AXIS - 84, 138, 160], {
    step: 6,
    fill: 'steel',
  });
  d.path(
    range(22)
      .map((i) => p`M${642 + i * 6} ${AXIS - 84}v38`)
      .join(''),
    'fine',
  );
  d.box(622, AXIS - 36, 166, 72, 'line/accent', 4);
  d.path(
    range(6)
      .map((i) => p`M630 ${AXIS - 26 + i * 10.4}h150`)
      .join(''),
    'paper:1',
  );
  d.box(594, AXIS - 10, 28, 20, 'line/paper').box(788, AXIS - 10, 42, 20, 'line/paper');
  d.path(p`M612 ${AXIS - 80}q-10 20 10 34M798 ${AXIS - 80}q10 20-10 34`, 'line');
  d.path(p`M96 ${AXIS}H866`, 'centre');

  for (const [x, h] of [
    [840, 52],
    [858, 50],
    [104, 52],
  ])
    person(d, x, FLOOR - (x > 800 ? 14 : 0), h);
  dimension(d, 80, FLOOR, 80, 232, { offset: 42, text: '12 M', gap: 28 });
  balloon(d, 330, 336, 390, 262, 1);
  balloon(d, 564, 360, 520, 300, 2);
  balloon(d, 720, 380, 760, 262, 3);
  centre(d, 300, 274, 30);
  d.path(circle(480, 62, 4), 'line');
  titleBlock(d, 'INDUSTRIAL VISIT', '09', { scale: '1:50' });
}

export default { file: 'pictures/events/industrial-visit.svg', width: 960, height: 640, palette: paper, draw };
