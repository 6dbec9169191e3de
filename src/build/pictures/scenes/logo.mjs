/** The mark as logo, favicon and icons. */

import { arm, bowl, shaft } from '../mark.mjs';
import { blueprint, paper } from '../palette.mjs';
import { nums } from '../path.mjs';

const field = 64;
const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field} ${field}">`;
const mark = (ink, accent) =>
  `<path fill="${ink}" d="${bowl()}${arm()}"/><circle fill="${accent}" cx="${nums(shaft.x)}" cy="${nums(shaft.y)}" r="${nums(shaft.r)}"/>`;
const plain =
  ({ ink, accent }) =>
  () =>
    `${open}${mark(ink, accent)}</svg>\n`;

/** Follows the browser's theme, as a tab's background does. */
const favicon = () =>
  `${open}<style>.u{fill:${paper.ink}}.s{fill:${paper.accent}}@media(prefers-color-scheme:dark){.u{fill:${blueprint.ink}}.s{fill:${blueprint.accent}}}</style><path class="u" d="${bowl()}${arm()}"/><circle class="s" cx="${nums(shaft.x)}" cy="${nums(shaft.y)}" r="${nums(shaft.r)}"/></svg>\n`;

/** Full-bleed navy, the mark inside the circle that every launcher keeps (80 %). */
const icon = () =>
  `${open}<path fill="${blueprint.paper}" d="M0 0h64v64H0z"/><g transform="translate(11.2 10.6)scale(.65)">${mark(blueprint.ink, blueprint.accent)}</g></svg>\n`;

const scene = (file, svg, exports) => ({ file, width: field, height: field, palette: paper, draw() {}, svg, exports });

export default [
  scene('logo.svg', plain(paper)),
  scene('logo-dark.svg', plain(blueprint)),
  scene('favicon.svg', favicon),
  scene('icon.svg', icon, [
    { file: 'icon-192.png', width: 192, quality: 90 },
    { file: 'icon-512.png', width: 512, quality: 90 },
    { file: 'apple-touch-icon.png', width: 180, quality: 90 },
  ]),
];
