interface Timer {
  leftMs: number;
  startedAt: number;
  onEnd: () => void;
  timeout?: ReturnType<typeof setTimeout>;
}

/** Timers that are held together. */
export function heldTimers() {
  const timers = new Set<Timer>();
  let isHeld = false;

  function run(timer: Timer) {
    timer.startedAt = performance.now();
    timer.timeout = setTimeout(() => {
      timers.delete(timer);
      timer.onEnd();
    }, timer.leftMs);
  }

  return {
    /** Calls back after this time, not counting the time during which the timers are held. */
    start(leftMs: number, onEnd: () => void) {
      const timer = { leftMs, startedAt: 0, onEnd };
      timers.add(timer);
      if (!isHeld) run(timer);
    },
    /** Holds all timers, also those started meanwhile, or resumes them. */
    hold(held: boolean) {
      if (held === isHeld) return;
      isHeld = held;
      for (const timer of timers) {
        if (held) {
          clearTimeout(timer.timeout);
          timer.leftMs -= performance.now() - timer.startedAt;
        } else run(timer);
      }
    },
  };
}
