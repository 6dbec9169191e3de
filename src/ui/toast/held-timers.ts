/** A timer with what is left of its time. */
interface HeldTimer {
  leftMs: number;
  startedAt: number;
  end: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

/** Timers that can be held together; each goes on with what was left of its time. */
export interface HeldTimers {
  /** Calls back after this time, not counting the time during which the timers are held. */
  start(ms: number, end: () => void): void;
  /** Holds all timers, those that are started meanwhile too, or lets them go on. */
  hold(held: boolean): void;
}

export function heldTimers(): HeldTimers {
  const timers = new Set<HeldTimer>();
  let isHeld = false;

  function run(timer: HeldTimer) {
    timer.startedAt = performance.now();
    timer.timer = setTimeout(() => {
      timers.delete(timer);
      timer.end();
    }, timer.leftMs);
  }

  return {
    start(ms, end) {
      const timer = { leftMs: ms, startedAt: 0, end };
      timers.add(timer);
      if (!isHeld) run(timer);
    },
    hold(held) {
      if (held === isHeld) return;
      isHeld = held;
      for (const timer of timers) {
        if (held) {
          clearTimeout(timer.timer);
          timer.leftMs -= performance.now() - timer.startedAt;
        } else run(timer);
      }
    },
  };
}
