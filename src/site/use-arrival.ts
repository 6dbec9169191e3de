import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/**
 * What a browser does on a page load, for a route change: back to the top, and the focus to the new
 * page's heading, so that a screen reader announces it. The first page is the browser's own affair.
 */
export function useArrival() {
  const [path] = useLocation();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return whenThere('main h1', (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}

/** Calls back once with the element, as soon as the page's code has rendered it. */
function whenThere(selector: string, then: (element: HTMLElement) => void): () => void {
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
