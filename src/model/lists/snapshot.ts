import type { Day } from '../time/day';
import type { AnyQuery } from './query';

/** The answers that a page or a tag was rendered from, and hydrates with. It travels as JSON. */
export interface Snapshot {
  /** The society's day, by which events were sorted. */
  day: Day;
  /** The query that the page was rendered for, without its question mark; '' for none. */
  search: string;
  /** By the path of a list and the key of a query. Items are rows, as the API sends them. */
  answers: Record<string, Record<string, unknown>>;
}

/** What a server renders from. */
export interface SnapshotSource extends Pick<Snapshot, 'day' | 'search'> {
  /** Answers a query of the list at a path, with items as rows; undefined while the list was never read. */
  answer(path: string, query: AnyQuery<never>): unknown;
}

/** What a server has rendered, and the answers it was rendered from. Without a source there is no snapshot. */
export interface RenderResult {
  html: string;
  snapshot?: Snapshot | undefined;
}
