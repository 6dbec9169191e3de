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
