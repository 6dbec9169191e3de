/** Bionic lab: a tendon-driven hand, and one finger in section with the poses it passes through. */

import { angle, balloon, dimension, leader, sheet, titleBlock } from '../../annotation.mjs';
import { fingerSection, hand, joints } from '../../hand.mjs';
import { paper } from '../../palette.mjs';
import { lines, polar, range } from '../../path.mjs';

function draw(d) {
  sheet(d);
  d.group({ x: 668, y: 476, turn: 9 }, () => hand(d, 1.12));

  // The finger curls: joints bend together, as one cord pulls them.
  const root = [104, 212];
  const lengths = [140, 96, 74];
  const pose = (t) => [t * 26, t * 34, t * 26];
  const path = range(28).map((i) => joints(root, -16, lengths, pose(i / 9)).at(-1));
  d.curve(path, 'flow');
  fingerSection(d, root, -16, lengths, pose(2.1), 28, { ghost: true });
  const points = fingerSection(d, root, -16, lengths, pose(0.75), 28);
  angle(d, ...points[1], 84, -16 + 26 * 0.75, -16 + 60 * 0.75, { rays: 40 });
  d.path(lines([points[1], polar(...points[1], 104, -16 + 26 * 0.75)]), 'centre');
  d.text('25°', ...polar(...points[1], 112, 12), { size: 13 });
  dimension(d, ...points[0], ...points[1], { offset: 62, text: '58', gap: 38 });
  leader(d, 206, 216, 146, 510, 'Ø0.8');
  balloon(d, 628, 178, 540, 96, 1);
  balloon(d, 520, 330, 440, 300, 2);
  balloon(d, 738, 380, 866, 360, 3);
  balloon(d, 628, 606, 520, 560, 4);
  titleBlock(d, 'BIONIC LAB', '05', { scale: '1:2' });
}

export default { file: 'pictures/events/bionic-lab.svg', width: 960, height: 640, palette: paper, draw };
