import { type ReadonlySignal, signal } from '@preact/signals-react';
import { type Answer, type AnyQuery, mapAnswer, type Query } from '../model/lists/query';
import { CallError, callJson, loadCode } from './call';
import { FRESH_MS, hasFreshAnswer, snapshotAnswer } from './snapshot';

/**
 * The state of a list. `partial`: answers to some queries have loaded, but not the list itself. After `success: false`
 * it is `unsuccessful`: no items, and no message for the visitor.
 */
export type ResourceState<Item> =
  | { kind: 'loading' }
  | { kind: 'partial' }
  | { kind: 'ready'; items: readonly Item[] }
  | { kind: 'unsuccessful' }
  | { kind: 'error'; error: CallError };

/** A list from the server, or the part of it that came with the page. All views share it: one call, one state. */
export interface Resource<Item> {
  /** A new object on every success and failure, and when a failure is cleared. */
  readonly state: ReadonlySignal<ResourceState<Item>>;
  /** Answers a query; undefined until the data for it has loaded. */
  answer<Result extends Answer<Item>>(query: Query<Item, Result>): Result | undefined;
  /** Keeps calls running. Returns a function that stops watching; when the last view stops, the call is aborted. */
  watch(): () => void;
  /** Loads what a query needs, unless it is loaded and fresh. */
  load(query: AnyQuery<Item>): void;
  /** Loads the complete list ahead of queries that a visitor is about to make, unless it is loaded or loading. */
  preload(): void;
  /** Loads again, for a Try Again button. Resolves to whether it succeeded. */
  reload(query: AnyQuery<Item> | undefined): Promise<boolean>;
}

/** Reads the rows of a response. @param base for relative addresses; '' leaves them unchanged. */
type RowReader<Item> = (rows: readonly unknown[], base: string) => { items: readonly Item[] };

interface ListOptions<Item> {
  /** Path of the call, relative to the API's base URL. */
  path: string;
  /** Loads the code that reads a response. The items of a snapshot need none. */
  reader: () => Promise<RowReader<Item>>;
  /** Returns an item whose relative addresses start at a base URL. Omit it for items without addresses. */
  itemAt?: (item: Item, base: string) => Item;
}

/** Returns a function that looks up the shared resource for a base URL ('' for the page's own origin). */
export function byBaseUrl<Shared>(create: (api: string) => Shared): (api: string) => Shared {
  const shared = new Map<string, Shared>();
  return (api) => {
    const known = shared.get(api) ?? create(api);
    shared.set(api, known);
    return known;
  };
}

/** Returns a function that looks up the resource for a list that is always loaded as a whole. */
export function listResource<Item>({ path, reader, itemAt }: ListOptions<Item>): (api: string) => Resource<Item> {
  return byBaseUrl((api) => {
    const url = api + path;
    const base = api && `${api}/`;
    const loader = createLoader<Item>();
    const fetchAll = async (signal: AbortSignal): Promise<ResourceState<Item>> => {
      const [read, body] = await Promise.all([loadCode(reader), callJson(url, { signal })]);
      const list = readSheet(body, url);
      if (list) return { kind: 'ready', items: read(list, base).items };
      console.warn(`ummes: ${url} responded with success: false; nothing is shown`);
      return { kind: 'unsuccessful' };
    };
    const loadAll = () => loader.start('', fetchAll);
    return {
      state: loader.state,
      answer(query) {
        const state = loader.state.peek();
        if (state.kind === 'ready') return query.select(state.items);
        const answer = snapshotAnswer(api, path, query);
        if (answer === undefined || !base || !itemAt) return answer as never;
        return mapAnswer(answer as Answer<Item>, (items) => items.map((item) => itemAt(item as Item, base))) as never;
      },
      watch: loader.watch,
      load(query) {
        if (!loader.isFresh() && !hasFreshAnswer(api, path, query)) void loadAll();
      },
      preload() {
        if (loader.state.peek().kind !== 'ready') void loadAll();
      },
      reload: loadAll,
    };
  });
}

/** Reads the list in `{ success, data }`, which may be empty; undefined for `success: false`. Throws CallError. */
function readSheet(body: unknown, url: string): readonly unknown[] | undefined {
  const { success, data } = Object(body) as Record<string, unknown>;
  if (success === false) return undefined;
  if (!Array.isArray(data)) throw new CallError('format', `${url} did not return a list`);
  return data;
}

/** Makes a resource's calls, one at a time. A failed refresh keeps the current items. */
export function createLoader<Item>() {
  const state = signal<ResourceState<Item>>({ kind: 'loading' });
  let watchers = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let inFlight: { key: string; controller: AbortController; loaded: Promise<boolean> } | undefined;

  /** Clears a failure before the next call; loaded items stay. */
  function clearFailure() {
    const { kind } = state.peek();
    if (kind === 'error' || kind === 'unsuccessful') state.value = { kind: 'loading' };
  }

  /** Starts a call, or joins the one with the same key; a call with a different key is aborted. */
  function start(key: string, load: (signal: AbortSignal) => Promise<ResourceState<Item>>): Promise<boolean> {
    if (inFlight?.key === key) return inFlight.loaded;
    inFlight?.controller.abort();
    clearFailure();
    const controller = new AbortController();
    inFlight = { key, controller, loaded: call(controller, load) };
    return inFlight.loaded;
  }

  async function call(controller: AbortController, load: (signal: AbortSignal) => Promise<ResourceState<Item>>) {
    const { signal } = controller;
    try {
      const next = await load(signal);
      if (signal.aborted) return false;
      state.value = next;
      if (next.kind === 'unsuccessful') return false;
      loadedAt = performance.now();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const failure = error instanceof CallError ? error : new CallError('format', String(error));
      if (state.value.kind !== 'ready') state.value = { kind: 'error', error: failure };
      return false;
    } finally {
      if (inFlight?.controller === controller) inFlight = undefined;
    }
  }

  return {
    state: state as ReadonlySignal<ResourceState<Item>>,
    start,
    isFresh: () => performance.now() - loadedAt < FRESH_MS,
    watch() {
      watchers += 1;
      return () => {
        watchers -= 1;
        // If another view replaces this one in the same commit, it takes over the call.
        queueMicrotask(() => {
          if (watchers > 0) return;
          inFlight?.controller.abort();
          inFlight = undefined;
          clearFailure(); // a view that is shown again starts a new call, unless the data is fresh
        });
      };
    },
  };
}
