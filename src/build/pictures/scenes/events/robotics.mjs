/** Robotics: a two-wheeled mouse finds its way through a maze; the mouse itself enlarged. */

import { arrow, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { maze } from '../../maze.mjs';
import { paper } from '../../palette.mjs';
import { arc, circle, lines, p, range } from '../../path.mjs';

const SIZE = 9;
const CELL = 58;
const [X, Y] = [44, 58];
const middle = (cell) => [X + ((cell % SIZE) + 0.5) * CELL, Y + (Math.floor(cell / SIZE) + 0.5) * CELL];

/** The mouse from above, heading up; k is the scale. */
function mouse(d, x, y, k) {
  const s = (points) => points.map(([u, v]) => [x + u * k, y + v * k]);
  for (const side of [-1, 1]) {
    d.path(
      lines(
        s([
          [side * 62, -26],
          [side * 88, -26],
          [side * 88, 40],
          [side * 62, 40],
        ]),
        true,
      ),
      'line/ink',
    );
    if (k > 0.5)
      d.path(
        range(8)
          .map((i) => p`M${x + side * 62 * k} ${y + (-20 + i * 8) * k}h${side * 26 * k}`)
          .join(''),
        'mist:1',
      );
  }
  d.path(
    lines(
      s([
        [-36, -96],
        [36, -96],
        [74, -48],
        [56, -34],
        [56, 48],
        [70, 62],
        [50, 92],
        [-50, 92],
        [-70, 62],
        [-56, 48],
        [-56, -34],
        [-74, -48],
      ]),
      true,
    ),
    'line/paper',
  );
  if (k < 0.5) return d.circle(x, y, 20 * k, '-/accent');
  for (const side of [-1, 1]) {
    d.path(
      lines(
        s([
          [side * 10, -6],
          [side * 50, -6],
          [side * 50, 26],
          [side * 10, 26],
        ]),
        true,
      ),
      'thin/steel',
    );
    d.path(gear({ cx: x + side * 40 * k, cy: y + 52 * k, teeth: 16, module: 2 * k, turn: 4 }), 'thin/tint');
    d.circle(x + side * 40 * k, y + 52 * k, 5 * k, 'thin/paper');
  }
  d.box(x - 20 * k, y - 66 * k, 40 * k, 40 * k, 'line/slate', 2);
  d.path(
    range(6)
      .map((i) => p`M${x - 20 * k} ${y + (-61 + i * 6) * k}h${-6 * k}m${46 * k * 1.13} 0h${6 * k}`)
      .join(''),
    'thin',
  );
  d.box(x - 30 * k, y + 66 * k, 60 * k, 18 * k, 'thin/accent', 2);
  for (const [u, v] of [
    [-26, -86],
    [26, -86],
    [-58, -54],
    [58, -54],
  ])
    d.circle(x + u * k, y + v * k, 6 * k, 'thin/glow');
  return d;
}

function draw(d) {
  sheet(d);
  const goal = 4 * SIZE + 4;
  const { doors, way } = maze(SIZE, 20, goal);
  d.box(X, Y, SIZE * CELL, SIZE * CELL, '-/tint');
  d.box(X + 4 * CELL, Y + 4 * CELL, CELL, CELL, '-/glow');
  let walls = '';
  for (const cell of range(SIZE * SIZE)) {
    const [x, y] = [X + (cell % SIZE) * CELL, Y + Math.floor(cell / SIZE) * CELL];
    if (cell % SIZE < SIZE - 1 && !doors[cell].has(cell + 1)) walls += p`M${x + CELL} ${y}v${CELL}`;
    if (cell < SIZE * (SIZE - 1) && !doors[cell].has(cell + SIZE)) walls += p`M${x} ${y + CELL}h${CELL}`;
  }
  const frame = p`M${X} ${Y}h${SIZE * CELL}v${SIZE * CELL}h${-SIZE * CELL}z`;
  d.raw('<g stroke-linecap="square">')
    .path(walls + frame, 'ink:7')
    .path(walls + frame, 'steel:3.4')
    .raw('</g>');
  const here = Math.floor(way.length * 0.45);
  d.lines(way.slice(0, here + 1).map(middle), 'vermilion', false);
  d.lines(way.slice(here).map(middle), 'flow', false);
  d.circle(...middle(0), 7, 'accent/paper');
  d.circle(...middle(goal), 13, 'accent/paper').circle(...middle(goal), 5, '-/accent');
  const [mx, my] = middle(way[here]);
  const [nx, ny] = middle(way[here + 1]);
  d.group({ x: mx, y: my, turn: (Math.atan2(ny - my, nx - mx) * 180) / Math.PI + 90 }, () => mouse(d, 0, 0, 0.22));

  // Enlarged view.
  const [cx, cy, r] = [760, 250, 156];
  d.circle(mx, my, 32, 'line');
  d.path(p`M${mx + 20} ${my - 25}L${cx - 88} ${cy - 129}M${mx + 20} ${my + 25}L${cx - 88} ${cy + 129}`, 'fine');
  d.circle(cx, cy, r, 'bold/paper');
  d.group({ clip: circle(cx, cy, r - 2) }, () => {
    for (const [u, v, a] of [
      [-26, -86, -96],
      [26, -86, -84],
      [-58, -54, -140],
      [58, -54, -40],
    ]) {
      for (const k of [22, 36, 50]) d.path(arc(cx + u * 1.2, cy + 14 + v * 1.2, k, a - 20, a + 20), 'signal');
    }
  });
  mouse(d, cx, cy + 14, 1.2);
  centre(d, cx, cy + 22, r + 16);
  dimension(d, cx - 106, cy + 62, cx + 106, cy + 62, { offset: -140, text: '72', gap: 60 });
  arrow(d, cx, cy - 128, -90, { size: 20 });
  d.path(p`M${cx} ${cy - 112}v22`, 'vermilion');
  d.text('5:1', cx + 122, cy - 148, { size: 15, pen: 'line' });
  dimension(d, X, Y + SIZE * CELL, X + CELL, Y + SIZE * CELL, { offset: -24, text: '180', gap: 8, size: 11 });
  balloon(d, cx + 24, cy - 30, 908, 430, 1);
  balloon(d, cx - 88, cy + 60, 598, 450, 2);
  titleBlock(d, 'ROBOTICS', '08', { scale: '1:10' });
}

export default { file: 'pictures/events/robotics.svg', width: 960, height: 640, palette: paper, draw };
