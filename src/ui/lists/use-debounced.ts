import { useEffect, useState } from 'react';

/** After the last key, before a search is sent: a word is searched once. */
const SEARCH_DELAY_MS = 250;

/** Returns a value once it has stayed the same for a while, as what is typed into a search; until then, the one before it. */
export function useDebounced<Value>(value: Value, delayMs = SEARCH_DELAY_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
