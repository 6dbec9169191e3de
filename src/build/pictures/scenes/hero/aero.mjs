/** Aero: a wing section with its structure, in the computed flow and pressure around it. */

import { joukowski, thin } from '../../airfoil.mjs';
import { arrow, centre, dimension } from '../../annotation.mjs';
import { ground, heroExports } from '../../ground.mjs';
import { blueprint } from '../../palette.mjs';
import { arc, circle, curve, lines, p, polar, range } from '../../path.mjs';

const [X, Y, SCALE] = [1270, 560, 282];
const flow = joukowski({ attack: 7, thick: 0.14, cambered: 0.1 });
const place = ([x, y]) => [X + x * SCALE, Y - y * SCALE];
const outline = flow.outline.map(place);

/** The section's upper and lower surface at a fraction of the chord, and points along the line between. */
const nose = outline.reduce((a, b) => (b[0] < a[0] ? b : a));
const tail = outline.reduce((a, b) => (b[0] > a[0] ? b : a));
const chord = Math.hypot(tail[0] - nose[0], tail[1] - nose[1]);
const lean = Math.atan2(tail[1] - nose[1], tail[0] - nose[0]);
const local = outline.map(([x, y]) => [
  ((x - nose[0]) * Math.cos(lean) + (y - nose[1]) * Math.sin(lean)) / chord,
  ((y - nose[1]) * Math.cos(lean) - (x - nose[0]) * Math.sin(lean)) / chord,
]);
function surface(f, side) {
  for (let i = 0; i < local.length; i++) {
    const [a, b] = [local[i], local[(i + 1) % local.length]];
    if ((a[0] - f) * (b[0] - f) > 0 || a[0] === b[0]) continue;
    const v = a[1] + ((b[1] - a[1]) * (f - a[0])) / (b[0] - a[0]);
    const top = b[0] < a[0];
    if (top === side < 0) return v;
  }
  return 0;
}
/** Frame of the chord: u along it in fractions, v across it in fractions, down positive. */
const at = (u, v) => [
  nose[0] + chord * (u * Math.cos(lean) - v * Math.sin(lean)),
  nose[1] + chord * (u * Math.sin(lean) + v * Math.cos(lean)),
];
const between = (f, k, inset = 0.012) => {
  const [a, b] = [surface(f, -1) + inset, surface(f, 1) - inset];
  return at(f, a + (b - a) * k);
};

function streamlines(d) {
  // Fainter to the left, where the heading stands.
  d.raw(
    '<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="1100" y1="0" y2="0"><stop offset=".1" stop-color="#2a465c"/><stop offset="1" stop-color="#7f9db4"/></linearGradient>',
  );
  for (const i of range(29)) {
    const y = 2.13 - i * 0.152;
    const points = flow.stream(y, -5, 2.6, 0.03);
    const px = thin(points, 0.09).map(([u, v]) => place([u, v]));
    d.curve(px, `url(#f):${i % 4 ? 0.8 : 1.1}`);
    // Pulses of smoke: equal times, so their length is the speed.
    let time = i * 0.37;
    let dash = [];
    const dashes = [];
    points.forEach((q, n) => {
      if (n) time += Math.hypot(q[0] - points[n - 1][0], q[1] - points[n - 1][1]) / q[2];
      const on = time % 1.1 < 0.36 && q[0] > -1.9;
      if (on) dash.push(place(q));
      else if (dash.length) {
        if (dash.length > 3) dashes.push(dash);
        dash = [];
      }
    });
    for (const q of dashes) d.curve(thin(q, 8), 'blue:1.5');
  }
}

