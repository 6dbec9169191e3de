import { graphemes } from './graphemes';

/** The first letter or digit of a title, as large letters on cards show it; its first character if it has none. */
export function initialLetter(title: string): string {
  const characters = [...graphemes(title.trim().slice(0, 64))];
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toLocaleUpperCase();
}
