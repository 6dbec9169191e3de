/** About: a planetary gear from the front and in section; every part meshes with the next. */

import { arrow, balloon, centre, dimension, pitch, sheet, titleBlock } from '../annotation.mjs';
import { bore, gear, holes, mesh } from '../gear.mjs';
import { paper } from '../palette.mjs';
import { arc, box, lines, p, polar, range } from '../path.mjs';
import { bearingSection } from '../wheel.mjs';

const [CX, CY] = [604, 312];
const MODULE = 10;
const sun = { teeth: 14, turn: 12 };
const PLANET = 17;
const RING = sun.teeth + 2 * PLANET;
const ARM = (MODULE * (sun.teeth + PLANET)) / 2;
const R = (MODULE * RING) / 2;

/** The train cut along its axis. */
function section(d, cx) {
  for (const s of [-1, 1]) {
    const part = (x, w, from, to, options) => {
      const top = Math.min(CY + s * from, CY + s * to);
      d.section(box(x, top, w, Math.abs(to - from)), [x, top, w, Math.abs(to - from)], { angle: 45 * s, ...options });
    };
    part(cx - 34, 68, R + 32, R + 8, { step: 8, fill: 'steel' });
    part(cx - 26, 52, ARM + 76, ARM + 18, { step: 7, angle: -45 * s });
    part(cx - 26, 52, ARM - 18, ARM - 76, { step: 7, angle: -45 * s });
    d.box(cx - 26, Math.min(CY + s * (ARM + 76), CY + s * (ARM + 92)), 52, 16, 'thin/paper');
    d.box(cx - 26, Math.min(CY + s * (ARM - 92), CY + s * (ARM - 76)), 52, 16, 'thin/paper');
    d.box(cx - 44, CY + s * ARM - 18, 88, 36, 'line/paper');
    d.path(p`M${cx - 60} ${CY + s * ARM}h120`, 'centre');
    part(cx + 44, 22, ARM + 34, 46, { step: 6, fill: 'slate' });
  }
  d.box(cx - 78, CY - 34, 104, 68, 'line/accent').box(cx + 44, CY - 46, 70, 92, 'line/tint');
  d.path(p`M${cx - 78} ${CY - 28}h-6v56h6M${cx + 114} ${CY - 40}h6v80h-6`, 'line');
  bearingSection(d, cx + 92, CY, 78, 46, 26);
  d.path(p`M${cx - 104} ${CY}h240`, 'centre');
}

function draw(d) {
  sheet(d);
  for (const s of [-1, 1]) {
    d.path([R + 32, R + 8, ARM + 18, ARM - 18].map((r) => p`M200 ${CY + s * r}H${CX}`).join(''), 'hair');
  }
  section(d, 156);
  const first = mesh(PLANET, sun, -90);
  d.circle(CX, CY, R + 32, 'bold/steel');
  d.path(
    gear({ cx: CX, cy: CY, teeth: RING, module: MODULE, turn: -90 + ((first + 90) * PLANET) / RING, internal: true }),
    'bold/paper',
  );
  d.circle(CX, CY, R + 24, 'thin').path(holes(12, CX, CY, R + 22, 5.5, 15), 'thin/paper');
  pitch(d, CX, CY, R);
  pitch(d, CX, CY, ARM);
  const corners = range(3).map((i) => polar(CX, CY, ARM + 6, 120 * i - 90));
  d.path(lines(corners, true), 'ink:70').path(lines(corners, true), 'slate:66');
  d.circle(CX, CY, 92, 'line/slate').circle(CX, CY, 84, '-/paper');
  for (const i of range(3)) {
    const at = 120 * i - 90;
    const [x, y] = polar(CX, CY, ARM, at);
    d.path(gear({ cx: x, cy: y, teeth: PLANET, module: MODULE, turn: mesh(PLANET, sun, at) }), 'line/paper');
    d.circle(x, y, 58, 'thin')
      .circle(x, y, 30, 'line/tint')
      .path(bore(x, y, 19, 9), 'line/paper');
    pitch(d, x, y, (MODULE * PLANET) / 2);
    centre(d, x, y, 40, 40, at);
  }
  d.path(gear({ cx: CX, cy: CY, teeth: sun.teeth, module: MODULE, turn: sun.turn }), 'bold/accent');
  d.circle(CX, CY, 42, 'line/paper').path(bore(CX, CY, 27, 13), 'line/tint');
  centre(d, CX, CY, R + 50);
  d.path(arc(CX, CY, R + 46, -64, -34), 'signal');
  arrow(d, ...polar(CX, CY, R + 46, -34), -34 + 87);
  balloon(d, ...polar(CX, CY, 56, -14), 900, 236, 1);
  balloon(d, ...polar(...polar(CX, CY, ARM, 30), 44, 0), 908, 320, 2);
  balloon(d, ...polar(CX, CY, R + 14, 16), 908, 404, 3);
  dimension(d, 122, CY + R + 32, 190, CY + R + 32, { offset: -20, text: '', gap: 4 });
  titleBlock(d, 'THE SOCIETY', '00', { scale: '1:1' });
}

export default { file: 'pictures/about.svg', width: 960, height: 640, palette: paper, draw };
