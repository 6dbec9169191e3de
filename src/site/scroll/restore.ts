import { controlsNamed } from '../../ui/replay/record';

/** How far a page was scrolled, and the control that had focus. */
export interface Position {
  /** In pixels. */
  top: number;
  /** The control's name, and its index among controls of that name. */
  name?: string;
  index?: number;
}

/** How long to wait for slow data. By then, readers will have found their own place. */
const PATIENCE_MS = 10_000;

/** After Back, browsers may scroll, even to the anchor, or move focus until shortly after the page loads. */
const SETTLED_MS = 100;

/** Events that mean the reader is moving elsewhere on the page. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to a position and restores focus, as soon as the page is long enough and has the control, unless the
 * reader moves. Returns a function that cancels this.
 */
export function restorePosition(position: Position): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  for (const type of MOVES) addEventListener(type, end, { passive: true, signal });
  const start = performance.now();
  let settlesAt: number | undefined;

  function step(now: number) {
    if (signal.aborted) return;
    const isThere = arrive(position) && document.readyState === 'complete';
    settlesAt = isThere ? (settlesAt ?? now + SETTLED_MS) : undefined;
    if (now > (settlesAt ?? start + PATIENCE_MS)) end();
    else requestAnimationFrame(step);
  }
  step(start);
  return end;
}

/** Tries to restore a position. Returns false until the page is as it was left. */
function arrive({ top, name, index = 0 }: Position): boolean {
  if (document.querySelector('dialog:modal')) return false;
  scrollTo({ top, behavior: 'instant' });
  const control = name ? controlsNamed(document, name)[index] : null;
  if (control && document.activeElement !== control) control.focus({ preventScroll: true });
  return control !== undefined && Math.abs(scrollY - top) < 2;
}
