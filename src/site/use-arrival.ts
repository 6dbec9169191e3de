import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { returning } from './left-place';

/**
 * Does for a route change what a browser does for a new page: scrolls to the top and moves the focus to the heading,
 * so that a screen reader announces it. Back and Forward lead to the place that was left (left-places.ts).
 */
export function useArrival() {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    const { place } = returning;
    if (!place) window.scrollTo({ top: 0, behavior: 'instant' });
    if (place?.name) return;
    return whenRendered('main h1', (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}

/** Calls back once with the element, when the page's code has loaded and rendered it. */
function whenRendered(selector: string, then: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    then(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
