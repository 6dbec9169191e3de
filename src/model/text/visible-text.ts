/**
 * Characters that a terminal does not show, or obeys: controls, direction marks, overrides and isolates, zero-width
 * spaces, soft hyphens, tags. Joiners are shown after a letter that joins (Sinhala, Arabic) or an emoji, where people
 * write them.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being shown
  /[\0-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}])[\u200c\u200d]/gu;

const numberOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** The text with its invisible characters as `<U+202E>`, for a line on a terminal. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => `<U+${numberOf(character)}>`);
}

/** JSON for people and programs: invisible characters as escapes, which read back to the same text. */
export function visibleJson(value: unknown): string {
  const units = (character: string) => Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  const escaped = (character: string) =>
    units(character)
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join('');
  // The line breaks between the values are no part of them.
  return JSON.stringify(value, null, 2).replace(INVISIBLE, (character) =>
    character === '\n' ? character : escaped(character),
  );
}
