/** Research: a cooled turbine blade, cut open, and its section with the channels for air. */

import { arrow, balloon, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { blueprint } from '../../palette.mjs';
import { curve, lines, p, range } from '../../path.mjs';

/** A turbine profile about a circular camber line; u runs along the chord. */
function profile(cx, cy, chord, thick, bend) {
  const at = (u, s) => {
    const camber = bend * 4 * u * (1 - u);
    const t = thick * (2.9 * Math.sqrt(u) * (1 - u) * 0.62 + 0.05 * (1 - u) + 0.02);
    const slope = (bend * 4 * (1 - 2 * u)) / chord;
    return [cx + chord * u + s * t * slope * 0.5, cy - camber - s * t];
  };
  const stations = range(13).map((i) => (1 - Math.cos((Math.PI * i) / 12)) / 2);
  return { outline: [...stations.map((u) => at(u, 1)), ...[...stations].reverse().map((u) => at(u, -1))], at };
}

function draw(d) {
  sheet(d);
  // The blade from the side: root, platform, airfoil with its serpentine channel.
  const foil = 'M176 408C170 300 176 180 196 76h178C380 190 388 300 384 408z';
  d.path(foil, 'bold/steel');
  d.group({ clip: foil }, () => {
    const channel = 'M212 430V116q0-14 14-14t14 14V330q0 16 15 16t15-16V116q0-14 15-14t15 14V330q0 16 14 16t14-16V96';
    d.path(channel, 'ink:24').path(channel, 'paper:19').path(channel, 'flow');
    d.path(
      range(12)
        .map((i) => p`M352 ${100 + i * 25}h40`)
        .join(''),
      'accent',
    );
    d.path(
      range(13)
        .map((i) => p`M182 ${96 + i * 24}h.1`)
        .join(''),
      'ink:5',
    );
  });
  d.path(foil, 'bold');
  d.path(
    range(12)
      .map((i) => p`M388 ${100 + i * 25}h22`)
      .join(''),
    'signal',
  );
  for (const i of range(12)) arrow(d, 418, 100 + i * 25, 0, { size: 9 });
  d.path('M150 408h256v22H150z', 'bold/slate');
  // Fir tree.
  d.section(
    'M190 430h176l-4 26 18 10-6 18-18 6-2 18 14 10-6 16-18 6-4 20H216l-4-20-18-6-6-16 14-10-2-18-18-6-6-18 18-10z',
    [176, 430, 210, 140],
    { step: 9, fill: 'tint', pen: 'mist:1.2', outline: 'bold' },
  );
  d.path('M226 430v130M250 430v130', 'hidden');
  for (const x of [238, 290]) {
    d.path(p`M${x} 606v-32`, 'vermilion');
    arrow(d, x, 560, -90, { size: 20 });
  }
  d.path('M120 236h330', 'accent:1.2:14 4 3 4');
  for (const x of [120, 450]) {
    d.path(p`M${x} 236v-14`, 'accent');
    arrow(d, x, 206, -90, { size: 15 });
  }
  d.text('A', 96, 228, { size: 16 }).text('A', 466, 228, { size: 16 });

  // Section A-A, enlarged.
  const { outline, at } = profile(530, 330, 350, 62, 66);
  const skin = curve(outline, true);
  const pocket = (a, b) => {
    const k = 0.58;
    const steps = range(4).map((i) => a + ((b - a) * i) / 3);
    return curve([...steps.map((u) => at(u, k)), ...[...steps].reverse().map((u) => at(u, -k))], true);
  };
  const pockets = [
    [0.06, 0.17],
    [0.22, 0.36],
    [0.41, 0.55],
    [0.6, 0.76],
  ];
  d.section(skin + pockets.map(([a, b]) => pocket(a, b)).join(''), [520, 180, 380, 240], {
    step: 8,
    fill: 'steel',
    outline: 'bold',
    pen: 'mist:1.3',
  });
  // Film cooling holes and the air they let out.
  for (const [u, s] of [
    [0.09, 1],
    [0.14, -1],
    [0.3, 1],
    [0.3, -1],
    [0.48, 1],
    [0.7, -1],
  ]) {
    const [x1, y1] = at(u, s * 0.5);
    const [x2, y2] = at(u + 0.03, s * 1.04);
    d.lines(
      [
        [x1, y1],
        [x2, y2],
      ],
      'accent',
      false,
    );
    d.curve([[x2, y2], at(u + 0.07, s * 1.22), at(u + 0.14, s * 1.26), at(u + 0.22, s * 1.24)], 'signal');
  }
  d.line(...at(0.76, 0), ...at(1, 0), 'accent');
  d.path(
    lines([
      [510, 330],
      [902, 330],
    ]),
    'centre',
  );
  for (const i of range(3)) {
    const y = 150 + i * 26;
    d.curve(
      [
        [480, y + 110],
        [560, y + 66 - i * 4],
        [700, y + 24],
        [820, y + 54],
        [916, y + 116],
      ],
      'mist:1.3',
    );
  }
  dimension(d, 530, 330, 880, 330, { offset: -132, text: '42', gap: 90 });
  d.text('A - A', 680, 110, { size: 16, anchor: 'middle' }).text('T 1700 K', 818, 172, { size: 12 });
  balloon(d, 226, 150, 92, 110, 1);
  balloon(d, 380, 480, 470, 540, 2);
  balloon(d, ...at(0.29, 0), 590, 470, 3);
  titleBlock(d, 'RESEARCH', 'N5', { scale: '2:1' });
}

export default { file: 'news/news5.svg', width: 960, height: 640, palette: blueprint, draw };
