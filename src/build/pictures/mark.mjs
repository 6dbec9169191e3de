/** The society's mark on a field of 64: a U whose bowl is a gear, one arm hatched as in section, a shaft in its bearing. */
import { nums, polar, range } from './path.mjs';

const [CX, CY] = [32, 35];
const [ROOT, TIP, BORE] = [21, 27.6, 9];
const TOP = 4;
const TEETH = 5;
/** Angle between teeth, and half a tooth's width at root and tip, degrees. */
const [STEP, FOOT, HEAD] = [36, 11.5, 7.5];
/** The cuts of the right arm: heights of each slice at its left edge, and how far a cut rises to the right. */
const LEAN = 10;
const SLICES = [
  [TOP, 15.5],
  [20, 27],
];
const REST = 31.5;

const to = (r, degrees) => nums(...polar(CX, CY, r, degrees));

/** The U with its teeth, up to the first cut of its right arm. */
export function bowl() {
  const teeth = range(TEETH).map((i) => {
    const at = 90 + STEP * ((TEETH - 1) / 2 - i);
    return `A${nums(ROOT, ROOT)} 0 0 0 ${to(ROOT, at + FOOT)}L${to(TIP, at + HEAD)}A${nums(TIP, TIP)} 0 0 0 ${to(TIP, at - HEAD)}L${to(ROOT, at - FOOT)}`;
  });
  return `M${nums(CX - ROOT, TOP)}V${nums(CY)}${teeth.join('')}A${nums(ROOT, ROOT)} 0 0 0 ${to(ROOT, 0)}V${nums(REST - LEAN)}L${nums(CX + BORE, REST)}V${nums(CY)}A${nums(BORE, BORE)} 0 0 1 ${nums(CX - BORE, CY)}V${nums(TOP)}z`;
}

/** The slices of the right arm. */
export function arm() {
  const [x1, x2] = [CX + BORE, CX + ROOT];
  return SLICES.map(
    ([a, b], i) => `M${nums(x1, a)}L${nums(x2, i ? a - LEAN : a)}V${nums(b - LEAN)}L${nums(x1, b)}z`,
  ).join('');
}

/** The shaft in the bowl: centre and radius. */
export const shaft = { x: CX, y: CY, r: 5 };
