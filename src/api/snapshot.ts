import type { AnyQuery, RenderResult, Snapshot, SnapshotSource } from '../model/lists/query';
import type { Day } from '../model/time/day';

/** While data is younger than this, a view that shows it makes no call. */
const FRESH_MS = 60_000;

/** Answers that came with the page or a tag, by their base address, list and query. */
const answers = new Map<string, unknown>();
let day: Day | undefined;
let keptAt = Number.NEGATIVE_INFINITY;

/** Set while a server renders. */
let rendering: { source: SnapshotSource; snapshot: Snapshot } | undefined;

const addressOf = (api: string, path: string, key: string) => `${api}${path}?${key}`;

/** Keeps a snapshot for the lists of a base address ('' for the page's own origin). Call it before the first render. */
export function keepSnapshot(api: string, snapshot: Snapshot): void {
  for (const [path, byKey] of Object.entries(snapshot.answers)) {
    for (const [key, answer] of Object.entries(byKey)) answers.set(addressOf(api, path, key), answer);
  }
  day = snapshot.day;
  keptAt = performance.now();
}

/** The snapshot's answer to a query; undefined if it has none. */
export function snapshotAnswer(api: string, path: string, query: AnyQuery<never>): unknown {
  if (!rendering) return answers.get(addressOf(api, path, query.key));
  const { source, snapshot } = rendering;
  const answer = source.answer(path, query);
  if (answer === undefined) return undefined;
  snapshot.answers[path] ??= {};
  snapshot.answers[path][query.key] = answer;
  return answer;
}

/** The day for which the server has rendered what is hydrated. */
export const snapshotDay = () => rendering?.source.day ?? day;

/** Whether the snapshot is so recent that views which show it make no call. */
export const isSnapshotFresh = () => performance.now() - keptAt < FRESH_MS;

/** Renders on a server, and collects the answers that the views ask for. Only one render runs at a time: it is synchronous. */
export function renderWithSnapshot(source: SnapshotSource | undefined, render: () => string): RenderResult {
  if (!source) return { html: render() };
  const snapshot: Snapshot = { day: source.day, search: source.search, answers: {} };
  rendering = { source, snapshot };
  try {
    return { html: render(), snapshot };
  } finally {
    rendering = undefined;
  }
}

/** A call that the loader started beside the tag's code, so that data and code arrive together. */
export interface PreloadedResponse {
  url: string;
  response: Promise<Response>;
  /** Ends the call; missing if another version's loader has started it. */
  abort?: AbortController;
}

const unread = new Map<string, PreloadedResponse>();

/** Tags that are upgraded later bring the same responses, which have been read by then. */
const known = new WeakSet<PreloadedResponse>();

/** Keeps a started call for the first reader of its address. */
export function keepPreloadedResponse(preloaded: PreloadedResponse): void {
  if (known.has(preloaded)) return;
  known.add(preloaded);
  unread.set(preloaded.url, preloaded);
}

/** The started call of an address, once; a body can be read only once. */
export function takePreloadedResponse(url: string): PreloadedResponse | undefined {
  const preloaded = unread.get(url);
  unread.delete(url);
  return preloaded;
}
