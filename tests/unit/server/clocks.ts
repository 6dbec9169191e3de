import { onTestFinished, vi } from 'vitest';

/** The two clocks of this process, in which the server runs. A test can move them until it ends. */
export function movableClocks() {
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
    /** Lets time pass on both clocks. */
    pass(ms: number) {
      passedMs += ms;
    },
    /** Corrects the wall clock; the monotonic one is never corrected. */
    correct(ms: number) {
      correctedMs += ms;
    },
  };
}
