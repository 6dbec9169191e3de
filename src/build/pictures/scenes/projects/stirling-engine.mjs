/** A Stirling engine: hot and cold cylinder at right angles on one crank. */

import { arrow, balloon, centre, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, circle, lines, p, polar, range, slot } from '../../path.mjs';

const [CX, CY] = [430, 404];
const CRANK = 46;
const ROD = 150;
const PHASE = 38;

/** A cylinder along +x from the crank: piston where the crank angle puts it. */
function cylinder(d, crank, hot) {
  const a = (crank * Math.PI) / 180;
  const at = CRANK * Math.cos(a) + Math.sqrt(ROD ** 2 - (CRANK * Math.sin(a)) ** 2);
  const wall = (s) => box(146, s < 0 ? -74 : 50, 210, 24);
  for (const s of [-1, 1]) {
    d.section(wall(s), [146, s < 0 ? -74 : 50, 210, 24], { step: 7, fill: 'steel', angle: 45 * s });
    if (!hot)
      d.path(
        range(8)
          .map((i) => box(186 + i * 21, s < 0 ? -102 : 74, 10, 28))
          .join(''),
        'line/slate',
      );
  }
  d.section('M356-74h20V74h-20z', [356, -74, 20, 148], {
    step: 7,
    fill: hot ? 'glow' : 'steel',
    pen: hot ? 'signal' : 'fine',
  });
  d.path(p`M${at + 58}-49H356V49H${at + 58}z`, hot ? '-/glow' : '-/tint');
  d.path(p`M${at - 22}-49h80v98h-80z`, hot ? 'bold/accent' : 'bold/slate');
  d.path([30, 40, 50].map((u) => p`M${at + u}-49v98`).join(''), hot ? 'paper:2' : 'thin');
  d.circle(at, 0, 12, 'line/paper');
  d.path(p`M60 0H420`, 'centre');
  return at;
}

function draw(d) {
  sheet(d);
  // Flywheel behind.
  d.circle(CX, CY, 150, 'bold/tint').circle(CX, CY, 124, 'line/paper');
  d.spin(
    6,
    CX,
    CY,
    () => d.path(p`M${CX + 30} ${CY - 9}L${CX + 125} ${CY - 6}v12L${CX + 30} ${CY + 9}z`, 'thin/steel'),
    { from: PHASE },
  );
  d.path(p`M${CX - 190} 572L${CX - 64} ${CY - 30}h128L${CX + 190} 572z`, 'line/paper');
  d.path(p`M${CX - 150} 560L${CX - 46} ${CY + 6}M${CX + 150} 560L${CX + 46} ${CY + 6}`, 'thin');

  // Hot cylinder to the right, cold one upright.
  let hot = 0;
  let cold = 0;
  d.group({ x: CX, y: CY }, () => {
    hot = cylinder(d, -PHASE, true);
  });
  d.group({ x: CX, y: CY, turn: -90 }, () => {
    cold = cylinder(d, 90 - PHASE, false);
  });
  // Regenerator joins the two heads.
  const duct = p`M${CX + 336} ${CY - 76}V${CY - 250}q0-40-40-40H${CX + 76}`;
  d.path(duct, 'ink:28').path(duct, 'paper:23');
  d.section(box(CX + 318, CY - 226, 36, 110), [CX + 318, CY - 226, 36, 110], {
    step: 6,
    fill: 'glow',
    pen: 'signal',
    outline: 'line',
  });
  d.path(duct, 'flow');

  // Crank and rods.
  const pin = polar(CX, CY, CRANK, -PHASE);
  for (const end of [
    [CX + hot, CY],
    [CX, CY - cold],
  ])
    d.path(slot(...pin, ...end, 15, 11), 'line/steel')
      .path(
        slot(
          ...polar(...pin, 34, (Math.atan2(end[1] - pin[1], end[0] - pin[0]) * 180) / Math.PI),
          ...polar(...end, 28, (Math.atan2(pin[1] - end[1], pin[0] - end[0]) * 180) / Math.PI),
          5,
          4,
        ),
        'thin/paper',
      )
      .circle(...end, 6, 'line/paper');
  d.path(slot(CX, CY, ...pin, 24, 18), 'bold/slate');
  d.circle(CX, CY, 15, 'line/paper')
    .circle(...pin, 10, 'line/paper')
    .circle(CX, CY, 4, '-/ink')
    .circle(...pin, 4, '-/accent');
  d.path(circle(CX, CY, CRANK), 'centre');
  centre(d, CX, CY, 170);
  d.path(arc(CX, CY, 138, 110, 200), 'signal');
  arrow(d, ...polar(CX, CY, 138, 200), 288);

  // Burner under the hot head; the diagram of the process.
  const fx = CX + 372;
  d.path(p`M${fx - 26} 540q-22-34 10-62 2 20 12 24 2-28 18-40-2 26 10 40 14 20-4 38z`, 'line/accent').path(
    p`M${fx - 8} 540q-8-16 6-28 12 12 6 28z`,
    '-/glow',
  );
  d.path(p`M${fx - 36} 542h66l-8 20h-50z`, 'line/slate');
  const [gx, gy] = [70, 250];
  d.path(p`M${gx} ${gy - 160}V${gy}H${gx + 196}`, 'line');
  arrow(d, gx, gy - 166, -90, { style: '-/ink' });
  arrow(d, gx + 202, gy, 0, { style: '-/ink' });
  const iso = (k) => range(9).map((i) => [gx + 36 + i * 17, gy - k / (36 + i * 17)]);
  const cycle = [...iso(5000), ...iso(2300).reverse()];
  const loop = lines(cycle, true);
  d.path(loop, '-/glow').hatch(loop, [gx + 30, gy - 150, 160, 150], { step: 8, pen: 'signal' });
  d.curve(iso(5000), 'accent')
    .curve(iso(2300), 'blue')
    .lines([cycle[0], cycle.at(-1)], 'line', false)
    .lines([cycle[8], cycle[9]], 'line', false);
  d.text('P', gx - 22, gy - 150, { size: 13 }).text('V', gx + 192, gy + 24, { size: 13 });
  balloon(d, CX + 345, CY - 180, CX + 430, CY - 250, 1);
  balloon(d, CX - 90, 156, CX - 160, 90, 2);
  d.path('M60 572H920', 'bold').hatch(box(60, 572, 600, 12), [60, 572, 600, 12], { step: 11 });
  titleBlock(d, 'STIRLING ENGINE', 'P4', { scale: '1:1' });
}

export default { file: 'pictures/projects/stirling-engine.svg', width: 960, height: 640, palette: paper, draw };
