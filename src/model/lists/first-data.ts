import type { AlumniPage } from '../alumni/alumni-page';
import { type EventRow, eventRow, type SocietyEvent } from '../events/event';
import { type EventSections, type SectionPages, sectionSlices } from '../events/event-sections';
import { takesPlace } from '../events/next-event';
import type { NewsItem } from '../news/news';
import { shortNews } from '../news/news-months';
import { categoryKey, type Project, projectsIn } from '../student-life/project';
import type { Day } from '../time/day';
import { findItem } from './item';
import { EVENTS_PER_PAGE, NEWS_PER_PAGE, PANEL_EVENTS, PROJECTS_PER_PAGE, pageBounds } from './page';
import { mapSlice, type Slice } from './slice';

/**
 * What a page or a tag shows first, as it travels with it: rows as the API sends them. React hydrates from it, and the
 * whole lists are only fetched when something needs them.
 */
export interface FirstData {
  /** The society's day, by which the sections were made. */
  day: Day;
  /** The query that the view was rendered for, without its question mark; '' for none. */
  search?: string;
  events?: EventSections<EventRow>;
  /** The event of an event's page; null if there is none. */
  event?: EventRow | null;
  /** The id that `event` was looked up by. */
  eventId?: string;
  news?: Slice<NewsItem>;
  /** The item that the query selects (`?item=`), which may be outside the slice; null if there is none. */
  newsItem?: NewsItem | null;
  /** A page of the news by month, in short. */
  newsByMonth?: Slice<NewsItem>;
  projects?: Slice<Project>;
  /** Likewise of a category, by its `categoryKey`. */
  projectsByCategory?: Record<string, Slice<Project>>;
  /** The project that the query selects, likewise. */
  project?: Project | null;
  /** The page of the directory that the query asks for. */
  alumni?: AlumniPage;
  gallery?: Slice<object>;
}

/** The events page: a page of each section. */
export function firstEvents(
  events: readonly SocietyEvent[],
  day: Day,
  pages: SectionPages = {},
): Pick<FirstData, 'events'> {
  const shown = sectionSlices(events, day, (id, total) => pageBounds(total, pages[id] ?? 1, EVENTS_PER_PAGE));
  return { events: withRows(shown) };
}

/** How far the next event that takes place is looked for: beyond a week of cancelled ones, and today's. */
const MAX_HOME_EVENTS = 12;

/** The home page: the next events, up to one that takes place after today's, which end while the page is kept. */
export function homeEvents(events: readonly SocietyEvent[], day: Day): Pick<FirstData, 'events'> {
  const shown = sectionSlices(events, day, (id) => ({ first: 0, end: id === 'upcoming' ? MAX_HOME_EVENTS : 0 }));
  const { items } = shown.upcoming;
  const later = items.findIndex((event) => event.date !== day && takesPlace(event));
  const end = later < 0 ? items.length : Math.max(PANEL_EVENTS, later + 1);
  return { events: withRows({ ...shown, upcoming: { ...shown.upcoming, items: items.slice(0, end) } }) };
}

/** An event's page. */
export function firstEvent(events: readonly SocietyEvent[], id: string): Pick<FirstData, 'event' | 'eventId'> {
  const event = findItem(events, id);
  return { event: event ? eventRow(event) : null, eventId: id };
}

/**
 * The first news, which are in the sheet's order.
 * @param id of the selected item, '' for none.
 */
export function firstNews(news: readonly NewsItem[], count: number, id = ''): Pick<FirstData, 'news' | 'newsItem'> {
  return {
    news: { items: news.slice(0, count), offset: 0, total: news.length },
    ...(id && { newsItem: findItem(news, id) ?? null }),
  };
}

/**
 * A page of the news by month.
 * @param sorted the news, by `newestFirst`.
 */
export function firstNewsByMonth(sorted: readonly NewsItem[], page: number): Pick<FirstData, 'newsByMonth'> {
  const { first, end } = pageBounds(sorted.length, page, NEWS_PER_PAGE);
  return { newsByMonth: { items: sorted.slice(first, end).map(shortNews), offset: first, total: sorted.length } };
}

/**
 * A page of the student-life projects.
 * @param id of the selected project, '' for none.
 */
export function firstProjects(
  projects: readonly Project[],
  page: number,
  id = '',
): Pick<FirstData, 'projects' | 'project'> {
  const { first, end } = pageBounds(projects.length, page, PROJECTS_PER_PAGE);
  return {
    projects: { items: projects.slice(first, end), offset: first, total: projects.length },
    ...(id && { project: findItem(projects, id) ?? null }),
  };
}

/** The first page of the student-life projects of a category, of all of them for ''. */
export function firstProjectsIn(
  projects: readonly Project[],
  category: string,
): Pick<FirstData, 'projects' | 'projectsByCategory'> {
  const key = categoryKey(category);
  const { projects: slice } = firstProjects(projectsIn(projects, category), 1);
  return key && slice ? { projectsByCategory: { [key]: slice } } : { projects: slice };
}

function withRows({ today, upcoming, past }: EventSections<SocietyEvent>): EventSections<EventRow> {
  return { today: mapSlice(today, eventRow), upcoming: mapSlice(upcoming, eventRow), past: mapSlice(past, eventRow) };
}
