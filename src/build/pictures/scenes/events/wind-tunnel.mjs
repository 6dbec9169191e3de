/** Wind tunnel: bell mouth, test section with a wing, diffuser and fan; the flow is computed. */

import { joukowski, thin } from '../../airfoil.mjs';
import { arrow, centre, dimension, leader, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, curve, lines, p, range } from '../../path.mjs';

const CY = 292;
const [X, SCALE] = [470, 64];
const TEST = 128;

/** Half the inner height of the tunnel at x. */
function wall(x) {
  const smooth = (t) => t * t * (3 - 2 * t);
  if (x < 110) return 226 + (110 - x) * 0.02;
  if (x < 290) return TEST + (226 - TEST) * (1 - smooth((x - 110) / 180));
  if (x < 660) return TEST;
  return TEST + (x - 660) * 0.2;
}

function draw(d) {
  sheet(d);
  const stations = [...range(14).map((i) => 64 + i * 18), 660, 900];
  for (const s of [-1, 1]) {
    const inner = stations.map((x) => [x, CY + s * wall(x)]);
    const outer = stations.map((x) => [x, CY + s * (wall(x) + 16)]).reverse();
    const top = s < 0 ? CY - 246 : CY + TEST;
    d.section(lines([...inner, ...outer], true), [60, top, 850, 130], {
      step: 7,
      angle: 45 * s,
      fill: 'steel',
      outline: 'line',
    });
  }
  // Honeycomb and screens.
  d.path(
    range(15)
      .map((i) => p`M72 ${CY - 210 + i * 30}h30`)
      .join(''),
    'thin',
  );
  d.path(p`M72 ${CY - 226}v452M102 ${CY - 226}v452`, 'line');
  d.path(p`M118 ${CY - 222}v444M128 ${CY - 218}v436`, 'hidden');
  // Window frame of the test section.
  for (const x of [300, 640]) d.path(p`M${x} ${CY - TEST - 26}v20M${x} ${CY + TEST + 6}v20`, 'bold');

  const flow = joukowski({ attack: 8, thick: 0.11, cambered: 0.11 });
  const rows = 15;
  for (const i of range(rows)) {
    const f = ((i + 0.5) / rows) * 2 - 1;
    const y0 = (-f * TEST) / SCALE;
    const points = thin(flow.stream(y0, -5.7, 5.2), 0.62).map(([x, y]) => {
      const px = X + x * SCALE;
      return [px, CY + f * wall(px) - (y - y0) * SCALE * (1 - f ** 4)];
    });
    d.curve(points, i === 6 || i === 7 || i === 8 ? 'accent:1.5' : 'mist:1.5');
  }
  const outline = flow.outline.filter((_, i) => i % 5 === 0 || i < 2).map(([x, y]) => [X + x * SCALE, CY - y * SCALE]);
  d.path(curve(outline, true), 'bold/paper');
  d.hatch(curve(outline, true), [X - 150, CY - 60, 300, 120], { step: 8 });
  d.path(p`M${X - 6} ${CY + 4}V${CY + TEST + 60}`, 'ink:9').path(p`M${X - 6} ${CY + 4}V${CY + TEST + 60}`, 'steel:5');
  d.box(X - 42, CY + TEST + 44, 72, 46, 'line/paper', 4);
  d.circle(X - 6, CY + TEST + 67, 14, 'line/tint');
  d.path(p`M${X - 6} ${CY + TEST + 67}l8-9`, 'accent');

  // Fan: spinner, blades, motor.
  d.path(p`M740 ${CY}q10-34 46-36h70v72h-70q-36-2-46-36z`, 'line/tint');
  for (const s of [-1, 1]) {
    d.lines(
      [
        [792, CY + s * 36],
        [786, CY + s * 150],
        [806, CY + s * 152],
        [812, CY + s * 36],
      ],
      'line/slate',
      true,
    );
    d.path(p`M800 ${CY + s * 38}L797 ${CY + s * 148}`, 'thin');
    d.path(p`M840 ${CY + s * 36}V${CY + s * 164}`, 'ink:5');
  }
  d.path(p`M786 ${CY - 36}v72M820 ${CY - 36}v72`, 'thin');
  d.path(p`M50 ${CY}H926`, 'centre');

  d.path(p`M${X - 128} ${CY - 18}L${X - 250} ${CY - 35}`, 'centre');
  arrow(d, X - 214, CY - 30, -80).path(arc(X - 128, CY - 18, 88, 180, 188), 'signal');
  d.text('α 8°', X - 288, CY - 40, { size: 14 });
  dimension(d, 290, CY - TEST - 16, 660, CY - TEST - 16, { offset: 64, text: '1200' });
  leader(d, 128, CY + 214, 190, 556, 'HONEYCOMB + SCREENS');
  arrow(d, 706, CY, 0, { size: 22 });
  d.path(p`M664 ${CY}h24`, 'vermilion');
  centre(d, X - 6, CY + TEST + 67, 22);
  titleBlock(d, 'WIND TUNNEL', '06', { scale: '1:20' });
}

export default { file: 'pictures/events/wind-tunnel.svg', width: 960, height: 640, palette: paper, draw };
