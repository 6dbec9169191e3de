/** A tendon-driven hand: phalanges between pulleys, cords down to motors in the forearm. */

import { centre } from './annotation.mjs';
import { gear } from './gear.mjs';
import { arc, curve, lines, nums, p, polar, slot } from './path.mjs';

/** Joint positions of a finger, from its root: directions add up. */
export function joints([x, y], way, lengths, bends) {
  const points = [[x, y]];
  let a = way;
  lengths.forEach((length, i) => {
    a += bends[i] ?? 0;
    points.push(polar(...points.at(-1), length, a));
  });
  return points;
}

const heading = ([x1, y1], [x2, y2]) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;

function screws(d, places, r) {
  for (const [x, y] of places) d.circle(x, y, r, 'thin/paper');
  d.path(places.map(([x, y]) => lines([polar(x, y, r * 0.8, 35), polar(x, y, r * 0.8, 215)])).join(''), 'thin');
}

/** Fingers seen from the palm, drawn layer by layer; each is {points, size}, points from the root to the tip. */
function digits(d, fingers) {
  const links = fingers.flatMap(({ points, size }) =>
    points.slice(0, -1).map((from, i) => {
      const last = i === points.length - 2;
      const width = (n) => size * (1 - 0.12 * n);
      return { from, to: points[i + 1], last, a: heading(from, points[i + 1]), w1: width(i), w2: width(i + 1) };
    }),
  );
  for (const { from, to, last, w1, w2 } of [...links].reverse())
    d.path(slot(...from, ...to, w1 * 0.86, w2 * (last ? 0.92 : 0.74)), 'line/tint');
  const pocket = ({ from, to, last, a, w1, w2 }) =>
    slot(...polar(...from, w1 * 1.5, a), ...polar(...to, w2 * (last ? 0.1 : 1.5), a + 180), w1 * 0.44, w2 * 0.4);
  d.path(links.map(pocket).join(''), 'thin/steel');
  d.path(
    links
      .filter((l) => l.last)
      .map(({ to, a, w2 }) =>
        [0.34, 0.52, 0.7].map((k) => arc(...polar(...to, w2 * 0.1, a + 180), w2 * k, a - 50, a + 50)).join(''),
      )
      .join(''),
    'fine',
  );
  d.path(
    links
      .map(({ from, a, w1 }) =>
        slot(...polar(...from, w1 * 1.1, a + 90), ...polar(...from, w1 * 1.1, a - 90), w1 * 0.3),
      )
      .join(''),
    'thin/slate',
  );
  for (const { from, w1 } of links) d.circle(...from, w1 * 0.78, 'line/paper');
  for (const { from, w1 } of links) d.circle(...from, w1 * 0.5, 'thin/steel');
}

/**
 * The hand from the palm, wrist at the origin, fingers up.
 * @param k scale
 */
