/*
 * Removed from typed text: control characters, byte order marks, direction marks, and zero-width spaces and soft
 * hyphens, which come with copied text. Zero-width joiners stay: Sinhala and emoji need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being removed
const REMOVED = /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const BREAKS = /[\n\r\t\v\f\u0085\u2028\u2029]+/;

/** One line of text: trimmed, without control characters, line breaks as spaces. */
export function oneLine(text: string): string {
  return text.replace(REMOVED, '').split(BREAKS).join(' ').normalize('NFC').trim();
}

/** The items of a text, separated by commas or line breaks. Blank items are dropped. */
export function listItems(text: string): string[] {
  return text
    .split(BREAKS)
    .flatMap((line) => line.split(','))
    .map(oneLine)
    .filter(Boolean);
}
