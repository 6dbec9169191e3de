import { type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from '../../ui/reduced-motion';

/** From opening the page to the scroll: the page shows its top first. */
const ANCHOR_DELAY_MS = 500;

const ANCHORS = ['upcoming', 'past'];

/** What a reader does to scroll; `scroll` events would include our own. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/**
 * Scrolls smoothly to the section that the page's address names: 500 ms after opening, and once more
 * when data arrives later than that, unless the reader has scrolled meanwhile.
 * Not where the reader has come back to another place. Browsers do not find an id inside a shadow root.
 */
export function useAnchorScroll(list: RefObject<HTMLElement | null>, isLoaded: boolean, isReturn = false) {
  const isDue = useRef(false);

  useEffect(() => {
    if (isReturn) return;
    let hasScrolled = false;
    const timer = setTimeout(() => {
      isDue.current = !hasScrolled;
      scrollToAnchor(list.current);
    }, ANCHOR_DELAY_MS);
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
  }, [list, isReturn]);

  useEffect(() => {
    if (isLoaded && isDue.current) scrollToAnchor(list.current);
  }, [list, isLoaded]);
}

function scrollToAnchor(list: HTMLElement | null) {
  const id = location.hash.slice(1);
  if (!list || !ANCHORS.includes(id)) return;
  const own = list.querySelector(`#${id}`);
  const first = document.getElementById(id);
  if (first && first !== own) return; // the host page means a part of its own
  own?.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth' });
}
