/** Spur gears with true involute flanks. */
import { circle, nums, polar } from './path.mjs';

const involute = (t) => Math.tan(t) - t;
const degrees = (r) => (r * 180) / Math.PI;

/**
 * The outline of a spur gear.
 * @param teeth number of teeth; @param module pitch diameter per tooth, px
 * @param turn rotation in degrees; at 0 a tooth stands on the positive x axis
 * @param internal true for the hole of a ring gear
 */
export function gear({ cx, cy, teeth, module, turn = 0, pressure = 20, internal = false }) {
  const a0 = (pressure * Math.PI) / 180;
  const pitchR = (module * teeth) / 2;
  const base = pitchR * Math.cos(a0);
  const tip = pitchR + module * (internal ? 1.2 : 1);
  const root = pitchR - module * (internal ? 1 : 1.25);
  const half = Math.PI / (2 * teeth) + involute(a0);
  // The flank leaves the base circle, or the root circle where that lies outside.
  const start = Math.max(base, root);
  const rollAt = (r) => Math.sqrt(Math.max(0, (r / base) ** 2 - 1));
  const [t0, t1] = [rollAt(start), rollAt(tip)];
  const flank = (t) => {
    const r = base * Math.hypot(1, t);
    return [r, half - (t - Math.atan(t))];
  };
  const point = (middle, side, t) => {
    const [r, phi] = flank(t);
    return polar(cx, cy, r, degrees(middle + side * phi));
  };
  // The flank as one quadratic curve: its control point is where the tangents at both ends meet.
  const control = (middle, side) => {
    const [p0, p1] = [point(middle, side, t0), point(middle, side, t1)];
    const [w0, w1] = [t0, t1].map((t) => middle + side * (half - t));
    const k = ((p1[0] - p0[0]) * Math.sin(w1) - (p1[1] - p0[1]) * Math.cos(w1)) / Math.sin(w1 - w0);
    return [p0[0] + k * Math.cos(w0), p0[1] + k * Math.sin(w0)];
  };
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const middle = (turn * Math.PI) / 180 + (2 * Math.PI * i) / teeth;
    const foot = (side) => polar(cx, cy, root, degrees(middle + side * half));
    d += `${i === 0 ? 'M' : 'L'}${nums(...foot(-1))}`;
    if (root < base) d += `L${nums(...point(middle, -1, t0))}`;
    d += `Q${nums(...control(middle, -1), ...point(middle, -1, t1))}L${nums(...point(middle, 1, t1))}`;
    d += `Q${nums(...control(middle, 1), ...point(middle, 1, t0))}`;
    if (root < base) d += `L${nums(...foot(1))}`;
  }
  return `${d}z`;
}

/**
 * The turn of a gear that meshes with another.
 * @param teeth of this gear; @param other {teeth, turn} of the gear it meets
 * @param direction from the other gear's centre to this one's, degrees
 */
export function mesh(teeth, other, direction) {
  return direction + 180 + 180 / teeth - ((other.turn - direction) * other.teeth) / teeth;
}

/** The turn of a planet inside a ring gear: a tooth of the planet fills a space of the ring. */
export const meshInside = (teeth, ring, direction) => direction + ((ring.turn - direction) * ring.teeth) / teeth;

/** A gear's web: n round lightening holes. */
export function holes(n, cx, cy, r, size, turn = 0) {
  return Array.from({ length: n }, (_, i) => circle(...polar(cx, cy, r, turn + (360 * i) / n), size)).join('');
}

/** A bore with a keyway at the top. */
export function bore(cx, cy, r, key = r * 0.45) {
  const w = key / 2;
  const y = Math.sqrt(r * r - w * w);
  return `M${nums(cx - w, cy - y)}V${nums(cy - r - key * 0.45)}h${nums(key)}V${nums(cy - y)}A${nums(r, r)} 0 1 1 ${nums(cx - w, cy - y)}z`;
}
