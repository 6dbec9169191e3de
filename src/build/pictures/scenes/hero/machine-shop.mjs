/** Machine shop: a lathe turning a shaft, chuck and shaft in half section, the change gears above. */

import { arrow, centre, dimension, pitch } from '../../annotation.mjs';
import { chip, liveCentre, turnedPart, turningTool } from '../../chuck.mjs';
import { bore, gear, holes, mesh } from '../../gear.mjs';
import { ground, heroExports } from '../../ground.mjs';
import { blueprint } from '../../palette.mjs';
import { arc, box, lines, p, polar, range } from '../../path.mjs';
import { bearingSection } from '../../wheel.mjs';

const AXIS = 470;

function changeGears(d) {
  const module = 11;
  const first = { teeth: 44, turn: 3, x: 1196, y: -50 };
  const next = (from, teeth, direction) => {
    const [x, y] = polar(from.x, from.y, (module * (from.teeth + teeth)) / 2, direction);
    return { teeth, x, y, turn: mesh(teeth, from, direction) };
  };
  const second = next(first, 22, 26);
  const third = next(second, 34, -14);
  for (const { teeth, x, y, turn } of [first, second, third]) {
    const r = (module * teeth) / 2;
    d.path(gear({ cx: x, cy: y, teeth, module, turn }), 'fine/#15283a');
    d.circle(x, y, r * 0.8, 'mist:1.2');
    if (teeth > 30) d.path(holes(6, x, y, r * 0.54, r * 0.17, turn), 'fine/paper');
    d.circle(x, y, r * 0.26, 'fine').path(bore(x, y, r * 0.15), 'fine/paper');
    pitch(d, x, y, r);
    centre(d, x, y, r * 1.12);
  }
  d.path(arc(second.x, second.y, 92, 200, 330), 'accent:1.6');
  arrow(d, ...polar(second.x, second.y, 92, 330), 330 + 82, { size: 18 });
}

function headstock(d) {
  d.path(p`M0 ${AXIS - 238}H470q46 0 46 46V${AXIS + 300}H0z`, 'fine/#102031');
  d.path(p`M0 ${AXIS - 206}H452q32 0 32 32V${AXIS + 268}`, 'mist:1.2');
  // Spindle nose with its bearings, in section.
  d.path(p`M0 ${AXIS - 74}H700V${AXIS + 74}H0z`, 'fine/#15283a');
  for (const x of [520, 596]) bearingSection(d, x + 30, AXIS, 134, 74, 58, { step: 8 });
  for (const s of [-1, 1]) {
    const top = s < 0 ? AXIS - 192 : AXIS + 134;
    d.section(box(500, top, 180, 58), [500, top, 180, 58], {
      step: 11,
      fill: 'tint',
      outline: 'line',
      angle: 45 * s,
      pen: 'mist:1.2',
    });
  }
  d.path(p`M0 ${AXIS - 34}H700M0 ${AXIS + 34}H700`, 'mist:1.2:14 8');
}

function chuck(d) {
  d.section(box(680, AXIS - 118, 40, 236), [680, AXIS - 118, 40, 236], { step: 10, fill: 'slate', angle: -45 });
  for (const s of [-1, 1]) {
    const top = Math.min(AXIS + s * 262, AXIS + s * 104);
    d.section(box(720, top, 118, 158), [720, top, 118, 158], {
      step: 12,
      fill: 'steel',
      outline: 'bold',
      angle: 45 * s,
    });
    const y = (v) => AXIS + s * v;
    d.lines(
      [
        [800, y(250)],
        [886, y(250)],
        [886, y(204)],
        [926, y(204)],
        [926, y(158)],
        [958, y(158)],
        [958, y(104)],
        [800, y(104)],
      ],
      'bold/paper',
      true,
    );
    d.path(p`M838 ${y(204)}h48M838 ${y(158)}h88`, 'thin');
    d.path(
      range(6)
        .map((i) => p`M800 ${y(122 + i * 20)}h-16v${s * 10}h16`)
        .join(''),
      'line',
    );
    d.circle(860, y(227), 11, 'thin').circle(900, y(181), 11, 'thin');
  }
}

