/** Wing sections and the ideal flow around them. */
import { range } from './path.mjs';

/**
 * A NACA four-digit section as points from the trailing edge over the top and back below.
 * x runs along the chord from 0 to 1; y is up.
 * @param code for example '4415': camber 4 % at 40 % of the chord, 15 % thick
 */
export function naca(code, count = 24) {
  const [m, pos, t] = [Number(code[0]) / 100, Number(code[1]) / 10, Number(code.slice(2)) / 100];
  const thickness = (x) =>
    5 * t * (0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x ** 2 + 0.2843 * x ** 3 - 0.1036 * x ** 4);
  const station = (i) => (1 - Math.cos((Math.PI * i) / count)) / 2;
  const at = (x, side) => {
    const { y, slope } = camber(m, pos, x);
    const a = Math.atan(slope);
    return [x - side * thickness(x) * Math.sin(a), y + side * thickness(x) * Math.cos(a)];
  };
  const top = range(count + 1)
    .map((i) => at(station(i), 1))
    .reverse();
  const bottom = range(count).map((i) => at(station(i + 1), -1));
  return [...top, ...bottom];
}

function camber(m, pos, x) {
  if (!m) return { y: 0, slope: 0 };
  return x < pos
    ? { y: (m / pos ** 2) * (2 * pos * x - x * x), slope: ((2 * m) / pos ** 2) * (pos - x) }
    : { y: (m / (1 - pos) ** 2) * (1 - 2 * pos + 2 * pos * x - x * x), slope: ((2 * m) / (1 - pos) ** 2) * (pos - x) };
}

/**
 * Flow around a Joukowski section with the Kutta condition met at its sharp end.
 * Lengths are in radii of the mapping; the chord is about 4. y is up.
 * @param attack degrees; @param thick, @param cambered shift of the generating circle
 */
export function joukowski({ attack = 6, thick = 0.1, cambered = 0.1 } = {}) {
  const alpha = (attack * Math.PI) / 180;
  const [mx, my] = [-thick, cambered];
  const radius = Math.hypot(1 - mx, my);
  const beta = Math.asin(my / radius);
  const circulation = 4 * Math.PI * radius * Math.sin(alpha + beta);
  const map = ([x, y]) => {
    const n = x * x + y * y;
    return [x + x / n, y - y / n];
  };
  // Velocity on the circle plane: free stream, doublet and vortex, about the circle's centre.
  const velocity = ([x, y]) => {
    const [u, v] = [x - mx, y - my];
    const r2 = u * u + v * v;
    const k = radius * radius;
    const [c, s] = [Math.cos(alpha), Math.sin(alpha)];
    // W = e^-ia - R² e^ia / z² + i Γ / (2π z)
    const [z2x, z2y] = [u * u - v * v, 2 * u * v];
    const z4 = z2x * z2x + z2y * z2y;
    const wx = c - (k * (c * z2x + s * z2y)) / z4 + (circulation / (2 * Math.PI)) * (v / r2);
    const wy = -s - (k * (s * z2x - c * z2y)) / z4 + (circulation / (2 * Math.PI)) * (u / r2);
    return [wx, -wy];
  };
  const turn = ([x, y]) => [x * Math.cos(alpha) + y * Math.sin(alpha), y * Math.cos(alpha) - x * Math.sin(alpha)];
  const speed = (z) => {
    const [vx, vy] = velocity(z);
    const [x, y] = z;
    const n2 = (x * x + y * y) ** 2;
    const [dx, dy] = [1 - (x * x - y * y) / n2, (2 * x * y) / n2];
    return Math.hypot(vx, vy) / Math.max(0.05, Math.hypot(dx, dy));
  };
  return {
    /** The section's outline, turned so that the stream runs along x. */
    outline: range(120).map((i) => {
      const a = (2 * Math.PI * i) / 120 - beta;
      return turn(map([mx + radius * Math.cos(a), my + radius * Math.sin(a)]));
    }),
    /** One streamline from far upstream, at a height y there. */
    stream(y, from = -9, to = 9, step = 0.05) {
      const start = [from * Math.cos(alpha) - y * Math.sin(alpha), from * Math.sin(alpha) + y * Math.cos(alpha)];
      let z = start;
      const points = [];
      for (let i = 0; i < 4000; i++) {
        const w = turn(map(z));
        if (w[0] > to) break;
        points.push([...w, speed(z)]);
        const k = (q, h) => {
          const [vx, vy] = velocity(q);
          const l = Math.hypot(vx, vy) || 1;
          return [(vx / l) * h, (vy / l) * h];
        };
        const k1 = k(z, step);
        const k2 = k([z[0] + k1[0] / 2, z[1] + k1[1] / 2], step);
        z = [z[0] + k2[0], z[1] + k2[1]];
      }
      return points;
    },
    /** Speed on the surface at an angle of the circle, and its place. */
    surface(degrees) {
      const a = (degrees * Math.PI) / 180;
      const z = [mx + radius * Math.cos(a), my + radius * Math.sin(a)];
      return { place: turn(map(z)), speed: speed(z) };
    },
  };
}

/** Leaves out points until neighbours are at least `gap` apart. */
export function thin(points, gap) {
  const kept = [points[0]];
  for (const q of points) {
    const last = kept.at(-1);
    if (Math.hypot(q[0] - last[0], q[1] - last[1]) >= gap) kept.push(q);
  }
  return kept;
}
