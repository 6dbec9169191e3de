/** A prosthetic hand closes on a ball: thumb and finger in section. */

import { angle, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { fingerSection, joints } from '../../hand.mjs';
import { blueprint } from '../../palette.mjs';
import { circle, p, polar, range } from '../../path.mjs';

const BALL = [564, 252, 84];

function draw(d) {
  sheet(d);
  const finger = { root: [330, 226], way: -34, lengths: [196, 146, 112], bends: [0, 46, 50] };
  const thumb = { root: [392, 400], way: 2, lengths: [150, 124], bends: [0, 28] };

  // Palm block, forearm with its motor.
  d.path(
    'M60 190H250q50 0 84-12 60-4 66 52 4 40-20 70 30 60 60 110 6 50-40 58-60 10-110-26-20-14-60-14H60z',
    'bold/tint',
  );
  d.section(
    'M60 190H250q50 0 84-12l-4 26q-40 10-80 10H60zM60 428h170q40 0 60 14 50 36 110 26l-4-20q-40 6-92-28-20-16-74-16H60z',
    [60, 176, 370, 300],
    { step: 8, fill: 'steel', pen: 'mist:1.2' },
  );
  d.box(70, 262, 150, 92, 'line/paper', 8).path(
    range(9)
      .map((i) => p`M84 ${272 + i * 9}h92`)
      .join(''),
    'fine',
  );
  d.box(220, 280, 26, 56, 'line/steel').box(246, 298, 22, 20, 'line/paper');
  d.path(gear({ cx: 300, cy: 308, teeth: 18, module: 5, turn: 4 }), 'line/slate')
    .circle(300, 308, 26, 'line/paper')
    .circle(300, 308, 8, 'line/steel');
  centre(d, 300, 308, 62);

  d.circle(...BALL, 'bold/accent');
  d.group({ clip: circle(...BALL) }, () => {
    d.hatch(circle(...BALL), [BALL[0] - 86, BALL[1] - 86, 172, 172], { step: 14, pen: '#8f2c0f:1.2' });
  });
  centre(d, BALL[0], BALL[1], 104);

  fingerSection(d, finger.root, finger.way, finger.lengths, [0, 10, 14], 36, { ghost: true });
  const f = fingerSection(d, finger.root, finger.way, finger.lengths, finger.bends, 36, {
    hatch: { step: 9, pen: 'mist:1.3' },
  });
  // The thumb is the finger's mirror image.
  d.group({ x: thumb.root[0], y: thumb.root[1], turn: 180, mirror: true }, () =>
    fingerSection(d, [0, 0], thumb.way, thumb.lengths, thumb.bends, 36, { hatch: { step: 9, pen: 'mist:1.3' } }),
  );
  // The cord from the drum to both roots.
  d.path(
    p`M${finger.root[0] - 4} ${finger.root[1] + 22}L300 286M${thumb.root[0] - 12} ${thumb.root[1] - 20}L300 330`,
    'accent',
  );
  d.curve(
    range(16).map((i) => joints(finger.root, finger.way, finger.lengths, [0, 10 + i * 2.6, 14 + i * 2.6]).at(-1)),
    'flow',
  );

  angle(d, ...f[1], 92, finger.way, finger.way + 46, { rays: 50 });
  d.text('46°', ...polar(...f[1], 104, finger.way + 16), { size: 14 });
  dimension(d, BALL[0], BALL[1] - 84, BALL[0], BALL[1] + 84, { offset: 226, text: 'Ø65', gap: 150 });
  balloon(d, 296, 290, 200, 110, 1);
  balloon(d, 541, 396, 600, 520, 2);
  titleBlock(d, 'PROSTHETIC HAND', 'P6', { scale: '2:1' });
}

export default { file: 'pictures/projects/prosthetic-hand.svg', width: 960, height: 640, palette: blueprint, draw };
