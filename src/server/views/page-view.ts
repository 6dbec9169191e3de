import { batchDescription, batchTitle } from '../../content/alumni';
import { alumniQuery, alumniViewOf } from '../../model/alumni-page';
import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../../model/api-paths';
import type { BatchFigures } from '../../model/batch-figures';
import type { SocietyEvent } from '../../model/event';
import { type SectionId, type SectionPages, sectionSlices } from '../../model/event-sections';
import {
  type FirstData,
  firstEvent,
  firstEvents,
  firstNews,
  firstNewsByMonth,
  firstProjects,
  homeEvents,
} from '../../model/first-data';
import { newestFirst } from '../../model/news-months';
import { EVENTS_PER_PAGE, NEWS_PER_PAGE, PANEL_NEWS, PROJECTS_PER_PAGE, pageBounds, pageIn } from '../../model/page';
import { itemWithId } from '../feeds/item-with-id';
import type { SheetName } from '../settings/settings';
import { itemPath, LIST_PAGES, namedItem } from '../sheets/item-path';
import { oncePerDay } from './once-per-day';
import type { ViewSources } from './sources';

/** Cards in the first view of the news, as many as a wide screen shows. */
export const NEWS_CARDS = 8;

/** A view of a page: what it shows first, and what that depends on. */
export interface PageView {
  /** Path and query that exist; others that show the same have the same. */
  path: string;
  search: string;
  /** As the log and /healthz have it. */
  name: string;
  /** Of the data. */
  version: string;
  first: FirstData;
  /** The calls of which the answer is in the page. */
  calls: readonly string[];
  /** What the page's head says instead of the page's own title and description. */
  head?: ViewHead;
  /** It is an event's page, and there is no such event. */
  isMissing?: boolean;
  /** What visitors choose is in the path or the search: there are more of these than could be kept. */
  isSearch?: boolean;
}

/** The head of a view that is a page to share. */
export interface ViewHead {
  title: string;
  description: string;
  /** The canonical query, with its question mark. */
  query: string;
}

/** The first page of each section. */
export const firstPages = oncePerDay((events: readonly SocietyEvent[], day) => firstEvents(events, day));

/** The next events, for the home page and the tag of the next one. */
export const firstUpcoming = oncePerDay(homeEvents);

const ALUMNI_PAGE = '/alumni';

/** Characters of a search in the directory. Names are shorter; a longer one is left to the browser. */
const MAX_SEARCH = 100;

/** The pages that have data. */
export const PAGES_WITH_DATA = ['/', ...Object.values(LIST_PAGES), ALUMNI_PAGE];

/** Whether an address is a search in the directory. Each is rendered for itself, so their number is limited. */
export function isSearch(path: string, query: URLSearchParams): boolean {
  return path === ALUMNI_PAGE && isAlumniSearch(query);
}

function isAlumniSearch(query: URLSearchParams): boolean {
  return Boolean(query.get('name') || query.get('batch'));
}

/** The sheets that a page shows. */
export function sheetsOf(path: string): readonly SheetName[] {
  if (path === '/') return ['events', 'news'];
  if (namedItem(path, new URLSearchParams())?.sheet === 'events') return ['events'];
  return (Object.keys(LIST_PAGES) as SheetName[]).filter((name) => LIST_PAGES[name] === path);
}

/** The view that an address asks for; null if the page has no data, or it is not there. @param path of a page. */
export async function pageView(path: string, query: URLSearchParams, sources: ViewSources): Promise<PageView | null> {
  switch (path) {
    case '/':
      return homeView(sources);
    case LIST_PAGES.events:
      return eventsView(query, sources);
    case LIST_PAGES.news:
      return newsView(query, sources);
    case LIST_PAGES['student-life']:
      return projectsView(query, sources);
    case ALUMNI_PAGE:
      return alumniView(query, sources);
    default: {
      const item = namedItem(path, query);
      return item?.sheet === 'events' ? eventView(item.id, sources) : null;
    }
  }
}

function homeView(sources: ViewSources): PageView | null {
  const [events, news] = [sources.latest('events'), sources.latest('news')];
  const day = sources.today();
  if (!events && !news) return null;
  return {
    ...{ path: '/', search: '', name: '/', version: `${events?.digest} ${news?.digest} ${day}` },
    first: {
      ...{ day, search: '' },
      ...(events && firstUpcoming(events.items, day)),
      ...(news && firstNews(news.items, PANEL_NEWS)),
    },
    calls: [...(events ? [EVENTS_PATH] : []), ...(news ? [NEWS_PATH] : [])],
  };
}

