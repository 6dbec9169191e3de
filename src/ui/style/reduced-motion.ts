/** Evaluated on each call, because importing a component in Node must not call `matchMedia`. */
const query = () => matchMedia('(prefers-reduced-motion: reduce)');

export function reducedMotion(): boolean {
  return query().matches;
}

/** Calls `listener` when the visitor's preference changes. Returns a function that removes the listener. */
export function onReducedMotionChange(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
