import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type Answers, type FormControl, readAnswers } from './controls';

/**
 * Calls `onEdit` for every edit, and twice for some. Listens to both native events, because some password managers only
 * fire `change`, and React's onChange misses values set by scripts.
 */
export function useEdits(
  ref: RefObject<HTMLFormElement | null>,
  onEdit: (name: string, value: string, answers: Answers) => void,
): void {
  const handleEdit = useEffectEvent(({ target }: Event) => {
    const { name, value } = target as FormControl;
    if (ref.current) onEdit(name, value, readAnswers(ref.current));
  });

  // Runs before the browser paints, because autofill may be waiting for the form.
  useLayoutEffect(() => {
    const listening = new AbortController();
    for (const type of ['input', 'change'])
      ref.current?.addEventListener(type, (event) => handleEdit(event), { signal: listening.signal });
    return () => listening.abort();
  }, [ref]);
}
