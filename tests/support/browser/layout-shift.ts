import type { HostPage } from './host-page';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Returns the cumulative layout shift of a page so far, as browsers score it. */
export function layoutShift({ window }: HostPage): Promise<number> {
  return new Promise((resolve) => {
    new window.PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // A page without any shift has no entry, so the observer would never be called.
    window.setTimeout(() => resolve(0), 100);
  });
}
