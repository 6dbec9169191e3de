/** A survey drone from above: four rotors, a frame cut from plate. */

import { angle, arrow, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { blueprint } from '../../palette.mjs';
import { arc, circle, curve, lines, p, polar, range, slot } from '../../path.mjs';

const [CX, CY] = [430, 306];
const REACH = 218;
const ROTOR = 112;

/** A two-blade propeller: chord follows the pitch. */
function propeller(d, x, y, turn) {
  const blade = (s) =>
    curve(
      [
        [0, -7],
        [22, -14 * s],
        [50, -13 * s],
        [ROTOR - 6, -5 * s],
        [ROTOR, 0],
        [ROTOR - 10, 4 * s],
        [46, 6 * s],
        [18, 7 * s],
        [0, 7],
      ],
      true,
    );
  for (const a of [0, 180])
    d.group({ x, y, turn: turn + a }, () => d.path(blade(1), 'line/steel').path('M20-4L96-1', 'thin'));
}

function draw(d) {
  sheet(d);
  const arms = [-45, 45, 135, 225].map((a) => ({ a, at: polar(CX, CY, REACH, a) }));
  for (const { at } of arms) d.circle(...at, ROTOR, '-/#122636');
  for (const { at } of arms) d.path(circle(...at, ROTOR), 'ghost');
  for (const { a, at } of arms) {
    const inner = polar(CX, CY, 44, a);
    d.path(slot(...inner, ...at, 24, 15), 'line/steel');
    d.path(slot(...polar(CX, CY, 88, a), ...polar(CX, CY, 168, a), 11, 7), 'thin/paper');
    d.path(lines([polar(CX, CY, 60, a), polar(CX, CY, REACH, a)]), 'centre');
  }
  d.path(
    `M${range(8)
      .map((i) =>
        polar(CX, CY, 74, 22.5 + 45 * i)
          .map((v) => v.toFixed(1))
          .join(' '),
      )
      .join('L')}z`,
    'bold/tint',
  );
  d.box(CX - 34, CY - 40, 68, 80, 'line/slate', 4);
  d.box(CX - 20, CY - 26, 40, 40, 'thin/paper', 2).circle(CX, CY - 6, 11, 'thin/steel');
  d.path(
    range(6)
      .map((i) => p`M${CX - 34} ${CY - 30 + i * 12}h-6m80 0h-6`)
      .join(''),
    'thin',
  );
  d.box(CX - 24, CY + 22, 48, 12, 'thin/accent', 2);
  for (const i of range(4)) d.circle(...polar(CX, CY, 58, 45 + 90 * i), 5, 'thin/paper');
  arms.forEach(({ at: [x, y] }, i) => {
    d.circle(x, y, 24, 'line/steel').circle(x, y, 18, 'thin');
    propeller(d, x, y, [24, -34, 62, 8][i]);
    d.circle(x, y, 9, 'line/paper').circle(x, y, 3.4, '-/accent');
    centre(d, x, y, ROTOR + 12);
    const s = i % 2 ? 1 : -1;
    const [from, to] = s > 0 ? [200, 260] : [340, 280];
    d.path(arc(x, y, ROTOR - 22, Math.min(from, to), Math.max(from, to)), 'signal');
    arrow(d, ...polar(x, y, ROTOR - 22, to), to + s * 86);
  });
  centre(d, CX, CY, 290, 280);

  // From the front, small, with the thrust.
  const [fx, fy] = [806, 300];
  d.path(p`M${fx - 92} ${fy}h184v8h-184z`, 'line/steel').box(fx - 26, fy - 14, 52, 34, 'line/tint', 6);
  d.circle(fx, fy + 34, 13, 'line/slate')
    .circle(fx, fy + 34, 6, 'thin/paper')
    .path(p`M${fx - 12} ${fy + 20}h24`, 'line');
  for (const s of [-1, 1]) {
    d.box(fx + s * 86 - 9, fy - 18, 18, 18, 'line/paper');
    d.path(p`M${fx + s * 86 - 48} ${fy - 24}q48-6 96 0`, 'bold');
    d.path(p`M${fx + s * 52} ${fy + 8}l${s * 16} 50h${-s * 10}`, 'line');
    d.path(p`M${fx + s * 86} ${fy - 34}v-60`, 'accent');
    arrow(d, fx + s * 86, fy - 108, -90, { size: 18 });
  }
  d.text('4 × 9 N', fx, fy - 130, { size: 14, anchor: 'middle' });
  d.path(p`M${fx} ${fy - 70}v150`, 'centre');
  dimension(d, fx - 86, fy + 58, fx + 86, fy + 58, { offset: -34, text: '330' });
  dimension(d, ...arms[2].at, ...arms[1].at, { offset: -126, text: '', gap: 116 });
  angle(d, CX, CY, 150, -45, 45, { text: '90°' });
  balloon(d, CX - 30, CY - 30, 262, 300, 1);
  titleBlock(d, 'SURVEY DRONE', 'P2', { scale: '1:2' });
}

export default { file: 'pictures/projects/quadcopter.svg', width: 960, height: 640, palette: blueprint, draw };
