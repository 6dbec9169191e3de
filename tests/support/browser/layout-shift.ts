import type { Guest } from './guest';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The sum of all that has moved on a page so far, as browsers count it (a share of the viewport). */
export function layoutShift({ window }: Guest): Promise<number> {
  return new Promise((resolve) => {
    new window.PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page on which nothing has moved has no entry to be told of.
    window.setTimeout(() => resolve(0), 100);
  });
}
