import { pageTitles } from '../../../content/pages';
import { alumniViewOf } from '../../../model/alumni/alumni-page';
import { eventTypes, SECTION_IDS, sectionPages, typeKey } from '../../../model/events/event-sections';
import { OUTCOME_PARAMETER, outcomeIn, UNSUBSCRIBE_PAGE } from '../../../model/forms/unsubscribe';
import { pageBounds, pageIn } from '../../../model/lists/page';
import { EVENTS_PER_PAGE, NEWS_PER_PAGE, PROJECTS_PER_PAGE } from '../../../model/lists/page-sizes';
import { findItem } from '../../../model/lists/query';
import type { NewsItem } from '../../../model/news/news';
import type { Project } from '../../../model/student-life/project';
import { type Contents, ownPages, societyIn } from '../contents/contents';
import { eventSummary } from '../event-texts';
import { ALUMNI_PAGE, eventIdIn, itemPath, LIST_PAGES } from '../keys/addresses';
import { shareOf } from '../share/share-picture';
import { eventData } from './event-data';
import type { PageHead } from './page-head';

/** Maximum length of a search for which the directory page is rendered. Names are shorter. */
const MAX_SEARCH = 100;

/** How a page is rendered with its data. */
export interface PageView {
  /** The view's name in the log and /healthz. Similar views share one: `/events/{id}`. */
  name: string;
  /** An item's path, in one spelling: visitors could encode any of its characters. Default: the requested path. */
  path?: string;
  /** The query to render the page with: relevant parameters with valid values. */
  search: string;
  head?: PageHead;
  /** 404 for an event that doesn't exist. */
  status?: 404;
  /** Whether there is no response if it can't be rendered, because the browser could not render it either. */
  isOnlyRendered?: true;
}

type ViewOf = (query: URLSearchParams, contents: Contents, siteUrl: string) => PageView | null;

/** The views of pages with fixed paths. */
const VIEWS: Readonly<Record<string, ViewOf>> = {
  '/': (_, contents) => homeView(contents),
  [LIST_PAGES.events]: eventsView,
  [LIST_PAGES.news]: newsView,
  [LIST_PAGES['student-life']]: projectsView,
  [ALUMNI_PAGE]: alumniView,
  '/about': textView('/about', 'board'),
  '/contact': textView('/contact'),
  '/location': textView('/location', 'pages'),
  '/privacy': textView('/privacy', 'pages'),
  '/terms': textView('/terms', 'pages'),
  '/search': textView('/search'),
  [UNSUBSCRIBE_PAGE]: unsubscribeView,
};

/** Returns the view of a page without a list. @param needed the sheet that it needs besides `site`. */
function textView(path: string, needed?: 'board' | 'pages'): ViewOf {
  return (_, { sheets }) => (!needed || sheets[needed] ? { name: path, search: '' } : null);
}

/** Matches the path of an event's poster, after the path of its page. */
const POSTER = /(?<=^\/events\/[^/]+)\/poster$/;

/**
 * Returns a page's view; null if a source that it needs has not been read yet. No page is rendered before the society's
 * name is known.
 * @param path the path of a built page.
 * @param siteUrl the site URL, without a trailing slash.
 */
export function pageView(path: string, query: URLSearchParams, contents: Contents, siteUrl: string): PageView | null {
  if (!contents.sheets.site) return null;
  if (Object.hasOwn(VIEWS, path)) return VIEWS[path]?.(query, contents, siteUrl) ?? null;
  const id = eventIdIn(path.replace(POSTER, ''));
  if (id === undefined) return ownPageView(path, contents, siteUrl);
  return POSTER.test(path) ? posterView(id, contents, siteUrl) : eventView(id, contents, siteUrl);
}

/** @param query may have the outcome of the page's form, which is not a parameter of its URL. */
function unsubscribeView(query: URLSearchParams): PageView {
  const outcome = outcomeIn(query);
  const view = viewOf(UNSUBSCRIBE_PAGE, { [OUTCOME_PARAMETER]: outcome ?? '' });
  return outcome ? { ...view, isOnlyRendered: true } : view;
}

function homeView({ sheets: { events, news } }: Contents): PageView | null {
  return events && news ? { name: '/', search: '' } : null;
}

/** Returns the view of a page of the society's own; of the page for unknown paths, if there is no such page. */
function ownPageView(path: string, contents: Contents, siteUrl: string): PageView | null {
  if (!contents.sheets.pages) return null;
  const own = ownPages(contents).find(({ name }) => path === `/${name}`);
  if (!own) return NOT_FOUND_VIEW;
  const [{ text = '', image = '' } = {}] = own.sections;
  return {
    name: '/{page}',
    search: '',
    path,
    head: { title: own.title, description: text, imageUrl: image, url: siteUrl + path },
  };
}

