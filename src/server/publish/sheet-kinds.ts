import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/addresses/api-paths';
import { eventRow, normaliseEvents, type SocietyEvent } from '../../model/events/event';
import type { Normalised } from '../../model/lists/row';
import { type NewsItem, normaliseNews } from '../../model/news/news';
import { normaliseProjects, type Project } from '../../model/student-life/project';
import type { SheetName } from '../settings/settings';

/** How a kind of sheet is recognised, read and published. */
export interface SheetKind<Item> {
  /** The path of its list in the API. */
  path: string;
  /** The columns that identify the sheet: one name from each list must be present. */
  columns: readonly (readonly string[])[];
  /** Reads untrusted rows. Unknown columns are ignored; missing ones are empty. */
  normalise(rows: readonly unknown[], timeZone: string): Normalised<Item>;
  /** Returns the item as the API sends it. */
  toRow(item: Item): object;
}

/** The items of each sheet. */
export interface SheetItems {
  events: SocietyEvent;
  news: NewsItem;
  'student-life': Project;
}

export const SHEET_KINDS: { readonly [Name in SheetName]: SheetKind<SheetItems[Name]> } = {
  events: {
    path: EVENTS_PATH,
    columns: [['title'], ['date']],
    /** Adds the name of the society's time zone to events that have a time. */
    normalise(rows, timeZone) {
      const { items, problems } = normaliseEvents(rows);
      return { items: items.map((event) => (event.time ? { ...event, timeZone } : event)), problems };
    },
    toRow: eventRow,
  },
  news: {
    path: NEWS_PATH,
    columns: [
      ['title', 'name'],
      ['description', 'content'],
    ],
    normalise: (rows) => normaliseNews(rows),
    toRow: (item) => item,
  },
  'student-life': {
    path: STUDENT_LIFE_PATH,
    columns: [
      ['title', 'name'],
      ['description', 'images', 'videos', 'images/videos', 'category'],
    ],
    normalise: (rows) => normaliseProjects(rows),
    toRow: (project) => project,
  },
};
