import { ALUMNI_PAGE_TYPE, ALUMNI_PAGES_PATH, ALUMNI_PATH } from '../model/addresses/api-paths';
import {
  type DirectoryPage,
  type DirectoryRange,
  directoryOf,
  directoryQuery,
  FIRST_PAGE,
  MAX_SEARCHED_DIRECTORY,
} from '../model/alumni/alumni-page';
import { type Alumnus, type AlumnusRow, alumnusAt } from '../model/alumni/alumnus';
import type { AnyQuery } from '../model/lists/query';
import { CallError, callJson, loadCode } from './call';
import { byBaseUrl, createLoader, type Resource, type ResourceState } from './resource';
import { hasFreshAnswer, snapshotAnswer } from './snapshot';

/** The message of a view whose list can't be loaded. */
export const ALUMNI_FAILED = 'Failed to fetch alumni data';

/** Accepts a page as well as a list. An `Accept` header needs no CORS preflight. */
const ACCEPT_PAGE = { Accept: `${ALUMNI_PAGE_TYPE}, application/json` };

/**
 * Returns the directory from the server at a base URL. The first call may return one page instead of a long list. Other
 * queries then load the complete list or, if that is too long to send, one page each.
 */
export const directoryAt = byBaseUrl((api): Resource<Alumnus> => {
  const loader = createLoader<Alumnus>();
  /** Pages from the server, by query. */
  const pages = new Map<string, DirectoryRange>();
  let hasReloaded = false;
  /** Total number of people, once a page has loaded. */
  let all: number | undefined;
  let lastQuery: AnyQuery<Alumnus> = directoryQuery(FIRST_PAGE);

  const base = api && `${api}/`;
  /** Calls the server while the code that reads its response loads. */
  async function call(path: string, init: RequestInit): Promise<unknown> {
    const [body] = await Promise.all([callJson(api + path, init), loadReader()]);
    return body;
  }
  async function read(rows: readonly unknown[]): Promise<Alumnus[]> {
    const { normaliseAlumni } = await loadReader();
    return normaliseAlumni(rows, base).items;
  }
  async function keepPage(key: string, page: DirectoryPage<AlumnusRow>): Promise<void> {
    const items = await read(page.items);
    all = page.all;
    pages.set(key, directoryOf({ ...page, items }));
  }
  function snapshotPage(query: AnyQuery<Alumnus>): DirectoryRange | undefined {
    if (hasReloaded) return undefined;
    const page = snapshotAnswer(api, ALUMNI_PATH, query) as DirectoryPage<Alumnus> | undefined;
    if (!page) return undefined;
    all = page.all;
    return directoryOf({ ...page, items: base ? page.items.map((person) => alumnusAt(person, base)) : page.items });
  }

  async function fetchFirst(signal: AbortSignal): Promise<ResourceState<Alumnus>> {
    const body = await call(ALUMNI_PATH, { signal, headers: ACCEPT_PAGE });
    if (!isPage(body)) return { kind: 'ready', items: await read(listIn(body, api)) };
    pages.clear();
    hasReloaded = true;
    await keepPage('', body);
    return pages.has(lastQuery.key) ? { kind: 'partial' } : fetchForLastQuery(signal);
  }
  async function fetchAll(signal: AbortSignal): Promise<ResourceState<Alumnus>> {
    return { kind: 'ready', items: await read(listIn(await call(ALUMNI_PATH, { signal }), api)) };
  }
  async function fetchForLastQuery(signal: AbortSignal): Promise<ResourceState<Alumnus>> {
    if (!isLarge()) return fetchAll(signal);
    const { key } = lastQuery;
    const body = await call(ALUMNI_PAGES_PATH + key, { signal });
    if (!isPage(body)) throw new CallError('format', `${api}${ALUMNI_PAGES_PATH} did not return a page`);
    await keepPage(key, body);
    return { kind: 'partial' };
  }
  const isLarge = () => (all ?? 0) > MAX_SEARCHED_DIRECTORY;

  return {
    state: loader.state,
    answer(query) {
      const state = loader.state.peek();
      const isWhole = state.kind === 'ready';
      return (isWhole ? query.select(state.items) : (pages.get(query.key) ?? snapshotPage(query))) as never;
    },
    watch: loader.watch,
    load(query) {
      lastQuery = query;
      const isReady = loader.state.peek().kind === 'ready' || pages.has(query.key);
      if (isReady ? loader.isFresh() : hasFreshAnswer(api, ALUMNI_PATH, query) && snapshotPage(query)) return;
      if (all === undefined) void loader.start('first', fetchFirst);
      else void loader.start(isLarge() ? query.key : 'all', fetchForLastQuery);
    },
    preload() {
      const isMissing = loader.state.peek().kind !== 'ready';
      if (isMissing && all !== undefined && !isLarge()) void loader.start('all', fetchAll);
    },
    reload(query = lastQuery) {
      lastQuery = query;
      return loader.start('first', fetchFirst);
    },
  };
});

/** Loads the code that reads people. Those of a snapshot need none. */
const loadReader = () => loadCode(() => import('../model/alumni/alumnus-rows'));

/** Tests whether the server sent one page instead of the complete list. */
function isPage(body: unknown): body is DirectoryPage {
  const { items, batches, page, total, all } = Object(body) as Partial<DirectoryPage>;
  return [items, batches].every(Array.isArray) && [page, total, all].every(Number.isInteger);
}

/** Returns a list, or the one in an object's `users`; anything else, including `success: false`, is an error. */
function listIn(body: unknown, api: string): unknown[] {
  const list = Array.isArray(body) ? body : (body as { users?: unknown } | null)?.users;
  if (!Array.isArray(list)) throw new CallError('format', `${api}${ALUMNI_PATH} did not return a list`);
  return list;
}
