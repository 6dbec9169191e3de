import { STRAY_JOINERS } from './clean-text';

/**
 * Characters that a terminal hides or obeys: controls, direction marks, overrides and isolates, zero-width spaces, soft
 * hyphens, tags.
 */
const HIDDEN_OR_OBEYED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to show
  /[\0-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const INVISIBLE = new RegExp(`${HIDDEN_OR_OBEYED.source}|${STRAY_JOINERS.source}`, 'gu');

const numberOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Shows invisible characters as `<U+202E>`, for a single line of terminal output. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => `<U+${numberOf(character)}>`);
}

/** Returns JSON for people and programs, with invisible characters escaped; it parses to the same text. */
export function visibleJson(value: unknown): string {
  const units = (character: string) => Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  const escaped = (character: string) =>
    units(character)
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join('');
  // Keep the line breaks between the values.
  return JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : escaped(character),
  );
}
