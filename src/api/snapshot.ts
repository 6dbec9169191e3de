import type { AnyQuery, RenderResult, Snapshot, SnapshotSource } from '../model/lists/query';
import type { Day } from '../model/time/day';

/** Data younger than this is not fetched again. */
export const FRESH_MS = 60_000;

/** Answers that came with the page or a tag, by base URL, list and query. */
const answers = new Map<string, { answer: unknown; freshUntil: number }>();
let day: Day | undefined;
let now: number | undefined;

/** Set while a server renders. */
let rendering: { source: SnapshotSource; snapshot: Snapshot } | undefined;

const addressOf = (api: string, path: string, key: string) => `${api}${path}?${key}`;

/**
 * Stores a snapshot for the lists at a base URL ('' for the page's own origin). Call it before the first render.
 * @param isCached whether it may be a day old. Views then show it, but load their lists again immediately.
 */
export function storeSnapshot(api: string, snapshot: Snapshot, isCached = false): void {
  const freshUntil = isCached ? 0 : performance.now() + FRESH_MS;
  for (const [path, byKey] of Object.entries(snapshot.answers)) {
    for (const [key, answer] of Object.entries(byKey)) answers.set(addressOf(api, path, key), { answer, freshUntil });
  }
  ({ day, now } = snapshot);
}

/** Returns the snapshot's answer to a query; undefined if it has none. */
export function snapshotAnswer(api: string, path: string, query: AnyQuery<never>): unknown {
  if (!rendering) return answers.get(addressOf(api, path, query.key))?.answer;
  const { source, snapshot } = rendering;
  const answer = source.answer(path, query);
  if (answer === undefined) return undefined;
  snapshot.answers[path] ??= {};
  snapshot.answers[path][query.key] = answer;
  return answer;
}

/** Returns the day for which the server rendered the page or tag. */
export const snapshotDay = () => rendering?.source.day ?? day;

/** Returns the moment by which the server marked events as ended, in ms since 1970; undefined if it marked none. */
export const snapshotNow = () => (rendering ? rendering.source.now : now);

/** Tests whether a snapshot has an answer that is recent enough to need no call. */
export function hasFreshAnswer(api: string, path: string, query: AnyQuery<never>): boolean {
  return performance.now() < (answers.get(addressOf(api, path, query.key))?.freshUntil ?? 0);
}

/** Renders on the server, and collects the answers that views request. Synchronous, so only one render runs at a time. */
export function renderWithSnapshot(source: SnapshotSource | undefined, render: () => string): RenderResult {
  if (!source) return { html: render() };
  const snapshot: Snapshot = { day: source.day, now: source.now, search: source.search, answers: {} };
  rendering = { source, snapshot };
  try {
    return { html: render(), snapshot };
  } finally {
    rendering = undefined;
  }
}
