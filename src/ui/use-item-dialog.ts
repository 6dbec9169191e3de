import { type MouseEvent, useEffect, useState } from 'react';
import { findItem } from '../model/item';
import { hostAddress } from './host-address';

/** What a list tells its host when an item is selected. */
export interface OpenDetail<Item> {
  kind: 'event' | 'news' | 'project';
  item: Item;
  /** The item's own address; '' when it opens in a dialog. */
  href: string;
}

/** Tells the host; false when the host takes over (the event was cancelled). */
export type OnOpen<Item> = (detail: OpenDetail<Item>) => boolean | void;

/** What a host may know and decide about the items that a list opens. */
export interface ItemDialogProps<Item> {
  /** An item is being selected; return false to take over. */
  onOpen?: OnOpen<Item>;
  /** The selected item, when the host keeps it (as in its address): '' for none. */
  openId?: string;
  onClose?: () => void;
  /** The item whose dialog is open has changed. */
  onShown?: (item: Item | undefined) => void;
}

/**
 * Opens a list's items: by the host, at addresses of their own, or in a dialog of the list's.
 * @param template an item's address with `{id}` in it; '' opens a dialog.
 */
export function useItemDialog<Item extends { id: string }>(
  kind: OpenDetail<Item>['kind'],
  items: readonly Item[],
  template: string,
  { onOpen, openId, onClose, onShown }: ItemDialogProps<Item>,
) {
  const [pressed, setPressed] = useState<Item>();
  const selected = openId === undefined || pressed?.id === openId ? pressed : findItem(items, openId);
  // Several items may have one id. What is opened again by its address is the first of them.
  useEffect(() => {
    if (openId === '') setPressed(undefined);
  }, [openId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once per item, whoever listens by then
  useEffect(() => {
    onShown?.(selected);
  }, [selected]);
  return {
    /** The item that stands in the dialog. */
    selected,
    open(item: Item, click: MouseEvent) {
      if (!isPlainClick(click)) return;
      const href = hrefFrom(template, item.id);
      const isTaken = onOpen?.({ kind, item, href }) === false;
      if (isTaken) click.preventDefault();
      if (isTaken ? openId !== undefined : !href) setPressed(item);
    },
    close: () => (openId === undefined ? setPressed(undefined) : onClose?.()),
  };
}

/** True for a click that means "here, now", and not a new tab or window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}

/** An item's address from a template with `{id}`; '' without a template, or with one that leads to no page. */
export function hrefFrom(template: string, id: string): string {
  return hostAddress(template).replaceAll('{id}', encodeURIComponent(id));
}
