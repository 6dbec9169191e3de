/** Resolved on each call: importing a component in Node must not touch `matchMedia`. */
const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor asks for less motion. */
export function reducedMotion(): boolean {
  return query().matches;
}

/** Calls back when the visitor's choice changes. Returns a function that removes the listener. */
export function onReducedMotionChange(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
