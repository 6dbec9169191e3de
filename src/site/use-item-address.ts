import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** Marks an entry of the history that opening an item has made. */
interface OpenedHere {
  openedHere: true;
}

/**
 * An opened item that stands in the page's address as `?item=…`: Back closes it, a shared link opens it.
 */
export function useItemAddress() {
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const state = useHistoryState<Partial<OpenedHere> | null>();
  const [title, setTitle] = useState<string>();
  const openId = query.get('item') ?? '';
  /** On its way back: the dialog still stands, and may be closed once more before it has gone. */
  const leaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item, another way back
  useEffect(() => {
    leaving.current = false;
  }, [openId]);

  return {
    /** '' when none is open. */
    openId,
    /** The opened item's title, for the document's. */
    title,
    onShown: (item: { title: string } | undefined) => setTitle(item?.title),
    onOpen: ({ item }: { item: { id: string } }) => {
      navigate(withItem(item.id), { state: { openedHere: true } satisfies OpenedHere });
      return false;
    },
    /** What opening added to the history goes; a shared link's own entry becomes the list's. */
    onClose: () => {
      if (leaving.current) return;
      leaving.current = true;
      if (state?.openedHere) history.back();
      else navigate(withItem(''), { replace: true });
    },
  };
}

/** The present address with this item, keeping what else stands in it, such as a page. */
function withItem(id: string): string {
  const query = new URLSearchParams(location.search);
  if (id) query.set('item', id);
  else query.delete('item');
  const text = query.toString();
  return location.pathname + (text && `?${text}`);
}
