import { useRef, useState } from 'react';
import { withTimeout } from '../render/lazy-view';

/** The code that checks and sends a form's values, if it loads on demand. */
export function useRules<Rules>(load?: () => Promise<Rules>) {
  const [rules, setRules] = useState<Rules>();
  const loading = useRef<Promise<Rules>>(undefined);

  /** Loads the rules once, and again after a failure. */
  function loadRules(): Promise<Rules> | undefined {
    if (!load) return undefined;
    loading.current ??= withTimeout(load()).then(
      (loaded) => {
        setRules(() => loaded);
        return loaded;
      },
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }

  return {
    /** Undefined until loaded. */
    rules,
    isMissing: load !== undefined && rules === undefined,
    loadRules,
    preload: () => void loadRules()?.catch(() => {}), // submitting tries again
  };
}
