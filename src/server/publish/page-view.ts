import { batchDescription, batchTitle } from '../../content/alumni';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/addresses/api-paths';
import { alumniQuery, alumniViewOf } from '../../model/alumni/alumni-page';
import { SECTION_IDS, type SectionPages, sectionSlices } from '../../model/events/event-sections';
import {
  type FirstData,
  firstEvent,
  firstEvents,
  firstNews,
  firstNewsByMonth,
  firstProjects,
  homeEvents,
} from '../../model/lists/first-data';
import { findItem } from '../../model/lists/item';
import {
  EVENTS_PER_PAGE,
  NEWS_PER_PAGE,
  PANEL_NEWS,
  PROJECTS_PER_PAGE,
  pageBounds,
  pageIn,
} from '../../model/lists/page';
import type { NewsItem } from '../../model/news/news';
import { newestFirst } from '../../model/news/news-months';
import type { Project } from '../../model/student-life/project';
import { ALUMNI_PAGE, eventIdIn, itemPath, LIST_PAGES } from './addresses';
import type { Contents } from './contents';
import { eventData, eventSummary } from './event-texts';
import type { PageHead } from './page-head';

/** Cards in the first view of the news, as many as a wide screen shows. */
export const NEWS_CARDS = 8;

/** Characters of a search in the directory's page. Names are shorter; a longer search is left to the browser. */
const MAX_SEARCH = 100;

/** A page with its data. */
export interface PageView {
  /** As the log and /healthz have it: one of few. */
  name: string;
  first: FirstData;
  /** The calls whose answers are in the data. */
  calls: readonly string[];
  head?: PageHead;
  /** 404 for an event that doesn't exist. */
  status?: 404;
}

/**
 * Returns the view of a page; null if the page has no data, or its source was never read.
 * @param path of a page of the build.
 * @param address the site's, without a slash at the end.
 */
export function pageView(path: string, query: URLSearchParams, contents: Contents, address: string): PageView | null {
  switch (path) {
    case '/':
      return homeView(contents);
    case LIST_PAGES.events:
      return eventsView(query, contents);
    case LIST_PAGES.news:
      return newsView(query, contents, address);
    case LIST_PAGES['student-life']:
      return projectsView(query, contents, address);
    case ALUMNI_PAGE:
      return alumniView(query, contents, address);
    default: {
      const id = eventIdIn(path);
      return id === undefined ? null : eventView(id, contents, address);
    }
  }
}

function homeView({ day, sheets: { events, news } }: Contents): PageView | null {
  if (!events && !news) return null;
  const first = {
    ...{ day, search: '' },
    ...(events && homeEvents(events, day)),
    ...(news && firstNews(news, PANEL_NEWS)),
  };
  return { name: '/', first, calls: [...(events ? [EVENTS_PATH] : []), ...(news ? [NEWS_PATH] : [])] };
}

function eventsView(query: URLSearchParams, { day, sheets: { events } }: Contents): PageView | null {
  if (!events) return null;
  const asked = SECTION_IDS.filter((id) => query.has(id));
  const lengths = asked.length > 0 ? sectionSlices(events, day, () => ({ first: 0, end: 0 })) : undefined;
  const pages: SectionPages = {};
  for (const id of asked) pages[id] = pageBounds(lengths?.[id].total ?? 0, pageIn(query, id), EVENTS_PER_PAGE).page;
  const search = searchOf(Object.fromEntries(asked.map((id) => [id, pageText(pages[id] ?? 1)])));
  return {
    name: nameOf(LIST_PAGES.events, search),
    first: { day, search, ...firstEvents(events, day, pages) },
    calls: [EVENTS_PATH],
  };
}

function eventView(id: string, { day, sheets: { events } }: Contents, address: string): PageView | null {
  if (!events) return null;
  const event = findItem(events, id);
  const common = { name: `${LIST_PAGES.events}/{id}`, calls: [EVENTS_PATH] };
  const first = { day, search: '', ...firstEvent(event ? [event] : [], id) };
  if (!event) {
    const head = { title: `${pageTitles.notFound} · ${site.name}`, description: '', address: '', isUnlisted: true };
    // The page leads to the next event instead.
    return { ...common, first: { ...first, ...homeEvents(events, day) }, head, status: 404 };
  }
  const page = address + itemPath('events', id);
  // Search engines accept no event without a date.
  const data = event.date ? eventData(event, address, page) : '';
  const { title, imageUrl } = event;
  return { ...common, first, head: { title, description: eventSummary(event), imageUrl, address: page, data } };
}

function newsView(query: URLSearchParams, { day, sheets: { news } }: Contents, address: string): PageView | null {
  if (!news) return null;
  const item = findItem(news, query.get('item') ?? '');
  const { page } = pageBounds(news.length, pageIn(query), NEWS_PER_PAGE);
  const search = searchOf({ page: pageText(page), item: item?.id ?? '' });
  const byMonth = firstNewsByMonth(newestFirst(news), page);
  return {
    name: nameOf(LIST_PAGES.news, search),
    first: { day, search, ...firstNews(news, NEWS_CARDS, item?.id), ...byMonth },
    calls: [NEWS_PATH],
    ...(item && { head: itemHead('news', item, address) }),
  };
}

function projectsView(query: URLSearchParams, { day, sheets }: Contents, address: string): PageView | null {
  const projects = sheets['student-life'];
  if (!projects) return null;
  const item = findItem(projects, query.get('item') ?? '');
  const { page } = pageBounds(projects.length, pageIn(query), PROJECTS_PER_PAGE);
  const search = searchOf({ page: pageText(page), item: item?.id ?? '' });
  return {
    name: nameOf(LIST_PAGES['student-life'], search),
    first: { day, search, ...firstProjects(projects, page, item?.id) },
    calls: [STUDENT_LIFE_PATH],
    ...(item && { head: itemHead('student-life', item, address) }),
  };
}

function alumniView(query: URLSearchParams, { day, people }: Contents, address: string): PageView | null {
  const view = alumniViewOf(query);
  if (!people || view.name.length + view.batch.length > MAX_SEARCH) return null;
  const alumni = people.page(view);
  const { figures } = alumni;
  const batch = figures?.batch ?? view.batch;
  const search = alumniQuery({ ...view, batch, page: alumni.page }).slice(1);
  return {
    name: nameOf(ALUMNI_PAGE, search),
    first: { day, search, alumni },
    calls: [],
    // Search engines should leave out pages that show people (see public/robots.txt).
    ...(figures && {
      head: {
        title: batchTitle(batch),
        description: batchDescription(figures.people, batch),
        address: address + ALUMNI_PAGE + alumniQuery({ name: '', batch, page: 1 }),
        isUnlisted: true,
      },
    }),
  };
}

function itemHead(sheet: 'news' | 'student-life', item: NewsItem | Project, address: string): PageHead {
  const { id, title, description, imageUrl } = item;
  return { title, description, imageUrl, address: address + itemPath(sheet, id) };
}

function nameOf(path: string, search: string): string {
  return search ? `${path}?…` : path;
}

/** A page's number for the query, which leaves out the first page. */
function pageText(page: number): string {
  return page > 1 ? String(page) : '';
}

function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
}
