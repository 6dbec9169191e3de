/**
 * Turned parts in isometric view. Draw inside a group that is turned along the axis:
 * x runs along the axis, and a circle across it becomes an ellipse (tan 30° wide).
 */
import { num, nums, range } from './path.mjs';

export const FLAT = Math.tan(Math.PI / 6);

const rx = (r) => r * FLAT;

/** The point at an angle (degrees) on a circle of radius r across the axis at x. */
export function onRim(x, r, degrees, y = 0) {
  const a = (degrees * Math.PI) / 180;
  return [x + rx(r) * Math.cos(a), y + r * Math.sin(a)];
}

/** A circle across the axis. */
export const rim = (x, r, y = 0) =>
  `M${nums(x, y - r)}a${nums(rx(r), r)} 0 1 0 ${nums(0, 2 * r)}a${nums(rx(r), r)} 0 1 0 ${nums(0, -2 * r)}z`;

/** A cylinder whose left face is seen; x is that face. */
export function cylinder(d, x, length, r, { body = 'steel', face = 'paper', pen = 'line', y = 0, shade = true } = {}) {
  d.path(
    `M${nums(x, y - r)}h${num(length)}a${nums(rx(r), r)} 0 0 1 ${nums(0, 2 * r)}h${num(-length)}z`,
    `${pen}/${body}`,
  );
  if (shade && length > 6) {
    // Shade lines close up towards the lower edge, as a pen would set them.
    for (const i of range(4)) {
      const k = 0.97 - 0.09 * i * (1 + i * 0.35);
      const dx = rx(r) * Math.sqrt(1 - k * k);
      d.path(`M${nums(x + dx, y + r * k)}h${num(length)}`, 'fine');
    }
  }
  d.path(rim(x, r, y), `${pen}/${face}`);
  return d;
}

/** A hole in a face seen from the left: the far wall shows inside. */
export function hole(d, x, r, { y = 0, depth = r, fill = 'slate' } = {}) {
  const id = d.clip(rim(x, r, y));
  d.path(rim(x, r, y), `line/${fill}`);
  d.raw(`<g clip-path="url(#${id})">`);
  d.path(rim(x + depth, r, y), 'thin/deep');
  d.raw('</g>');
  return d.path(rim(x, r, y), 'line');
}

/** A hexagon across the axis. */
export const hexagon = (x, r, y = 0, turn = 0) =>
  `M${range(6)
    .map((i) => nums(...onRim(x, r, 60 * i + turn, y)))
    .join('L')}z`;

/** A hexagon-head bolt pointing right: head's left face at x. */
export function bolt(d, x, r, length, { y = 0, fill = 'steel' } = {}) {
  const head = r * 1.3;
  d.path(
    `M${nums(x + head, y - r)}h${num(length)}a${nums(rx(r), r)} 0 0 1 ${nums(0, 2 * r)}h${num(-length)}z`,
    `thin/${fill}`,
  );
  for (const i of range(Math.floor((length * 0.55) / 5)))
    d.path(`M${nums(x + head + length - 5 * i, y - r)}a${nums(rx(r), r)} 0 0 1 ${nums(0, 2 * r)}`, 'thin');
  const R = r * 1.9;
  const at = (dx) => range(6).map((i) => onRim(x + dx, R, 60 * i + 30, y));
  const [near, far] = [at(0), at(head)];
  const side = (i, j) => d.lines([near[i], far[i], far[j], near[j]], `thin/${fill}`);
  side(4, 5);
  side(5, 0);
  side(0, 1);
  d.lines(near, 'thin/paper', true);
  return d;
}
