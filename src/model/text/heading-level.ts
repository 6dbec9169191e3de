/** The level of a tag's first headings; `none` for no headings at all. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6 | 'none' | `${1 | 2 | 3 | 4 | 5 | 6}`;

/** As texts, as an attribute has them. */
export const HEADING_LEVELS: readonly string[] = ['1', '2', '3', '4', '5', '6', 'none'];

/**
 * The HTML element of a heading.
 * @param first the level of the first headings, if the host has chosen one.
 * @param own the heading's level otherwise.
 * @param below how many levels it is below the first headings.
 */
export function headingElement(first: HeadingLevel | undefined, own: number, below = 0): string {
  if (first === 'none') return 'p';
  const level = Number(first) >= 1 ? Math.trunc(Number(first)) + below : own;
  return `h${Math.min(6, level)}`;
}
