/** Where the reader was on a page. */
export interface Place {
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** What had the focus, by its name, and which of the elements with that name it was. */
  name?: string;
  index?: number;
}

/** Where Back or Forward leads to; without a place on a new page. */
export const returning: { place?: Place | undefined } = {};

/** What readers do before they leave a page. */
const MOVES = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Remembers places once the reader moves, or has come to a page where they have been: the code loads then. */
export function rememberPlaces(): void {
  const load = () => import('./left-places').then(({ start }) => start(), console.warn);
  if (!isFirstVisit()) load();
  for (const type of MOVES) addEventListener(type, load, { once: true });
}

/** False after a reload, and where Back or Forward has led to this document. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
