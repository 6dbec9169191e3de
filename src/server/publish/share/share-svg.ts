import { escapeHtml } from '../../../model/text/escape-html';
import { cutToWidth, fitTitle, LINE_HEIGHT, widthOf } from './share-lines';
import type { ShareFact, ShareText } from './share-text';

/** The size that preview services recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 };

const GROUND = '#0e1b27';
const LINE = '#4d6b80';
const QUIET = '#a9bfce';
const TEXT = '#f4f7f9';
const ACCENT = '#ff8a5c';

/** The drawing's frame, and the edges of its text. */
const FRAME = { left: 40, top: 40, right: 1160, bottom: 590 };
const LEFT = 88;
const RIGHT = 1112;

const TITLE_TOP = 188;
const BLOCK_TOP = 470;
const CELL_PADDING = 28;
/** The narrowest cell of the title block: a time. */
const MIN_CELL = 80;

/** Font sizes. */
const SOCIETY = 36;
const STATUS = 34;
const LABEL = 24;
const FACT = 32;

/**
 * Draws a share picture as SVG. Text in letters that our font lacks is left out, because a server may have no other font.
 */
export function shareSvg({ title, society, status, facts }: ShareText): string {
  const badge = status ? widthOf(status, STATUS) + 40 : 0;
  const name = drawable(society);
  const cells = facts.map(({ label, text }) => ({ label, text: drawable(text) })).filter(({ text }) => text);
  const frame = `M${FRAME.left} ${FRAME.top}H${FRAME.right}V${FRAME.bottom}H${FRAME.left}Z`;
  const parts = [
    grid(),
    stroke(frame),
    `<rect x="${LEFT}" y="148" width="112" height="10" fill="${ACCENT}"/>`,
    textAt(LEFT, 122, SOCIETY, QUIET, cutToWidth(name, SOCIETY, RIGHT - LEFT - badge - 32)),
    status && `<rect x="${RIGHT - badge}" y="80" width="${badge}" height="58" fill="${ACCENT}"/>`,
    status && textAt(RIGHT - badge + 20, 121, STATUS, GROUND, status),
    titleText(drawable(title) || name, cells.length > 0 ? BLOCK_TOP : FRAME.bottom),
    titleBlock(cells),
  ];
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-weight="600">${parts.join('')}</svg>`;
}

/** Matches letters that the font doesn't have. */
const OTHER_LETTERS = /(?![A-Za-z\xaa-\xff\u0100-\u017e\u0218-\u021b\u1e80-\u1e85\u1ea0-\u1ef9])[\p{L}\p{M}]/u;
/** Matches other characters that it doesn't have, such as emoji. */
const OTHER_CHARACTERS =
  /[^\p{L}\x20-\x7e\xa1-\xac\xae-\xff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu;

/** Returns a text as the font can draw it: on one line, without emoji; '' if it has letters of another script. */
function drawable(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ');
  if (OTHER_LETTERS.test(line.replace(/\ufe0f/g, ''))) return '';
  return line.replace(OTHER_CHARACTERS, '').replace(/ +/g, ' ').trim();
}

function textAt(x: number, y: number, size: number, colour: string, text: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escapeHtml(text)}</text>`;
}

function stroke(path: string, colour = LINE, width = 2): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function grid(): string {
  const { width, height } = SHARE_SIZE;
  const lines = (step: number) => {
    const columns = Array.from({ length: width / step }, (_, i) => `M${i * step + 0.5} 0V${height}`);
    const rows = Array.from({ length: height / step }, (_, i) => `M0 ${i * step + 0.5}H${width}`);
    return [...columns, ...rows].join('');
  };
  return `<rect width="${width}" height="${height}" fill="${GROUND}"/>${stroke(lines(20), '#14242f', 1)}${stroke(lines(100), '#1b2f3d', 1)}`;
}

function titleText(title: string, bottom: number): string {
  const { size, lines } = fitTitle(title, RIGHT - LEFT, bottom - TITLE_TOP - 8);
  const baseline = (at: number) => Math.round(TITLE_TOP + size * (0.86 + at * LINE_HEIGHT));
  return lines.map((line, at) => textAt(LEFT, baseline(at), size, TEXT, line)).join('');
}

/** Draws a row of cells, as wide as their texts. The last takes the remaining width. */
function titleBlock(facts: readonly ShareFact[]): string {
  let border = FRAME.left;
  const cells = facts.map(({ label, text }) => {
    const isFirst = border === FRAME.left;
    const left = isFirst ? LEFT : border + CELL_PADDING;
    if (RIGHT - left < MIN_CELL) return '';
    const shown = cutToWidth(text, FACT, RIGHT - left);
    const line = isFirst ? '' : stroke(`M${border} ${BLOCK_TOP}V${FRAME.bottom}`);
    border = Math.round(left + Math.max(widthOf(shown, FACT), MIN_CELL) + CELL_PADDING);
    return line + textAt(left, BLOCK_TOP + 46, LABEL, QUIET, label) + textAt(left, BLOCK_TOP + 90, FACT, TEXT, shown);
  });
  return cells.length > 0 ? stroke(`M${FRAME.left} ${BLOCK_TOP}H${FRAME.right}`) + cells.join('') : '';
}
