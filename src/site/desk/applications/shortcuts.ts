import type { KeyboardEvent } from 'react';
import { decideAndFollow, undoAndFollow } from './follow';

const ACTIONS: Record<string, () => Promise<void>> = {
  a: () => decideAndFollow('approved'),
  r: () => decideAndFollow('rejected'),
  u: undoAndFollow,
};

const TYPED_INTO = 'input, select, textarea, form, dialog, [contenteditable]';

/**
 * Carries out A, R and U, for an element that has the focus within it (WCAG 2.1.4). A key that is held down counts once.
 * @param keys those that this element answers to.
 */
export function handleShortcut(event: KeyboardEvent, keys: string): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
  const letter = key.toLowerCase();
  if (!keys.includes(letter) || !ACTIONS[letter]) return;
  if (target instanceof Element && target.closest(TYPED_INTO)) return;
  event.preventDefault();
  if (!repeat) void ACTIONS[letter]();
}
