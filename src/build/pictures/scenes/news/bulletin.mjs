/** News without a picture of its own: a sheet on the drawing board, with the tools beside it. */

import { centre, dimension } from '../../annotation.mjs';
import { bore, gear, holes } from '../../gear.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, lines, p, range } from '../../path.mjs';

function setSquare(d) {
  d.group({ x: 648, y: 556, turn: -14 }, () => {
    d.path('M0 0H250V-250zM92-38H212V-158z', 'line/#9fb4c455');
    d.path(
      range(23)
        .map((i) => p`M${10 + i * 10} 0v${i % 5 ? -7 : -13}`)
        .join(''),
      'thin',
    );
    d.path(
      range(22)
        .map((i) => p`M250 ${-10 - i * 10}h${i % 5 ? -7 : -13}`)
        .join(''),
      'thin',
    );
  });
}

function compass(d) {
  // Legs from the joint to the point and to the lead, which stands on the pitch circle.
  const [jx, jy] = [470, 74];
  const leg = (x, y, w) =>
    d.lines(
      [
        [jx - w, jy],
        [jx + w, jy],
        [x + 2, y - 60],
        [x - 6, y - 56],
      ],
      'line/steel',
      true,
    );
  leg(332, 304, 11);
  leg(478, 330, 10);
  d.lines(
    [
      [325, 246],
      [334, 244],
      [330, 306],
    ],
    'line/ink',
    true,
  );
  d.path('M470 262h16v34l-5 28-9-28z', 'line/paper').path('M474 296l6 30 5-30z', '-/accent');
  d.path(arc(jx, jy, 132, 76, 116), 'line').circle(440, 203, 7, 'line/slate');
  d.circle(jx, jy, 19, 'bold/slate')
    .circle(jx, jy, 7, 'line/paper')
    .path(p`M${jx - 7} ${jy - 18}v-34h14v34z`, 'line/accent');
  d.path(
    range(5)
      .map((i) => p`M${jx - 7} ${jy - 24 - i * 6}h14`)
      .join(''),
    'thin',
  );
}

function draw(d) {
  // The board, a sheet below and the sheet on top.
  d.path('M0 0h960v640H0z', '-/steel').hatch('M0 0h960v640H0z', [0, 0, 960, 640], { step: 26, pen: '#c9d4db:1.4' });
  d.group({ x: 30, y: -6, turn: 4 }, () => d.box(120, 60, 690, 530, 'line/tint'));
  d.group({ x: 0, y: 24, turn: -3 }, () => {
    d.path('M100 50H800V520L742 580H100z', 'bold/paper');
    d.path('M800 520h-58v60z', 'line/slate');
    d.path(
      range(21)
        .map((i) => p`M${132 + i * 32} 50V580`)
        .join('') +
        range(15)
          .map((i) => p`M100 ${82 + i * 32}H800`)
          .join(''),
      'grid',
    );
    d.path('M116 66H784V514L736 564H116z', 'fine');
  });
  const [cx, cy] = [330, 306];
  d.path(gear({ cx, cy, teeth: 26, module: 12.4, turn: 3 }) + holes(6, cx, cy, 88, 22, 0), 'bold/tint');
  d.path(circle(cx, cy, 161.2), 'centre')
    .circle(cx, cy, 126, 'thin')
    .circle(cx, cy, 48, 'line/paper')
    .path(bore(cx, cy, 27), 'line/glow');
  centre(d, cx, cy, 206);
  d.path(arc(cx, cy, 150, -4, 70), 'vermilion');
  dimension(d, cx - 174, cy, cx + 174, cy, { offset: -214, text: 'Ø348', gap: 60 });
  // Lines of a text yet to come.
  d.path(
    range(6)
      .map((i) =>
        lines([
          [570, 150 + i * 26 - i],
          [570 + [170, 150, 176, 120, 164, 90][i], 142 + i * 26 - i],
        ]),
      )
      .join(''),
    'mist:6',
  );
  d.line(570, 116, 690, 110, 'ink:12');
  setSquare(d);
  compass(d);
  d.group({ x: 720, y: 300, turn: 62 }, () => {
    d.path('M-170-9H70V9H-170z', 'line/accent')
      .path('M-170-3H70M-170 3H70', 'thin')
      .path('M70-9l36 9-36 9z', 'line/glow')
      .path('M94-3l14 3-14 3z', '-/ink')
      .path('M-170-9h-14v18h14z', 'line/slate')
      .path('M-184-9h-18q-6 9 0 18h18z', 'line/paper');
  });
}

export default {
  file: 'news1.svg',
  width: 960,
  height: 640,
  palette: paper,
  draw,
  exports: [{ file: 'news/news1.png', width: 960, quality: 50 }],
};
