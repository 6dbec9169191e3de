import type { HostPage } from '../support/browser/host-page';

/** Tracks timers and listeners on the window and the document from now on. `open` lists the remaining ones. */
export function watchTraces(window: HostPage['window']): { open: () => string } {
  const timers = new Set<unknown>();
  const listeners = new Map<string, number>();
  const { setTimeout, clearTimeout, setInterval } = window;
  const noted = <Timer>(timer: Timer): Timer => {
    timers.add(timer);
    return timer;
  };
  const clear = (timer: number) => {
    timers.delete(timer);
    clearTimeout(timer); // also clears intervals
  };
  Object.assign(window, {
    setTimeout(run: () => void, ms: number) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      return noted(timer);
    },
    setInterval: (run: () => void, ms: number) => noted(setInterval(run, ms)),
    clearTimeout: clear,
    clearInterval: clear,
  });
  const count = (type: string, by: number) => listeners.set(type, (listeners.get(type) ?? 0) + by);
  for (const target of [window, window.document]) {
    const { addEventListener, removeEventListener } = target;
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
      // React adds this listener once per document, whatever mounts (react-dom 19: selectionchange).
      const left = [...listeners].filter(([type, number]) => number > 0 && type !== 'selectionchange');
      return [...left.map(([type, number]) => `${type} ${number}`), ...timers].join();
    },
  };
}
