import type { HostPage } from '../support/browser/host-page';

type View = HostPage['window'];

/**
 * Tracks timers, and listeners and observers on whatever remains on the page, from now on. `open` lists the remaining
 * ones. Those on removed elements don't count, because they are garbage-collected with the elements.
 */
export function watchTraces(window: View): { open: () => string } {
  const timers = watchTimers(window);
  const listeners = watchListeners(window);
  const observers = watchObservers(window);
  const remains = (target: unknown) =>
    target instanceof window.Node
      ? target.isConnected
      : [window.Window, window.MediaQueryList, window.VisualViewport].some((kind) => target instanceof kind);
  return {
    open() {
      const counts = [...listeners].flatMap(([target, types]) => (remains(target) ? [...types] : []));
      const listening = counts.filter(([, count]) => count > 0).map(([type, count]) => `${type} ${count}`);
      const observing = [...observers].filter(([, targets]) => [...targets].some(remains));
      return [...listening, ...observing.map(([observer]) => String(observer)), ...timers].join();
    },
  };
}

function watchTimers(window: View): ReadonlySet<unknown> {
  const timers = new Set<unknown>();
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
  return timers;
}

/** Counts listeners by target and type. Removing one that was added earlier also counts. */
function watchListeners(window: View): ReadonlyMap<EventTarget, ReadonlyMap<string, number>> {
  const listeners = new Map<EventTarget, Map<string, number>>();
  const count = (target: EventTarget, type: string, by: number) => {
    const types = listeners.get(target) ?? new Map<string, number>();
    listeners.set(target, types.set(type, (types.get(type) ?? 0) + by));
  };
  const { addEventListener, removeEventListener } = window.EventTarget.prototype;
  // `this` is undefined in a call without an object, which is for the window.
  Object.assign(window.EventTarget.prototype, {
    addEventListener(this: EventTarget | undefined, ...parameters: Parameters<typeof addEventListener>) {
      const [type, , options] = parameters;
      const target = this ?? window;
      const signal = typeof options === 'object' ? options.signal : undefined;
      // React adds this listener once per document, whatever mounts (react-dom 18 and 19: selectionchange).
      if (type !== 'selectionchange') {
        count(target, type, 1);
        if (signal) addEventListener.call(signal, 'abort', () => count(target, type, -1), { once: true });
      }
      addEventListener.apply(target, parameters);
    },
    removeEventListener(this: EventTarget | undefined, ...parameters: Parameters<typeof removeEventListener>) {
      const target = this ?? window;
      count(target, parameters[0], -1);
      removeEventListener.apply(target, parameters);
    },
  });
  return listeners;
}

/** Returns the targets of each observer. */
function watchObservers(window: View): ReadonlyMap<object, ReadonlySet<Node>> {
  const observers = new Map<object, Set<Node>>();
  for (const { prototype } of [window.IntersectionObserver, window.ResizeObserver, window.MutationObserver]) {
    const { observe, disconnect } = prototype;
    prototype.observe = function (this: object, ...parameters: [target: Element]) {
      observers.set(this, (observers.get(this) ?? new Set()).add(parameters[0]));
      observe.apply(this, parameters);
    };
    prototype.disconnect = function (this: object) {
      observers.delete(this);
      disconnect.apply(this);
    };
  }
  for (const { prototype } of [window.IntersectionObserver, window.ResizeObserver]) {
    const { unobserve } = prototype;
    prototype.unobserve = function (this: object, target: Element) {
      observers.get(this)?.delete(target);
      unobserve.call(this, target);
    };
  }
  return observers;
}
