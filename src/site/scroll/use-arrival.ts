import { useEffect, useRef } from 'react';
import { focusText } from '../../ui/focus-text';
import { restoredPosition } from './positions';

/** Marks a page's main control, which takes focus instead of the heading. */
export const ARRIVAL_ATTRIBUTE = 'data-arrival';

/**
 * Does for a route change what a browser does for a new page: scrolls to the top and focuses the heading, so that a
 * screen reader announces it, or scrolls to the part that the address names and focuses that. Back and Forward restore
 * the scroll position (positions.ts).
 * @param page identifies the page that is shown, such as its path.
 */
export function useArrival(page: string) {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    const position = restoredPosition();
    if (!position) window.scrollTo({ top: 0, behavior: 'instant' });
    if (position?.name) return;
    return whenRendered('main h1', (heading) => {
      const part = namedPart();
      const target = part ?? document.querySelector<HTMLElement>(`main [${ARRIVAL_ATTRIBUTE}]`) ?? heading;
      focusText(target);
      if (!position) part?.scrollIntoView();
    });
  }, [page]);
}

/** Returns the element that the address's hash names. The sections of the events page get their ids later. */
function namedPart(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null; // an invalid encoding
  }
}

/** Calls back once, with the element, when the page's code has loaded and rendered it. */
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
