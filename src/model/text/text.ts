/** Text cut to a maximum number of grapheme clusters, so that no emoji is split. */
export interface Excerpt {
  text: string;
  /** Whether anything was cut off. */
  cut: boolean;
}

export function excerpt(text: string, characters: number): Excerpt {
  if (text.length <= characters) return { text, cut: false };
  // A character is rarely more than a few code units long; cutting first makes huge cells cheap to process.
  const head = text.slice(0, characters * 16);
  const clusters = [...graphemes(head)];
  if (clusters.length <= characters && head.length === text.length) return { text, cut: false };
  const whole = Math.min(characters, clusters.length - 1); // the last cluster of the head may be incomplete
  return {
    text: `${clusters
      .slice(0, whole)
      .join('')
      .replace(/[\s.,;:]+$/, '')}…`,
    cut: true,
  };
}

/**
 * Removed from all text: control characters except tabs and line breaks, characters that reorder text (embeddings,
 * overrides, isolates), and invisible ones with no use here. Joiners, direction marks and tags are kept, because
 * Sinhala, Arabic, Hebrew and emoji need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
export const HIDDEN = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * Matches joiners that shape nothing: not next to a combining mark, as in Sinhala and Bengali, nor after an Arabic
 * letter or emoji.
 */
export const STRAY_JOINERS =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}])[\u200c\u200d](?!\p{M})/gu;

/** Turns all line breaks into `\n`, removes hidden characters, and replaces lone surrogates. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .replace(/\p{Surrogate}/gu, '\ufffd'); // encodeURIComponent throws on them
}

/** Returns the initials of a name's first and last words, for an avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Created on demand, because creating it takes 60 ms on a phone. */
let segmenter: Intl.Segmenter | undefined;

/** Matches printable ASCII, which most text is: every code unit is a character without an accent. */
const PLAIN = /^[\x20-\x7e\n]*$/;

/** Yields a string's characters as readers count them. */
export function* graphemes(text: string): Generator<string> {
  if (PLAIN.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Returns a title's first letter or digit, which cards show in large type; its first character if it has none. */
export function initialLetter(title: string): string {
  const characters = [...graphemes(title.trim().slice(0, 64))];
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toLocaleUpperCase();
}

/** Direction marks, which are often copied along with text, and letters that look blank, such as the Hangul filler. */
const MARKS_AND_BLANKS = /[\u061c\u180e\u200e\u200f\u2800\u3164\uffa0]/g;

/** Removes the marks that spreadsheets in right-to-left languages put around numbers, dates and times. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f]/g, '').trim();
}

/**
 * Returns a name or another short text on one line: cleaned and trimmed, with spaces for line breaks and tabs. Keeps
 * only the invisible characters that shape others: joiners in Sinhala, Arabic and other scripts, and emoji sequences.
 */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(MARKS_AND_BLANKS, '')
    .replace(/[\n\t]+/g, ' ')
    .normalize('NFC')
    .replace(STRAY_JOINERS, '')
    .trim();
}

/**
 * Returns text that machines compare, such as an address, a number or a token: like `oneLine`, but without any
 * invisible character.
 */
export function withoutInvisible(text: string): string {
  return oneLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** Splits text into items at commas, line breaks and tabs. Drops blank items. */
export function listItems(text: string): string[] {
  return cleanText(text)
    .split(/[,\n\t]/)
    .map(oneLine)
    .filter(Boolean);
}

/**
 * Latin, Greek and Cyrillic accents, Hebrew and Arabic vowel points, and invisible characters. Sinhala, Tamil and
 * Devanagari vowel signs are kept, because readers see them as letters.
 */
const IGNORED = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that Unicode normalisation doesn't decompose, and typographic punctuation that most keyboards lack. */
const REPLACED = new Map(
  'ßss æae œoe øo łl đd ðd þth ıi ςσ ‘\' ’\' “" ”" –- —-'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...REPLACED.keys()].join('')}]`, 'g');

/** A word: letters with their marks, and digits. Includes plus signs, as in C++. */
const WORD = /[\p{L}\p{M}\p{N}+]+/gu;

/** Returns the words in a string, normalised for comparison. */
export function wordsOf(text: string): string[] {
  return normaliseText(text).match(WORD) ?? [];
}

/** Returns text in lower case without accents, for comparison. */
export function normaliseText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').toLowerCase().replace(IGNORED, '');
  return plain.replace(SPECIAL, (letter) => REPLACED.get(letter) ?? letter);
}

/**
 * Tests whether two strings differ by at most one typo: a wrong, missing or extra letter, or two letters swapped.
 * Between their common prefix and suffix, each has at most one letter, or both have the same two, swapped.
 */
export function isNear(a: string, b: string): boolean {
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML or XML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
