/** The bridge contest: a truss under load, its bars drawn as thick as the force in them. */

import { arrow, balloon, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { circle, lines, p, range } from '../../path.mjs';

const BAYS = 8;
const [X, Y, BAY, HEIGHT] = [136, 330, 86, 104];
const bottom = (i) => [X + i * BAY, Y];
const top = (i) => [X + i * BAY, Y - HEIGHT * (1 - ((i - BAYS / 2) / (BAYS / 2)) ** 2 * 0.42)];

function draw(d) {
  sheet(d);
  // Abutments.
  for (const s of [0, 1]) {
    const x = s ? X + BAYS * BAY - 24 : X - 84;
    d.section(p`M${x} ${Y + 26}h108v${574 - Y}h-108z`, [x, Y + 26, 108, 600 - Y], { step: 13, outline: 'bold' });
  }
  d.path(p`M${X - 14} ${Y + 26}l14-18 14 18z`, 'line/slate').path(
    p`M${X + BAYS * BAY - 14} ${Y + 18}l14-12 14 12z`,
    'line/slate',
  );
  d.circle(X + BAYS * BAY - 8, Y + 22, 4, 'line/paper').circle(X + BAYS * BAY + 8, Y + 22, 4, 'line/paper');

  // The bent line, exaggerated.
  d.curve(
    range(9).map((i) => [X + (i * BAYS * BAY) / 8, Y + 56 * Math.sin((Math.PI * i) / 8)]),
    'ghost',
  );

  // Bars: force of a simply supported truss with one load in the middle.
  const bars = [];
  for (const i of range(BAYS)) {
    const moment = Math.min(i + 0.5, BAYS - i - 0.5) / (BAYS / 2);
    bars.push([bottom(i), bottom(i + 1), 6 + 7 * moment, 'slate']);
    if (i > 0 && i < BAYS - 1) bars.push([top(i), top(i + 1), 6 + 8 * moment, 'deep']);
    if (i > 0) bars.push([bottom(i), top(i), 5, 'steel']);
    if (i > 0 && i < BAYS - 1)
      bars.push(i < BAYS / 2 ? [top(i), bottom(i + 1), 7, 'steel'] : [bottom(i), top(i + 1), 7, 'steel']);
  }
  bars.push([bottom(0), top(1), 11, 'deep'], [bottom(BAYS), top(BAYS - 1), 11, 'deep']);
  for (const [a, b, w, colour] of bars.sort((m, n) => m[2] - n[2])) {
    d.lines([a, b], `ink:${w + 3}`, false);
    d.lines([a, b], `${colour}:${w}`, false);
  }
  const nodes = [...range(BAYS + 1).map(bottom), ...range(BAYS - 1).map((i) => top(i + 1))];
  for (const q of nodes) d.circle(...q, 9, 'line/paper');
  d.path(nodes.map((q) => circle(...q, 2.2)).join(''), '-/ink');

  // Load: weights on a hanger.
  const [mx] = bottom(BAYS / 2);
  d.path(p`M${mx} ${Y + 10}V${Y + 92}`, 'bold');
  for (const [w, h, y] of [
    [74, 22, 92],
    [100, 26, 114],
    [126, 30, 140],
  ])
    d.box(mx - w / 2, Y + y, w, h, y === 140 ? 'bold/accent' : 'line/slate', 3);
  d.text('11 KG', mx, Y + 162, { size: 15, anchor: 'middle', pen: 'paper:2' });
  d.path(p`M${mx} ${Y + 170}v18`, 'vermilion');
  arrow(d, mx, Y + 208, 90, { size: 24 });
  for (const s of [0, 1]) {
    const x = X + s * BAYS * BAY;
    d.path(p`M${x + (s ? 52 : -52)} ${Y + 100}v-52`, 'accent:2');
    arrow(d, x + (s ? 52 : -52), Y + 32, -90, { size: 20 });
  }

  // Force diagram above.
  const base = 150;
  d.path(p`M${X} ${base}h${BAYS * BAY}`, 'thin');
  const diagram = lines(
    [
      [X, base],
      [mx, base - 82],
      [X + BAYS * BAY, base],
    ],
    true,
  );
  d.path(diagram, '-/glow')
    .hatch(diagram, [X, base - 84, BAYS * BAY, 84], { step: 10, pen: 'signal' })
    .path(diagram, 'accent');
  d.text('M', X - 26, base + 2, { size: 14 });
  d.path(
    range(BAYS + 1)
      .map((i) => p`M${X + i * BAY} ${base + 4}V${top(i)[1] - 14}`)
      .join(''),
    'hair',
  );
  dimension(d, X, Y, X + BAYS * BAY, Y, { offset: -226, text: '800', gap: 200 });
  balloon(d, 308, 260, 196, 214, 1);
  balloon(d, 652, 330, 800, 250, 2);
  titleBlock(d, 'BRIDGE CONTEST', 'G7', { scale: '1:4' });
}

export default { file: 'pictures/gallery/bridge-contest.svg', width: 960, height: 640, palette: paper, draw };
