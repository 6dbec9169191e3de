import { type Place, returning } from './left-place';

/** What a link or a control has in each rendering of the page. */
export const nameOf = (element: Element) => [element.tagName, element.getAttribute('href'), element.textContent].join();

/** The links and controls of that name, in the page's order. */
export const elementsNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main :is(a,button,input,select,textarea)')].filter(
    (element) => nameOf(element) === name,
  );

/** Data may be slow. Later than this the reader has found a place of their own. */
const PATIENCE_MS = 10_000;

/** A browser may scroll and focus by itself when it goes back, also to the anchor of an address, after it says so. */
const SETTLED_MS = 100;

/** What a reader does to go elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Scrolls to a place and gives the focus back, as soon as the page is long enough and has the element. */
export function returnTo(place: Place) {
  const reader = new AbortController();
  const { signal } = reader;
  for (const type of MOVES) addEventListener(type, () => reader.abort(), { passive: true, signal });
  const start = performance.now();

  function step(now: number) {
    if (signal.aborted || returning.place !== place || now > start + PATIENCE_MS) return reader.abort();
    const isThere = arrive(place);
    if (isThere && now > start + SETTLED_MS) reader.abort();
    else requestAnimationFrame(step);
  }
  step(start);
}

/** False while the page is not as it was left. */
function arrive({ top, name, index = 0 }: Place): boolean {
  if (document.querySelector('dialog:modal')) return false;
  scrollTo({ top, behavior: 'instant' });
  if (!name) return Math.abs(scrollY - top) < 2;
  const element = elementsNamed(name)[index];
  if (document.activeElement !== element) element?.focus({ preventScroll: true });
  return Boolean(element) && Math.abs(scrollY - top) < 2;
}
