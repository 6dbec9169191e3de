/** A night in the workshop: a vice on the bench under the lamp, a part half filed. */

import { centre, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { gear } from '../../gear.mjs';
import { blueprint } from '../../palette.mjs';
import { box, lines, p, range } from '../../path.mjs';

const BENCH = 462;

function lamp(d) {
  const [x, y] = [560, 118];
  d.raw(
    '<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f6d9a8" stop-opacity=".34"/><stop offset="1" stop-color="#f6d9a8" stop-opacity="0.03"/></linearGradient>',
  );
  d.raw(`<path stroke="none" fill="url(#w)" d="M${x - 66} ${y + 62}L250 ${BENCH}H870L${x + 66} ${y + 62}z"/>`);
  d.path(p`M${x} 0v${y - 22}`, 'line').box(x - 12, y - 24, 24, 26, 'line/slate', 3);
  d.path(
    p`M${x - 12} ${y}Q${x - 74} ${y + 10} ${x - 80} ${y + 62}h160Q${x + 74} ${y + 10} ${x + 12} ${y}z`,
    'bold/steel',
  );
  d.path(p`M${x - 26} ${y + 62}a26 22 0 0 0 52 0z`, 'line/#f6d9a8');
}

function vice(d, x) {
  const y = BENCH;
  d.path(p`M${x - 70} ${y}v-22h34l14-46h70l14 46h34v22z`, 'bold/steel');
  d.circle(x - 54, y - 11, 6, 'line/paper').circle(x + 80, y - 11, 6, 'line/paper');
  d.box(x - 150, y - 104, 210, 34, 'line/paper');
  d.path(
    range(16)
      .map((i) => p`M${x - 146 + i * 8} ${y - 98}l6 22`)
      .join(''),
    'fine',
  );
  d.path(p`M${x + 10} ${y - 68}V${y - 150}h58q12 0 12 12V${y - 68}z`, 'bold/steel');
  d.path(p`M${x - 40} ${y - 68}V${y - 150}h-58q-12 0-12 12V${y - 68}z`, 'bold/steel');
  d.box(x - 52, y - 158, 14, 36, 'line/slate').box(x + 8, y - 158, 14, 36, 'line/slate');
  d.path(
    range(5)
      .map((i) => p`M${x - 52} ${y - 152 + i * 7}l14-4m46 4l14-4`)
      .join(''),
    'thin',
  );
  d.path(p`M${x - 150} ${y - 94}h-40v14h40`, 'line/slate')
    .path(p`M${x - 176} ${y - 140}v106`, 'ink:8')
    .path(p`M${x - 176} ${y - 140}v106`, 'slate:5');
  d.circle(x - 176, y - 142, 7, 'line/paper').circle(x - 176, y - 32, 7, 'line/paper');
  d.path(p`M${x - 210} ${y - 87}h290`, 'centre');
  // The part between its jaws.
  d.section(box(x - 38, y - 226, 46, 118), [x - 38, y - 226, 46, 118], {
    step: 7,
    fill: 'paper',
    outline: 'accent',
    pen: 'signal',
  });
  // File, resting on it.
  d.group({ x: x - 14, y: y - 232, turn: -9 }, () => {
    d.path('M-30-12h220l6 6-6 6h-220z', 'line/slate');
    d.path(
      range(30)
        .map((i) => p`M${-24 + i * 7}-12l5 12`)
        .join(''),
      'fine',
    );
    d.path('M-30-9l-26-1v8l26-1z', 'line/paper').path('M-56-14q-60-12-110 2-14 8 0 16 50 12 110 2z', 'line/accent');
  });
}

function draw(d) {
  sheet(d);
  // Tool wall.
  d.box(70, 70, 330, 250, 'fine/#0c1722', 6);
  d.path(
    range(9)
      .flatMap((i) => range(6).map((j) => p`M${94 + i * 36} ${94 + j * 40}h1`))
      .join(''),
    'mist:3',
  );
  const spanner = (x, y, k) =>
    d.path(
      p`M${x - 6 * k} ${y}l${2 * k} ${110 * k}q${-12 * k} ${12 * k} ${-8 * k} ${26 * k}l${8 * k}-6v${-10 * k}h${8 * k}v${10 * k}l${8 * k} 6q${4 * k} ${-14 * k} ${-8 * k} ${-26 * k}l${2 * k} ${-110 * k}q${10 * k} ${-14 * k} ${2 * k} ${-26 * k}l${-4 * k} ${16 * k}h${-8 * k}l${-4 * k} ${-16 * k}q${-8 * k} ${12 * k} ${2 * k} ${26 * k}z`,
      'line/steel',
    );
  [
    [112, 128, 1.1],
    [152, 124, 0.94],
    [188, 120, 0.8],
    [220, 116, 0.66],
  ].forEach((a) => {
    spanner(...a);
  });
  d.path('M262 96h64v26h-10l-4-6h-34l-4 6h-12zM288 116h16v150q-8 10-16 0z', 'line/steel').path(
    'M288 196h16v70q-8 10-16 0z',
    'line/accent',
  );
  d.path('M352 100v90m12-90v90m-18 0h24v14q0 10-12 10t-12-10zM353 214h10v60q-5 8-10 0z', 'line/steel');

  lamp(d);
  d.section(box(40, BENCH, 880, 30), [40, BENCH, 880, 30], { step: 9, fill: 'steel', outline: 'bold' });
  for (const x of [96, 800]) d.path(p`M${x} ${BENCH + 30}v${600 - BENCH - 30}h64V${BENCH + 30}`, 'line/tint');
  d.box(210, BENCH + 30, 250, 66, 'line/paper').path(p`M310 ${BENCH + 62}h50`, 'bold');
  vice(d, 590);
  // Gears waiting on the bench, a mug, callipers.
  const stand = (x, teeth, module) =>
    d
      .path(gear({ cx: x, cy: BENCH - (module * (teeth + 2)) / 2, teeth, module, turn: 90 }), 'line/steel')
      .circle(x, BENCH - (module * (teeth + 2)) / 2, module * 3, 'line/paper');
  stand(160, 26, 5);
  stand(262, 14, 5);
  centre(d, 160, BENCH - 70, 84);
  d.path(p`M824 ${BENCH}v-56h52v56zM876 ${BENCH - 46}q24 0 22 18t-22 16`, 'line/slate');
  d.path(p`M838 ${BENCH - 66}q-8-12 2-22t0-22M860 ${BENCH - 66}q-8-12 2-22t0-22`, 'mist');
  d.path(p`M720 ${BENCH}v-14h76v6h-60v8zM706 ${BENCH}v-26h12v26z`, 'line/paper');
  dimension(d, 598, BENCH - 226, 598, BENCH - 150, { offset: 150, text: '24 H7', gap: 40 });
  d.path(
    lines([
      [20, 600],
      [940, 600],
    ]),
    'bold',
  );
  titleBlock(d, 'WORKSHOP NIGHT', 'G6', { scale: '1:3' });
}

export default { file: 'pictures/gallery/workshop-night.svg', width: 960, height: 640, palette: blueprint, draw };
