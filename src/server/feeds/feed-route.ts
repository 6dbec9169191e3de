import type { Context } from 'hono';
import { site } from '../../content/site';
import { FEED_PATH } from '../../model/api-paths';
import { newsFeed } from '../../model/news-feed';
import { bodyCache, prepareBody, respondWith } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { Sheets } from '../sheets/sheets';
import { LIST_PAGES } from './item-path';

const TITLE = `News & Updates · ${site.name}`;

/** Serves the news as an Atom feed. */
export function feedRoute(settings: Settings, sheets: Sheets) {
  const cached = bodyCache();
  return async (c: Context<ServerEnv>) => {
    const items = await sheets.news.items();
    const address = siteAddress(c, settings);
    const body = await cached([items, address], () => {
      const text = newsFeed(items, TITLE, { site: address, feed: FEED_PATH, page: LIST_PAGES.news });
      return prepareBody(text, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
    });
    return respondWith(body, c.env.incoming.headers);
  };
}
