/** What a drawing says about its parts: dimensions, leaders, balloons, centre lines, the sheet itself. */

import { widthOf } from './lettering.mjs';
import { arc, circle, lines, nums, polar } from './path.mjs';

const ARROW = 13;

/** A slim filled arrow head with its point at (x, y), looking along `degrees`. */
export function arrow(d, x, y, degrees, { size = ARROW * d.weight, style = '-/accent' } = {}) {
  const [ax, ay] = polar(x, y, size, degrees + 180 - 11);
  const [bx, by] = polar(x, y, size, degrees + 180 + 11);
  return d.path(`M${nums(x, y)}L${nums(ax, ay)} ${nums(bx, by)}z`, style);
}

/**
 * A linear dimension between two points, set off to the left of the direction from one to the other.
 * @param offset distance of the dimension line, px; negative: to the right
 */
export function dimension(
  d,
  x1,
  y1,
  x2,
  y2,
  { offset = 30, text = '', size = 13, pen = 'signal', head = '-/accent', lettering = 'thin', gap = 6 } = {},
) {
  const a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const side = Math.sign(offset) || 1;
  const [p1, p2] = [polar(x1, y1, Math.abs(offset), a - 90 * side), polar(x2, y2, Math.abs(offset), a - 90 * side)];
  for (const [[fx, fy], [tx, ty]] of [
    [[x1, y1], p1],
    [[x2, y2], p2],
  ]) {
    if (Math.abs(offset) > gap)
      d.path(lines([polar(fx, fy, gap, a - 90 * side), polar(tx, ty, 7, a - 90 * side)]), pen);
  }
  const length = Math.hypot(x2 - x1, y2 - y1);
  const wide = text ? widthOf(text, size) + 14 : 0;
  const [mx, my] = [(p1[0] + p2[0]) / 2, (p1[1] + p2[1]) / 2];
  if (text && wide < length - 2 * ARROW) {
    d.path(lines([p1, polar(mx, my, wide / 2, a + 180)]), pen).path(lines([polar(mx, my, wide / 2, a), p2]), pen);
  } else d.path(lines([p1, p2]), pen);
  arrow(d, ...p1, a + 180, { style: head });
  arrow(d, ...p2, a, { style: head });
  if (text) {
    const turn = a > 90 || a <= -90 ? a + 180 : a;
    const [tx, ty] = polar(mx, my, size / 2, turn + 90);
    d.text(text, tx, ty, { size, anchor: 'middle', turn, pen: lettering });
  }
  return d;
}

/** An angle between two directions, drawn as an arc with heads. */
export function angle(
  d,
  cx,
  cy,
  r,
  from,
  to,
  { text = '', size = 13, pen = 'signal', head = '-/accent', lettering = 'thin', rays = 0 } = {},
) {
  d.path(arc(cx, cy, r, from, to), pen);
  const lean = (ARROW * d.weight * 90) / (Math.PI * r);
  const way = to > from ? 1 : -1;
  arrow(d, ...polar(cx, cy, r, from), from - way * (90 - lean), { style: head });
  arrow(d, ...polar(cx, cy, r, to), to + way * (90 - lean), { style: head });
  if (rays) for (const a of [from, to]) d.path(lines([polar(cx, cy, rays, a), polar(cx, cy, r + 10, a)]), pen);
  if (text) {
    const [x, y] = polar(cx, cy, r + 16 + size / 2, (from + to) / 2);
    const anchor = x > cx + r * 0.4 ? 'start' : x < cx - r * 0.4 ? 'end' : 'middle';
    d.text(text, x, y + size / 2, { size, anchor, pen: lettering });
  }
  return d;
}

/** A note with a line to the part it speaks of. */
export function leader(
  d,
  x,
  y,
  elbowX,
  elbowY,
  text,
  { size = 13, pen = 'thin', head = '-/ink', lettering = 'thin' } = {},
) {
  const right = elbowX >= x;
  const end = elbowX + (right ? 16 : -16);
  d.path(
    lines([
      [x, y],
      [elbowX, elbowY],
      [end, elbowY],
    ]),
    pen,
  );
  arrow(d, x, y, (Math.atan2(y - elbowY, x - elbowX) * 180) / Math.PI, { style: head });
  return d.text(text, end + (right ? 7 : -7), elbowY + size / 2, {
    size,
    anchor: right ? 'start' : 'end',
    pen: lettering,
  });
}

/** A numbered balloon of a parts list, tied to the part by a dot. */
export function balloon(d, x, y, bx, by, number, { r = 15, style = 'thin/paper', pen = 'thin' } = {}) {
  const a = (Math.atan2(y - by, x - bx) * 180) / Math.PI;
  d.path(lines([polar(bx, by, r, a), [x, y]]), pen);
  d.circle(x, y, 2.6, `-/${pen === 'signal' ? 'accent' : 'ink'}`);
  d.circle(bx, by, r, style);
  return d.text(String(number), bx, by + r * 0.43, { size: r * 0.86, anchor: 'middle', pen });
}

/** Crossed centre lines. */
export function centre(d, cx, cy, rx, ry = rx, turn = 0) {
  for (const [a, r] of [
    [turn, rx],
    [turn + 90, ry],
  ])
    if (r) d.path(lines([polar(cx, cy, r, a + 180), polar(cx, cy, r, a)]), 'centre');
  return d;
}

/** A pitch circle: a circle in centre line. */
export const pitch = (d, cx, cy, r) => d.path(circle(cx, cy, r), 'centre');

/** Fine squared paper with a frame, and the quarter marks at its edges. */
export function sheet(d, { step = 32, frame = 20 } = {}) {
  const { width: w, height: h } = d;
  d.path(`M0 0h${w}v${h}H0z`, '-/paper');
  d.raw(
    `<pattern id="g" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path d="M0 0h${step}M0 0v${step}" stroke="${d.palette.grid}" stroke-width="2"/></pattern><path stroke="none" fill="url(#g)" d="M0 0h${w}v${h}H0z"/>`,
  );
  if (frame) {
    d.path(`M${frame} ${frame}h${w - 2 * frame}v${h - 2 * frame}H${frame}z`, 'fine');
    d.path(
      `M${w / 2} 0v${frame + 10}M${w / 2} ${h}v${-frame - 10}M0 ${h / 2}h${frame + 10}M${w} ${h / 2}h${-frame - 10}`,
      'fine',
    );
  }
  return d;
}

/** The title block in the lower right corner, with the sign of first-angle projection. */
export function titleBlock(d, title, number, { frame = 20, width = 268, scale = '1:1' } = {}) {
  const height = 46;
  const x = d.width - frame - width;
  const y = d.height - frame - height;
  d.path(`M${x} ${y}h${width}v${height}h${-width}z`, 'thin/paper');
  d.path(`M${x + 46} ${y}v${height}M${x + width - 62} ${y}v${height}M${x + 46} ${y + 25}H${x + width}`, 'thin');
  d.path(`M${x + 8} ${y + 17}l13-4v20l-13-4zM${x + 4} ${y + 23}h20`, 'thin');
  d.circle(x + 33, y + 23, 6.5, 'thin').circle(x + 33, y + 23, 3.2, 'thin');
  d.text(title, x + 55, y + 16.5, { size: 8.5 });
  d.text('UMMES', x + 55, y + 39, { size: 7, pen: 'fine' });
  d.text(scale, x + 112, y + 39, { size: 7, pen: 'fine' });
  d.text(String(number), x + width - 31, y + 17.5, { size: 10, anchor: 'middle' });
  return d.text('A3', x + width - 31, y + 39, { size: 7, anchor: 'middle', pen: 'fine' });
}
