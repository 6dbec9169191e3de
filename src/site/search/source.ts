import type { Resource, ResourceState } from '../../api/resource';
import { type Indexed, search, searchIndex } from '../../model/search';

/** Something that was found. */
export interface Hit {
  title: string;
  /** What can be searched besides; the part that was found is shown. */
  text: string;
  /** A line of facts, as date and place; searched too. */
  note: string;
  href: string;
  /** For the page it leads to, which then needs no call. */
  state?: unknown;
}

/** A kind of things that can be searched. */
export interface SearchSource {
  /** Heads the results of this kind. */
  title: string;
  /** Of the page that has all of them. */
  path: string;
  /** Shown when the things cannot be had. */
  failureText: string;
  /** Loads while someone is interested; returns what ends the interest. */
  watch(): () => void;
  reload(): void;
  /** Reads a signal: who calls it renders again when the data comes. */
  find(terms: readonly string[]): { state: ResourceState<unknown>['kind']; hits: Hit[] };
}

/** Makes a shared resource searchable. Its items are made ready once per answer. */
export function searchSource<Item>(
  { title, path }: { title: string; path: string },
  failureText: string,
  resource: Resource<Item>,
  hitOf: (item: Item) => Hit,
): SearchSource {
  let indexed: readonly Item[] | undefined;
  let index: Indexed<Hit>[] = [];
  return {
    title,
    path,
    failureText,
    watch: () => resource.watch(),
    reload: () => resource.reload(),
    find(terms) {
      const state = resource.state.value;
      if (state.kind !== 'ready') return { state: state.kind, hits: [] };
      if (indexed !== state.items) {
        indexed = state.items;
        index = searchIndex(state.items.map(hitOf), (hit) => [hit.title, hit.text, hit.note]);
      }
      return { state: 'ready', hits: search(index, terms) };
    },
  };
}
