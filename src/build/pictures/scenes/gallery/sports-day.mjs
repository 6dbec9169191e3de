/** Sports day: the athletics track in plan, set out as a survey. */

import { arrow, dimension, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { box, circle, lines, p, polar, range } from '../../path.mjs';

const [CX, CY] = [480, 304];
const HALF = 190;
const LANE = 10.5;
const INNER = 116;

const oval = (r) =>
  p`M${CX - HALF} ${CY - r}h${2 * HALF}a${r} ${r} 0 0 1 0 ${2 * r}h${-2 * HALF}a${r} ${r} 0 0 1 0 ${-2 * r}z`;

function draw(d) {
  sheet(d);
  const outer = INNER + 8 * LANE;
  d.path(oval(outer + 14), 'fine');
  d.path(oval(outer) + oval(INNER), 'bold/glow');
  d.path(
    range(7)
      .map((i) => oval(INNER + (i + 1) * LANE))
      .join(''),
    'paper:2.2',
  ).path(
    range(7)
      .map((i) => oval(INNER + (i + 1) * LANE))
      .join(''),
    'accent:.8',
  );
  d.path(oval(INNER - 8), 'thin/tint');

  // Football pitch inside.
  d.box(CX - 196, CY - 84, 392, 168, 'line/paper');
  d.path(
    range(7)
      .map((i) => p`M${CX - 196 + i * 56} ${CY - 84}h28v168h-28z`)
      .join(''),
    '-/tint',
  );
  d.box(CX - 196, CY - 84, 392, 168, 'line');
  d.path(
    p`M${CX} ${CY - 84}v168` +
      circle(CX, CY, 34) +
      circle(CX, CY, 2) +
      [-1, 1]
        .map(
          (s) =>
            p`M${CX + s * 196} ${CY - 52}h${-s * 62}v104h${s * 62}M${CX + s * 196} ${CY - 24}h${-s * 22}v48h${s * 22}M${CX + s * 134} ${CY - 18}q${-s * 18} 18 0 36`,
        )
        .join(''),
    'thin',
  );

  // Staggered starts: each lane out is longer by 2π times a lane.
  for (const i of range(8)) {
    const r = INNER + (i + 0.5) * LANE;
    const stagger = ((2 * Math.PI * LANE * i) / r) * (180 / Math.PI) * 0.55;
    const a = 90 - stagger;
    const [q1, q2] = [polar(CX + HALF, CY, r - LANE / 2, a), polar(CX + HALF, CY, r + LANE / 2, a)];
    d.lines([q1, q2], 'bold', false);
    d.circle(...polar(CX + HALF, CY, r, a - 4), 3.4, i === 3 ? '-/accent' : '-/ink');
  }
  // Finish with its chequers, and the numbers of the lanes.
  d.path(
    range(16)
      .flatMap((i) =>
        [0, 1].map((j) => ((i + j) % 2 ? '' : box(CX + HALF - 40 + j * 6, CY + INNER + (i * LANE) / 2, 6, LANE / 2))),
      )
      .join(''),
    '-/ink',
  );
  for (const i of range(8))
    d.text(String(i + 1), CX + HALF - 50, CY + INNER + (i + 0.5) * LANE + 3.5, { size: 7, anchor: 'end' });
  d.path(
    lines([
      [CX - 60, CY + outer + 24],
      [CX + 60, CY + outer + 24],
    ]),
    'accent',
  );
  arrow(d, CX + 66, CY + outer + 24, 0, { size: 18 });

  // Long jump, shot put sector, high jump fan.
  d.box(CX - 150, CY - outer - 30, 190, 12, 'thin/paper').box(CX + 40, CY - outer - 36, 76, 24, 'thin/steel');
  d.path(
    range(18)
      .map((i) => p`M${CX + 44 + i * 4} ${CY - outer - 30 + (i % 3) * 5}h1`)
      .join(''),
    'thin',
  );
  const [sx, sy] = [CX - HALF - 26, CY];
  d.path(lines([polar(sx, sy, 110, 162.5), [sx, sy], polar(sx, sy, 110, 197.5)]), 'thin');
  for (const r of [40, 64, 88])
    d.path(
      p`M${polar(sx, sy, r, 162.5)[0]} ${polar(sx, sy, r, 162.5)[1]}A${r} ${r} 0 0 1 ${polar(sx, sy, r, 197.5)[0]} ${polar(sx, sy, r, 197.5)[1]}`,
      'fine',
    );
  d.circle(sx, sy, 6, 'line/paper');
  d.path(p`M${CX + HALF + 20} ${CY - 34}a60 60 0 0 1 0 68z`, 'thin/paper');

  for (const s of [-1, 1]) {
    const x = CX + s * HALF;
    d.path(p`M${x - 240 * (s < 0 ? 1 : 0.2)} ${CY}h${288}M${x} ${CY - outer - 26}v${2 * outer + 52}`, 'centre');
  }
  dimension(d, CX - HALF, CY - outer, CX + HALF, CY - outer, { offset: 58, text: '84.39', gap: 40 });
  d.line(CX + HALF, CY, ...polar(CX + HALF, CY, INNER, -38), 'signal');
  arrow(d, ...polar(CX + HALF, CY, INNER, -38), -38);
  d.text('R36.5', CX + HALF + 18, CY - 56, { size: 12, turn: -38 });
  dimension(d, CX - HALF - outer, CY, CX + HALF + outer, CY, { offset: -outer - 42, text: '176.9', gap: outer + 10 });
  titleBlock(d, 'SPORTS DAY', 'G4', { scale: '1:1000' });
}

export default { file: 'pictures/gallery/sports-day.svg', width: 960, height: 640, palette: paper, draw };
