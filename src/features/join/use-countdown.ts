import { useEffect, useRef, useState } from 'react';

/** True until the time is over, which stands still while paused. */
export function useCountdown(ms: number, isPaused: boolean): boolean {
  const [isRunning, setRunning] = useState(true);
  const remaining = useRef(ms);
  useEffect(() => {
    if (isPaused || !isRunning) return;
    const start = performance.now();
    const timer = setTimeout(() => setRunning(false), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - start));
    };
  }, [isPaused, isRunning]);
  return isRunning;
}