/** The head of the page for unknown paths. */
const NOT_FOUND_HEAD: PageHead = { title: pageTitles.notFound, description: '', url: '', isUnlisted: true };

/** The page for unknown paths. */
export const NOT_FOUND_VIEW: PageView = { name: '/404', search: '', head: NOT_FOUND_HEAD, status: 404 };

function eventsView(query: URLSearchParams, { day, sheets: { events } }: Contents): PageView | null {
  if (!events) return null;
  const key = typeKey(query.get('type') ?? '');
  const type = key && eventTypes(events).has(key) ? key : '';
  const asked = SECTION_IDS.filter((id) => query.has(id));
  const sections = type || asked.length > 0 ? sectionPages(day, {}, type).select(events) : undefined;
  const pages = asked.map((id) => {
    return [id, pageText(pageBounds(sections?.[id].total ?? 0, pageIn(query, id), EVENTS_PER_PAGE).page)];
  });
  return viewOf(LIST_PAGES.events, { type, ...Object.fromEntries(pages) });
}

function eventView(id: string, contents: Contents, siteUrl: string): PageView | null {
  const { events } = contents.sheets;
  if (!events) return null;
  const event = findItem(events, id);
  const common = { name: `${LIST_PAGES.events}/{id}`, search: '' };
  if (!event) return { ...common, head: NOT_FOUND_HEAD, status: 404 };
  const path = itemPath('events', id);
  const page = siteUrl + path;
  // Search engines reject events without a date.
  const data = event.date ? eventData(event, siteUrl, page, societyIn(contents).name) : '';
  const { title, imageUrl } = event;
  const share = shareOf('events', id, contents, siteUrl);
  return { ...common, path, head: { title, description: eventSummary(event), imageUrl, share, url: page, data } };
}

/** Returns the view of an event's poster. It has the head as built: search engines index the event's own page. */
function posterView(id: string, contents: Contents, siteUrl: string): PageView | null {
  const view = eventView(id, contents, siteUrl);
  if (!view) return null;
  const { head: _, path, ...poster } = view;
  return { ...poster, name: `${view.name}/poster`, ...(path && { path: `${path}/poster` }) };
}

function newsView(query: URLSearchParams, contents: Contents, siteUrl: string): PageView | null {
  const { news } = contents.sheets;
  return news ? itemsView('news', news, NEWS_PER_PAGE, query, contents, siteUrl) : null;
}

function projectsView(query: URLSearchParams, contents: Contents, siteUrl: string): PageView | null {
  const projects = contents.sheets['student-life'];
  return projects ? itemsView('student-life', projects, PROJECTS_PER_PAGE, query, contents, siteUrl) : null;
}

/** Returns the view of a paginated list, with the item that the query selects. */
function itemsView(
  sheet: 'news' | 'student-life',
  items: readonly (NewsItem | Project)[],
  perPage: number,
  query: URLSearchParams,
  contents: Contents,
  siteUrl: string,
): PageView {
  const item = findItem(items, query.get('item') ?? '');
  const { page } = pageBounds(items.length, pageIn(query), perPage);
  const view = viewOf(LIST_PAGES[sheet], { page: pageText(page), item: item?.id ?? '' });
  return { ...view, ...(item && { head: itemHead(sheet, item, contents, siteUrl) }) };
}

function alumniView(query: URLSearchParams, { people }: Contents): PageView | null {
  const { name, batch, page } = alumniViewOf(query);
  if (!people || name.length + batch.length > MAX_SEARCH) return null;
  return viewOf(ALUMNI_PAGE, { name, batch, page: pageText(people.page({ name, batch, page }).page) });
}

function itemHead(
  sheet: 'news' | 'student-life',
  { id, title, description, imageUrl }: NewsItem | Project,
  contents: Contents,
  siteUrl: string,
): PageHead {
  const share = shareOf(sheet, id, contents, siteUrl);
  return { title, description, imageUrl, share, url: siteUrl + itemPath(sheet, id) };
}

/** Returns a page's view for values in its query. Empty values are left out. */
function viewOf(path: string, values: Record<string, string>): PageView {
  const search = new URLSearchParams(Object.entries(values).filter(([, value]) => value)).toString();
  return { name: search ? `${path}?…` : path, search };
}

/** Returns a page number for the query; '' for the first page. */
function pageText(page: number): string {
  return page > 1 ? String(page) : '';
}
