/**
 * Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic, and invisible characters. The vowel signs
 * of Sinhala, Tamil and Devanagari are letters to their readers: they stay.
 */
const IGNORED = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters that no normal form takes apart, and characters that keyboards have in one form only. */
const PLAIN = new Map(
  'ßss æae œoe øo łl đd ðd þth ıi ςσ ‘\' ’\' “" ”" –- —-'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** Most texts: nothing in them has an accent. */
const ASCII = /^[\x20-\x7e]*$/;

/** A word: letters with their signs, and digits. A plus belongs to it, as in C++. */
const WORD = /[\p{L}\p{M}\p{N}+]+/gu;

/** Returns the words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return normaliseText(text).match(WORD) ?? [];
}

/** Returns the text for comparison, ignoring accents and case. */
export function normaliseText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').toLowerCase().replace(IGNORED, '');
  return plain.replace(SPECIAL, (letter) => PLAIN.get(letter) ?? letter);
}
