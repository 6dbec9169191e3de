/**
 * A drawing: a list of marks made with named pens, written out as compact SVG.
 * A style is 'pen/fill', each a name below or in the palette: 'bold/steel', 'thin', '-/ink'.
 * A pen may also be written out, as colour:width or colour:width:dashes: 'ink:8', 'mist:2:6 4'.
 */

import { letters } from './lettering.mjs';
import { arc, box, circle, curve, ellipse, lines, num, nums, range, shorten } from './path.mjs';

/** Pens: colour by role, width in px on a 960 px wide sheet, dash pattern. */
const pens = {
  bold: ['ink', 3],
  line: ['ink', 1.9],
  thin: ['ink', 1.1],
  heavy: ['ink', 5],
  blue: ['blue', 1.9],
  fine: ['blue', 1.1],
  hair: ['mist', 1],
  mist: ['mist', 1.9],
  centre: ['blue', 0.9, '16 4 3 4'],
  hidden: ['blue', 1.2, '7 4'],
  ghost: ['mist', 1.4, '9 5'],
  accent: ['accent', 2.2],
  signal: ['accent', 1.1],
  vermilion: ['accent', 3.2],
  flow: ['accent', 1.6, '10 6'],
  grid: ['grid', 1],
  knock: ['paper', 6],
};

/**
 * Starts a drawing.
 * @param size width and height of the view box, px
 * @param palette one of palette.mjs
 * @param weight multiplies every pen; 1 suits a sheet 960 px wide
 */
