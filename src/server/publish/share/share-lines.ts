import { graphemes } from '../../../model/text/graphemes';

/** The widths of characters in Barlow Semi Condensed SemiBold, in em, rounded up. Text is drawn in another thread. */
const WIDTHS: readonly [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[ '|`,.Iijl‘’]/, 0.25],
  [/[!"():;1[\]frt{}“”]/, 0.35],
  [/[-*+/235-9<=>?FLZ_a-eghknosuvxyz–]/, 0.5],
  [/[#&HMNUw—]/, 0.7],
  [/[%@WmÆŒæœ…©™½¼¾]/, 0.95],
  [/\p{Lu}/u, 0.6],
];
const OTHER_WIDTH = 0.58;

const ELLIPSIS = '…';

/** Returns the width of a text in this font size; no less than it takes. */
export function widthOf(text: string, size: number): number {
  const width = (character: string) => WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER_WIDTH;
  return size * Array.from(text, width).reduce((sum, each) => sum + each, 0);
}

/** Returns a text that is no wider than `width`, with an ellipsis in place of its end. */
export function cutToWidth(text: string, size: number, width: number): string {
  return widthOf(text, size) <= width ? text : withEllipsis(text, size, width);
}

function withEllipsis(text: string, size: number, width: number): string {
  let cut = '';
  for (const character of graphemes(text)) {
    if (widthOf(cut + character + ELLIPSIS, size) > width) break;
    cut += character;
  }
  return cut.trimEnd() + ELLIPSIS;
}

/** Breaks a text into lines that are no wider than `width`: between words, and within a word that is wider. */
function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const startLine = () => {
    if (line) lines.push(line);
    line = '';
  };
  const fits = (longer: string) => widthOf(longer, size) <= width;
  for (const word of text.split(' ')) {
    if (line && fits(`${line} ${word}`)) {
      line += ` ${word}`;
      continue;
    }
    startLine();
    for (const character of graphemes(word)) {
      if (!fits(line + character)) startLine();
      line += character;
    }
  }
  startLine();
  return lines;
}

/** A title's lines, and the font size in which they fit. */
export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Distance of lines, as a multiple of the font size. */
export const LINE_HEIGHT = 1.12;

const SIZES = [96, 80, 66, 54];
const SMALLEST = 54;

/** More than fits in the smallest size. The rest of a longer title isn't measured. */
const MAX_TITLE = 400;

/** Returns a title in the largest size in which it fits without breaking a word; if there is none, in the smallest. */
export function fitTitle(title: string, width: number, height: number): FittedTitle {
  const text = title.slice(0, MAX_TITLE);
  const words = text.split(' ');
  const countIn = (size: number) => Math.floor(height / (size * LINE_HEIGHT));
  for (const size of SIZES) {
    const lines = wrap(text, size, width);
    if (lines.length <= countIn(size) && words.every((word) => widthOf(word, size) <= width)) return { size, lines };
  }
  const lines = wrap(text, SMALLEST, width);
  const count = countIn(SMALLEST);
  if (lines.length <= count) return { size: SMALLEST, lines };
  const last = withEllipsis(`${lines[count - 1]} ${lines[count]}`, SMALLEST, width);
  return { size: SMALLEST, lines: [...lines.slice(0, count - 1), last] };
}
