import { areNear, type Letters, letters } from '../text/one-mistake';

/** Shorter words are too much like each other: one letter makes 'gear' of 'ear'. */
const MIN_LETTERS = 4;

/** From this length on, the beginning of a word is enough: 'enginer' finds 'engineering'. */
const MIN_BEGINNING_LETTERS = 5;

/** Of a vocabulary; those of one term are rarely more than ten. */
const MAX_NEAR_WORDS = 60;

/** A word: letters with their signs, and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** The words of a normalised text. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * The words of a vocabulary that a term may mean: those that it, or for long terms their beginning, is near to, but
 * not the same. None for terms of less than four letters, and for numbers: another digit is another year.
 */
export function nearWords(vocabulary: readonly string[], term: string): string[] {
  const [word = '', ...others] = wordsOf(term);
  const wanted = letters(word);
  if (others.length > 0 || !ONLY_LETTERS.test(word) || wanted.length < MIN_LETTERS) return [];
  const near: string[] = [];
  for (const known of vocabulary) {
    if (known.includes(word)) continue; // found as it is
    const isMeant =
      areNear(wanted, letters(known)) || (wanted.length >= MIN_BEGINNING_LETTERS && begins(known, wanted));
    if (isMeant && ONLY_LETTERS.test(known)) near.push(known);
    if (near.length === MAX_NEAR_WORDS) break;
  }
  return near;
}

/** Whether a normalised text has a word, not as a part of another one. */
export function hasWord(text: string, word: string): boolean {
  return text.includes(word) && wordPositions(text, word).next().done === false;
}

/** Where a normalised text has a word. */
export function* wordPositions(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isWhole = ![text.charAt(at - 1), text.charAt(at + word.length)].some((next) => WORD_CHARACTER.test(next));
    if (isWhole) yield at;
  }
}

/** Whether a word begins with something near. The first letter has to be right, as while typing nearly all would do. */
function begins(known: string, wanted: Letters): boolean {
  if (known.charAt(0) !== wanted[0]) return false;
  const all = letters(known);
  return [wanted.length - 1, wanted.length, wanted.length + 1].some(
    (length) => length < all.length && areNear(wanted, Array.prototype.slice.call(all, 0, length)),
  );
}
