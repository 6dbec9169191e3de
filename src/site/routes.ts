import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { pageTitles } from '../content/pages';
import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../model/addresses/api-paths';

export interface PageRoute {
  /** `{id}` stands for one segment. */
  path: string;
  /** Without the society's name; '' for the home page and for pages whose title comes from their content. */
  title: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** API calls that the page always makes; they start while its code loads. */
  data?: readonly string[];
  /** Has no layout around it, and its address is never sent as a Referer. */
  standalone?: boolean;
}

/** A page of the site as search engines and link previews see it. */
export interface SiteRoute extends PageRoute {
  description: string;
}

export const routes = {
  home: { path: '/', title: pageTitles.home, data: [EVENTS_PATH, NEWS_PATH] },
  events: { path: '/events', title: pageTitles.events, data: [EVENTS_PATH] },
  event: { path: '/events/{id}', title: pageTitles.event },
  /** A printable poster of the event. */
  poster: { path: '/events/{id}/poster', title: pageTitles.poster, noindex: true },
  /** Search engines may index the page, but not the people on it: see `data-nosnippet` and robots.txt. */
  alumni: { path: '/alumni', title: pageTitles.alumni },
  news: { path: '/news', title: pageTitles.news, data: [NEWS_PATH] },
  studentLife: { path: '/student-life', title: pageTitles.studentLife, data: [STUDENT_LIFE_PATH] },
  about: { path: '/about', title: pageTitles.about },
  contact: { path: '/contact', title: pageTitles.contact },
  search: { path: '/search', title: pageTitles.search, noindex: true },
  location: { path: '/location', title: pageTitles.location },
  privacy: { path: '/privacy', title: pageTitles.privacy },
  terms: { path: '/terms', title: pageTitles.terms },
  unsubscribe: { path: '/unsubscribe', title: pageTitles.unsubscribe, noindex: true, standalone: true },
  /** A page of text from the `pages` sheet. */
  page: { path: '/{page}', title: pageTitles.page },
  /** Shown for every path that no other route matches. */
  notFound: { path: '/404', title: pageTitles.notFound, noindex: true },
} satisfies Record<string, PageRoute>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

/**
 * wouter's pattern syntax, but with `{id}`, as on host pages and the server. Case-sensitive: the server responds to
 * /Events with its 404 page, and hydrating that as a different page would render it twice.
 */
const parser: Parser = (path, loose) => {
  const { keys, pattern } = parse(path.replace(/\{(\w+)\}/g, ':$1'), loose);
  return { keys, pattern: new RegExp(pattern.source) };
};

/** Returns the route for a path, with or without a trailing slash. */
export function routeAt(path: string): RouteName {
  return routeNames.find((name) => matchRoute(parser, routes[name].path, path)[0]) ?? 'notFound';
}

/** The pages that can be found, in the order of the search results. */
export const SEARCHABLE_PAGES = [
  'events',
  'news',
  'studentLife',
  'alumni',
  'about',
  'contact',
  'location',
  'privacy',
  'terms',
] as const satisfies readonly RouteName[];
