/** About's background: the gear train of its picture, only the lines, to be shown as a mask in the theme's ink. */

import { bore, gear, holes, mesh } from '../gear.mjs';
import { arc, circle, p, polar, range } from '../path.mjs';

const SIDE = 1200;
const C = SIDE / 2;
const MODULE = 19;
const sun = { teeth: 14, turn: 12 };
const PLANET = 17;
const RING = sun.teeth + 2 * PLANET;
const ARM = (MODULE * (sun.teeth + PLANET)) / 2;
const R = (MODULE * RING) / 2;

function draw(d) {
  const first = mesh(PLANET, sun, -90);
  const turn = -90 + ((first + 90) * PLANET) / RING;
  d.path(circle(C, C, R + 70), 'ink:3').path(circle(C, C, R + 56), 'ink:1.2');
  d.path(gear({ cx: C, cy: C, teeth: RING, module: MODULE, turn, internal: true }), 'ink:2.2');
  d.path(holes(12, C, C, R + 46, 9, 15), 'ink:1.2');
  d.path(circle(C, C, R) + circle(C, C, ARM), 'ink:1.2:24 6 4 6');
  for (const i of range(3)) {
    const at = 120 * i - 90;
    const [x, y] = polar(C, C, ARM, at);
    d.path(gear({ cx: x, cy: y, teeth: PLANET, module: MODULE, turn: mesh(PLANET, sun, at) }), 'ink:2.2');
    d.path(circle(x, y, 112) + circle(x, y, 58) + bore(x, y, 36, 17), 'ink:1.6');
    d.path(circle(x, y, (MODULE * PLANET) / 2), 'ink:1.2:24 6 4 6');
    d.path(p`M${x - 80} ${y}h160M${x} ${y - 80}v160`, 'ink:1.2:24 6 4 6');
    d.path(arc(C, C, 172, at + 22, at + 98), 'ink:1.6');
  }
  d.path(gear({ cx: C, cy: C, teeth: sun.teeth, module: MODULE, turn: sun.turn }), 'ink:2.6');
  d.path(circle(C, C, 82) + bore(C, C, 52, 25), 'ink:1.6');
  d.path(`M0 ${C}h${SIDE}M${C} 0v${SIDE}`, 'ink:1.2:24 6 4 6');
}

export default { file: 'pictures/about-backdrop.svg', width: SIDE, height: SIDE, palette: { ink: '#000' }, draw };
