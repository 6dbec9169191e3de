/** Wheels, hubs, bearings. */

import { centre } from './annotation.mjs';
import { arc, circle, polar, range } from './path.mjs';

/** A racing wheel from the side: tyre, rim, spokes, slotted brake disc. */
export function racingWheel(d, cx, cy, r, { spokes = 5, turn = 0, accent = false } = {}) {
  d.circle(cx, cy, r, 'bold/ink');
  d.circle(cx, cy, r * 0.9, 'mist:1');
  d.circle(cx, cy, r * 0.62, 'line/paper');
  d.circle(cx, cy, r * 0.42, accent ? 'accent/glow' : 'thin/steel');
  d.spin(12, cx, cy, () => d.line(cx + r * 0.26, cy, cx + r * 0.38, cy + r * 0.07, accent ? 'accent:1' : 'thin'));
  d.spin(
    spokes,
    cx,
    cy,
    () => {
      const a = r * 0.1;
      d.lines(
        [
          [cx + a, cy - a * 0.9],
          [cx + r * 0.6, cy - a * 0.5],
          [cx + r * 0.6, cy + a * 0.5],
          [cx + a, cy + a * 0.9],
        ],
        'thin/tint',
      );
    },
    { from: turn },
  );
  d.circle(cx, cy, r * 0.56, 'thin');
  d.circle(cx, cy, r * 0.17, 'line/paper').circle(cx, cy, r * 0.08, '-/ink');
  return centre(d, cx, cy, r * 1.16);
}

/** A ball bearing from the front. */
export function bearing(d, cx, cy, outer, inner, balls = 10, { turn = 0 } = {}) {
  const mid = (outer + inner) / 2;
  const ball = (outer - inner) * 0.27;
  d.path(circle(cx, cy, outer) + circle(cx, cy, inner), 'line/steel');
  d.path(circle(cx, cy, mid + ball * 0.75) + circle(cx, cy, mid - ball * 0.75), 'thin/paper');
  for (const i of range(balls)) {
    const [x, y] = polar(cx, cy, mid, turn + (360 * i) / balls);
    d.circle(x, y, ball, 'thin/tint');
  }
  for (const i of range(balls)) {
    const [x, y] = polar(cx, cy, mid, turn + (360 * i) / balls);
    d.path(arc(x, y, ball * 0.55, 190, 260), 'thin');
  }
  return d;
}

/** A deep-groove bearing in axial section, both halves; (cx, cy) is the middle on the axis. */
export function bearingSection(d, cx, cy, outer, inner, width, { step = 6 } = {}) {
  const mid = (outer + inner) / 2;
  const ball = (outer - inner) * 0.27;
  const land = (outer - inner) * 0.15;
  for (const s of [-1, 1]) {
    const y = (r) => cy + s * r;
    for (const [from, to, angle] of [
      [outer, mid + land, 45],
      [mid - land, inner, -45],
    ]) {
      const top = Math.min(y(from), y(to));
      d.section(
        `M${cx - width / 2} ${top}h${width}v${Math.abs(to - from)}h${-width}z`,
        [cx - width / 2, top, width, Math.abs(to - from)],
        { step, angle: angle * s, outline: 'thin' },
      );
    }
    d.circle(cx, y(mid), ball, 'line/paper');
    centre(d, cx, y(mid), ball * 1.3);
  }
  return d;
}
