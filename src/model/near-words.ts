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
 * Whether two texts are the same but for one mistake: a wrong, a missing or an additional letter, or two neighbours in
 * the wrong order. A letter is a code point, so an emoji is one.
 */
export function isNear(a: string, b: string): boolean {
  return areNear(letters(a), letters(b));
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
  return wordPositions(text, word).next().done === false;
}

/** Where a normalised text has a word. */
export function* wordPositions(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isWhole = ![text.charAt(at - 1), text.charAt(at + word.length)].some((next) => WORD_CHARACTER.test(next));
    if (isWhole) yield at;
  }
}

type Letters = ArrayLike<string>;

/** The code points. Most texts have one code unit for each, and need no copy. */
function letters(text: string): Letters {
  return /[\ud800-\udfff]/.test(text) ? [...text] : text;
}

/** What is left between a common beginning and a common end is at most one letter each, or two that have changed places. */
function areNear(a: Letters, b: Letters): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  let [endOfA, endOfB] = [a.length, b.length];
  while (from < endOfA && from < endOfB && a[from] === b[from]) from += 1;
  while (endOfA > from && endOfB > from && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  if (endOfA - from <= 1 && endOfB - from <= 1) return true;
  const areTwo = endOfA - from === 2 && endOfB - from === 2;
  return areTwo && a[from] === b[from + 1] && a[from + 1] === b[from];
}

/** Whether a word begins with something near. The first letter has to be right, as while typing nearly all would do. */
function begins(known: string, wanted: Letters): boolean {
  if (known.charAt(0) !== wanted[0]) return false;
  const all = letters(known);
  return [wanted.length - 1, wanted.length, wanted.length + 1].some(
    (length) => length < all.length && areNear(wanted, Array.prototype.slice.call(all, 0, length)),
  );
}
