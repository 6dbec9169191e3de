import { useEffect, useRef, useState } from 'react';

/** The attempt to submit a form. There is at most one at a time. */
export function useAttempt() {
  const current = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => current.current?.abort(), []);

  return {
    isRunning: () => current.current !== undefined,
    /** Returns a signal that aborts when the form unmounts. */
    start(): AbortSignal {
      current.current = new AbortController();
      setProgress(0);
      return current.current.signal;
    },
    end() {
      current.current = undefined;
      setProgress(undefined);
    },
    /** The fraction that has been uploaded, 0 to 1; undefined while nothing is being sent. */
    progress,
    onProgress: setProgress,
  };
}
