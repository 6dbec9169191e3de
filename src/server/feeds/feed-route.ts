import type { Context } from 'hono';
import type { NewsItem } from '../../model/news';
import { newsFeed } from '../../model/news-feed';
import { type PreparedBody, prepareBody, respondWith } from '../http/body';
import type { Pages } from '../http/pages';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import { rowsOf } from '../sheets/rows';

/** The feed's path; the build puts a link to it into every page. */
export const FEED_PATH = '/news.atom';

const NEWS_PATH = '/news';

/** Answers with the news as an Atom feed. */
export function feedRoute(settings: Settings, pages: Pages, sheets: readonly LiveSheet[]) {
  return async (c: Context<ServerEnv>) => {
    const items = await rowsOf<NewsItem>(sheets.find(({ name }) => name === 'news'));
    const page = textOf(await pages.find(NEWS_PATH));
    const title = /<title>([^<]*)/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? 'News';
    const text = newsFeed(items, title, { site: siteAddress(c, settings), feed: FEED_PATH, page: NEWS_PATH });
    const body = await prepareBody(text, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
    return respondWith(body, c.env.incoming.headers);
  };
}

function textOf(body: PreparedBody | null): string {
  return body ? new TextDecoder().decode(body.identity.bytes) : '';
}