function pressure(d) {
  const tips = [];
  for (let a = 14; a < 182; a += 5) {
    const { place: q, speed } = flow.surface(a);
    const next = flow.surface(a + 0.5).place;
    const [x, y] = place(q);
    const [nx, ny] = [-(next[1] - q[1]), next[0] - q[0]];
    const l = Math.hypot(nx, ny);
    const cp = 1 - speed ** 2;
    const length = Math.max(0, -cp) * 62;
    const tip = [x - (nx / l) * length, y + (ny / l) * length];
    tips.push(tip);
    if (length > 14) {
      d.line(...tip, x - (nx / l) * 4, y + (ny / l) * 4, 'accent:.9');
      const way = (Math.atan2(tip[1] - y, tip[0] - x) * 180) / Math.PI;
      arrow(d, ...tip, way, { size: 10 });
    }
  }
  d.curve(tips, 'accent:1.5');
}

function wing(d) {
  const skin = curve(thin(outline, 10), true);
  d.path(skin, '-/paper').path(skin, '-/#16293a');
  const inner = range(49).map((i) => 0.02 + i * 0.0193);
  const skinTop = inner.map((f) => at(f, surface(f, -1) + 0.0085));
  const skinBottom = inner.map((f) => at(f, surface(f, 1) - 0.0085)).reverse();
  d.group({ clip: `${skin}${lines([...skinTop, ...skinBottom], true)}` }, () =>
    d.hatch(skin, [nose[0] - 10, Y - 200, chord + 20, 460], { step: 6, pen: 'mist:.9' }),
  );

  // Rib web with lightening holes; flanged edges.
  const bays = [
    [0.05, 0.175],
    [0.225, 0.605],
    [0.655, 0.83],
  ];
  for (const [a, b] of bays) {
    const steps = range(13).map((i) => a + ((b - a) * i) / 12);
    const web = [...steps.map((f) => between(f, 0.05)), ...[...steps].reverse().map((f) => between(f, 0.95))];
    d.lines(web, 'thin/steel', true);
  }
  const hole = (f, k) => {
    const [[x1, y1], [x2, y2]] = [between(f, 0), between(f, 1)];
    const r = (Math.hypot(x2 - x1, y2 - y1) / 2) * k;
    const [x, y] = between(f, 0.5);
    d.circle(x, y, r, 'line/paper').circle(x, y, r - 6, 'fine');
    return centre(d, x, y, r + 14, r + 14, (lean * 180) / Math.PI);
  };
  for (const [f, k] of [
    [0.115, 0.56],
    [0.3, 0.52],
    [0.385, 0.54],
    [0.47, 0.54],
    [0.55, 0.54],
  ])
    hole(f, k);

  // Spars: caps in section, webs between.
  for (const f of [0.2, 0.63]) {
    const w = 0.021;
    d.lines(
      [between(f - 0.004, 0), between(f + 0.004, 0), between(f + 0.004, 1), between(f - 0.004, 1)],
      'line/slate',
      true,
    );
    for (const k of [0, 1]) {
      const edge = k ? 0.86 : 0.14;
      const cap = [between(f - w, k), between(f + w, k), between(f + w, edge), between(f - w, edge)];
      const x = Math.min(...cap.map((q) => q[0]));
      const y = Math.min(...cap.map((q) => q[1]));
      d.section(lines(cap, true), [x, y, 90, 70], { step: 6, fill: 'slate', pen: 'ink:1' });
    }
  }
  // Stringers along the skin.
  for (const f of [0.26, 0.343, 0.428, 0.51, 0.59]) {
    for (const s of [-1, 1]) {
      const v = surface(f, s) - s * 0.0085;
      d.lines([at(f - 0.009, v), at(f, v), at(f, v - s * 0.024), at(f + 0.009, v - s * 0.024)], 'ink:2.4', false);
    }
  }
  // Leading edge duct, flap seam, hinge and actuator.
  d.circle(...between(0.043, 0.5), 20, 'line/deep');
  d.path(arc(...between(0.043, 0.5), 12, 100, 300), 'fine');
  const hinge = between(0.856, 0.62, 0.006);
  d.path(lines([between(0.838, 0, 0), between(0.832, 0.5), between(0.838, 1, 0)]), 'line');
  d.lines([between(0.852, 0, 0), between(0.843, 0.5), between(0.852, 1, 0)], 'line');
  d.line(...between(0.655, 0.5), ...hinge, 'ink:7').line(...between(0.655, 0.5), ...hinge, '#16293a:4');
  d.line(...between(0.655, 0.5), ...between(0.76, 0.56), 'accent:7');
  d.circle(...hinge, 10, 'line/paper').circle(...hinge, 4, '-/accent');
  d.circle(...between(0.655, 0.5), 8, 'line/paper');
  d.path(skin, 'bold');
}

