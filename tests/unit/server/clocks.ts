import { onTestFinished, vi } from 'vitest';

/** Replaces the wall clock and the monotonic clock of this process, in which the server runs, for one test. */
export function controlClocks() {
  const readWall = Date.now.bind(Date);
  const readMonotonic = performance.now.bind(performance);
  let correctedMs = 0;
  let passedMs = 0;
  const spies = [
    vi.spyOn(Date, 'now').mockImplementation(() => readWall() + passedMs + correctedMs),
    vi.spyOn(performance, 'now').mockImplementation(() => readMonotonic() + passedMs),
  ];
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()));
  return {
    /** Advances both clocks. */
    pass(ms: number) {
      passedMs += ms;
    },
    /** Moves the wall clock without changing the monotonic one. */
    correct(ms: number) {
      correctedMs += ms;
    },
  };
}
