import { useEffect, useEffectEvent } from 'react';
import { isSignedOut } from '../../api/desk/call-desk';
import { useSignal } from '../../ui/lists/use-signal';

/** Calls at an interval while the tab is visible and somebody is signed in, and at once whenever that begins. */
export function usePolling(poll: () => Promise<unknown>, intervalMs: number): void {
  const hasEnded = useSignal(isSignedOut);
  const onPoll = useEffectEvent(poll);
  useEffect(() => {
    if (hasEnded) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const run = () => {
      clearTimeout(timer);
      if (!document.hidden) void onPoll().finally(next); // else it goes on with visibilitychange
    };
    const next = () => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(run, intervalMs);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [hasEnded, intervalMs]);
}
