import { cleanText, oneLine } from './clean-text';

/** Splits text into items at commas, line breaks and tabs. Drops blank items. */
export function listItems(text: string): string[] {
  return cleanText(text)
    .split(/[,\n\t]/)
    .map(oneLine)
    .filter(Boolean);
}
