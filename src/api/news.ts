import { NEWS_PATH } from '../model/addresses/api-paths';
import { normaliseNews } from '../model/news/news';
import { firstList } from './first-list';
import { sheetResource } from './resource';

/** The society's news of the server at a base address. */
export const newsAt = sheetResource(NEWS_PATH, normaliseNews, ({ news, newsItem }, items) =>
  firstList(items, news, newsItem),
);
