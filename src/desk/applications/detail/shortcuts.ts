import type { KeyboardEvent } from 'react';

const TYPED_INTO = 'input, select, textarea, form, dialog, [contenteditable]';

/**
 * Runs the action for a letter key. Call this only for keys pressed inside the element that the actions belong to (WCAG
 * 2.1.4). Does nothing while the officer is typing in a control, or when a held key repeats.
 */
export function handleShortcut(event: KeyboardEvent, actions: Record<string, () => void>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
  const action = actions[key.toLowerCase()];
  if (!action || (target instanceof Element && target.closest(TYPED_INTO))) return;
  event.preventDefault();
  if (!repeat) action();
}
