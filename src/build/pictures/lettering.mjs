/**
 * Single-stroke drafting letters, as drawn with a technical pen (after ISO 3098).
 * Letters are paths, so a picture looks the same whatever fonts the reader has.
 */
import { nums } from './path.mjs';

const CAP = 7;
const GAP = 1.9;

/** Glyphs on a grid 7 units high; advance is the width of the letter. Only M, L, Q and Z. */
const glyphs = {
  0: 'M0 2Q0 0 2 0Q4 0 4 2L4 5Q4 7 2 7Q0 7 0 5Z',
  1: 'M.8 1.5L2.4 0L2.4 7',
  2: 'M0 1.8Q0 0 2 0Q4 0 4 1.8Q4 3 3 4L0 7L4 7',
  3: 'M0 1.2Q.6 0 2 0Q3.8 0 3.8 1.7Q3.8 3.3 1.6 3.3Q4 3.3 4 5.1Q4 7 2 7Q.4 7 0 5.7',
  4: 'M3 7L3 0L0 5L4 5',
  5: 'M3.7 0L.6 0L.3 3.2Q1 2.6 2 2.6Q4 2.6 4 4.8Q4 7 2 7Q.5 7 0 5.9',
  6: 'M3.5 .5Q2.9 0 2.2 0Q0 0 0 4Q0 7 2 7Q4 7 4 4.8Q4 2.8 2 2.8Q.3 2.8 0 4.6',
  7: 'M0 0L4 0L1.5 7',
  8: 'M2 3.2Q.3 3.2 .3 1.6Q.3 0 2 0Q3.7 0 3.7 1.6Q3.7 3.2 2 3.2Q0 3.2 0 5.1Q0 7 2 7Q4 7 4 5.1Q4 3.2 2 3.2',
  9: 'M.5 6.5Q1.1 7 1.8 7Q4 7 4 3Q4 0 2 0Q0 0 0 2.2Q0 4.2 2 4.2Q3.7 4.2 4 2.4',
  A: 'M0 7L2.2 0L4.4 7M.7 4.8L3.7 4.8',
  B: 'M0 3.3L2 3.3Q4 3.3 4 5.1Q4 7 2 7L0 7L0 0L1.8 0Q3.6 0 3.6 1.6Q3.6 3.3 2 3.3',
  C: 'M4 1.3Q3.5 0 2.1 0Q0 0 0 2.4L0 4.6Q0 7 2.1 7Q3.5 7 4 5.7',
  D: 'M0 0L1.6 0Q4.2 0 4.2 3.5Q4.2 7 1.6 7L0 7Z',
  E: 'M3.6 0L0 0L0 7L3.6 7M0 3.4L3 3.4',
  F: 'M3.6 0L0 0L0 7M0 3.4L3 3.4',
  G: 'M4 1.3Q3.5 0 2.1 0Q0 0 0 2.4L0 4.6Q0 7 2.1 7Q4.2 7 4.2 4L2.4 4',
  H: 'M0 0L0 7M4 0L4 7M0 3.4L4 3.4',
  I: 'M.6 0L.6 7',
  J: 'M3 0L3 5Q3 7 1.5 7Q.2 7 0 5.6',
  K: 'M0 0L0 7M4 0L0 4.3M1.4 2.9L4.2 7',
  L: 'M0 0L0 7L3.6 7',
  M: 'M0 7L0 0L2.6 4.6L5.2 0L5.2 7',
  N: 'M0 7L0 0L4.2 7L4.2 0',
  O: 'M0 2.4Q0 0 2.2 0Q4.4 0 4.4 2.4L4.4 4.6Q4.4 7 2.2 7Q0 7 0 4.6Z',
  P: 'M0 7L0 0L2 0Q4 0 4 1.9Q4 3.8 2 3.8L0 3.8',
  Q: 'M0 2.4Q0 0 2.2 0Q4.4 0 4.4 2.4L4.4 4.6Q4.4 7 2.2 7Q0 7 0 4.6ZM2.8 5.2L4.6 7.4',
  R: 'M0 7L0 0L2 0Q4 0 4 1.9Q4 3.8 2 3.8L0 3.8M2.2 3.8L4.2 7',
  S: 'M3.8 1.2Q3.2 0 2 0Q.1 0 .1 1.8Q.1 3 2 3.5Q4 4 4 5.2Q4 7 2 7Q.6 7 0 5.6',
  T: 'M0 0L4.4 0M2.2 0L2.2 7',
  U: 'M0 0L0 4.6Q0 7 2.1 7Q4.2 7 4.2 4.6L4.2 0',
  V: 'M0 0L2.2 7L4.4 0',
  W: 'M0 0L1.5 7L3 1.6L4.5 7L6 0',
  X: 'M0 0L4.2 7M4.2 0L0 7',
  Y: 'M0 0L2.1 3.4L4.2 0M2.1 3.4L2.1 7',
  Z: 'M0 0L4 0L0 7L4 7',
  '.': 'M.5 6.6L.5 7',
  ',': 'M.7 6.5L.2 8',
  '-': 'M.2 3.6L2.8 3.6',
  '+': 'M0 3.6L4 3.6M2 1.6L2 5.6',
  '/': 'M0 7.6L3 -.6',
  ':': 'M.5 2.2L.5 2.6M.5 6.2L.5 6.6',
  '=': 'M0 2.6L4 2.6M0 4.8L4 4.8',
  '×': 'M.4 2L3.6 5.2M3.6 2L.4 5.2',
  '°': 'M0 1.1Q0 0 1.1 0Q2.2 0 2.2 1.1Q2.2 2.2 1.1 2.2Q0 2.2 0 1.1',
  Ø: 'M0 3.5Q0 .9 2.4 .9Q4.8 .9 4.8 3.5Q4.8 6.1 2.4 6.1Q0 6.1 0 3.5M.2 7L4.6 0',
  '±': 'M0 2.8L4 2.8M2 .8L2 4.8M0 6.6L4 6.6',
  α: 'M4.2 2.2Q3 7 1.6 7Q0 7 0 4.7Q0 2.4 1.6 2.4Q3 2.4 4.2 7',
  θ: 'M0 3.5Q0 0 1.8 0Q3.6 0 3.6 3.5Q3.6 7 1.8 7Q0 7 0 3.5M0 3.5L3.6 3.5',
  ω: 'M.6 2.4Q-.6 7 1.2 7Q2.6 7 2.6 4.4Q2.6 7 4 7Q5.8 7 4.6 2.4',
};

