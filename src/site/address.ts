import { useEffect, useMemo, useRef, useState } from 'react';
import { useRouter } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { wordsOf } from '../model/text/text';

/*
 * State that a page keeps in the query of its address: `/alumni?name=perera&page=2`. wouter notifies of changes of the
 * address, so it is the only store, and no signal has to be kept in step with it. wouter's useSearchParams is not
 * used: it decodes the query twice, which changes a `%`, and writes through `aroundNav` as if a link was followed.
 */

/** After the last letter, before the address is written: browsers refuse more than a hundred changes in 30 s. */
const SETTLED_MS = 300;

/** The query. In a server's page, and in the first render over it, that for which the page was rendered. */
export function useQuery(): URLSearchParams {
  const { searchHook, ssrSearch = '' } = useRouter();
  const search = searchHook({ ssrSearch });
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** This page's address with other values in its query. */
const addressWith = (values: Readonly<Record<string, string>>) =>
  pathWith(location.pathname, new URLSearchParams(location.search), values);

/** A page's address with other values in its query: an empty one is left out, and further ones stay. */
export function pathWith(path: string, before: URLSearchParams, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return path + (text && `?${text}`);
}

/** Writes values into the query, without a new entry in the history. */
export function keepInQuery(values: Readonly<Record<string, string>>): void {
  const address = addressWith(values);
  if (address !== location.pathname + location.search) navigate(address, { replace: true });
}

/** A page's number for the query, where the first page is left out. */
export const pageText = (page: number) => (page > 1 ? String(page) : '');

/**
 * Texts that are typed, such as filters. A change shows at once and is written into the query when typing pauses.
 * Another address, as by a link or the Back button, replaces what was not written yet.
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

/** A selected item that stands in the address as `?item=…`: Back closes it, a shared link opens it. */
export function useItemAddress() {
  const openId = useQuery().get('item') ?? '';
  const state = useHistoryState<{ openedHere?: boolean } | null>();
  const [title, setTitle] = useState<string>();
  /** The item that Back is about to close: its dialog still stands, and may be closed once more before it has gone. */
  const leavingId = useRef('');
  useEffect(() => {
    if (leavingId.current !== openId) leavingId.current = '';
  }, [openId]);

  return {
    /** '' when none is open. */
    openId,
    /** The selected item's title, for the document's. */
    title,
    onShown: (item: { title: string } | undefined) => setTitle(item?.title),
    onOpen: ({ item }: { item: { id: string } }) => {
      navigate(addressWith({ item: item.id }), { state: { openedHere: true } });
      return false;
    },
    /** Takes back the entry that opening the item added to the history; a shared link's own entry becomes the list's. */
    onClose: () => {
      if (leavingId.current === openId) return;
      leavingId.current = openId;
      if (state?.openedHere) history.back();
      else {
        const own = location.pathname + location.search;
        keepInQuery({ item: '' });
        focusLink(own);
      }
    },
  };
}

/** Focuses the link to an item whose dialog has no other opener, once the dialog has gone. */
function focusLink(address: string) {
  setTimeout(() => document.querySelector<HTMLElement>(`main a[href="${address}"]`)?.focus());
}

/** The id of a heading, made of its text: 'Map and pictures' is `map-and-pictures`. */
export const anchorOf = (heading: string) => wordsOf(heading).join('-');

/** Returns the id in the path of an event's page. An invalid encoding is kept: no event has it. */
export function eventIdIn(path: string): string {
  const id = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