export function drawing({ width, height, palette, weight = 1 }) {
  const out = [];
  let clips = 0;
  let open = null;

  const attributes = (style) => {
    const [penName, fillName] = style.split('/');
    let text = '';
    if (penName === '-') text += ' stroke="none"';
    else {
      const [colour, size, dash] = pens[penName] ?? penName.split(':');
      if (colour !== 'ink') text += ` stroke="${palette[colour] ?? colour}"`;
      text += ` stroke-width="${num(size * weight)}"`;
      if (dash)
        text += ` stroke-dasharray="${dash
          .split(' ')
          .map((v) => num(v * weight))
          .join(' ')}"`;
    }
    if (fillName) text += ` fill="${palette[fillName] ?? fillName}"`;
    return text;
  };
  // Neighbours with the same attributes share a group, so that these are written once.
  const element = (name, attributeText, rest) => {
    flush();
    const previous = out.at(-1);
    const text = `<${name}${rest}/>`;
    if (previous?.attributes === attributeText) previous.elements.push(text);
    else out.push({ attributes: attributeText, elements: [text] });
  };
  const flush = () => {
    if (!open) return;
    const { attributes: a, d: parts } = open;
    open = null;
    element('path', a, ` d="${shorten(parts.join(''))}"`);
  };
  const raw = (text) => {
    flush();
    out.push(text);
  };
  const written = (item) => {
    if (typeof item === 'string') return item;
    const { attributes: a, elements } = item;
    if (elements.length > 1) return `<g${a}>${elements.join('')}</g>`;
    return elements[0].replace(/^<(\w+)/, `<$1${a}`);
  };

  const lay = (id, [x, y, w, h], { step = 9, pen = 'fine', angle = 45 }) => {
    const s = Math.round(step * Math.SQRT2);
    const reach = Math.ceil(h);
    const rise = angle > 0 ? -reach : reach;
    const count = Math.ceil((w + reach) / s) + 1;
    const next = `l${nums(reach, rise)}m${nums(s - reach, -rise)}`;
    const text = `M${nums(Math.floor((x - reach) / s) * s, angle > 0 ? y + reach : y)}${next.repeat(count)}`;
    flush();
    out.push(`<path clip-path="url(#${id})"${attributes(pen)} d="${text}"/>`);
    return d;
  };

  const d = {
    width,
    height,
    palette,
    weight,
    /** Any path. Lines in the same pen that follow each other become one element. */
    path(data, style = 'line') {
      const a = attributes(style);
      if (style.includes('/')) element('path', a, ` d="${shorten(data)}"`);
      else if (open?.attributes === a) open.d.push(data);
      else {
        flush();
        open = { attributes: a, d: [data] };
      }
      return d;
    },
    line: (x1, y1, x2, y2, style) =>
      d.path(
        lines([
          [x1, y1],
          [x2, y2],
        ]),
        style,
      ),
    lines: (points, style, closed) => d.path(lines(points, closed ?? style?.includes('/')), style),
    curve: (points, style, closed) => d.path(curve(points, closed), style),
    box: (x, y, w, h, style, r) => d.path(box(x, y, w, h, r), style),
    circle(cx, cy, r, style) {
      if (!style?.includes('/')) return d.path(circle(cx, cy, r), style);
      element('circle', attributes(style), ` cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`);
      return d;
    },
    ellipse: (cx, cy, rx, ry, style) => d.path(ellipse(cx, cy, rx, ry), style),
    arc: (cx, cy, r, from, to, style) => d.path(arc(cx, cy, r, from, to), style),
    text(text, x, y, { size = 13, anchor = 'start', turn = 0, pen = 'thin' } = {}) {
      return d.path(letters(text, x, y, size, anchor, turn), pen);
    },
    /** Markup as it is, for gradients and the like. */
    raw(text) {
      raw(text);
      return d;
    },
    /** Everything drawn inside `fn` is moved, turned (degrees) or faded as one. */
    group({ x = 0, y = 0, turn = 0, mirror = false, opacity = 1, clip }, fn) {
      let t = '';
      if (x || y) t += `translate(${nums(x, y)})`;
      if (turn) t += `rotate(${num(turn)})`;
      if (mirror) t += 'scale(-1 1)';
      let a = t ? ` transform="${t}"` : '';
      if (opacity !== 1) a += ` opacity="${String(opacity).replace(/^0/, '')}"`;
      if (clip) a += ` clip-path="url(#${d.clip(clip)})"`;
      raw(`<g${a}>`);
      fn(d);
      raw('</g>');
      return d;
    },
    /** A clip region; returns its id. */
    clip(data) {
      const id = `c${++clips}`;
      raw(`<clipPath id="${id}"><path d="${shorten(data)}" clip-rule="evenodd"/></clipPath>`);
      return id;
    },
    /** Draws `fn` once and repeats it n times around a centre. */
    spin(n, cx, cy, fn, { from = 0, sweep = 360 } = {}) {
      const id = `s${++clips}`;
      raw(`<g${from ? ` transform="rotate(${nums(from)} ${nums(cx, cy)})"` : ''}><g id="${id}">`);
      fn(d);
      raw('</g>');
      for (const i of range(n - 1))
        out.push(
          `<use href="#${id}" transform="rotate(${num((sweep * (i + 1)) / (sweep === 360 ? n : n - 1))} ${nums(cx, cy)})"/>`,
        );
      out.push('</g>');
      return d;
    },
    /**
     * Section hatching inside a shape.
     * @param bounds [x, y, width, height] of the shape
     * @param step distance between lines, px; @param angle 45 or -45
     */
    hatch(data, bounds, options = {}) {
      return lay(d.clip(data), bounds, options);
    },
    /** A sectioned part: filled, outlined, hatched. */
    section(data, bounds, { fill = 'tint', outline = 'line', ...options } = {}) {
      const id = `c${++clips}`;
      flush();
      out.push(
        `<path id="p${id}"${attributes(`${outline}/${fill}`)} d="${shorten(data)}"/><clipPath id="${id}"><use href="#p${id}" clip-rule="evenodd"/></clipPath>`,
      );
      return lay(id, bounds, options);
    },
    svg() {
      flush();
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" fill-rule="evenodd" stroke="${palette.ink}" stroke-linejoin="round">${out.map(written).join('')}</svg>\n`;
    },
  };
  return d;
}
