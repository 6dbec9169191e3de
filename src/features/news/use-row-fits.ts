import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width of the window news come one by one (spec, section 9). */
export const CAROUSEL_BREAKPOINT_PX = 1024;

/** A column of a wide page that is narrower than this shows them one by one too: less than two cards fit. */
export const ROW_MIN_WIDTH_PX = 720;

/**
 * Whether news stand in a row: in a window of at least 1024 px, unless the column they stand in is
 * narrow. Undefined until it has been measured, which is before anything is painted. While the page hides
 * them they stay as they are.
 */
export function useRowFits(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [fits, setFits] = useState<boolean>();
  useLayoutEffect(() => {
    const wideWindow = matchMedia(`(min-width: ${CAROUSEL_BREAKPOINT_PX}px)`);
    const measure = () => {
      const width = element.current?.clientWidth;
      if (width) setFits(wideWindow.matches && width >= ROW_MIN_WIDTH_PX);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (element.current) sizes.observe(element.current);
    wideWindow.addEventListener('change', measure);
    return () => {
      sizes.disconnect();
      wideWindow.removeEventListener('change', measure);
    };
  }, [element]);
  return fits;
}
