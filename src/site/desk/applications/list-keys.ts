import type { KeyboardEvent } from 'react';

/** Moves the focus by rows of a list: up and down to the same control of another row, Home and End to the first and last. */
export function moveByRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  const rows = [...currentTarget.children];
  const present = rows.findIndex((row) => row.contains(target));
  const places: Record<string, number> = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const row = rows[places[key] ?? -1];
  if (!row) return;
  event.preventDefault();
  row.querySelector<HTMLElement>(target.matches('input') ? 'input' : 'a')?.focus();
}
