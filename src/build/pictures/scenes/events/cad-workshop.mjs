/** CAD workshop: a shaft unit pulled apart along its axis, one edge selected. */

import { arrow, balloon, sheet, titleBlock } from '../../annotation.mjs';
import { bolt, cylinder, FLAT, hole, onRim, rim } from '../../isometry.mjs';
import { paper } from '../../palette.mjs';
import { p, range } from '../../path.mjs';

function balls(d, x, pitchR, r) {
  for (const i of range(12)) {
    const [bx, by] = onRim(x, pitchR, 30 * i - 90);
    d.circle(bx, by, r, 'thin/paper');
    d.path(p`M${bx - r * 0.5} ${by - r * 0.3}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} ${-r * 0.4}`, 'thin');
  }
}

function draw(d) {
  sheet(d);
  const turn = -26;
  d.group({ x: 96, y: 520, turn }, () => {
    d.path('M-70 0H900', 'centre');
    // Far end first: housing, bearing, spacer, shaft, gland, cover with its bolts.
    cylinder(d, 730, 70, 128, { body: 'slate' });
    cylinder(d, 690, 40, 158, { body: 'steel' });
    hole(d, 690, 96, { depth: 60 });
    for (const i of range(6))
      hole(d, onRim(690, 130, 60 * i + 20)[0], 11, { y: onRim(690, 130, 60 * i + 20)[1], depth: 9 });
    cylinder(d, 560, 50, 94, { body: 'steel', face: 'tint' });
    d.path(rim(560, 78), 'thin/slate');
    balls(d, 558, 66, 12);
    d.path(rim(560, 54), 'line/tint');
    hole(d, 560, 40, { depth: 40 });
    cylinder(d, 470, 24, 60, { body: 'slate' });
    hole(d, 470, 40, { depth: 24 });
    // The shaft.
    cylinder(d, 400, 90, 39, { body: 'steel' });
    cylinder(d, 330, 80, 52, { body: 'steel' });
    cylinder(d, 236, 110, 38, { body: 'steel' });
    d.path('M256-8h52a8 8 0 0 1 0 16h-52a8 8 0 0 1 0-16z', 'thin/slate');
    cylinder(d, 150, 96, 30, { body: 'steel' });
    d.path(rim(154, 26), 'thin');
    hole(d, 150, 6, { depth: 4 });
    // Seal ring: the selected part.
    d.path(`${rim(76, 62)}${rim(76, 40)}`, 'vermilion/glow');
    d.path(p`M76-62h12a${62 * FLAT} 62 0 0 1 0 124h-12a${62 * FLAT} 62 0 0 0 0-124z`, 'accent/accent');
    d.path(rim(76, 40), 'accent');
  });
  // Selection handles.
  const k = (Math.PI * turn) / 180;
  const place = (x, y) => [96 + x * Math.cos(k) - y * Math.sin(k), 520 + x * Math.sin(k) + y * Math.cos(k)];
  for (const a of [-90, 0, 90, 180]) {
    const [x, y] = place(...onRim(76, 62, a));
    d.box(x - 5, y - 5, 10, 10, 'accent/paper');
  }
  const [mx, my] = place(60, 0);
  const dir = turn + 180;
  const [ex, ey] = [mx + 84 * Math.cos((dir * Math.PI) / 180), my + 84 * Math.sin((dir * Math.PI) / 180)];
  d.line(mx, my, ex, ey, 'vermilion');
  arrow(d, ex, ey, dir, { size: 20 });

  // Bolts above, on their own axis.
  d.group({ x: 300, y: 150, turn }, () => {
    d.path('M-40 0H250', 'centre');
    bolt(d, 0, 11, 66);
    d.path(`${rim(104, 20)}${rim(104, 11)}`, 'thin/steel');
    d.path(`${rim(124, 20)}${rim(124, 11)}`, 'thin/steel');
  });
  d.group({ x: 190, y: 262, turn }, () => {
    d.path('M-30 0H160', 'centre');
    bolt(d, 0, 11, 66);
  });
  balloon(d, ...place(720, -150), 640, 74, 1);
  balloon(d, ...place(572, 86), 700, 410, 2);
  balloon(d, ...place(480, 52), 610, 460, 3);
  balloon(d, ...place(300, -36), 296, 318, 4);
  balloon(d, 378, 110, 420, 66, 5);

  // Axes of the model space.
  const [ax, ay] = [88, 120];
  for (const [a, name] of [
    [-26, 'X'],
    [-90, 'Z'],
    [26 + 180 - 52, 'Y'],
  ]) {
    const [x, y] = [ax + 58 * Math.cos((a * Math.PI) / 180), ay + 58 * Math.sin((a * Math.PI) / 180)];
    d.line(ax, ay, x, y, 'blue');
    arrow(d, x, y, a, { style: '-/blue' });
    d.text(name, x + 14 * Math.cos((a * Math.PI) / 180), y + 14 * Math.sin((a * Math.PI) / 180) + 5, {
      size: 11,
      anchor: 'middle',
      pen: 'fine',
    });
  }
  d.circle(ax, ay, 4, 'line/paper');
  titleBlock(d, 'CAD WORKSHOP', '02', { scale: '1:2' });
}

export default { file: 'pictures/events/cad-workshop.svg', width: 960, height: 640, palette: paper, draw };
