/** A partnership: two shafts, two flanges, one coupling in half section. */

import { balloon, centre, dimension, pitch, sheet, titleBlock } from '../../annotation.mjs';
import { paper } from '../../palette.mjs';
import { box, lines, p, polar, range } from '../../path.mjs';

const [CX, CY] = [330, 304];

function flange(d, s) {
  const x = (u) => CX + s * u;
  const half = (k) =>
    lines(
      [
        [x(4), CY + k * 60],
        [x(4), CY + k * 196],
        [x(56), CY + k * 196],
        [x(56), CY + k * 112],
        [x(66), CY + k * 102],
        [x(190), CY + k * 102],
        [x(190), CY + k * 60],
      ],
      true,
    );
  const left = Math.min(x(4), x(190));
  d.path(half(1), 'bold/paper');
  d.section(half(-1), [left, CY - 200, 186, 140], {
    step: 10,
    fill: s < 0 ? 'steel' : 'glow',
    pen: s < 0 ? 'fine' : 'signal',
    outline: 'bold',
    angle: s < 0 ? 45 : -45,
  });
  d.path(p`M${x(66)} ${CY + 102}V${CY + 60}M${x(56)} ${CY + 112}V${CY + 60}`, 'thin');
  // Key in its seat.
  d.section(box(Math.min(x(24), x(170)), CY - 74, 146, 22), [Math.min(x(24), x(170)), CY - 74, 146, 22], {
    step: 5,
    fill: 'slate',
    angle: -45 * s,
  });
}

function draw(d) {
  sheet(d);
  for (const s of [-1, 1]) {
    const x = (u) => CX + s * u;
    d.path(p`M${x(6)} ${CY - 60}H${x(268)}q${s * 14} 30 0 60t0 60H${x(6)}z`, s < 0 ? 'bold/tint' : 'bold/paper');
    d.path(p`M${x(268)} ${CY - 60}q${s * 14} 30 0 60q${-s * 14} -30 0-60z`, 'thin').hatch(
      p`M${x(268)} ${CY - 60}q${s * 14} 30 0 60q${-s * 14} -30 0-60z`,
      [x(268) - 16, CY - 60, 32, 60],
      { step: 5 },
    );
    d.path(p`M${x(14)} ${CY - 60}v120`, 'thin');
    flange(d, s);
  }
  // Bolt through both.
  const y = CY - 154;
  d.path(p`M${CX - 60} ${y - 15}h130v30h-130z`, 'line/paper');
  d.path(p`M${CX - 56} ${y - 26}h-26v52h26zM${CX - 56} ${y - 13}h-26m0 26h26`, 'line/slate');
  d.path(
    p`M${CX + 58} ${y - 26}h26v52h-26zM${CX + 58} ${y - 13}h26m0 26h-26M${CX + 84} ${y - 12}h16v24h-16z`,
    'line/slate',
  );
  d.path(p`M${CX + 30} ${y - 11}h28M${CX + 30} ${y + 11}h28`, 'thin');
  d.path(p`M${CX - 104} ${y}h224`, 'centre');
  d.box(CX - 4, CY - 196, 8, 136, 'thin/accent').box(CX - 4, CY + 60, 8, 136, 'thin/accent');
  d.path(p`M${CX - 300} ${CY}h600`, 'centre');

  // From the end.
  const [ex, ey] = [776, CY];
  for (const r of [196, 102]) for (const k of [-1, 1]) d.path(p`M${CX + 200} ${CY + k * r * 0.76}H${ex}`, 'hair');
  d.circle(ex, ey, 150, 'bold/steel')
    .circle(ex, ey, 143, 'thin')
    .circle(ex, ey, 78, 'line/paper')
    .circle(ex, ey, 46, 'bold/glow');
  for (const i of range(6)) {
    const [x, yy] = polar(ex, ey, 114, 60 * i - 90);
    d.circle(x, yy, 21, 'thin/paper');
    d.path(
      `M${range(6)
        .map((k) =>
          polar(x, yy, 17, 60 * k)
            .map((v) => v.toFixed(1))
            .join(' '),
        )
        .join('L')}z`,
      'line/slate',
    ).circle(x, yy, 8, 'thin/paper');
  }
  pitch(d, ex, ey, 114);
  d.box(ex - 9, ey - 58, 18, 24, 'line/slate');
  centre(d, ex, ey, 168);
  dimension(d, CX - 190, CY + 196, CX + 190, CY + 196, { offset: -60, text: '380', gap: 10 });
  dimension(d, CX - 268, CY - 60, CX - 268, CY + 60, { offset: -20, text: '', gap: 0 });
  d.text('Ø60 H7', CX - 270, CY + 96, { size: 13, anchor: 'middle' });
  balloon(d, CX - 120, CY - 84, 120, 120, 1);
  balloon(d, CX + 140, CY - 84, 540, 120, 2);
  balloon(d, CX, CY + 150, 452, 540, 3);
  titleBlock(d, 'PARTNERSHIP', 'N4', { scale: '1:2' });
}

export default { file: 'news/news4.svg', width: 960, height: 640, palette: paper, draw };
