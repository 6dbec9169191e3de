/** Costs more to make than to use; every card uses it. */
let segmenter: Intl.Segmenter | undefined;

/** The first letter or digit of a title, as large letters on cards show it; its first character if it has none. */
export function initialLetter(title: string): string {
  segmenter ??= new Intl.Segmenter();
  const characters = [...segmenter.segment(title.trim().slice(0, 64))].map(({ segment }) => segment);
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '').toLocaleUpperCase();
}