function eventsView(query: URLSearchParams, sources: ViewSources): PageView | null {
  const events = sources.latest('events');
  if (!events) return null;
  const day = sources.today();
  const asked = SECTIONS.filter((id) => query.has(id));
  const lengths = asked.length > 0 ? sectionLengths(events.items, day) : undefined;
  const pages: SectionPages = {};
  for (const id of asked) pages[id] = pageBounds(lengths?.[id] ?? 0, pageIn(query, id), EVENTS_PER_PAGE).page;
  const search = searchOf(Object.fromEntries(asked.map((id) => [id, pageText(pages[id] ?? 1)])));
  return {
    ...named(LIST_PAGES.events, search),
    version: `${events.digest} ${day}`,
    first: { day, search, ...(search ? firstEvents(events.items, day, pages) : firstPages(events.items, day)) },
    calls: [EVENTS_PATH],
  };
}

const SECTIONS: readonly SectionId[] = ['today', 'upcoming', 'past'];

/** How many events each section has. */
const sectionLengths = oncePerDay((events: readonly SocietyEvent[], day): Record<SectionId, number> => {
  const { today, upcoming, past } = sectionSlices(events, day, () => ({ first: 0, end: 0 }));
  return { today: today.total, upcoming: upcoming.total, past: past.total };
});

function eventView(id: string, sources: ViewSources): PageView | null {
  const events = sources.latest('events');
  if (!events) return null;
  const event = itemWithId(events.items, id);
  const day = sources.today();
  return {
    ...{ path: itemPath({ sheet: 'events', id }), search: '', name: `${LIST_PAGES.events}/{id}` },
    // The day is that of its badges and of the data.
    version: `${events.digest} ${day}`,
    // Where there is no such event, the page leads to the next one.
    first: {
      day,
      search: '',
      ...firstEvent(event ? [event] : [], id),
      ...(!event && firstUpcoming(events.items, day)),
    },
    calls: [EVENTS_PATH],
    isMissing: !event,
  };
}

function newsView(query: URLSearchParams, sources: ViewSources): PageView | null {
  const news = sources.latest('news');
  if (!news) return null;
  const item = itemWithId(news.items, query.get('item') ?? '')?.id ?? '';
  const { page } = pageBounds(news.items.length, pageIn(query), NEWS_PER_PAGE);
  const search = searchOf({ page: pageText(page), item });
  const day = sources.today();
  const byMonth = firstNewsByMonth(sortedNews(news.items, day), page);
  return {
    ...named(LIST_PAGES.news, search),
    version: `${news.digest} ${day}`,
    first: { day, search, ...firstNews(news.items, NEWS_CARDS, item), ...byMonth },
    calls: [NEWS_PATH],
  };
}

/** The news by month. */
const sortedNews = oncePerDay(newestFirst);

function projectsView(query: URLSearchParams, sources: ViewSources): PageView | null {
  const projects = sources.latest('student-life');
  if (!projects) return null;
  const item = itemWithId(projects.items, query.get('item') ?? '')?.id ?? '';
  const { page } = pageBounds(projects.items.length, pageIn(query), PROJECTS_PER_PAGE);
  const search = searchOf({ page: pageText(page), item });
  const day = sources.today();
  return {
    ...named(LIST_PAGES['student-life'], search),
    version: `${projects.digest} ${day}`,
    first: { day, search, ...firstProjects(projects.items, page, item) },
    calls: [STUDENT_LIFE_PATH],
  };
}

async function alumniView(query: URLSearchParams, sources: ViewSources): Promise<PageView | null> {
  const view = alumniViewOf(query);
  if (view.name.length + view.batch.length > MAX_SEARCH) return null;
  const alumni = await sources.directory.page(view);
  if (!alumni) return null;
  const day = sources.today();
  const { figures } = alumni;
  const batch = figures?.batch ?? view.batch;
  const search = alumniQuery({ ...view, batch, page: alumni.page }).slice(1);
  return {
    ...named(ALUMNI_PAGE, search),
    version: `${sources.directory.version} ${day}`,
    first: { day, search, alumni },
    calls: [],
    ...(figures && { head: batchHead(figures) }),
    // A batch that exists is none of those values of which visitors could make up more.
    isSearch: Boolean(view.name || (batch && !figures)),
  };
}

function batchHead({ batch, people }: BatchFigures): ViewHead {
  return {
    title: batchTitle(batch),
    description: batchDescription(people, batch),
    query: alumniQuery({ name: '', batch, page: 1 }),
  };
}

function named(path: string, search: string): Pick<PageView, 'path' | 'search' | 'name'> {
  return { path, search, name: search ? `${path}?…` : path };
}

/** A page's number for the query, where the first page is left out. */
function pageText(page: number): string {
  return page > 1 ? String(page) : '';
}

function searchOf(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
}
