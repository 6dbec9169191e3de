/** A text cut to a number of grapheme clusters, so that no emoji is split. */
export interface Excerpt {
  text: string;
  /** True when something was cut off. */
  cut: boolean;
}

export function excerpt(text: string, characters: number): Excerpt {
  if (text.length <= characters) return { text, cut: false };
  // Each character is at most a few code units; cutting first keeps a huge cell cheap.
  const head = text.slice(0, characters * 16);
  const clusters = [...graphemes(head)];
  if (clusters.length <= characters && head.length === text.length) return { text, cut: false };
  const whole = Math.min(characters, clusters.length - 1); // the last of the head may be half a character
  return {
    text: `${clusters
      .slice(0, whole)
      .join('')
      .replace(/[\s.,;:]+$/, '')}…`,
    cut: true,
  };
}

/**
 * Removed from every text: control characters but tabs and line breaks, what shows a text in another order (embeddings,
 * overrides, isolates), and what is invisible without a use here. Joiners, direction marks and tags stay: Sinhala,
 * Arabic, Hebrew and emoji need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being removed
export const HIDDEN = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** The text with line breaks as `\n`, without hidden characters and halves of characters. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(HIDDEN, '')
    .replace(/\p{Surrogate}/gu, '\ufffd'); // encodeURIComponent throws on them
}

/** The initials of a name for an avatar: of its first and last word, at most two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Making one takes a phone 60 ms. */
let segmenter: Intl.Segmenter | undefined;

/** In such a text, as in most, each code unit is a character, and nothing has an accent. */
const PLAIN = /^[\x20-\x7e\n]*$/;

/** The characters of a text as a reader counts them. */
export function* graphemes(text: string): Generator<string> {
  if (PLAIN.test(text)) return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The first letter or digit of a title, as large letters on cards show it; its first character if it has none. */
export function initialLetter(title: string): string {
  const characters = [...graphemes(title.trim().slice(0, 64))];
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toLocaleUpperCase();
}

/** Often copied along with addresses and phone numbers, and would change them. */
const DIRECTION_MARKS = /[\u200e\u200f]/g;

/** One line of text: cleaned and trimmed, line breaks and tabs as spaces. */
export function oneLine(text: string): string {
  return cleanText(text)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\n\t]+/g, ' ')
    .normalize('NFC')
    .trim();
}

/** The items of a text, separated by commas or line breaks. Blank items are dropped. */
export function listItems(text: string): string[] {
  return cleanText(text)
    .split(/[,\n\t]/)
    .map(oneLine)
    .filter(Boolean);
}

/**
 * Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic, and invisible characters. The vowel signs
 * of Sinhala, Tamil and Devanagari are letters to their readers: they stay.
 */
const IGNORED = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Letters that no normal form takes apart, and characters that keyboards have in one form only. */
const REPLACED = new Map(
  'ßss æae œoe øo łl đd ðd þth ıi ςσ ‘\' ’\' “" ”" –- —-'.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const SPECIAL = new RegExp(`[${[...REPLACED.keys()].join('')}]`, 'g');

/** A word: letters with their signs, and digits. A plus belongs to it, as in C++. */
const WORD = /[\p{L}\p{M}\p{N}+]+/gu;

/** Returns the words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return normaliseText(text).match(WORD) ?? [];
}

/** Returns the text for comparison, ignoring accents and case. */
export function normaliseText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const plain = text.normalize('NFKD').toLowerCase().replace(IGNORED, '');
  return plain.replace(SPECIAL, (letter) => REPLACED.get(letter) ?? letter);
}

/**
 * Whether two texts are the same but for one mistake: a wrong, a missing or an additional letter, or two neighbours in
 * the wrong order. Between a common beginning and a common end is at most one letter each, or two that have changed places.
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

/** Text for HTML or XML, as content of an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