function bed(d) {
  const y = 806;
  d.path(p`M0 ${y}H1920V1080H0z`, '-/#0d1a26');
  d.path(p`M0 ${y}H1920M0 ${y + 14}H1920M0 ${y + 58}H1920`, 'line');
  d.hatch(p`M0 ${y + 14}H1920V${y + 58}H0z`, [0, y + 14, 1920, 44], { step: 14, pen: 'mist:1' });
  // Rack and lead screw.
  d.path(
    lines(
      range(161).flatMap((i) => [
        [i * 12, y + 58],
        [i * 12 + 3, y + 72],
        [i * 12 + 7, y + 72],
        [i * 12 + 10, y + 58],
      ]),
    ),
    'mist:1.1',
  );
  const [top, bottom] = [936, 966];
  d.path(p`M0 ${top}H1920M0 ${bottom}H1920`, 'fine');
  d.path(
    range(108)
      .map((i) => p`M${i * 18} ${top}l8 ${bottom - top}`)
      .join(''),
    'mist:1.3',
  );
  d.path(p`M0 ${(top + bottom) / 2}H1920`, 'mist:.9:22 5 4 5');
}

/** Saddle, apron with its hand wheel, cross slide and tool post under the work. */
function carriage(d, x) {
  d.path(p`M${x - 190} 862v70q0 70 60 70h330q52 0 52-70v-70z`, 'line/#122434');
  d.circle(x - 70, 926, 52, 'line/paper')
    .circle(x - 70, 926, 42, 'thin')
    .circle(x - 70, 926, 13, 'line/slate')
    .circle(x - 70, 884, 9, 'line/paper');
  d.spin(3, x - 70, 926, () => d.path(p`M${x - 70} 939v29`, 'line'));
  d.box(x + 70, 902, 120, 48, 'thin/steel', 8)
    .circle(x + 100, 926, 10, 'line/paper')
    .path(p`M${x + 107} 919l60-22`, 'line');
  d.path(p`M${x - 190} 806v-40q0-16 16-16h410q16 0 16 16v96H${x - 190}z`, 'bold/steel');
  d.path(p`M${x - 190} 820H${x + 252}`, 'thin');
  d.box(x - 110, 706, 250, 44, 'line/tint').path(p`M${x - 110} 722h250`, 'thin');
  d.box(x - 70, 636, 170, 70, 'bold/slate', 6);
  for (const u of [-44, 72]) d.box(x + u - 12, 612, 24, 24, 'line/paper').path(p`M${x + u - 12} 624h24`, 'thin');
  d.circle(x + 196, 784, 16, 'line/paper').circle(x + 196, 784, 4, '-/ink');
}

function draw(d) {
  ground(d, { light: [1320, 470, 1200] });
  changeGears(d);
  headstock(d);
  bed(d);
  chuck(d);
  const end = turnedPart(
    d,
    740,
    AXIS,
    [
      [270, 104],
      [70, 84],
      [150, 104],
      [26, 76],
      [150, 92],
      [120, 62],
    ],
    { step: 12, fill: 'steel' },
  );
  d.path(
    range(9)
      .map((i) => p`M${1412 + i * 12} ${AXIS + 62}l8-12l4 12`)
      .join(''),
    'thin',
  );
  liveCentre(d, end - 26, AXIS, 1.15);
  // Tailstock.
  d.path(p`M1690 ${AXIS - 66}h140q90 0 90 40V744H1720q-30-60-30-140z`, 'line/#14283a');
  d.path(p`M1690 ${AXIS - 26}H1640v52h50M1690 ${AXIS + 66}H1920M1700 744h220v62h-220z`, 'line');
  d.path(p`M1740 ${AXIS - 66}v-30h20v30M1722 ${AXIS - 118}h92`, 'line').circle(1720, AXIS - 118, 10, 'line/paper');

  carriage(d, 1236);
  d.path(p`M1230 ${AXIS + 76}H1256V${AXIS + 92}H1406`, 'accent');
  turningTool(d, 1240, AXIS + 92, 1.3, 104);
  chip(d, 1240, AXIS + 96, 2, 'accent:2');
  d.path(p`M-10 ${AXIS}H1920`, 'ink:1:26 6 5 6');

  dimension(d, 958, AXIS - 104, end, AXIS - 104, { offset: 112, text: '628 ±0.02', size: 19, gap: 60 });
  dimension(d, 1256, AXIS - 92, 1406, AXIS - 92, { offset: 54, text: '150', size: 18 });
  d.path(p`M1108 690H1016`, 'accent:3');
  arrow(d, 1000, 690, 180, { size: 26 });
}

export default {
  file: 'pictures/hero/machine-shop.svg',
  width: 1920,
  height: 1080,
  weight: 1.5,
  palette: blueprint,
  draw,
  exports: heroExports('machine-shop', { avif: 46, webp: 50 }),
};
