/** Something that was found. */
export interface Hit {
  title: string;
  /** What can be searched besides; the part that was found is shown. */
  text: string;
  /** A line of facts, such as date and place; searched too. */
  note: string;
  href: string;
  /** For the page it leads to, which then needs no call. */
  state?: unknown;
}

/** What can be searched in a hit, its title first. */
export const textsOf = ({ title, text, note }: Hit) => [title, text, note];
