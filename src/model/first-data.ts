import type { Day } from './day';
import type { EventRow } from './event';
import type { Slice } from './slice';

/** What a page or tag shows first: rows as the API sends them. */
export interface FirstData {
  /** The society's day, by which the sections were made. */
  day: Day;
  /** The query that the view was rendered for. */
  search?: string;
  events?: Record<'today' | 'upcoming' | 'past', Slice<EventRow>>;
  /** The event that an event's page shows; null if there is none with its id. */
  event?: EventRow | null;
  news?: Slice<object>;
  projects?: Slice<object>;
  alumni?: unknown;
  gallery?: readonly object[];
}
