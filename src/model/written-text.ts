/*
 * What people type, before it is judged and kept. Zero-width joiners stay: Sinhala and emoji need
 * them. What goes are control characters, byte order marks, and the marks that turn the direction of
 * all text after them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being removed
const REMOVED = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const BREAKS = /[\n\r\t\v\f\u0085\u2028\u2029]+/;

/** One line of text: trimmed, without control characters, line breaks as spaces. */
export function oneLine(text: string): string {
  return text.replace(REMOVED, '').split(BREAKS).join(' ').normalize('NFC').trim();
}

/** The items of a comma-separated text. A line break parts items too. Blank items are dropped. */
export function listItems(text: string): string[] {
  return text
    .split(BREAKS)
    .flatMap((line) => line.split(','))
    .map(oneLine)
    .filter(Boolean);
}
