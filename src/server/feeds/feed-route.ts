import type { Context } from 'hono';
import { site } from '../../content/site';
import { FEED_PATH } from '../../model/api-paths';
import { newsFeed } from '../../model/news-feed';
import { BodyCache } from '../http/body-cache';
import { readableBy } from '../http/cors';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import { LIST_PAGES } from '../sheets/item-path';
import type { Sheets } from '../sheets/sheets';
import { respondWithLinks } from './linked-body';

const TITLE = `News & Updates · ${site.name}`;

/** Fifty entries are some 70 kB in all encodings. */
const MAX_BYTES = 2_000_000;

/** Serves the news as an Atom feed. */
export function feedRoute(settings: Settings, { news }: Sheets) {
  const bodies = new BodyCache(MAX_BYTES);
  const headers = { ...readableBy(settings.origins), 'Content-Type': 'application/atom+xml; charset=utf-8' };
  return async (c: Context<ServerEnv>) => {
    const version = (await news.body())?.digest ?? '';
    const items = await news.items();
    const text = (address: string) => newsFeed(items, TITLE, { site: address, feed: FEED_PATH, page: LIST_PAGES.news });
    return respondWithLinks(c, settings, bodies, { key: FEED_PATH, version, headers: () => headers, text });
  };
}
