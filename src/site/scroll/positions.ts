import { controlsNamed, nameOf } from '../../ui/replay/record';
import { readStored, writeStored } from '../../ui/storage';
import { type Position, restorePosition } from './restore';

/** The history state when the document loads, such as after a reload. Read before any navigation replaces it. */
export const restoredState: unknown = typeof history === 'undefined' ? null : history.state;

const STORAGE_KEY = 'ummes.positions';

/** The positions by history entry. They survive a reload. */
let positions: Record<string, Position> = {};
let entry = '';
/** Tracked as they change: once a page is left, the browser may already have scrolled or moved focus. */
let top = 0;
let focused: Element | null = null;

/** Nothing is stored for readers who only look at the top of pages. */
let hasMoved = false;

let position: Position | undefined;
let endRestoring: (() => void) | undefined;

/** Returns the position that Back or Forward leads to; undefined on a new page. */
export const restoredPosition = () => position;

/** Returns the key of the current history entry; without the Navigation API, its address. */
function currentEntry(): string {
  return (window as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key ?? location.href;
}

/**
 * Tracks the position in each history entry, and restores it on Back and Forward. Call this before React listens to the
 * history.
 */
export function trackPositions(): void {
  positions = (readStored('sessionStorage', STORAGE_KEY) ?? {}) as typeof positions;
  entry = currentEntry();
  top = scrollY;
  focused = document.activeElement;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') enter(positions[entry]);

  addEventListener('scroll', () => {
    top = scrollY;
  });
  for (const type of ['scroll', 'pointerdown', 'keydown']) {
    addEventListener(type, () => {
      hasMoved = true;
    });
  }
  // Deferred: when a page is left, its elements lose focus first.
  const trackFocus = () =>
    setTimeout(() => {
      focused = document.activeElement;
    });
  addEventListener('focusin', trackFocus);
  addEventListener('focusout', trackFocus);
  addEventListener('pushState', () => {
    // A scroll in this frame, or the focus of a control that was pressed just now, is not tracked yet.
    top = scrollY;
    if (document.activeElement !== document.body) focused = document.activeElement;
    leave();
    enter(undefined);
  });
  addEventListener('popstate', () => {
    leave();
    enter(positions[entry]);
  });
  addEventListener('pagehide', () => {
    leave();
    if (hasMoved) writeStored('sessionStorage', STORAGE_KEY, positions);
  });
}

/** Stores the position in the history entry that has been left. */
function leave(): void {
  positions[entry] = { top };
  if (focused?.matches('main :is(a,button,input,select,textarea)')) {
    const name = nameOf(focused);
    positions[entry] = { top, name, index: controlsNamed(document, name).indexOf(focused as HTMLElement) };
  }
  entry = currentEntry();
}

function enter(next: Position | undefined): void {
  endRestoring?.();
  position = next;
  endRestoring = next && restorePosition(next);
}