const pairs = (glyph) =>
  [...glyph.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, c, rest]) => [
    c,
    rest.trim() ? rest.trim().split(/\s+/).map(Number) : [],
  ]);
const figures = /[0-9]/;
const measure = (char) =>
  figures.test(char)
    ? 4
    : char === ' '
      ? 2.2
      : Math.max(...pairs(glyphs[char] ?? '').flatMap(([, n]) => n.filter((_, i) => i % 2 === 0)), 0);

/** The width of a text whose capitals are `size` high. */
export function widthOf(text, size) {
  return ([...text].reduce((w, c) => w + measure(c) + GAP, 0) - GAP) * (size / CAP);
}

/**
 * Path data of a text. `size` is the height of a capital, (x, y) the baseline.
 * @param anchor start, middle or end
 * @param turn degrees; the text turns about (x, y)
 */
export function letters(text, x, y, size, anchor = 'start', turn = 0) {
  const k = size / CAP;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, size);
  const a = (turn * Math.PI) / 180;
  const place = (u, v) => [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)];
  let pen = -shift;
  let d = '';
  for (const char of text.toUpperCase().replace(/[Α]/g, 'α').replace(/[Θ]/g, 'θ').replace(/[Ω]/g, 'ω')) {
    for (const [command, n] of pairs(glyphs[char] ?? '')) {
      const points = [];
      for (let i = 0; i < n.length; i += 2) points.push(...place(pen + n[i] * k, (n[i + 1] - CAP) * k));
      d += command === 'Z' ? 'z' : command + nums(...points);
    }
    pen += (measure(char) + GAP) * k;
  }
  return d;
}
