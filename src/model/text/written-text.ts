import { cleanText } from './text';

/** Copied along with addresses and phone numbers, which they would make others. */
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
