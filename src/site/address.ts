import { useEffect, useMemo, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { wordsOf } from '../model/text/words';

/*
 * State that a page keeps in its URL's query, such as `/alumni?name=perera&page=2`. wouter reports changes to the URL,
 * so the URL is the only store, and no signal has to be kept in sync with it. wouter's useSearchParams is not used: it
 * decodes the query twice, which changes a `%`, and writes through `aroundNav` as if following a link.
 */

/** Delay between the last keystroke and writing the URL: browsers reject more than a hundred changes in 30 s. */
const SETTLED_MS = 300;

/** Returns the query; on the server and while hydrating, the one that the page was rendered for. */
export function useQuery(): URLSearchParams {
  const { searchHook, ssrSearch = '' } = useRouter();
  const search = searchHook({ ssrSearch });
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Returns this page's address with these values in its query. */
const addressWith = (values: Readonly<Record<string, string>>) =>
  pathWith(location.pathname, new URLSearchParams(location.search), values);

/** Returns a page's address with these values in its query. Empty values are removed; other parameters stay. */
export function pathWith(path: string, before: URLSearchParams, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** Writes values to the query without adding a history entry. */
export function keepInQuery(values: Readonly<Record<string, string>>): void {
  const address = addressWith(values);
  if (address !== location.pathname + location.search) navigate(address, { replace: true });
}

/** Returns a page number as text for the query; empty for the first page. */
export const pageText = (page: number) => (page > 1 ? String(page) : '');

/**
 * Typed text, such as filters. A change shows at once and is written to the query when typing pauses.
 * A new address, such as from a link or the Back button, replaces text that has not been written yet.
 */
export function useTypedQuery<Name extends string>(names: readonly Name[]) {
  const query = useQuery();
  const [typed, setTyped] = useState<{ query: URLSearchParams; texts: Record<Name, string> }>();
  const pending = typed?.query === query ? typed.texts : undefined;
  const written = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => keepInQuery(pending), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return [pending ?? written, (texts: Record<Name, string>) => setTyped({ query, texts })] as const;
}

/** Whether a query names a selected item. */
export const hasItem = (search: string) => new URLSearchParams(search).has('item');

/** A selected item, kept in the URL as `?item=…`, so that Back closes it and a shared link opens it. */
export function useItemAddress() {
  const openId = useQuery().get('item') ?? '';
  const state = useHistoryState<{ openedIn?: number } | null>();
  const [title, setTitle] = useState<string>();
  /** The item that Back is about to close: its dialog is still open, and could be closed again. */
  const leavingId = useRef('');
  useEffect(() => {
    if (leavingId.current !== openId) leavingId.current = '';
  }, [openId]);

  return {
    /** '' when none is open. */
    openId,
    /** Whether this document opened the item. False at a shared address, and after a reload. */
    isOpenedHere: state?.openedIn === performance.timeOrigin,
    /** The selected item's title, for the document title. */
    title,
    onShown: (item: { title: string } | undefined) => setTitle(item?.title),
    onOpen: ({ item }: { item: { id: string } }) => {
      navigate(addressWith({ item: item.id }), { state: { openedIn: performance.timeOrigin } });
      return false;
    },
    /** Goes back if opening the item added a history entry. Otherwise, removes the item from the current entry. */
    onClose: () => {
      if (leavingId.current === openId) return;
      leavingId.current = openId;
      if (state?.openedIn) history.back();
      else {
        const own = location.pathname + location.search;
        keepInQuery({ item: '' });
        focusLink(own);
      }
    },
  };
}

/** Focuses the link to an item after its dialog closes, if the dialog was opened by the URL. */
function focusLink(address: string) {
  setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${address}"]`)?.focus());
}

/** Returns a heading's id, made from its text: 'Map and pictures' becomes `map-and-pictures`. */
export const anchorOf = (heading: string) => wordsOf(heading).join('-');

/** Returns the id in an event page's path. An invalid encoding is returned as is, and doesn't match any event. */
export function eventIdInPath(path: string): string {
  const id = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
