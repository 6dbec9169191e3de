import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { isSignedOut } from '../../api/desk/call-desk';

/** Calls at an interval while the tab is visible and somebody is signed in, and at once whenever that begins. */
export function usePolling(poll: () => Promise<unknown>, intervalMs: number): void {
  useSignals();
  const hasEnded = isSignedOut.value;
  const onPoll = useEffectEvent(poll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a signal changes
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
