import { useRef, useState } from 'react';
import { withTimeout } from '../render/lazy-view';

/** The code that reads, checks and sends a form's values, if it loads on demand. */
export interface FormRules<Rules> {
  /** Undefined until loaded. */
  loaded: Rules | undefined;
  /** Loads the rules once, and again after a failure. */
  load: () => Promise<Rules>;
  /** Loads the rules early. Submitting tries again if that fails. */
  preload: () => void;
}

export function useRules<Rules>(importRules: () => Promise<Rules>): FormRules<Rules> {
  const [loaded, setLoaded] = useState<Rules>();
  const loading = useRef<Promise<Rules>>(undefined);

  function load(): Promise<Rules> {
    loading.current ??= withTimeout(importRules()).then(
      (rules) => {
        setLoaded(() => rules);
        return rules;
      },
      (error) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }

  return { loaded, load, preload: () => void load().catch(() => {}) };
}

/** Stands for the rules of a form whose code is already here. */
export type NoRules = Record<string, never>;

export const NO_RULES: FormRules<NoRules> = { loaded: {}, load: async () => ({}), preload() {} };
