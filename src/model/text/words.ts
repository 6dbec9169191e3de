import { isPlain } from './graphemes';

/**
 * Latin, Greek and Cyrillic accents, Hebrew and Arabic vowel points, and invisible characters. Sinhala, Tamil and
 * Devanagari vowel signs are kept, because readers see them as letters.
 */
const IGNORED = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that Unicode normalisation doesn't decompose, and typographic punctuation that most keyboards lack. */
const REPLACED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'g');

/** A word: letters with their marks, and digits. Includes plus signs, as in C++. */
const WORD = /[\p{L}\p{M}\p{N}+]+/gu;

/** Returns the words in a string, normalised for comparison. */
export function wordsOf(text: string): string[] {
  return normaliseText(text).match(WORD) ?? [];
}

/** Returns text in lower case without accents, for comparison. */
export function normaliseText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').toLowerCase().replace(IGNORED, '');
  return plain.replace(SPECIAL, (letter) => REPLACED[letter] ?? letter);
}
