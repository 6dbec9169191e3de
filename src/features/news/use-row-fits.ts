import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width of the window news come one by one. */
const CAROUSEL_BREAKPOINT_PX = 1024;

/** In a narrower column of a wide page they do too: less than two cards fit. */
const ROW_MIN_WIDTH_PX = 720;

/** Whether news stand in a row. Undefined until measured, which is before the first paint; kept while hidden. */
export function useRowFits(element: RefObject<HTMLElement | null>, initial?: boolean): boolean | undefined {
  const [fits, setFits] = useState(initial);
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
