import { useEffect, useState } from 'react';

/** Delay from the last keystroke to the search, so that a word is searched for only once. */
const SEARCH_DELAY_MS = 250;

/** Returns a value, such as a search text, once it has stayed the same for a while; until then, the previous value. */
export function useDebounced<Value>(value: Value, delayMs = SEARCH_DELAY_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
