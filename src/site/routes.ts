import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { homeTitle, pageTitles } from '../content/pages';
import { site } from '../content/site';
import { EVENTS_PATH, NEWS_PATH, STUDENT_LIFE_PATH } from '../model/addresses/api-paths';

export interface PageRoute {
  /** `{id}` stands for one segment. */
  path: string;
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

/** Adds the society's name to a page's title. */
export const titled = (title: string) => `${title} · ${site.name}`;

export const routes = {
  home: { path: '/', title: homeTitle, data: [EVENTS_PATH, NEWS_PATH] },
  events: { path: '/events', title: titled(pageTitles.events), data: [EVENTS_PATH] },
  event: { path: '/events/{id}', title: titled(pageTitles.event) },
  /** A printable poster of the event. */
  poster: { path: '/events/{id}/poster', title: titled(pageTitles.poster), noindex: true },
  /** Search engines may index the page, but not the people on it: see `data-nosnippet` and robots.txt. */
  alumni: { path: '/alumni', title: titled(pageTitles.alumni) },
  news: { path: '/news', title: titled(pageTitles.news), data: [NEWS_PATH] },
  studentLife: { path: '/student-life', title: titled(pageTitles.studentLife), data: [STUDENT_LIFE_PATH] },
  about: { path: '/about', title: titled(pageTitles.about) },
  contact: { path: '/contact', title: titled(pageTitles.contact) },
  search: { path: '/search', title: titled(pageTitles.search), noindex: true },
  location: { path: '/location', title: titled(pageTitles.location) },
  privacy: { path: '/privacy', title: titled(pageTitles.privacy) },
  terms: { path: '/terms', title: titled(pageTitles.terms) },
  unsubscribe: { path: '/unsubscribe', title: titled(pageTitles.unsubscribe), noindex: true, standalone: true },
  /** Shown for every path that no other route matches. */
  notFound: { path: '/404', title: titled(pageTitles.notFound), noindex: true },
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
