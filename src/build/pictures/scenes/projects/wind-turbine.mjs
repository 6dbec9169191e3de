/** A small wind turbine: the rotor in the wind, the nacelle in section. */

import { naca } from '../../airfoil.mjs';
import { arrow, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, circle, curve, p, polar, range } from '../../path.mjs';
import { bearingSection } from '../../wheel.mjs';

const [HX, HY] = [236, 250];
const BLADE = 196;

function rotor(d) {
  d.path(p`M${HX - 12} ${HY}L${HX - 22} 572h44L${HX + 12} ${HY}z`, 'line/tint');
  d.path(p`M${HX - 24} 572h48v12h-48z`, 'line/slate');
  d.path(circle(HX, HY, BLADE), 'ghost');
  const blade = curve(
    [
      [0, -7],
      [18, -9],
      [40, -26],
      [70, -22],
      [130, -12],
      [BLADE, -3],
      [BLADE, 1],
      [120, 5],
      [60, 7],
      [30, 7],
      [0, 7],
    ],
    true,
  );
  for (const a of [-78, 42, 162]) {
    d.group({ x: HX, y: HY, turn: a }, () => {
      d.path(blade, 'line/paper');
      d.path([52, 84, 118, 152].map((x) => p`M${x} ${-23 + (x - 52) * 0.14}V5`).join(''), 'fine').path(
        'M20 0L180-2',
        'thin',
      );
    });
  }
  d.circle(HX, HY, 20, 'line/slate').circle(HX, HY, 8, 'line/accent');
  centre(d, HX, HY, BLADE + 16);
  d.path(arc(HX, HY, BLADE - 18, -64, -20), 'signal');
  arrow(d, ...polar(HX, HY, BLADE - 18, -20), 66);
}

function nacelle(d) {
  const [x, y] = [520, 252];
  const shell = p`M${x + 34} ${y - 74}H${x + 330}q50 0 50 50v48q0 50-50 50H${x + 34}z`;
  d.section(
    `${shell}${p`M${x + 34} ${y - 62}H${x + 328}q40 0 40 40v44q0 40-40 40H${x + 34}z`}`,
    [x + 30, y - 80, 360, 160],
    { step: 6, fill: 'steel', outline: 'line' },
  );
  d.path(p`M${x - 66} ${y}q0-54 70-58h18v116h-18q-70-4-70-58z`, 'bold/paper');
  d.section(p`M${x - 40} ${y - 30}h62v-40h-30q-26 10-32 40z`, [x - 42, y - 72, 70, 44], { step: 6, fill: 'tint' });
  // Root of a blade, cut.
  const root = naca('4424', 12).map(([u, v]) => [x - 30 + v * 100, y - 190 + u * 84]);
  d.path(p`M${x - 34} ${y - 66}V${y - 116}h34v54z`, 'line/paper');
  d.section(curve(root, true), [x - 50, y - 195, 60, 94], { step: 6, fill: 'glow', pen: 'signal', outline: 'accent' });
  // Shaft, bearings, gearbox, brake, generator.
  d.box(x + 20, y - 15, 300, 30, 'line/paper');
  bearingSection(d, x + 62, y, 40, 15, 26, { step: 5 });
  d.section(box(x + 106, y - 50, 84, 100), [x + 106, y - 50, 84, 100], { step: 8, fill: 'slate' });
  d.box(x + 116, y - 42, 64, 84, 'line/paper');
  d.box(x + 122, y - 38, 20, 76, 'thin/steel')
    .box(x + 150, y - 24, 22, 16, 'thin/steel')
    .box(x + 150, y + 6, 22, 18, 'thin/steel');
  d.box(x + 204, y - 44, 9, 88, 'line/tint').box(x + 198, y - 52, 21, 16, 'line/ink');
  d.box(x + 236, y - 46, 104, 92, 'line/paper', 6);
  d.section(box(x + 246, y - 40, 84, 20) + box(x + 246, y + 20, 84, 20), [x + 246, y - 40, 84, 80], {
    step: 5,
    fill: 'slate',
  });
  d.box(x + 246, y - 15, 84, 30, 'line/accent');
  d.path(
    range(8)
      .map((i) => p`M${x + 252 + i * 10} ${y - 52}v6`)
      .join(''),
    'line',
  );
  // Yaw bearing and tower head.
  d.path(p`M${x + 120} ${y + 74}h92l14 178h-120z`, 'bold/paper').path(p`M${x + 120} ${y + 96}h94`, 'line');
  d.box(x + 106, y + 62, 120, 22, 'line/slate');
  d.path(
    range(14)
      .map((i) => p`M${x + 110 + i * 8.4} ${y + 84}v8h4v-8`)
      .join(''),
    'thin',
  );
  d.circle(x + 238, y + 88, 11, 'line/steel');
  d.path(p`M${x - 96} ${y}H${x + 400}M${x + 166} ${y + 40}V${y + 268}`, 'centre');
  d.path(p`M${x + 350} ${y - 74}v-34m-14 0h28m-14 0v-10`, 'line');
  for (const s of [-1, 0, 1]) {
    d.path(p`M${x - 190} ${y + s * 42}h54`, 'accent');
    arrow(d, x - 122, y + s * 42, 0, { size: 20 });
  }
  dimension(d, x + 34, y - 74, x + 380, y - 74, { offset: 102, text: '760', gap: 12 });
  balloon(d, x + 154, y - 30, x + 154, y - 128, 1);
  balloon(d, x + 290, y - 8, x + 260, y - 128, 2);
  balloon(d, x + 62, y - 28, x + 66, y - 128, 3);
}

function draw(d) {
  sheet(d);
  d.path(p`M20 584H480`, 'bold').hatch(box(20, 584, 460, 12), [20, 584, 460, 12], { step: 11 });
  rotor(d);
  nacelle(d);
  titleBlock(d, 'WIND TURBINE', 'P3', { scale: '1:10' });
}

export default { file: 'pictures/projects/wind-turbine.svg', width: 960, height: 640, palette: paper, draw };
