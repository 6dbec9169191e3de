import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { FirstData } from '../model/lists/first-data';
import type { Normalised } from '../model/lists/row';
import { CallError, callJson } from './call';
import { firstDataAt, firstDataSince } from './first-data';

/** While data is younger than this, a page that wants it again makes no call. */
const FRESH_MS = 60_000;

/** The state of a list. After `success: false` it is `unsuccessful`: no items, and no message to the visitor. */
export type ResourceState<Item> =
  | { kind: 'loading' }
  | { kind: 'ready'; items: Item[] }
  | { kind: 'unsuccessful' }
  | { kind: 'error'; error: CallError };

/**
 * A list from the server, shared by all views that show it: one call in flight, one state. `First` is the part of it
 * that may have come with the page.
 */
export interface Resource<Item, First = unknown> {
  readonly state: ReadonlySignal<ResourceState<Item>>;
  /** The part that has come with the page; the same object each time. Views that need no more make no call. */
  first(): First | undefined;
  /** Loads unless fresh. Returns a function that ends the interest; when the last view leaves, the call is aborted. */
  watch(): () => void;
  /** Loads again, for a Try Again button. Resolves to whether that has succeeded. */
  reload(): Promise<boolean>;
}

/** Reads the list in a response's body; undefined if it has `success: false`. Throws CallError. */
export type ReadList = (body: unknown, url: string) => readonly unknown[] | undefined;

/** Takes a resource's part out of the first data; `items` reads rows. */
export type ReadFirst<Item, First> = (
  first: FirstData,
  items: (rows: readonly unknown[]) => Item[],
) => First | undefined;

/** Whether what came with a page is so recent that it needs no call. */
export const isFirstDataFresh = () => performance.now() - firstDataSince() < FRESH_MS;

type Normalise<Item> = (rows: readonly unknown[], base: string) => Normalised<Item>;

/**
 * Makes the shared resources of one kind of list.
 * @param path of the call below the api's base address.
 * @param headers of the call.
 * @returns a function that gives the one resource of a base address ('' for the page's own origin).
 */
export function sharedResource<Item, First = never>(
  path: string,
  readList: ReadList,
  normalise: Normalise<Item>,
  readFirst?: ReadFirst<Item, First>,
  headers: HeadersInit = {},
): (api: string) => Resource<Item, First> {
  const resources = new Map<string, Resource<Item, First>>();
  return (api) => {
    const known = resources.get(api);
    if (known) return known;
    const url = api + path;
    const itemsOf = (rows: readonly unknown[]) => normalise(rows, api && `${api}/`).items;
    const load = async (signal: AbortSignal): Promise<ResourceState<Item>> => {
      const list = readList(await callJson(url, { signal, headers }), url);
      if (list) return { kind: 'ready', items: itemsOf(list) };
      console.warn(`ummes: ${url} answered without success; nothing is shown`);
      return { kind: 'unsuccessful' };
    };
    let from: FirstData | undefined;
    let part: First | undefined;
    const first = () => {
      const data = firstDataAt(api);
      if (from !== data) part = data && readFirst?.(data, itemsOf);
      from = data;
      return part;
    };
    const resource = { ...createResource(load), first };
    resources.set(api, resource);
    return resource;
  };
}

/**
 * As `sharedResource`, for the calls that respond with `{ success, data }`. Data that is not a list is an error; an
 * empty list is a list.
 */
export function sheetResource<Item, First>(
  path: string,
  normalise: Normalise<Item>,
  readFirst?: ReadFirst<Item, First>,
): (api: string) => Resource<Item, First> {
  const readList: ReadList = (body, url) => {
    const { success, data } = Object(body) as Record<string, unknown>;
    if (success === false) return undefined;
    if (!Array.isArray(data)) throw new CallError('format', `${url} did not answer with a list`);
    return data;
  };
  return sharedResource(path, readList, normalise, readFirst);
}

/** Makes a resource. A failed refresh keeps the items that are already there. */
function createResource<Item>(load: (signal: AbortSignal) => Promise<ResourceState<Item>>) {
  const state = signal<ResourceState<Item>>({ kind: 'loading' });
  let watchers = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let inFlight: { controller: AbortController; loaded: Promise<boolean> } | undefined;

  /** Items stay while they are loaded again. */
  function forgetFailure() {
    const { kind } = state.peek();
    if (kind === 'error' || kind === 'unsuccessful') state.value = { kind: 'loading' };
  }

  function start(): Promise<boolean> {
    if (inFlight) return inFlight.loaded;
    forgetFailure();
    const controller = new AbortController();
    inFlight = { controller, loaded: call(controller) };
    return inFlight.loaded;
  }

  async function call(controller: AbortController): Promise<boolean> {
    const { signal } = controller;
    try {
      const next = await load(signal);
      if (signal.aborted) return false;
      state.value = next;
      loadedAt = performance.now();
      return next.kind === 'ready';
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
    watch() {
      watchers += 1;
      if (performance.now() - loadedAt > FRESH_MS) void start();
      return () => {
        watchers -= 1;
        // A view that is replaced by another in the same commit leaves its call to it.
        queueMicrotask(() => {
          if (watchers > 0) return;
          inFlight?.controller.abort();
          inFlight = undefined;
          forgetFailure(); // a view that comes back starts a new call
        });
      };
    },
    reload: start,
  };
}
