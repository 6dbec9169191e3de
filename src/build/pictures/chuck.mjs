/** Lathe chucks, tools and turned workpieces. */

import { centre } from './annotation.mjs';
import { box, lines, p, polar, range } from './path.mjs';

/** A three-jaw chuck from the front, gripping a bar of radius `bar`. */
export function chuckFace(d, cx, cy, r, { bar = r * 0.3, turn = -90 } = {}) {
  d.circle(cx, cy, r, 'bold/steel')
    .circle(cx, cy, r * 0.95, 'thin')
    .circle(cx, cy, r * 0.36, 'line/slate');
  // The scroll behind the face: an Archimedean spiral.
  const scroll = range(100).map((i) => polar(cx, cy, r * (0.4 + 0.48 * (i / 99)), i * 14.6));
  d.curve(
    scroll.filter((_, i) => i % 2 === 0),
    'hidden',
  );
  d.spin(
    3,
    cx,
    cy,
    () => {
      const w = r * 0.15;
      d.box(cx + r * 0.36, cy - w * 1.5, r * 0.57, w * 3, 'thin/slate');
      d.lines(
        [
          [cx + bar, cy - w * 0.34],
          [cx + bar + r * 0.12, cy - w],
          [cx + r * 0.98, cy - w],
          [cx + r * 0.98, cy + w],
          [cx + bar + r * 0.12, cy + w],
          [cx + bar, cy + w * 0.34],
        ],
        'line/paper',
      );
      for (const k of [0.5, 0.68, 0.84]) d.line(cx + r * k, cy - w, cx + r * k, cy + w, 'line');
      d.circle(cx + r * 0.59, cy, w * 0.42, 'thin/tint').circle(cx + r * 0.76, cy, w * 0.42, 'thin/tint');
    },
    { from: turn },
  );
  d.spin(
    3,
    cx,
    cy,
    () =>
      d
        .circle(cx + r * 0.8, cy, r * 0.06, 'line/tint')
        .box(cx + r * 0.77, cy - r * 0.03, r * 0.06, r * 0.06, 'thin/ink'),
    { from: turn + 60 },
  );
  d.circle(cx, cy, bar, 'bold/tint').circle(cx, cy, bar * 0.86, 'thin');
  return centre(d, cx, cy, r * 1.12);
}

/**
 * A turned part from the side, upper half in section.
 * @param steps [length, radius] from the left
 */
export function turnedPart(d, x, cy, steps, { step = 8, bore = 0, fill = 'tint' } = {}) {
  const top = [];
  let at = x;
  for (const [length, r] of steps) {
    top.push([at, cy - r], [at + length, cy - r]);
    at += length;
  }
  const mirror = top.map(([px, py]) => [px, 2 * cy - py]).reverse();
  d.lines([...top, ...mirror], 'bold/paper', true);
  const max = Math.max(...steps.map(([, r]) => r));
  d.section(lines([[x, cy - bore], ...top, [at, cy - bore]], true), [x, cy - max, at - x, max - bore], {
    step,
    fill,
    outline: 'bold',
  });
  let edge = x;
  for (const [length, r] of steps.slice(0, -1)) {
    edge += length;
    d.path(p`M${edge} ${cy}V${cy + r}`, 'thin');
  }
  return at;
}

/** A turning tool from below, its tip at (x, y), its shank `length` long. */
export function turningTool(d, x, y, k = 1, length = 190) {
  const s = (points) => points.map(([u, v]) => [x + u * k, y + v * k]);
  d.lines(
    s([
      [-14, 26],
      [34, 30],
      [34, length],
      [-14, length],
    ]),
    'line/steel',
    true,
  );
  d.path(
    lines(
      s([
        [22, 30],
        [22, length],
      ]),
    ),
    'thin',
  );
  d.lines(
    s([
      [0, 0],
      [30, 10],
      [26, 40],
      [-6, 32],
    ]),
    'line/accent',
    true,
  );
  d.circle(x + 12 * k, y + 21 * k, 5 * k, 'thin/paper');
  for (let v = length - 18; v > 60; v -= 40)
    d.circle(x + 9 * k, y + v * k, 8 * k, 'thin/paper').path(p`M${x + 4 * k} ${y + v * k}h${10 * k}`, 'thin');
  return d;
}

/** A curled chip: a spiral from the tip. */
export function chip(d, x, y, k = 1, style = 'accent') {
  const points = range(34).map((i) => {
    const t = i / 33;
    return [
      x - 6 * k - 62 * k * t + 17 * k * Math.sin(t * 19),
      y + 22 * k * t + (6 + 15 * t) * k * (1 - Math.cos(t * 19)) * 0.6,
    ];
  });
  return d.curve([[x, y], ...points], style);
}

/** A live centre from the tailstock, its point at x. */
export function liveCentre(d, x, cy, k = 1) {
  d.lines(
    [
      [x, cy],
      [x + 44 * k, cy - 26 * k],
      [x + 66 * k, cy - 26 * k],
      [x + 66 * k, cy - 40 * k],
      [x + 120 * k, cy - 40 * k],
      [x + 120 * k, cy + 40 * k],
      [x + 66 * k, cy + 40 * k],
      [x + 66 * k, cy + 26 * k],
      [x + 44 * k, cy + 26 * k],
    ],
    'line/steel',
    true,
  );
  d.path(
    lines([
      [x + 44 * k, cy - 26 * k],
      [x + 44 * k, cy + 26 * k],
    ]) +
      lines([
        [x + 66 * k, cy - 26 * k],
        [x + 66 * k, cy + 26 * k],
      ]),
    'thin',
  );
  return d.path(box(x + 120 * k, cy - 22 * k, 70 * k, 44 * k), 'line/tint');
}
