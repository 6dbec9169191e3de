import { type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from '../../ui/style/reduced-motion';

/** Delay before scrolling, so that the top of the page is seen first. */
const ANCHOR_DELAY_MS = 500;

/** Events that mean that the reader is scrolling. The `scroll` event would include our own scrolling. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

interface AnchorScrollProps {
  list: RefObject<HTMLElement | null>;
  isLoaded: boolean;
  /** `performance.now()` when the list was opened; this code loads later. */
  openedAtMs: number;
}

/**
 * Scrolls to the section named in the URL fragment, which browsers don't find inside a shadow root. Starts 500 ms after
 * the list opens. If data arrives after that, scrolls again unless the reader has scrolled. Renders nothing.
 */
export function AnchorScroll({ list, isLoaded, openedAtMs }: AnchorScrollProps) {
  const isDue = useRef(false);

  useEffect(() => {
    let hasScrolled = false;
    const timer = setTimeout(
      () => {
        isDue.current = !hasScrolled;
        scrollToAnchor(list.current);
      },
      openedAtMs + ANCHOR_DELAY_MS - performance.now(),
    );
    const reader = new AbortController();
    const stop = () => {
      hasScrolled = true;
      isDue.current = false;
    };
    for (const type of SCROLLING) window.addEventListener(type, stop, { passive: true, signal: reader.signal });
    return () => {
      clearTimeout(timer);
      reader.abort();
    };
  }, [list, openedAtMs]);

  useEffect(() => {
    if (isLoaded && isDue.current) scrollToAnchor(list.current);
  }, [list, isLoaded]);
  return null;
}

function scrollToAnchor(list: HTMLElement | null) {
  const id = location.hash.slice(1);
  const own = list?.querySelector(`#${CSS.escape(id)}`);
  const first = document.getElementById(id);
  if (!own || (first && first !== own)) return; // the page has its own element with this id
  own.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth' });
}
