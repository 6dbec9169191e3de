import type { Guest } from './guest';

/** Counts timers and listeners on the window and the document from now on. */
export function watchTraces(window: Guest['window']): { open: () => string } {
  const timers = new Set<unknown>();
  const listeners = new Map<string, number>();
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  Object.assign(window, {
    setTimeout(run: () => void, ms: number) {
      const timer = setTimeout.call(
        window,
        () => {
          timers.delete(timer);
          run();
        },
        ms,
      );
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer: number) {
      timers.delete(timer);
      clearTimeout.call(window, timer);
    },
    setInterval(run: () => void, ms: number) {
      const timer = setInterval.call(window, run, ms);
      timers.add(timer);
      return timer;
    },
    clearInterval(timer: number) {
      timers.delete(timer);
      clearInterval.call(window, timer);
    },
  });
  for (const target of [window, window.document]) {
    const { addEventListener, removeEventListener } = target;
    const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
    Object.assign(target, {
      addEventListener(...parameters: Parameters<typeof addEventListener>) {
        const [type, , options] = parameters;
        const signal = typeof options === 'object' ? options.signal : undefined;
        count(type, 1);
        signal?.addEventListener('abort', () => count(type, -1), { once: true });
        addEventListener.apply(target, parameters);
      },
      removeEventListener(...parameters: Parameters<typeof removeEventListener>) {
        count(parameters[0], -1);
        removeEventListener.apply(target, parameters);
      },
    });
  }
  return {
    open() {
      // React listens once per document for this, whatever mounts (react-dom 19: selectionchange).
      const left = [...listeners].filter(([type, number]) => number > 0 && type !== 'selectionchange');
      return [
        ...left.map(([type, number]) => `${type} ${number}`),
        ...[...timers].map((timer) => `timer ${timer}`),
      ].join();
    },
  };
}
