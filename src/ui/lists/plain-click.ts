import type { MouseEvent } from 'react';

/** True for a click that opens neither a new tab nor a new window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
