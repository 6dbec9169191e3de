import type { Snapshot } from '../model/lists/query';
import { type LazyView, lazyView } from '../ui/render/lazy-view';
import { type RouteName, routeAt } from './routes';

/** Each route's page, in its own chunk. The build derives the file from the route's name: pages/not-found-page.tsx. */
export const views: Record<RouteName, LazyView<object>> = {
  home: lazyView(() => import('./pages/home-page').then((module) => module.HomePage)),
  events: lazyView(() => import('./pages/events-page').then((module) => module.EventsPage)),
  event: lazyView(() => import('./pages/event-page').then((module) => module.EventPage)),
  poster: lazyView(() => import('./pages/poster-page').then((module) => module.PosterPage)),
  alumni: lazyView(() => import('./pages/alumni-page').then((module) => module.AlumniPage)),
  news: lazyView(() => import('./pages/news-page').then((module) => module.NewsPage)),
  studentLife: lazyView(() => import('./pages/student-life-page').then((module) => module.StudentLifePage)),
  about: lazyView(() => import('./pages/about-page').then((module) => module.AboutPage)),
  contact: lazyView(() => import('./pages/contact-page').then((module) => module.ContactPage)),
  search: lazyView(() => import('./pages/search-page').then((module) => module.SearchPage)),
  location: lazyView(() => import('./pages/location-page').then((module) => module.LocationPage)),
  privacy: lazyView(() => import('./pages/privacy-page').then((module) => module.PrivacyPage)),
  terms: lazyView(() => import('./pages/terms-page').then((module) => module.TermsPage)),
  unsubscribe: lazyView(() => import('./pages/unsubscribe-page').then((module) => module.UnsubscribePage)),
  page: lazyView(() => import('./pages/page-page').then((module) => module.PagePage)),
  notFound: lazyView(() => import('./pages/not-found-page').then((module) => module.NotFoundPage)),
};

/** The pages that need more than their code to render at once. */
const pages: Partial<Record<RouteName, () => Promise<PreparedPage>>> = {
  home: () => import('./pages/home-page'),
  events: () => import('./pages/events-page'),
  event: () => import('./pages/event-page'),
  news: () => import('./pages/news-page'),
  studentLife: () => import('./pages/student-life-page'),
};

interface PreparedPage {
  /** Loads what the page shows first, and removes server-rendered layouts that don't fit the window. */
  prepare(search?: string, view?: ParentNode): Promise<unknown>;
}

/**
 * Loads the code for a path's page and for the content it shows first, so that the page can render at once.
 * @param snapshot the page's data, if any.
 * @param view the server-rendered HTML, in a browser.
 */
export async function preloadView(path: string, snapshot?: Pick<Snapshot, 'search'>, view?: ParentNode): Promise<void> {
  const name = routeAt(path);
  const prepare = async () => (await pages[name]?.())?.prepare(snapshot?.search, view);
  await Promise.all([views[name].preload(), prepare()]);
}
