import { graphemes } from './graphemes';

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
  return { text: `${clusters.slice(0, whole).join('')}…`, cut: true };
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
