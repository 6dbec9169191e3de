/** Formula Student: the car in side elevation, its space frame showing through. */

import { arrow, balloon, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { curve, p } from '../../path.mjs';
import { racingWheel } from '../../wheel.mjs';

const GROUND = 486;
const R = 72;
const front = [262, GROUND - R];
const rear = [682, GROUND - R];

function tube(d, points, width = 8) {
  d.lines(points, `ink:${width}`);
  d.lines(points, `steel:${width - 3.4}`);
}

/** Air over the car. */
function flow(d) {
  for (const [i, y] of [
    [0, 60],
    [1, 104],
    [2, 148],
  ]) {
    d.curve(
      [
        [60, y + 120 + i * 36],
        [180, y + 112 + i * 32],
        [330, y + 64 + i * 16],
        [500, y + 20],
        [640, y + 26],
        [760, y + 20 + i * 4],
        [910, y - 12 + i * 8],
      ],
      'hair',
    );
    arrow(d, 914, y - 13 + i * 8, -13, { style: '-/mist' });
  }
}

function draw(d) {
  sheet(d);
  d.path(p`M50 ${GROUND}H910`, 'bold');
  d.hatch(`M50 ${GROUND}H910v12H50z`, [50, GROUND, 860, 12], { step: 11, pen: 'fine' });

  flow(d);

  // Rear wing with its end plate in outline.
  tube(
    d,
    [
      [742, 392],
      [790, 300],
    ],
    9,
  );
  d.path('M726 250h128l6 12-6 92h-62l-66-60z', 'line/tint');
  const foil = (x, y, l, drop) =>
    curve(
      [
        [x, y],
        [x + l * 0.25, y - 7],
        [x + l, y - drop],
        [x + l * 0.4, y + 9],
        [x + 4, y + 6],
      ],
      true,
    );
  d.path(foil(738, 316, 96, 22), 'line/slate');
  d.path(foil(792, 282, 50, 22), 'line/accent');
  d.path('M748 276h30M748 266h30', 'thin');

  // Body: monocoque, side pod, engine cover.
  d.path(
    'M96 432C110 414 160 398 236 384L392 344C398 372 420 386 452 388H520C548 388 552 352 560 330C588 336 640 352 700 372L768 396V446H96z',
    'bold/paper',
  );
  d.path(
    'M96 432C110 414 160 398 236 384L392 344C398 372 420 386 452 388H520C548 388 552 352 560 330C588 336 640 352 700 372L768 396V412L96 441z',
    '-/tint',
  );
  d.path('M96 441L768 412', 'thin');
  tube(d, [
    [330, 440],
    [398, 346],
    [470, 440],
    [540, 388],
    [566, 440],
    [566, 236],
  ]);
  tube(d, [
    [566, 250],
    [650, 404],
    [736, 404],
  ]);
  tube(d, [
    [566, 440],
    [650, 404],
    [566, 340],
  ]);
  tube(d, [
    [236, 440],
    [318, 368],
    [330, 440],
  ]);
  tube(d, [
    [372, 438],
    [398, 306],
  ]);
  d.path('M550 440V250q0-24 16-24t16 24V300', 'ink:10');
  d.path('M550 440V250q0-24 16-24t16 24V300', 'steel:6');
  d.path(
    'M96 432C110 414 160 398 236 384L392 344C398 372 420 386 452 388H520C548 388 552 352 560 330C588 336 640 352 700 372L768 396V446H96z',
    'bold',
  );
  d.path('M430 446V410q4-14 22-14H590q26 6 46 50z', 'line/slate');
  d.path('M444 444v-30q2-8 10-8h20l-12 38z', 'thin/deep');
  d.path('M500 446q10-34 34-36M530 446q10-26 28-30', 'thin');

  // Driver: helmet, shoulder, wheel.
  d.path('M458 386q-2-50 34-58 40 6 46 44l2 14z', 'line/steel');
  d.path('M450 372L408 336', 'ink:7').path('M450 372L408 336', 'paper:3.6');
  d.path('M398 318l18 34', 'ink:6');
  d.path('M456 296q-2-42 38-44 40 2 40 42 0 24-20 32h-40q-12-6-14-18z', 'bold/accent');
  d.path('M455 290q24-8 44 2 4 12-6 20l-34 2z', 'line/ink');
  d.path('M470 262q24-10 46 4M512 322l8-26 14-4', 'thin');

  // Front wing and nose detail.
  d.path('M84 446h118v26H84q-8-14 0-26z', 'line/tint');
  d.path(
    curve(
      [
        [94, 468],
        [124, 456],
        [190, 460],
        [130, 470],
      ],
      true,
    ),
    'thin/slate',
  );
  d.path(
    curve(
      [
        [140, 455],
        [164, 448],
        [198, 446],
        [164, 458],
      ],
      true,
    ),
    'thin/accent',
  );
  d.path('M150 410l14 12M236 384l10 48', 'thin');

  // Suspension.
  for (const [[x, y], bx, s] of [
    [front, 336, 1],
    [rear, 610, -1],
  ]) {
    tube(
      d,
      [
        [x, y - 14],
        [bx, y - 36],
      ],
      6,
    );
    tube(
      d,
      [
        [x, y + 16],
        [bx, y + 20],
      ],
      6,
    );
    tube(
      d,
      [
        [x + s * 10, y + 12],
        [bx - s * 4, y - 52],
      ],
      5,
    );
  }
  racingWheel(d, ...front, R, { turn: -20, spokes: 5 });
  racingWheel(d, ...rear, R, { turn: 8, spokes: 5 });

  // Centre of mass and dimensions.
  const [gx, gy] = [492, 420];
  d.circle(gx, gy, 12, 'line/paper');
  d.path(p`M${gx} ${gy}v-12a12 12 0 0 1 12 12zM${gx} ${gy}v12a12 12 0 0 1-12-12z`, '-/ink');
  dimension(d, front[0], GROUND, rear[0], GROUND, { offset: -42, text: '1550' });
  dimension(d, 84, GROUND, 860, GROUND, { offset: -80, text: '2870' });
  dimension(d, 566, 226, 566, GROUND, { offset: 330, text: '1080', gap: 302 });
  balloon(d, 800, 276, 790, 196, 1);
  balloon(d, 566, 262, 620, 158, 2);
  balloon(d, 300, 390, 250, 262, 3);
  balloon(d, 180, 452, 110, 340, 4);

  titleBlock(d, 'FORMULA STUDENT', '01', { scale: '1:4' });
}

export default { file: 'pictures/events/formula-student.svg', width: 960, height: 640, palette: paper, draw };
