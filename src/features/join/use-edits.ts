import { type RefObject, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Calls back for every edit of a control inside an element. Listens itself, and to both events: some
 * password managers fire `change` alone, and React's onChange misses a value that was set by a script.
 */
export function useEdits(element: RefObject<HTMLElement | null>, onEdit: (control: Control) => void) {
  const latest = useRef(onEdit);
  latest.current = onEdit;
  // Before the form is painted: what fills it in may be waiting for it.
  useLayoutEffect(() => {
    const { current } = element;
    const hear = ({ target }: Event) => {
      if (target && 'name' in target && 'value' in target) latest.current(target as Control);
    };
    current?.addEventListener('input', hear);
    current?.addEventListener('change', hear);
    return () => {
      current?.removeEventListener('input', hear);
      current?.removeEventListener('change', hear);
    };
  }, [element]);
}
