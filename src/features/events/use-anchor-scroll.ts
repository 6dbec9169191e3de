import { type RefObject, useEffect, useRef } from 'react';

/** From opening the page to the scroll: the page shows its top first (spec, section 9). */
const ANCHOR_DELAY_MS = 500;

const ANCHORS = ['upcoming', 'past'];

/** What a reader does to scroll; `scroll` events would include our own. */
const SCROLLING = ['wheel', 'touchmove', 'keydown'];

/**
 * Scrolls smoothly to the section that the page's address names: 500 ms after opening, and once more
 * when data arrives later than that, unless the reader has scrolled meanwhile.
 * The browser itself never finds an id inside a shadow root.
 */
export function useAnchorScroll(list: RefObject<HTMLElement | null>, loaded: boolean) {
  const aimed = useRef(false);
  const scrolled = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      aimed.current = true;
      scrollToAnchor(list.current);
    }, ANCHOR_DELAY_MS);
    const note = () => {
      scrolled.current = true;
    };
    for (const type of SCROLLING) window.addEventListener(type, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of SCROLLING) window.removeEventListener(type, note);
    };
  }, [list]);

  useEffect(() => {
    if (loaded && aimed.current && !scrolled.current) scrollToAnchor(list.current);
  }, [list, loaded]);
}

function scrollToAnchor(list: HTMLElement | null) {
  const id = location.hash.slice(1);
  if (!list || !ANCHORS.includes(id)) return;
  const own = list.querySelector(`#${id}`);
  const first = document.getElementById(id);
  if (first && first !== own) return; // the host page means a part of its own
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  own?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
