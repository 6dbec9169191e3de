import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/addresses/api-paths';
import { isNumberedId } from '../../model/events/calendar';
import { EVENT_COLUMNS, eventRow, normaliseEvents, type SocietyEvent } from '../../model/events/event';
import type { Normalised } from '../../model/lists/normalise-rows';
import { type Columns, cellsReader } from '../../model/lists/row';
import { NEWS_COLUMNS, type NewsItem, normaliseNews } from '../../model/news/news';
import { normaliseProjects, PROJECT_COLUMNS, type Project } from '../../model/student-life/project';
import type { SheetName } from '../settings/settings';

/** How a kind of sheet is recognised, read and published. */
export interface SheetKind<Item> {
  /** The path of its list in the API. */
  path: string;
  /** The columns that identify the sheet: one name from each list must be present. */
  identifiedBy: readonly (readonly string[])[];
  /** The columns that are read, with their other names. */
  columns: Columns;
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
    identifiedBy: [['title'], ['date']],
    columns: EVENT_COLUMNS,
    /** Adds the society's time zone to events that have a time, and marks numeric ids that the sheet states. */
    normalise(rows, timeZone) {
      const { items, problems } = normaliseEvents(rows);
      const readCells = cellsReader({ id: [] });
      const stated = new Set(rows.map((row) => readCells(row).texts.get('id')?.[0]));
      return { items: items.map((event) => publishedEvent(event, timeZone, stated)), problems };
    },
    toRow: eventRow,
  },
  news: {
    path: NEWS_PATH,
    identifiedBy: [
      ['title', 'name'],
      ['description', 'content'],
    ],
    columns: NEWS_COLUMNS,
    normalise: (rows) => normaliseNews(rows),
    toRow: (item) => item,
  },
  'student-life': {
    path: STUDENT_LIFE_PATH,
    identifiedBy: [
      ['title', 'name'],
      ['description', 'images', 'videos', 'images/videos', 'category'],
    ],
    columns: PROJECT_COLUMNS,
    normalise: (rows) => normaliseProjects(rows),
    toRow: (project) => project,
  },
};

function publishedEvent(event: SocietyEvent, timeZone: string, stated: ReadonlySet<string | undefined>): SocietyEvent {
  const { calendarId: _, timeZone: __, ...rest } = event; // only the server sets these
  const isStated = isNumberedId(event.id) && stated.has(event.id);
  return { ...rest, ...(event.time && { timeZone }), ...(isStated && { calendarId: event.id }) };
}
