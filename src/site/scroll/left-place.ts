/** Where the reader was on a page. */
export interface Place {
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** What had the focus, by its name, and which of the elements with that name it was. */
  name?: string;
  index?: number;
}

export const returning: {
  /** Where Back or Forward leads to; undefined on a new page. */
  place?: Place | undefined;
  /** Finds it. */
  find?: () => void;
  /** The entries that were left before the code was there, with how far they were scrolled and what had the focus. */
  early: [entry: string, top: number, focused: Element | null][];
  /** Back or Forward was the last of it. */
  isLate?: boolean;
} = { early: [] };

/** The key of the history's present entry. A browser without the Navigation API has the address. */
export const presentEntry = () =>
  (window as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key ?? location.href;
