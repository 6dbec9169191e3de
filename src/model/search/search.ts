import { isNear } from '../text/typo';
import { normaliseText, wordsOf } from '../text/words';

/** Part of a string; `marked` if it matches the query. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** A word as written, including invisible characters. */
const WORD = /([\p{L}\p{M}\p{N}\p{Cf}+]+)/u;

/** Splits text around the given normalised words. Joining the pieces restores the text. */
export function markWords(text: string, words: readonly string[]): MarkedText[] {
  const pieces: MarkedText[] = [];
  for (const piece of text.split(WORD).filter(Boolean)) {
    const marked = words.includes(normaliseText(piece));
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  }
  return pieces;
}

/**
 * Returns the part of a long text that shows why it was found, starting shortly before the first match. It is
 * one paragraph, cut between words, with a dot for each line break and an ellipsis where text is left out.
 * @param characters approximate length.
 */
export function excerptAround(long: string, words: readonly string[], characters: number): string {
  const text = long
    .trim()
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
  if (text.length <= characters) return text;
  const [start, match] = markWords(text, words);
  const first = start && !start.marked && match ? start.text.length : 0;
  const lead = Math.round(characters / 4);
  const from = first <= lead ? 0 : wordStart(text, first - lead, first);
  const to = from + characters >= text.length ? text.length : wordEnd(text, from + characters);
  const kept = text
    .slice(from, to)
    .replace(/^[ ·]+/, '')
    .trim();
  return `${from > 0 ? '…' : ''}${to < text.length ? `${kept.replace(/[\s,;:.·]+$/, '')}…` : kept}`;
}

/** Returns where the first word between two positions starts, else the later position. */
function wordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/);
  return space < 0 ? to : from + space + 1;
}

/** Returns where the last word before a position ends. Cuts a very long word between characters. */
function wordEnd(text: string, at: number): number {
  const space = text.slice(0, at).search(/\s\S*$/);
  if (space > at / 2) return space;
  const splitsPair = /[\udc00-\udfff]/.test(text.charAt(at));
  return splitsPair ? at - 1 : at;
}

/** The beginnings of words are compared only from this length, because short ones are too alike. */
const MIN_START = 5;

/** Tests whether a word, or its beginning, differs by at most one typo from a typed word: 'parnter' and 'partners'. */
export function isSimilar(word: string, typed: string): boolean {
  if (isNear(word, typed)) return true;
  if (typed.length < MIN_START || word.length <= typed.length) return false;
  return [-1, 0, 1].some((extra) => isNear(word.slice(0, typed.length + extra), typed));
}

/** Paths with fewer letters are too similar to each other. */
const MIN_LETTERS = 4;

/**
 * Returns the path that a mistyped one probably means: `/event/42` means `/events`. Compares the first segments,
 * ignoring case, hyphens and endings, and allows one typo. Null if none is similar.
 */
export function closestPath(path: string, paths: readonly string[]): string | null {
  const typed = lettersOf(path);
  if (typed.length < MIN_LETTERS) return null;
  const known = paths.map((path) => ({ path, letters: lettersOf(path) })).filter(({ letters }) => letters !== '');
  const likeness: ((letters: string) => boolean)[] = [
    (letters) => letters === typed,
    (letters) => isNear(letters, typed),
    (letters) => letters.startsWith(typed) || (letters.length >= MIN_LETTERS && typed.startsWith(letters)),
  ];
  for (const isAlike of likeness) {
    const found = known.find(({ letters }) => isAlike(letters));
    if (found) return found.path;
  }
  return null;
}

/** Returns the letters and digits of a path's first segment. */
function lettersOf(path: string): string {
  const [, first = ''] = path.split('/');
  return wordsOf(decoded(first)).join('');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
