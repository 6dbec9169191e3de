import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isHostAddress } from '../../model/addresses/address';
import { findItem } from '../../model/lists/query';
import { type Loadable, usePreload } from '../render/lazy-view';

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
    if (isTaken) click.preventDefault();
    if (isTaken ? openId !== undefined : !href) setPressed(item);
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

/** True for a click that opens neither a new tab nor a new window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}

const rejected = new Set<string>();

/**
 * Returns an address or template from the host page. One that doesn't lead to a page (javascript:, data:, mailto:)
 * becomes '', with a single warning in the console.
 */
export function hostAddress(text = ''): string {
  if (isHostAddress(text)) return text;
  if (text && !rejected.has(text)) console.warn(`UMMES: ${text} is ignored; expected an http(s) or relative address`);
  rejected.add(text);
  return '';
}

/** Returns an item's address from a template with `{id}`; '' without a template or with an unsafe one. */
export function hrefFrom(template: string, id: string): string {
  return hostAddress(template).replaceAll('{id}', encodeURIComponent(id));
}

export interface ItemLinkProps {
  /** The item's address; '' if the list shows it in a dialog. */
  href: string;
  onClick: (click: MouseEvent) => void;
}

interface Props extends ItemLinkProps {
  className: string;
  part?: string;
  /** Whether it opens a dialog. Default: true if it has no address. */
  hasPopup?: boolean;
  'aria-label'?: string;
  children: ReactNode;
}

/** The link or button that opens an item. */
export function ItemLink({ href, hasPopup = !href, ...props }: Props) {
  const popup = hasPopup ? 'dialog' : undefined;
  if (href) return <a href={href} aria-haspopup={popup} {...props} />;
  return <button type="button" aria-haspopup={popup} {...props} />;
}
