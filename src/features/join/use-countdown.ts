import { useEffect, useRef, useState } from 'react';

/** True until the time is over. While held it does not run; it goes on with what was left. */
export function useCountdown(ms: number, held: boolean): boolean {
  const [running, setRunning] = useState(true);
  const left = useRef(ms);
  useEffect(() => {
    if (held || !running) return;
    const started = performance.now();
    const timer = setTimeout(() => setRunning(false), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [held, running]);
  return running;
}
