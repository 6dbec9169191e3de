import type { Face, Measure } from './shape';

/** A place for text, in millimetres. */
export interface TextBox {
  width: number;
  height: number;
  face: Face;
  /** The largest and the smallest size of the type. */
  sizes: readonly [largest: number, smallest: number];
  /** Down to this size words stay whole. Default: the smallest. */
  wholeWords?: number;
  /** From line to line, as a multiple of the size. */
  leading: number;
}

/** Text broken into the lines of a box. */
export interface FittedText {
  lines: string[];
  size: number;
}

/** Each step is this much smaller; finer ones are not seen. */
const STEP = 0.94;

/**
 * The text in the largest type with which it fits. Words stay whole while there is a size for that, and are broken
 * below it; in the smallest size, what is too much ends with an ellipsis.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const words = text.split(/\s+/u).filter(Boolean);
  const [largest, smallest] = box.sizes;
  const { width, height, leading, face, wholeWords = smallest } = box;
  const fits = (lines: readonly string[], size: number) => lines.length * size * leading <= height;
  for (let size = largest; size >= wholeWords; size *= STEP) {
    const lines = wrapped(words, width / size, face, measure);
    if (lines && fits(lines, size)) return { lines, size };
  }
  for (let size = wholeWords; size > smallest; size *= STEP) {
    const lines = broken(words, width / size, face, measure);
    if (fits(lines, size)) return { lines, size };
  }
  return { lines: cut(words, box, measure), size: smallest };
}

/** The words in lines, those too long for one in pieces. */
function broken(words: readonly string[], width: number, face: Face, measure: Measure): string[] {
  const parts = words.flatMap((word) => pieces(word, width, face, measure));
  return wrapped(parts, width, face, measure) ?? parts;
}

/** The words in lines; undefined if one of them is too long for a line. */
function wrapped(words: readonly string[], width: number, face: Face, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word, face) > width) return undefined;
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The lines in the smallest type, as many as there is room for. */
function cut(words: readonly string[], { sizes, width, height, leading, face }: TextBox, measure: Measure): string[] {
  const [, size] = sizes;
  const room = width / size;
  const lines = broken(words, room, face, measure);
  const count = Math.max(1, Math.floor(height / (size * leading)));
  if (lines.length <= count) return lines;
  let last = lines[count - 1] ?? '';
  while (last && measure(`${last}…`, face) > room) last = [...last].slice(0, -1).join('');
  return [...lines.slice(0, count - 1), `${last.trimEnd()}…`];
}

/** A word that is too long for a line, in pieces that are not. */
function pieces(word: string, room: number, face: Face, measure: Measure): string[] {
  const result: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measure(piece + letter, face) > room) {
      result.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...result, piece];
}
