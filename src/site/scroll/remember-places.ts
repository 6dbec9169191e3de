import { presentEntry, returning } from './left-place';

/** What readers do before they leave a page. */
const MOVES = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/**
 * Remembers places once the reader moves: the code loads then. After a reload, and where Back or Forward has led to this
 * document, the promise is for the code, which is needed at once. What is left before it has come is noted until then. Called before React listens to the history: it shows
 * another page right after its own listener.
 */
export function rememberPlaces(): Promise<unknown> | undefined {
  const load = () => import('./left-places').catch(console.warn);
  for (const type of MOVES) addEventListener(type, load, { once: true });
  let entry = presentEntry();
  const leave = ({ type }: Event) => {
    if (returning.find) return type === 'popstate' && returning.find();
    returning.early.push([entry, scrollY, document.activeElement]);
    entry = presentEntry();
    returning.isLate = type === 'popstate';
  };
  addEventListener('popstate', leave);
  addEventListener('pushState', leave);
  // Deprecated, short, and in every browser.
  if (performance.navigation.type) return load();
}
