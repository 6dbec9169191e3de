/** Graduation: caps in the air, each on the parabola it was thrown on. */

import { arrow, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { curve, lines, p, range } from '../../path.mjs';

/** A mortarboard, seen from above and the side; turned about its middle. */
function cap(d, x, y, k, turn, accent) {
  d.group({ x, y, turn }, () => {
    const s = (points) => points.map(([u, v]) => [u * k, v * k]);
    d.path(p`M${-38 * k} ${8 * k}v${30 * k}q${38 * k} ${24 * k} ${76 * k} 0v${-30 * k}z`, 'line/slate');
    d.path(p`M${-38 * k} ${30 * k}q${38 * k} ${24 * k} ${76 * k} 0`, 'thin');
    d.lines(
      s([
        [-84, 0],
        [0, 34],
        [84, 0],
        [84, 6],
        [0, 40],
        [-84, 6],
      ]),
      'line/ink',
    );
    d.lines(
      s([
        [0, -34],
        [84, 0],
        [0, 34],
        [-84, 0],
      ]),
      accent ? 'bold/accent' : 'bold/steel',
    );
    d.path(
      lines(
        s([
          [0, -24],
          [59, 0],
          [0, 24],
          [-59, 0],
        ]),
        true,
      ),
      'thin',
    );
    d.path(p`M0 0C${20 * k} ${-4 * k} ${52 * k} ${2 * k} ${60 * k} ${14 * k}v${34 * k}`, accent ? 'line' : 'accent');
    d.path(p`M${55 * k} ${46 * k}h${10 * k}l${3 * k} ${24 * k}h${-16 * k}z`, accent ? 'thin/ink' : 'thin/accent');
    d.circle(0, 0, 4.4 * k, 'thin/paper');
  });
}

/** Height over distance of a throw: launch point, apex height, range. */
const throwOf = (x0, y0, apex, reach) => (t) => [x0 + reach * t, y0 - apex * 4 * t * (1 - t)];

/** A graduate from behind: gown, raised arm, hood. */
function graduate(d, x, y, k, side) {
  const s = (v) => v * k;
  d.path(
    p`M${x - s(46)} ${y}q${s(2)} ${-s(96)} ${s(24)} ${-s(116)}q${s(22)} ${-s(12)} ${s(44)} 0q${s(22)} ${s(20)} ${s(24)} ${s(116)}z`,
    'line/ink',
  );
  d.path(p`M${x - s(22)} ${y - s(116)}l${s(22)} ${s(58)}l${s(22)} ${-s(58)}`, 'accent');
  d.path(
    p`M${x + side * s(16)} ${y - s(112)}q${side * s(34)} ${-s(20)} ${side * s(40)} ${-s(96)}l${side * s(22)} ${s(4)}q${-side * s(4)} ${s(84)} ${-side * s(32)} ${s(120)}z`,
    'line/ink',
  );
  d.circle(x + side * s(68), y - s(212), s(8), 'line/paper');
  d.circle(x, y - s(144), s(23), 'line/paper');
  d.path(
    p`M${x - s(23)} ${y - s(142)}q${s(4)} ${-s(30)} ${s(23)} ${-s(26)}q${s(20)} ${-s(2)} ${s(23)} ${s(24)}q${-s(22)} ${s(10)} ${-s(46)} ${s(2)}z`,
    'thin/slate',
  );
}

function draw(d) {
  sheet(d);
  // Colonnade in outline behind.
  d.path('M80 470V250l400-92 400 92v220M80 250h800M110 262h740v14H110z', 'hair');
  d.path(
    range(10)
      .map((i) => `M${132 + i * 76} 276v194m22 0V276m-28 0h34m-34 194h34`)
      .join(''),
    'hair',
  );
  d.path('M480 158V96m0 4l40 12-40 12', 'hair');

  const throws = [
    [250, 420, 250, 210, 0.56, -18, 0.62],
    [480, 400, 310, 130, 0.5, 8, 0.95],
    [660, 424, 250, 200, 0.46, 20, 0.66],
    [392, 420, 120, -230, 0.5, -24, 0.5],
    [770, 420, 110, 110, 0.6, 16, 0.5],
  ];
  throws.forEach(([x, y, apex, reach], i) => {
    const path = throwOf(x, y, apex, reach);
    d.curve(
      range(13).map((n) => path(n / 12)),
      i === 1 ? 'flow' : 'ghost',
    );
    d.path(
      range(7)
        .map((n) => path((n + 0.5) / 7))
        .filter(([, yy]) => yy < 400)
        .map(([px, py]) => p`M${px - 4} ${py}h8m-4-4v8`)
        .join(''),
      'fine',
    );
  });
  throws.forEach(([x, y, apex, reach, t, turn, k], i) => {
    cap(d, ...throwOf(x, y, apex, reach)(t), k, turn, i === 1);
  });

  [
    [150, 1.02, 1],
    [300, 1.1, -1],
    [470, 1.16, 1],
    [640, 1.1, -1],
    [800, 1.02, 1],
  ].forEach(([x, k, side]) => {
    graduate(d, x, 600, k, side);
  });
  d.path('M20 600h940', 'bold');
  dimension(d, 740, 400, 740, 90, { offset: -172, text: '3.1 M', gap: 150 });
  arrow(d, 520, 350, -66, { size: 20 });
  d.path(
    curve([
      [480, 400],
      [496, 376],
      [512, 358],
    ]),
    'accent',
  );
  titleBlock(d, 'GRADUATION', 'G3', { scale: '1:10' });
}

export default { file: 'pictures/gallery/graduation.svg', width: 960, height: 640, palette: paper, draw };
