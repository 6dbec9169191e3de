import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Normalised, Problem } from '../model/row';
import { CallError, callJson } from './call';

/** While data is younger than this, a page that wants it again makes no call. */
const FRESH_MS = 60_000;

/**
 * What a list has come to. `unsuccessful` is an answer with `success: false`: no items, and nothing said
 * to the visitor (spec, section 7).
 */
export type ResourceState<Item> =
  | { kind: 'loading' }
  | { kind: 'ready'; items: Item[]; problems: Problem[] }
  | { kind: 'unsuccessful' }
  | { kind: 'error'; error: CallError };

/** A list from the server, shared by all who show it: one call in flight, one state. */
export interface Resource<Item> {
  readonly state: ReadonlySignal<ResourceState<Item>>;
  /** Loads unless fresh. Returns what ends the interest; the last one to leave aborts the call. */
  watch(): () => void;
  /** Loads again, for a Try Again button. */
  reload(): void;
}

/** Takes the list out of an answer's body; undefined stands for `success: false`. Throws CallError. */
export type ReadList = (body: unknown, url: string) => readonly unknown[] | undefined;

/**
 * Makes the shared resources of one kind of list.
 * @param path of the call below the api's base address.
 * @returns a function that gives the one resource of a base address ('' for the page's own origin).
 */
export function sharedResource<Item>(
  path: string,
  readList: ReadList,
  normalise: (rows: readonly unknown[], base: string) => Normalised<Item>,
): (api: string) => Resource<Item> {
  const resources = new Map<string, Resource<Item>>();
  return (api) => {
    const base = api.replace(/\/+$/, '');
    const known = resources.get(base);
    if (known) return known;
    const url = base + path;
    const load = async (abort: AbortSignal): Promise<ResourceState<Item>> => {
      const list = readList(await callJson(url, { signal: abort }), url);
      if (list) return { kind: 'ready', ...normalise(list, base && `${base}/`) };
      console.warn(`ummes: ${url} answered without success; nothing is shown`);
      return { kind: 'unsuccessful' };
    };
    const resource = createResource(load);
    resources.set(base, resource);
    return resource;
  };
}

/** A resource over any loader. A failed refresh keeps the items that are already there. */
export function createResource<Item>(load: (abort: AbortSignal) => Promise<ResourceState<Item>>): Resource<Item> {
  const state = signal<ResourceState<Item>>({ kind: 'loading' });
  let watchers = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let inFlight: AbortController | undefined;

  /** Says that the list is loading, unless it is there to be shown meanwhile. */
  function forgetFailure() {
    const { kind } = state.peek();
    if (kind === 'error' || kind === 'unsuccessful') state.value = { kind: 'loading' };
  }

  async function start() {
    if (inFlight) return;
    forgetFailure();
    const abort = new AbortController();
    inFlight = abort;
    try {
      const next = await load(abort.signal);
      if (abort.signal.aborted) return;
      state.value = next;
      loadedAt = performance.now();
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = error instanceof CallError ? error : new CallError('format', String(error));
      if (state.value.kind !== 'ready') state.value = { kind: 'error', error: failure };
    } finally {
      if (inFlight === abort) inFlight = undefined;
    }
  }

  return {
    state,
    watch() {
      watchers += 1;
      if (performance.now() - loadedAt > FRESH_MS) void start();
      return () => {
        watchers -= 1;
        // A view that is replaced by another in the same commit hands its call over.
        queueMicrotask(() => {
          if (watchers > 0) return;
          inFlight?.abort();
          inFlight = undefined;
          forgetFailure(); // who comes back finds a new call, not the old error
        });
      };
    },
    reload: () => void start(),
  };
}
