/** Path data: short numbers, relative steps, no more bytes than the eye can see. */

/** A length with one decimal, without the zeros that SVG does not need. */
export function num(value) {
  const rounded = Math.round(value * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers side by side, a space only where two of them would run together. */
export function nums(...values) {
  return values.map(num).reduce((text, next) => text + (text === '' || next.startsWith('-') ? '' : ' ') + next, '');
}

/** Template tag for path data written by hand: p`M${x} ${y}h10`. */
export function p(strings, ...values) {
  return strings.reduce(
    (text, part, i) => text + (typeof values[i - 1] === 'number' ? num(values[i - 1]) : values[i - 1]) + part,
  );
}

const round = (v) => Math.round(v * 10) / 10;

/** Straight lines through the points. */
export function lines(points, closed = false) {
  let [x, y] = points[0].map(round);
  let d = `M${nums(x, y)}`;
  for (const [px, py] of points.slice(1)) {
    const dx = round(px) - x;
    const dy = round(py) - y;
    if (round(dy) === 0) d += `h${num(dx)}`;
    else if (round(dx) === 0) d += `v${num(dy)}`;
    else d += `l${nums(dx, dy)}`;
    x = round(px);
    y = round(py);
  }
  return closed ? `${d}z` : d;
}

/** A smooth line through the points (Catmull-Rom, written as cubic curves). */
export function curve(points, closed = false) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let [x, y] = points[0].map(round);
  let d = `M${nums(x, y)}c`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const end = c.map(round);
    const step = nums(
      b[0] + (c[0] - a[0]) / 6 - x,
      b[1] + (c[1] - a[1]) / 6 - y,
      c[0] - (e[0] - b[0]) / 6 - x,
      c[1] - (e[1] - b[1]) / 6 - y,
      end[0] - x,
      end[1] - y,
    );
    d += (i > 0 && !step.startsWith('-') ? ' ' : '') + step;
    [x, y] = end;
  }
  return closed ? `${d}z` : d;
}

/** A full circle. */
export const circle = (cx, cy, r) =>
  `M${nums(cx - r, cy)}a${nums(r, r)} 0 1 0 ${nums(2 * r, 0)}a${nums(r, r)} 0 1 0 ${nums(-2 * r, 0)}z`;

/** A full ellipse. */
export const ellipse = (cx, cy, rx, ry) =>
  `M${nums(cx - rx, cy)}a${nums(rx, ry)} 0 1 0 ${nums(2 * rx, 0)}a${nums(rx, ry)} 0 1 0 ${nums(-2 * rx, 0)}z`;

/** A rectangle, with rounded corners when r is given. */
export function box(x, y, w, h, r = 0) {
  if (!r) return `M${nums(x, y)}h${num(w)}v${num(h)}h${num(-w)}z`;
  const c = (dx, dy) => `a${nums(r, r)} 0 0 1 ${nums(dx, dy)}`;
  return `M${nums(x + r, y)}h${num(w - 2 * r)}${c(r, r)}v${num(h - 2 * r)}${c(-r, r)}h${num(2 * r - w)}${c(-r, -r)}v${num(2 * r - h)}${c(r, -r)}z`;
}

/** The point at a distance and an angle (degrees, clockwise on the screen) from a centre. */
export function polar(cx, cy, r, degrees) {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** A circular arc from one angle to another, in degrees, clockwise when `to` is greater. */
export function arc(cx, cy, r, from, to) {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${nums(x1, y1)}A${nums(r, r)} 0 ${large} ${to > from ? 1 : 0} ${nums(x2, y2)}`;
}

/** A slot: two half circles of radius r joined by tangents, between two points. */
export function slot(x1, y1, x2, y2, r, r2 = r) {
  const a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const [p1, p2, p3, p4] = [
    polar(x1, y1, r, a - 90),
    polar(x2, y2, r2, a - 90),
    polar(x2, y2, r2, a + 90),
    polar(x1, y1, r, a + 90),
  ];
  return `M${nums(...p1)}L${nums(...p2)}A${nums(r2, r2)} 0 0 1 ${nums(...p3)}L${nums(...p4)}A${nums(r, r)} 0 0 1 ${nums(...p1)}z`;
}

/** The whole numbers from 0 to n - 1. */
export const range = (n) => Array.from({ length: n }, (_, i) => i);

const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Splits path data into commands with their numbers, all absolute. */
export function parse(data) {
  const list = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, letter, rest] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let command = letter.toUpperCase();
    const relative = letter !== command;
    const values = command === 'A' ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = ARITY[command];
    for (let i = 0; i < (size ? values.length : 1); i += size || 1) {
      const v = values.slice(i, i + size);
      if (relative)
        v.forEach((n, j) => {
          v[j] = n + offset(command, j, x, y);
        });
      list.push([command, v]);
      if (command === 'Z') [x, y] = [sx, sy];
      else if (command === 'H') x = v[0];
      else if (command === 'V') y = v[0];
      else [x, y] = v.slice(-2);
      if (command === 'M') {
        [sx, sy] = [x, y];
        command = 'L';
      }
    }
  }
  return list;
}

/** What a relative number is relative to. */
function offset(command, index, x, y) {
  if (command === 'H') return x;
  if (command === 'V') return y;
  if (command === 'A') return index === 5 ? x : index === 6 ? y : 0;
  return index % 2 ? y : x;
}

/** The two flags of an arc may stand without a space behind them. */
function arcNumbers(text) {
  const numbers = [];
  let rest = text;
  while (true) {
    const flag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const match = rest.match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/);
    if (!match) return numbers;
    numbers.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
}

/** The same path in fewer bytes: relative steps, no repeated letters, no spaces that can be left out. */
export function shorten(data) {
  let [x, y, sx, sy] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  const write = (letter, values) => {
    const implied = letter === last || (last === 'm' && letter === 'l') || (last === 'M' && letter === 'L');
    const part = values
      .map(num)
      .reduce(
        (s, next) =>
          s +
          (s && !next.startsWith('-') && !(next.startsWith('.') && /\.\d*$/.test(s.split(/[ -]/).at(-1))) ? ' ' : '') +
          next,
        '',
      );
    if (implied && letter !== 'z') text += (part.startsWith('-') ? '' : ' ') + part;
    else text += letter + part;
    last = letter;
  };
  for (const [command, v] of parse(data)) {
    if (command === 'Z') {
      write('z', []);
      [x, y] = [sx, sy];
      continue;
    }
    const end = command === 'H' ? [round(v[0]), y] : command === 'V' ? [x, round(v[0])] : v.slice(-2).map(round);
    const step = v.map((n, j) => round(round(n) - offset(command, j, x, y)));
    const [dx, dy] = [round(end[0] - x), round(end[1] - y)];
    if (command === 'M') {
      if (text === '') write('M', end);
      else write('m', [dx, dy]);
      [sx, sy] = end;
    } else if (command === 'L' && dx === 0 && dy === 0 && last !== 'm' && last !== 'M') continue;
    else if ((command === 'L' && dy === 0) || command === 'H') write('h', [dx]);
    else if ((command === 'L' && dx === 0) || command === 'V') write('v', [dy]);
    else write(command.toLowerCase(), step);
    [x, y] = end;
  }
  return text;
}
