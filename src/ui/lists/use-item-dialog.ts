import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { findItem } from '../../model/lists/query';
import { type Loadable, usePreload } from '../render/lazy-view';
import { hrefFrom } from './host-address';
import type { ItemLinkProps } from './item-link';
import { isPlainClick } from './plain-click';

/** Details of a selected item, for the host. */
export interface OpenDetail<Item> {
  kind: 'event' | 'news' | 'project';
  item: Item;
  /** The item's own address; '' when it opens in a dialog. */
  href: string;
}

/** Called when an item is selected. Returns false if the host handles it, by cancelling the event. */
export type OnOpen<Item> = (detail: OpenDetail<Item>) => boolean | void;

/** Lets a host control which item is selected. */
export interface ItemDialogProps<Item> {
  /** Called when an item is selected. Return false to handle it yourself. */
  onOpen?: OnOpen<Item>;
  /** The selected item's id, if the host keeps it (such as in its URL); '' for none. */
  openId?: string;
  onClose?: () => void;
  /** Called when the item in the dialog changes. */
  onShown?: (item: Item | undefined) => void;
}

/**
 * Manages a list's selected item, which opens in the host, at its own address or in the list's dialog.
 * @param template an item's address with `{id}` in it; '' opens a dialog.
 * @param Dialog the list's dialog, whose code loads before it is needed.
 */
export function useItemDialog<Item extends { id: string }>(
  kind: OpenDetail<Item>['kind'],
  items: readonly Item[],
  template: string,
  Dialog: Loadable,
  { onOpen, openId, onClose, onShown }: ItemDialogProps<Item>,
) {
  const [pressed, setPressed] = useState<Item>();
  usePreload(Dialog, !template);
  const selected = openId === undefined || pressed?.id === openId ? pressed : findItem(items, openId);
  // Several items may share an id. An address selects the first of them.
  useEffect(() => {
    if (openId === '') setPressed(undefined);
  }, [openId]);
  const notifyShown = useEffectEvent((item: Item | undefined) => onShown?.(item));
  useEffect(() => void notifyShown(selected), [selected]);

  function select(item: Item, href: string, click: MouseEvent) {
    if (!isPlainClick(click)) return;
    const isTaken = onOpen?.({ kind, item, href }) === false;
    if (isTaken) {
      click.preventDefault();
      // The host will open it by its id, which other items may have, too.
      if (openId !== undefined) setPressed(item);
    } else if (!href) setPressed(item);
  }
  return {
    selected,
    /** Returns the props of the item's ItemLink. */
    linkTo(item: Item): ItemLinkProps {
      const href = hrefFrom(template, item.id);
      return { href, onClick: (click) => select(item, href, click) };
    },
    close: () => (openId === undefined ? setPressed(undefined) : onClose?.()),
  };
}
