import type { MouseEvent } from 'react';

/** What a list tells its host when an item is opened. */
export interface OpenDetail<Item> {
  kind: 'event' | 'news' | 'project';
  item: Item;
  /** The item's own address; '' when it opens in a dialog. */
  href: string;
}

/** Tells the host; false when the host takes over (the event was cancelled). */
export type OnOpen<Item> = (detail: OpenDetail<Item>) => boolean | void;

/** True for a click that means "here, now", and not a new tab or window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}

/** An item's address from a template with `{id}`; '' without a template. */
export function hrefFrom(template: string, id: string): string {
  return template.replaceAll('{id}', encodeURIComponent(id));
}