export function hand(d, k = 1, { forearm = 260 } = {}) {
  const s = (...v) => v.map((n) => n * k);
  const roots = [
    [-64, -184, -99, [84, 54, 40]],
    [-22, -200, -92, [94, 62, 44]],
    [21, -192, -86, [88, 57, 42]],
    [62, -168, -78, [68, 43, 34]],
  ];

  // Forearm: two tubes, plates, five motors with their drums.
  for (const x of [-58, 58])
    d.box(...s(x - 9, 30, 18, forearm), 'line/steel').path(p`M${(x + 4) * k} ${30 * k}v${forearm * k}`, 'fine');
  const spools = [-40, -20, 0, 20, 40];
  const motors = spools.map((x, i) => [x, 96 + (i % 2) * 74]);
  for (const [x, y] of motors) d.box(...s(x - 15, y + 24, 30, 58), 'line/tint', 3 * k);
  for (const [x, y] of motors) d.box(...s(x - 11, y, 22, 24), 'line/slate');
  d.path(motors.map(([x, y]) => p`M${(x - 15) * k} ${(y + 36) * k}h${30 * k}m0 ${34 * k}h${-30 * k}`).join(''), 'thin');
  d.path(
    motors.map(([x, y]) => [-8, -3, 2, 7].map((u) => p`M${(x + u) * k} ${(y + 42) * k}v${22 * k}`).join('')).join(''),
    'fine',
  );
  d.path(
    motors
      .map(([x, y]) => [5, 11, 17].map((v) => p`M${(x - 11) * k} ${(y + v) * k}l${22 * k} ${-2 * k}`).join(''))
      .join(''),
    'signal',
  );
  for (const y of [forearm * 0.2 + 24, forearm - 4]) d.box(...s(-78, y, 156, 14), 'line/steel', 3 * k);

  // Wrist: two bearings and a geared sector.
  d.path(gear({ cx: 0, cy: 8 * k, teeth: 30, module: 3.4 * k, turn: 6 }), 'line/steel');
  d.circle(0, 8 * k, 40 * k, 'thin/paper')
    .circle(0, 8 * k, 24 * k, 'line/tint')
    .circle(0, 8 * k, 12 * k, 'line/slate');
  centre(d, 0, 8 * k, 84 * k, 62 * k);

  // Palm.
  const outline = [
    [-52, 4],
    [-74, -46],
    [-88, -110],
    [-88, -176],
    [-64, -196],
    [-22, -214],
    [22, -206],
    [66, -182],
    [84, -160],
    [82, -100],
    [66, -40],
    [50, 4],
    [0, -14],
  ].map((q) => s(...q));
  d.path(curve(outline, true), 'bold/paper');
  const inner = outline.map(([x, y]) => [x * 0.9, (y + 96 * k) * 0.9 - 96 * k]);
  d.path(curve(inner, true), 'thin');
  const pockets = [
    [-58, -150, -46, -70],
    [-20, -162, -15, -76],
    [19, -156, 14, -70],
    [56, -136, 40, -64],
  ];
  for (const [x1, y1, x2, y2] of pockets) d.path(slot(...s(x1, y1, x2, y2), 14 * k, 10 * k), 'thin/tint');
  screws(
    d,
    [
      [-72, -130],
      [-62, -56],
      [68, -112],
      [52, -40],
      [0, -44],
    ].map((q) => s(...q)),
    5 * k,
  );

  // Thumb on its saddle, then the fingers.
  d.circle(...s(-74, -66), 29 * k, 'line/steel');
  const fingers = [
    { points: joints(s(-74, -66), -146, s(64, 56, 44), [0, 36, 14]), size: 23 * k },
    ...roots.map(([x, y, way, lengths]) => ({
      points: joints(s(x, y), way, s(...lengths), [0, 0, 0]),
      size: 20.5 * k,
    })),
  ];
  digits(d, fingers);

  // Cords: along each finger, through the palm's eyelets, down to the drums.
  const eyelets = [
    [-16, -26],
    [-8, -30],
    [0, -32],
    [8, -30],
    [16, -26],
  ].map((q) => s(...q));
  d.path(
    fingers
      .map(({ points }, i) => {
        const [ex, ey] = eyelets[i];
        const [sx, sy] = s(spools[i], 98 + (i % 2) * 74);
        const [rx, ry] = points[0];
        return `${lines([...points].reverse())}C${nums(rx + (ex - rx) * 0.2, ry + (ey - ry) * 0.6, ex, ey - 30 * k, ex, ey)}C${nums(ex, ey + 60 * k, sx, sy - 60 * k, sx, sy)}`;
      })
      .join(''),
    'accent',
  );
  for (const { points } of fingers) for (const q of points.slice(0, -1)) d.circle(...q, 3.6 * k, '-/accent');
  for (const q of eyelets) d.circle(...q, 3.2 * k, 'thin/paper');
  return fingers;
}

/**
 * One finger in section from the side, root at `root`.
 * @returns its joints
 */
export function fingerSection(d, root, way, lengths, bends, size, { ghost = false, hatch = { step: 6 } } = {}) {
  const points = joints(root, way, lengths, bends);
  const width = (i) => size * (1 - 0.14 * i);
  const last = lengths.length - 1;
  const direction = (i) => heading(points[i], points[i + 1]);
  for (let i = last; i >= 0; i--) {
    const [[x1, y1], [x2, y2]] = [points[i], points[i + 1]];
    const shape = slot(x1, y1, x2, y2, width(i), width(i + 1) * (i === last ? 0.95 : 0.84));
    if (ghost) {
      d.path(shape, 'ghost');
      continue;
    }
    const a = direction(i);
    const [q1, q2] = [
      polar(x1, y1, width(i) * 1.45, a),
      polar(x2, y2, width(i + 1) * (i === last ? 0.5 : 1.4), a + 180),
    ];
    const pocket = slot(...q1, ...q2, width(i) * 0.4, width(i + 1) * 0.36);
    const r = size * 1.2;
    const [bx, by] = [Math.min(x1, x2) - r, Math.min(y1, y2) - r];
    d.section(shape + pocket, [bx, by, Math.abs(x2 - x1) + 2 * r, Math.abs(y2 - y1) + 2 * r], {
      ...hatch,
      angle: i % 2 ? 45 : -45,
      fill: 'tint',
    });
  }
  if (ghost) return points;
  // Cord: below the middle of each link, around each pulley.
  const groove = (i) => width(i) * 0.62;
  let cord = '';
  lengths.forEach((_, i) => {
    const [x, y] = points[i];
    const a = direction(i);
    d.circle(x, y, width(i) * 0.8, 'line/paper')
      .circle(x, y, groove(i), 'thin/slate')
      .circle(x, y, width(i) * 0.2, 'thin/paper');
    const from = i ? direction(i - 1) : way;
    if (Math.abs(a - from) > 1) cord += arc(x, y, groove(i), from + 90, a + 90);
    const end =
      i === last
        ? polar(...polar(...points[i + 1], width(i) * 0.6, a + 180), width(i + 1) * 0.1, a + 90)
        : polar(...points[i + 1], groove(i + 1), a + 90);
    cord += lines([polar(x, y, groove(i), a + 90), end]);
  });
  d.path(cord, 'accent');
  d.circle(...polar(...points[last + 1], width(last) * 0.6, direction(last) + 180), 4 * (size / 20), '-/accent');
  for (const q of points.slice(0, -1)) centre(d, ...q, size * 1.5);
  return points;
}
