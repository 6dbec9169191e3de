/** Machine shop: a shaft in the three-jaw chuck, from the front and from the side, under the tool. */

import { arrow, dimension, leader, sheet, titleBlock } from '../../annotation.mjs';
import { chip, chuckFace, liveCentre, turnedPart, turningTool } from '../../chuck.mjs';
import { paper } from '../../palette.mjs';
import { box, p } from '../../path.mjs';

const CY = 296;

function draw(d) {
  sheet(d);
  const [cx, r] = [206, 168];
  for (const v of [-r, r, -58, 58]) d.path(p`M${cx} ${CY + v}H470`, 'hair');
  chuckFace(d, cx, CY, r, { bar: 58, turn: -90 });

  // Side view: chuck body in section, jaws, shaft, live centre.
  d.section(box(426, CY - r, 66, 2 * r), [426, CY - r, 66, 2 * r], { step: 9, fill: 'steel', outline: 'bold' });
  d.section(box(404, CY - 70, 22, 140), [404, CY - 70, 22, 140], { step: 7, angle: -45, fill: 'slate' });
  d.box(426, CY - 58, 66, 116, 'line/paper');
  for (const s of [-1, 1]) {
    const y = (v) => CY + s * v;
    d.lines(
      [
        [492, y(150)],
        [524, y(150)],
        [524, y(118)],
        [548, y(118)],
        [548, y(86)],
        [566, y(86)],
        [566, y(58)],
        [492, y(58)],
      ],
      'line/paper',
      true,
    );
    d.path(p`M492 ${y(118)}h32M492 ${y(86)}h56`, 'thin');
  }
  const end = turnedPart(
    d,
    440,
    CY,
    [
      [150, 58],
      [52, 44],
      [108, 58],
      [76, 34],
    ],
    { step: 9 },
  );
  d.path(p`M590 ${CY + 58}v-8M642 ${CY + 58}v-8`, 'thin');
  liveCentre(d, end - 18, CY, 0.62);
  d.path(p`M386 ${CY}H946`, 'centre');
  turningTool(d, 652, CY + 44, 1.15);
  d.path(p`M642 ${CY + 44}h108v14h-98z`, '-/glow');
  d.path(p`M652 ${CY + 44}H750V${CY + 58}`, 'accent');
  chip(d, 652, CY + 50, 1.2);
  arrow(d, 596, CY + 180, 180, { size: 22 });
  d.path(p`M634 ${CY + 180}H610`, 'vermilion');

  dimension(d, 826, CY - 34, 826, CY + 34, { offset: 92, text: '', gap: 66 });
  d.text('Ø34', 912, CY + 60, { size: 13, anchor: 'middle' });
  dimension(d, 492, CY - 58, 826, CY - 58, { offset: 126, text: '334 ±0.1', gap: 100 });
  dimension(d, 642, CY - 58, 750, CY - 58, { offset: 70, text: '108' });
  dimension(d, cx - r, CY, cx + r, CY, { offset: -226, text: 'Ø168', gap: 40 });
  leader(d, 676, CY + 66, 780, CY + 150, 'CNMG 12');
  d.text('A - A', 440, 92, { size: 15, pen: 'line' });
  d.path(p`M40 ${CY}h-14M26 ${CY}v-20M372 ${CY}h14M386 ${CY}v-20`, 'line');
  arrow(d, 26, CY - 30, -90, { style: '-/ink', size: 15 });
  arrow(d, 386, CY - 30, -90, { style: '-/ink', size: 15 });
  titleBlock(d, 'MACHINE SHOP', '04', { scale: '1:1' });
}

export default { file: 'pictures/events/machine-shop.svg', width: 960, height: 640, palette: paper, draw };
