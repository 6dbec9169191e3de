/** Turbines in section: rotors with growing blade rows, casings, girders, people for scale. */
import { box, lines, p, range } from './path.mjs';

/**
 * An axial rotor: blade rows above and below the shaft.
 * @param rows list of [x, height, width] of the blade rows; @param drum radius of the rotor
 */
export function bladeRows(d, cy, drum, rows, { moving = 'tint', guide = 'slate' } = {}) {
  for (const s of [-1, 1]) {
    d.path(
      rows
        .map(([x, h, w], i) => {
          const lean = (i % 2 ? -1 : 1) * w * 0.12;
          return lines(
            [
              [x, cy + s * drum],
              [x + lean, cy + s * (drum + h)],
              [x + w + lean * 0.4, cy + s * (drum + h)],
              [x + w, cy + s * drum],
            ],
            true,
          );
        })
        .filter((_, i) => i % 2 === 0)
        .join(''),
      `line/${moving}`,
    );
    d.path(
      rows
        .map(([x, h, w]) =>
          lines(
            [
              [x, cy + s * (drum + 3)],
              [x + 1, cy + s * (drum + h + 5)],
              [x + w - 1, cy + s * (drum + h + 5)],
              [x + w, cy + s * (drum + 3)],
            ],
            true,
          ),
        )
        .filter((_, i) => i % 2)
        .join(''),
      `thin/${guide}`,
    );
  }
  return d;
}

/** A person for scale, feet at (x, y), in a helmet. */
export function person(d, x, y, height, style = 'ink') {
  const u = height / 10;
  d.path(
    p`M${x - u * 1.1} ${y}l${u * 0.3} ${-u * 4.4}l${-u * 0.2} ${-u * 3}q${u} ${-u} ${u * 2} 0l${-u * 0.2} ${u * 3}l${u * 0.3} ${u * 4.4}h${-u * 0.7}l${-u * 0.4} ${-u * 3.6}l${-u * 0.4} ${u * 3.6}z`,
    `-/${style}`,
  );
  d.circle(x, y - u * 8.7, u * 0.85, `-/${style}`);
  return d.path(p`M${x - u * 1.1} ${y - u * 8.8}a${u * 1.1} ${u * 1.1} 0 0 1 ${u * 2.2} 0z`, '-/accent');
}

/** A lattice girder between two points of equal height. */
export function girder(d, x1, x2, y, depth, bays) {
  const step = (x2 - x1) / bays;
  const web = range(bays + 1).map((i) => [x1 + i * step, i % 2 ? y : y + depth]);
  d.path(lines(web), 'thin');
  return d.path(box(x1, y - 4, x2 - x1, 8) + box(x1, y + depth - 4, x2 - x1, 8), 'line/steel');
}
