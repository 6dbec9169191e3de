import { useEffect } from 'react';

/** How often an open desk looks for news. */
const POLL_MS = 10_000;

/** Calls at an interval while the tab is visible, and at once when it becomes visible again. */
export function usePolling(poll: () => Promise<unknown>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hasEnded = false;
    const next = () => {
      clearTimeout(timer);
      if (!hasEnded && !document.hidden) timer = setTimeout(run, POLL_MS);
    };
    const run = () => void poll().finally(next);
    const onVisibility = () => {
      clearTimeout(timer);
      if (!document.hidden) run();
    };
    next();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [poll]);
}
