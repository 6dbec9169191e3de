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
} = {};
