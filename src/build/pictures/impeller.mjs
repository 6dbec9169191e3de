/** Radial impellers from the front: backward-curved blades, long and short in turn. */
import { curve, polar, range } from './path.mjs';

export function impeller(d, cx, cy, r, { blades = 7, hub = r * 0.24, fill = 'steel', turn = 0, sweep = 58 } = {}) {
  d.circle(cx, cy, r, 'bold/tint');
  const blade = (from, reach) => {
    const edge = (offset) =>
      range(5).map((i) =>
        polar(
          cx,
          cy,
          from + ((reach - from) * i) / 4,
          turn - sweep * (i / 4) ** 0.8 * ((reach - from) / (r - hub)) + offset * (1 - i / 8),
        ),
      );
    return curve([...edge(0), ...edge(9).reverse()], true);
  };
  d.spin(blades, cx, cy, () => d.path(blade(hub, r * 0.985), `line/${fill}`));
  d.spin(blades, cx, cy, () => d.path(blade(hub * 1.9, r * 0.985), 'thin/paper'), { from: 180 / blades });
  d.circle(cx, cy, hub, 'line/paper').circle(cx, cy, hub * 0.5, 'line/slate');
  return d;
}
