/**
 * Makes calls of which only the latest counts.
 * @returns what begins a call: it aborts the one before, and returns the signal of the new one.
 */
export function latestCall(): () => AbortSignal {
  let controller = new AbortController();
  return () => {
    controller.abort();
    controller = new AbortController();
    return controller.signal;
  };
}
