import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the attributes of a text field that a view can also change, such as a search that Back restores. The DOM holds
 * the text, because React resets a field with a `value` whenever it renders. It would remove what visitors type between
 * hydration and the replay of what they typed before, which React hasn't seen yet.
 */
export function useTypedText(text: string, onType: (text: string) => void) {
  const [initial] = useState(text);
  const ref = useRef<HTMLInputElement>(null);
  /** The text that the view and the field last agreed on. */
  const known = useRef(text);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || text === known.current) return;
    if (field.value === known.current) field.value = text; // otherwise, the visitor is typing
    known.current = text;
  }, [text]);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    known.current = target.value;
    onType(target.value);
  }
  return { ref, defaultValue: initial, onChange };
}
