import { useEffect, useState } from 'react';

/** The value once it has not changed for a while. @param ms 0 for the value itself. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return ms > 0 ? settled : value;
}
