/** Bionic lab: a tendon-driven hand, and its finger in section with the poses it passes through. */

import { angle, balloon, dimension } from '../../annotation.mjs';
import { ground, heroExports } from '../../ground.mjs';
import { fingerSection, hand, joints } from '../../hand.mjs';
import { blueprint } from '../../palette.mjs';
import { circle, lines, p, polar, range } from '../../path.mjs';

const WRIST = [1440, 812];
const TURN = -24;

/** The finger curls: its joints bend together, as one cord pulls them. */
function curl(d, root, lengths) {
  const way = 28;
  const pose = (t) => [t * 24, t * 36, t * 28];
  d.curve(
    range(26).map((i) => joints(root, way, lengths, pose(i / 9)).at(-1)),
    'accent:1.4:12 7',
  );
  for (const t of [2.4, 1.6]) fingerSection(d, root, way, lengths, pose(t), 34, { ghost: true });
  const points = fingerSection(d, root, way, lengths, pose(0.6), 34, { hatch: { step: 8, pen: 'mist:1.4' } });
  const [a, b] = [way + 24 * 0.6, way + 60 * 0.6];
  d.line(...points[1], ...polar(...points[1], 150, a), 'centre');
  angle(d, ...points[1], 120, a, b, { rays: 60 });
  d.text('22°', ...polar(...points[1], 142, a + 9), { size: 18 });
  dimension(d, ...points[0], ...points[1], { offset: 84, text: '42', size: 18, gap: 48 });
}

function draw(d) {
  ground(d, { light: [1380, 560, 1150] });
  // Construction of the hand: reach, knuckle line, directions of the fingers.
  const fade = (r, pen) => d.path(circle(...WRIST, r), pen);
  fade(372, 'mist:1:18 5 4 5');
  fade(740, 'mist:1');
  for (const a of range(24))
    d.path(lines([polar(...WRIST, 740, a * 15), polar(...WRIST, a % 3 ? 752 : 768, a * 15)]), 'mist:1.2');
  for (const a of [-99, -92, -86, -78, -140])
    d.path(lines([polar(...WRIST, 120, a + TURN), polar(...WRIST, 790, a + TURN)]), 'mist:.9:18 5 4 5');
  d.path(p`M60 ${WRIST[1]}H1860M${WRIST[0]} 60V1020`, 'mist:.9:22 5 4 5');

  curl(d, [1560, 176], [128, 88, 68]);
  d.group({ x: WRIST[0], y: WRIST[1], turn: TURN }, () => hand(d, 1.84));

  const note = (x, y, bx, by, n) => balloon(d, x, y, bx, by, n, { r: 21, style: 'line/paper' });
  note(1062, 352, 936, 384, 1);
  note(1050, 616, 912, 648, 2);
  note(1482, 540, 1700, 560, 3);
  note(1570, 920, 1760, 860, 4);
}

export default {
  file: 'pictures/hero/bionic-lab.svg',
  width: 1920,
  height: 1080,
  weight: 1.5,
  palette: blueprint,
  draw,
  exports: heroExports('bionic-lab', { avif: 46, webp: 50 }),
};
