import { NEWS_PATH } from '../model/addresses/api-paths';
import { newsItemAt } from '../model/news/news';
import { listResource } from './resource';

/** The message of a view whose list can't be loaded. */
export const NEWS_FAILED = 'Failed to load news. Please try again later.';

/** Returns the news from the server at a base URL. */
export const newsAt = /* @__PURE__ */ listResource({
  path: NEWS_PATH,
  reader: () => import('../model/news/news-rows').then((module) => module.normaliseNews),
  itemAt: newsItemAt,
});