/** The aircraft from above, flying left, with the cut that the wing section shows. */
function keyPlan(d, x, y, r) {
  d.circle(x, y, r, 'mist:1.4/#102030');
  d.group({ x, y, clip: circle(0, 0, r) }, () => {
    d.path(p`M${-r} 0H${r}M0 ${-r}V${r}`, 'mist:.8:14 4 3 4');
    const wingShape = (s) =>
      lines(
        [
          [-26, s * 11],
          [62, s * 128],
          [84, s * 128],
          [44, s * 11],
        ],
        true,
      );
    d.path(wingShape(1) + wingShape(-1), 'thin/steel');
    d.path(
      [1, -1]
        .map((s) =>
          lines(
            [
              [96, s * 6],
              [126, s * 48],
              [140, s * 48],
              [126, s * 6],
            ],
            true,
          ),
        )
        .join(''),
      'thin/steel',
    );
    for (const s of [1, -1]) d.box(-22, s * 46 - 7, 36, 14, 'thin/slate', 6);
    d.path(
      'M-146 0C-140-10-120-12-100-12H80C110-10 130-5 146 0C130 5 110 10 80 12H-100C-120 12-140 10-146 0z',
      'line/steel',
    );
    d.path('M-132-4q-5 4 0 8M60 0h70', 'thin');
  });
  const cut = [
    [x - 40, y - 62],
    [x + 66, y - 62],
  ];
  d.path(lines(cut), 'accent:1.4:12 4 3 4');
  for (const [cx, cy] of cut) {
    d.path(p`M${cx} ${cy}v-18`, 'accent');
    arrow(d, cx, cy - 34, -90, { size: 18 });
  }
  d.text('A', cut[0][0] - 24, cut[0][1] - 12, { size: 17 }).text('A', cut[1][0] + 12, cut[1][1] - 12, { size: 17 });
}

function draw(d) {
  ground(d, { light: [1330, 520, 1250] });
  streamlines(d);
  pressure(d);
  wing(d);
  keyPlan(d, 1688, 226, 168);
  // Chord, angle of attack, quarter point.
  const turn = (lean * 180) / Math.PI;
  d.line(...at(-0.16, 0), ...at(1.03, 0), 'mist:1:22 5 4 5');
  d.path(p`M${nose[0] - 190} ${nose[1]}H${nose[0]}`, 'mist:1');
  dimension(d, ...nose, ...tail, { offset: -212, text: '1200', size: 19, gap: 120 });
  const [qx, qy] = at(0.242, -0.012);
  d.circle(qx, qy, 12, 'line/paper').path(
    p`M${qx} ${qy}v-12a12 12 0 0 1 12 12zM${qx} ${qy}v12a12 12 0 0 1-12-12z`,
    '-/ink',
  );
  d.path(arc(...nose, 160, 180, 180 + turn), 'accent:1.4');
  arrow(d, ...polar(...nose, 160, 180 + turn), 180 + turn + 85);
  d.text('α', nose[0] - 198, nose[1] - 8, { size: 20 });
}

export default {
  file: 'pictures/hero/aero.svg',
  width: 1920,
  height: 1080,
  weight: 1.3,
  palette: blueprint,
  draw,
  exports: heroExports('aero', { avif: 46, webp: 50 }),
};
