/** Elevations: windows, columns, trees, people. */
import { arc, box, curve, lines, p, range } from './path.mjs';

/** A row of windows with sills; round-headed when arched. */
export function windows(d, x, y, count, step, w, h, { arched = false, fill = 'slate' } = {}) {
  const one = (i) =>
    arched
      ? p`M${x + i * step} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
      : box(x + i * step, y, w, h);
  d.path(range(count).map(one).join(''), `thin/${fill}`);
  d.path(
    range(count)
      .map(
        (i) =>
          p`M${x + i * step + w / 2} ${y}v${h}M${x + i * step} ${y + h * 0.5}h${w}M${x + i * step - 4} ${y + h + 3}h${w + 8}`,
      )
      .join(''),
    'thin',
  );
  return d;
}

/** A column with base, entasis and capital. */
export function column(d, x, y, w, h) {
  d.path(
    p`M${x - w * 0.5} ${y + h - 8}q${w * 0.06} ${-h * 0.5} ${w * 0.08} ${-h + 20}h${w * 0.84}q0 ${h * 0.5} ${w * 0.08} ${h - 20}z`,
    'line/paper',
  );
  d.path(
    p`M${x - w * 0.66} ${y + h - 8}h${w * 1.32}v8h${-w * 1.32}zM${x - w * 0.62} ${y}h${w * 1.24}v12h${-w * 1.24}z`,
    'thin/paper',
  );
  return d.path([-0.24, 0, 0.24].map((k) => p`M${x + w * k} ${y + 16}V${y + h - 10}`).join(''), 'fine');
}

/** A tree in elevation, as a draughtsman sets one: trunk and a few round strokes. */
export function tree(d, x, y, r) {
  d.path(
    p`M${x} ${y}V${y - r * 1.5}M${x} ${y - r * 0.8}l${r * 0.4} ${-r * 0.5}M${x} ${y - r * 0.7}l${-r * 0.4} ${-r * 0.6}`,
    'line',
  );
  d.circle(x, y - r * 1.8, r, 'fine');
  return d.path(
    [0.72, 0.46].map((k) => arc(x - r * 0.1, y - r * 1.75, r * k, 100, 260)).join('') +
      arc(x + r * 0.15, y - r * 1.9, r * 0.6, -60, 60),
    'fine',
  );
}

/** A palm in elevation. */
export function palm(d, x, y, h) {
  d.path(
    curve([
      [x, y],
      [x + h * 0.03, y - h * 0.5],
      [x + h * 0.1, y - h],
    ]) +
      curve([
        [x + h * 0.05, y],
        [x + h * 0.07, y - h * 0.5],
        [x + h * 0.12, y - h],
      ]),
    'thin',
  );
  const [cx, cy] = [x + h * 0.11, y - h];
  for (const [dx, dy] of [
    [-0.34, 0.08],
    [-0.28, -0.12],
    [-0.1, -0.24],
    [0.14, -0.22],
    [0.3, -0.08],
    [0.34, 0.12],
  ]) {
    d.path(
      p`M${cx} ${cy}Q${cx + dx * h * 0.6} ${cy + (dy - 0.14) * h} ${cx + dx * h} ${cy + (dy + 0.12) * h}Q${cx + dx * h * 0.5} ${cy + (dy + 0.02) * h} ${cx} ${cy}z`,
      'thin/steel',
    );
  }
  return d;
}

/** A graduate, feet at (x, y); the board is vermilion when chosen. */
export function graduate(d, x, y, h, chosen = false) {
  const u = h / 10;
  d.path(
    p`M${x - u * 1.9} ${y}L${x - u * 1.1} ${y - u * 6.6}q${u * 1.1} ${-u * 0.8} ${u * 2.2} 0L${x + u * 1.9} ${y}z`,
    '-/ink',
  );
  d.path(
    p`M${x - u * 0.5} ${y - u * 6.8}l${u * 0.5} ${u * 2.4}l${u * 0.5} ${-u * 2.4}`,
    chosen ? 'accent' : 'mist:1.2',
  );
  d.circle(x, y - u * 8, u * 1.05, 'thin/paper');
  return d.path(
    lines(
      [
        [x - u * 1.9, y - u * 9.1],
        [x, y - u * 9.8],
        [x + u * 1.9, y - u * 9.1],
        [x, y - u * 8.5],
      ],
      true,
    ),
    chosen ? 'thin/accent' : '-/ink',
  );
}
