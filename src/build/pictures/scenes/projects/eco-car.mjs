/** An eco-marathon car: a drop on three wheels, its driver lying in it. */

import { naca } from '../../airfoil.mjs';
import { arrow, balloon, centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { arc, box, curve, lines, p, polar, range } from '../../path.mjs';

const GROUND = 470;

function wheel(d, cx, cy, r) {
  d.circle(cx, cy, r, 'bold/paper').circle(cx, cy, r - 7, 'thin');
  d.path(
    range(18)
      .map((i) => lines([polar(cx, cy, 6, 20 * i + 60), polar(cx, cy, r - 7, 20 * i)]))
      .join(''),
    'fine',
  );
  d.circle(cx, cy, 7, 'line/accent');
  centre(d, cx, cy, r + 12);
}

function draw(d) {
  sheet(d);
  // Streamlines over the drop.
  for (const i of range(5)) {
    const y = 96 + i * 34;
    const lift = i * 22;
    d.curve(
      [
        [40, y + 60 + lift * 1.2],
        [150, y + 52 + lift],
        [300, y + 20],
        [470, y + 6],
        [660, y + 26 + lift * 0.3],
        [900, y + 60 + lift * 0.9],
      ],
      i === 4 ? 'accent:1.4' : 'hair',
    );
  }
  // Body: a thick section, flattened below.
  const shape = naca('0030', 18).map(([x, y]) => [96 + x * 770, GROUND - 92 - (y > 0 ? y * 1.18 : y * 0.62) * 640]);
  const body = curve(shape, true);
  wheel(d, 286, GROUND - 40, 40);
  wheel(d, 668, GROUND - 40, 40);
  d.path(body, 'bold/paper');
  d.group({ clip: body }, () => {
    d.path(p`M0 ${GROUND - 86}H960V${GROUND}H0z`, '-/tint');
    d.path(p`M0 ${GROUND - 86}H960`, 'thin');
    // Driver, reclined.
    const limb = (points, w, fill) =>
      d
        .raw('<g stroke-linecap="round">')
        .lines(points, `ink:${w}`, false)
        .lines(points, `${fill}:${w - 4}`, false)
        .raw('</g>');
    limb(
      [
        [380, 396],
        [300, 340],
        [214, 392],
        [196, 372],
      ],
      26,
      'slate',
    );
    d.path('M470 292q40 4 46 28l-44 78q-50 22-112 14-14-20 10-32z', 'line/steel');
    limb(
      [
        [478, 322],
        [404, 362],
        [352, 322],
      ],
      18,
      'steel',
    );
    d.path('M352 302l-18 34', 'ink:6');
    d.path('M516 296q22 10 14 30l-48 84q-60 20-128 10', 'bold');
    // Engine bay.
    d.path('M548 250v180', 'bold').hatch(box(548, 240, 12, 190), [548, 240, 12, 190], { step: 6 });
    d.box(574, 340, 62, 54, 'line/accent', 4).path(
      range(5)
        .map((i) => p`M584 ${350 + i * 8}h42`)
        .join(''),
      'paper:1.4',
    );
    d.circle(644, 380, 15, 'line/paper').circle(668, GROUND - 40, 26, 'line');
    d.box(580, 312, 44, 22, 'line/slate', 3);
    d.path('M580 300q20-16 44 0', 'line');
  });
  d.path(p`M645 366L690 418M633 390L646 444`, 'thin');
  // Head under the canopy.
  const canopy = 'M358 270C412 186 540 184 622 312Q490 250 358 270z';
  d.path(canopy, '-/#e2eaee');
  d.group({ clip: 'M0 0h960v300H520l-60-6H0z' }, () => {
    d.circle(484, 258, 36, 'bold/accent').path('M447 252q26-8 44 4l-4 24h-38z', 'line/ink');
  });
  d.path(canopy, 'line').path('M396 238q24-26 58-34', 'mist:2');
  d.path(body, 'bold');
  // Fairings over the wheels.
  d.path(p`M238 ${GROUND - 78}q48-30 96 0v34q-48 18-96 0z`, 'line/tint').path(
    p`M620 ${GROUND - 78}q48-30 96 0v34q-48 18-96 0z`,
    'hidden',
  );
  d.path(p`M40 ${GROUND}H920`, 'bold').hatch(box(40, GROUND, 880, 12), [40, GROUND, 880, 12], { step: 11 });

  dimension(d, 286, GROUND, 668, GROUND, { offset: -44, text: '1600' });
  dimension(d, 96, GROUND - 90, 866, GROUND - 90, { offset: -168, text: '2780', gap: 120 });
  dimension(d, 866, GROUND - 92, 866, GROUND, { offset: 34, text: '' });
  d.circle(444, 400, 11, 'line/paper').path('M444 400v-11a11 11 0 0 1 11 11zM444 400v11a11 11 0 0 1-11-11z', '-/ink');
  arrow(d, 912, 162, 12, { style: '-/mist' });
  balloon(d, 616, 366, 740, 236, 1);
  balloon(d, 508, 246, 640, 170, 2);
  d.path(arc(286, GROUND - 40, 54, 200, 330), 'signal');
  arrow(d, ...polar(286, GROUND - 40, 54, 200), 100);
  titleBlock(d, 'ECO CAR', 'P1', { scale: '1:5' });
}

export default { file: 'pictures/projects/eco-car.svg', width: 960, height: 640, palette: paper, draw };
