/** A student satellite: three units in isometric view, its orbit behind. */

import { arrow, balloon, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { blueprint } from '../../palette.mjs';
import { arc, curve, ellipse, lines, p, polar, range } from '../../path.mjs';

/** Isometric: x to the lower right, y to the lower left, z up. */
const [OX, OY, UNIT] = [640, 470, 118];
const iso = (x, y, z) => [OX + (x - y) * UNIT * 0.866, OY + (x + y) * UNIT * 0.5 - z * UNIT];
const face = (d, corners, style) =>
  d.lines(
    corners.map((q) => iso(...q)),
    style,
    true,
  );

function panel(d, corner, along, up, n, m) {
  const at = (u, v) => iso(...corner.map((c, i) => c + along[i] * u + up[i] * v));
  d.lines([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 'bold/deep', true);
  const cells = range(n).flatMap((i) =>
    range(m).map((j) => {
      const [a, b, c, e] = [(i + 0.06) / n, (i + 0.94) / n, (j + 0.06) / m, (j + 0.94) / m];
      return lines([at(a, c), at(b, c), at(b, e), at(a, e)], true);
    }),
  );
  d.path(cells.join(''), 'fine/#17344d');
  return at;
}

function draw(d) {
  sheet(d);
  // Planet, meridians, orbit.
  const [ex, ey, r] = [210, 620, 330];
  d.circle(ex, ey, r, 'bold/#102434');
  d.path(
    [0.25, 0.5, 0.75].map((k) => ellipse(ex, ey, r * k, r)).join('') +
      [0.3, 0.62, 0.86]
        .map(
          (k) =>
            p`M${ex - r * Math.sqrt(1 - k * k)} ${ey - r * k}q${r * Math.sqrt(1 - k * k)} ${30} ${2 * r * Math.sqrt(1 - k * k)} 0`,
        )
        .join(''),
    'mist:1',
  );
  d.path(arc(ex, ey, 468, -128, -6), 'flow');
  arrow(d, ...polar(ex, ey, 468, -96), -6, { size: 20 });
  d.line(ex, ey, ...polar(ex, ey, 468, -78), 'signal');
  dimension(d, ...polar(ex, ey, r, -78), ...polar(ex, ey, 468, -78), { offset: 0, text: '550 KM', size: 12 });

  // Wings behind, then the body of three units.
  panel(d, [0, 0.06, 0.4], [0, -2.2, 0], [0, 0, 2.2], 4, 4);
  const [w, h] = [1, 3];
  face(
    d,
    [
      [0, 0, h],
      [w, 0, h],
      [w, w, h],
      [0, w, h],
    ],
    'bold/slate',
  );
  face(
    d,
    [
      [w, 0, 0],
      [w, w, 0],
      [w, w, h],
      [w, 0, h],
    ],
    'bold/steel',
  );
  face(
    d,
    [
      [0, w, 0],
      [w, w, 0],
      [w, w, h],
      [0, w, h],
    ],
    'bold/tint',
  );
  for (const z of [1, 2])
    d.lines(
      [
        [w, 0, z],
        [w, w, z],
        [0, w, z],
      ].map((q) => iso(...q)),
      'line',
      false,
    );
  for (const [x, y] of [
    [w, 0.08],
    [w, 0.92],
  ])
    d.lines([iso(x, y, 0), iso(x, y, h)], 'thin', false);
  for (const [x, y] of [
    [0.08, w],
    [0.92, w],
  ])
    d.lines([iso(x, y, 0), iso(x, y, h)], 'thin', false);
  // Cells on the right face, electronics through the open left one.
  for (const z of [0, 1, 2]) {
    panel(d, [w, 0.16, z + 0.14], [0, 0.68, 0], [0, 0, 0.72], 2, 2);
    face(
      d,
      [
        [0.16, w, z + 0.14],
        [0.84, w, z + 0.14],
        [0.84, w, z + 0.86],
        [0.16, w, z + 0.86],
      ],
      'line/paper',
    );
  }
  for (const k of range(5))
    face(
      d,
      [
        [0.18, w, 0.22 + k * 0.13],
        [0.82, w, 0.22 + k * 0.13],
        [0.82, w, 0.25 + k * 0.13],
        [0.18, w, 0.25 + k * 0.13],
      ],
      k === 2 ? 'thin/accent' : 'thin/slate',
    );
  face(
    d,
    [
      [0.26, w, 1.26],
      [0.74, w, 1.26],
      [0.74, w, 1.74],
      [0.26, w, 1.74],
    ],
    'thin/steel',
  );
  for (const s of [0.34, 0.2, 0.08])
    d.curve(
      range(16).map((i) =>
        iso(0.5 + s * 0.62 * Math.cos((i * Math.PI) / 8), w, 1.5 + s * 0.62 * Math.sin((i * Math.PI) / 8)),
      ),
      s === 0.08 ? '-/accent' : 'line/paper',
      true,
    );
  for (const k of range(4))
    face(
      d,
      [
        [0.22 + k * 0.15, w, 2.2],
        [0.32 + k * 0.15, w, 2.2],
        [0.32 + k * 0.15, w, 2.8],
        [0.22 + k * 0.15, w, 2.8],
      ],
      'thin/slate',
    );
  // Camera on top, antennas, the second wing.
  const top = iso(0.5, 0.5, h);
  d.path(p`M${top[0] - 34} ${top[1]}v-34a34 19 0 0 1 68 0v34a34 19 0 0 1-68 0z`, 'line/steel')
    .path(ellipse(top[0], top[1] - 34, 34, 19), 'line/paper')
    .path(ellipse(top[0], top[1] - 34, 22, 12), 'line/deep');
  d.path(
    curve([
      [top[0] - 8, top[1] - 38],
      [top[0], top[1] - 42],
      [top[0] + 10, top[1] - 39],
    ]),
    'accent',
  );
  for (const [x, y, dx, dy] of [
    [0, 1, -70, -70],
    [1, 0, 80, -60],
  ])
    d.line(...iso(x, y, h), iso(x, y, h)[0] + dx, iso(x, y, h)[1] + dy, 'bold');
  dimension(d, ...iso(1, 0, 0), ...iso(1, 0, 3), { offset: -150, text: '300', gap: 30 });
  dimension(d, ...iso(0, 1, 0), ...iso(1, 1, 0), { offset: -34, text: '100' });
  balloon(d, ...iso(0.5, 1, 0.5), 440, 520, 1);
  balloon(d, top[0] + 10, top[1] - 34, 730, 66, 2);
  titleBlock(d, 'CUBESAT 3U', 'N6', { scale: '1:2' });
}

export default { file: 'news/news6.svg', width: 960, height: 640, palette: blueprint, draw };
