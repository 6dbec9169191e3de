import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/api-paths';
import { eventRow, normaliseEvents, type SocietyEvent } from '../../model/event';
import { type NewsItem, normaliseNews } from '../../model/news';
import { normaliseProjects, type Project } from '../../model/project';
import type { SheetName } from '../settings/settings';
import type { SheetEntity } from './entity';
import { eventCalendar } from './event-calendar';

export const eventsSheet: SheetEntity<SocietyEvent> = {
  name: 'events',
  path: EVENTS_PATH,
  columns: [['title'], ['date']],
  normalise: (rows) => normaliseEvents(rows),
  toRow: eventRow,
  calendar: eventCalendar,
};

/** The events sheet whose times are meant in this zone: an event with a time carries the zone's name. */
export function eventsSheetIn(timeZone: string): SheetEntity<SocietyEvent> {
  return {
    ...eventsSheet,
    normalise: (rows) => {
      const { items, problems } = eventsSheet.normalise(rows);
      return { items: items.map((event) => (event.time ? { ...event, timeZone } : event)), problems };
    },
  };
}

export const newsSheet: SheetEntity<NewsItem> = {
  name: 'news',
  path: NEWS_PATH,
  columns: [
    ['title', 'name'],
    ['description', 'content'],
  ],
  normalise: (rows) => normaliseNews(rows),
  toRow: (item) => item,
};

export const studentLifeSheet: SheetEntity<Project> = {
  name: 'student-life',
  path: STUDENT_LIFE_PATH,
  columns: [
    ['title', 'name'],
    ['description', 'images', 'videos', 'images/videos', 'category'],
  ],
  normalise: (rows) => normaliseProjects(rows),
  toRow: (project) => project,
};

export const SHEETS: readonly SheetEntity[] = [eventsSheet, newsSheet, studentLifeSheet];

/** The sheet of this name; the times of events are meant in the zone. */
export function findSheet(name: SheetName, timeZone: string): SheetEntity {
  const entity = [eventsSheetIn(timeZone), newsSheet, studentLifeSheet].find((each) => each.name === name);
  if (!entity) throw new Error(`There is no sheet ${name}`);
  return entity;
}
