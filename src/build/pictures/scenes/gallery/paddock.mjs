/** The paddock: the race car from the front on its stands, tyres stacked beside it. */

import { dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { box, p, range } from '../../path.mjs';

const [CX, GROUND] = [520, 500];

function tyre(d, x, y, w, h) {
  d.box(x - w / 2, y - h / 2, w, h, 'line/ink', 16);
  d.path([-0.28, -0.09, 0.09, 0.28].map((k) => p`M${x + w * k} ${y - h / 2 + 5}v${h - 10}`).join(''), 'mist:1');
}

function draw(d) {
  sheet(d);
  // Garage: a door's slats behind.
  d.path('M60 500V96h840v404', 'line/tint');
  d.path(
    range(9)
      .map((i) => `M60 ${130 + i * 38}H900`)
      .join(''),
    'steel:2',
  );
  d.path('M60 96h840M60 116h840', 'line');
  d.path(
    range(12)
      .map((i) => `M${84 + i * 70} 100h44v12h-44z`)
      .join(''),
    'thin/slate',
  );

  // Car from the front, on a stand.
  d.path(p`M${CX - 70} ${GROUND - 26}h140l18 26h-176z`, 'line/slate');
  for (const s of [-1, 1]) {
    const at = (u, v) => [CX + s * u, GROUND - v];
    for (const [a, b] of [
      [
        [60, 92],
        [178, 104],
      ],
      [
        [66, 54],
        [178, 60],
      ],
      [
        [62, 74],
        [176, 96],
      ],
    ]) {
      d.lines([at(...a), at(...b)], 'ink:7', false);
      d.lines([at(...a), at(...b)], 'steel:3.6', false);
    }
    d.lines([at(40, 160), at(150, 66)], 'ink:9', false).lines([at(40, 160), at(150, 66)], 'glow:5.4', false);
    d.lines([at(70, 134), at(108, 102)], 'accent:11:2 3', false);
    tyre(d, ...at(206, 84), 62, 146);
    d.box(CX + s * 172 - 6, GROUND - 112, 12, 58, 'line/paper');
  }
  d.path(
    p`M${CX - 56} ${GROUND - 150}Q${CX - 62} ${GROUND - 40} ${CX - 36} ${GROUND - 34}H${CX + 36}Q${CX + 62} ${GROUND - 40} ${CX + 56} ${GROUND - 150}Q${CX} ${GROUND - 178} ${CX - 56} ${GROUND - 150}z`,
    'bold/paper',
  );
  d.path(
    p`M${CX - 30} ${GROUND - 120}Q${CX - 30} ${GROUND - 56} ${CX} ${GROUND - 54}T${CX + 30} ${GROUND - 120}Q${CX} ${GROUND - 138} ${CX - 30} ${GROUND - 120}z`,
    'line/steel',
  );
  d.path(p`M${CX - 62} ${GROUND - 128}V${GROUND - 290}q0-50 62-50t62 50V${GROUND - 128}`, 'ink:11').path(
    p`M${CX - 62} ${GROUND - 128}V${GROUND - 290}q0-50 62-50t62 50V${GROUND - 128}`,
    'steel:7',
  );
  d.path(p`M${CX - 48} ${GROUND - 158}q8-58 48-60t48 60`, 'line/slate');
  d.path(p`M${CX - 36} ${GROUND - 240}q-2-52 36-54t36 54q0 26-14 40h-44q-14-14-14-40z`, 'bold/accent');
  d.path(p`M${CX - 30} ${GROUND - 250}h60q2 22-8 28h-44q-10-6-8-28z`, 'line/ink');
  d.path(p`M${CX - 24} ${GROUND - 244}l20-2`, 'mist');
  // Wings, front and rear.
  d.path(p`M${CX - 150} ${GROUND - 380}h300v16h-300z`, 'line/slate').path(
    p`M${CX - 150} ${GROUND - 354}h300v12h-300z`,
    'line/accent',
  );
  for (const s of [-1, 1]) d.box(CX + s * 154 - 5, GROUND - 396, 10, 92, 'line/paper');
  d.path(p`M${CX - 10} ${GROUND - 342}v20M${CX + 10} ${GROUND - 342}v20`, 'line');
  d.path(p`M${CX - 168} ${GROUND - 26}h336l8-10h-352z`, 'line/accent');
  for (const s of [-1, 1]) d.box(CX + s * 172 - 4, GROUND - 44, 8, 32, 'line/paper');

  // Tyre stack and tool cabinet.
  for (const i of range(4)) {
    const y = GROUND - 30 - i * 60;
    d.box(96, y - 30, 150, 58, 'line/ink', 20);
    d.path(p`M100 ${y - 10}h142M100 ${y + 8}h142`, 'mist:1');
  }
  d.box(790, 300, 96, 190, 'line/paper', 4);
  d.path(
    range(6)
      .map((i) => `M790 ${332 + i * 26}h96`)
      .join(''),
    'thin',
  );
  for (const i of range(6)) d.box(822, 314 + i * 26, 32, 6, i === 2 ? 'thin/accent' : 'thin/slate', 3);
  d.circle(804, 494, 6, 'line/ink').circle(872, 494, 6, 'line/ink');
  d.path('M800 300v-8h40v8M812 292l10-40M822 252l-4-10 8-6', 'line');

  d.path(p`M40 ${GROUND}H920`, 'bold').hatch(box(40, GROUND, 880, 12), [40, GROUND, 880, 12], { step: 11 });
  d.path(p`M${CX} 72V${GROUND + 20}`, 'centre');
  dimension(d, CX - 206, GROUND, CX + 206, GROUND, { offset: -46, text: '1200' });
  titleBlock(d, 'PADDOCK', 'G1', { scale: '1:5' });
}

export default { file: 'pictures/gallery/paddock.svg', width: 960, height: 640, palette: paper, draw };
