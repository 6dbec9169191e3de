import { graphemes } from './graphemes';

/** Returns the initials of a name's first and last words, for an avatar. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

/** Returns a title's first letter or digit, which cards show in large type; its first character if it has none. */
export function initialLetter(title: string): string {
  const characters = [...graphemes(title.trim().slice(0, 64))];
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toLocaleUpperCase();
}
