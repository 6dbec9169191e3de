import { Hono } from 'hono';
import type { Day } from '../../model/day';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { eventMoments } from '../../model/event-moments';
import { statusText } from '../../model/event-status';
import type { NewsItem } from '../../model/news';
import { publishedDay } from '../../model/published';
import { registrationAddress } from '../../model/registration-address';
import { dayIn } from '../../model/zoned-time';
import { BodyCache } from '../http/body-cache';
import { readableBy } from '../http/cors';
import { NO_PAGE_POLICY } from '../http/csp';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import { itemPath, LIST_PAGES } from '../sheets/item-path';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Sheets } from '../sheets/sheets';
import { withOffset } from './event-data';
import { writtenTime } from './event-summary';
import { type FragmentItem, fragmentText } from './fragment';
import { respondWithLinks } from './linked-body';

/** Items in a fragment: as many as a page of the events list has. */
const ITEMS = 6;

/** Two lists of six items in all encodings, for a few addresses. */
const MAX_BYTES = 1_000_000;

/** Retry-After while the sheet cannot be read, in seconds. */
const RETRY_SECONDS = '10';

/**
 * `/events.html` and `/news.html`: the current items for other servers to include in their pages. The links lead to
 * the public address, else to the host of the request.
 */
export function fragmentRoutes(settings: Settings, { events, news }: Sheets): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const bodies = new BodyCache(MAX_BYTES);
  const add = <Item>(
    sheet: LiveSheet<Item>,
    emptyText: string,
    current: (items: readonly Item[], today: Day) => readonly Item[],
    fragmentItem: (item: Item, address: string) => FragmentItem,
  ) => {
    const { name } = sheet.entity;
    let shown: { version: string; items: readonly Item[] } = { version: '', items: [] };
    routes.get(`/${name}.html`, async (c) => {
      const list = await sheet.body();
      if (!list) return c.text('', 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      const today = dayIn(settings.timeZone, new Date());
      const version = `${list.digest} ${today}`;
      if (shown.version !== version) shown = { version, items: current(await sheet.items(), today) };
      const { items } = shown;
      const headers = {
        ...readableBy(settings.origins),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': NO_PAGE_POLICY,
      };
      return respondWithLinks(c, settings, bodies, {
        key: name,
        version,
        // search engines should list the page, not this fragment
        headers: (address) => ({ ...headers, Link: `<${address + LIST_PAGES[name]}>; rel="canonical"` }),
        text: (address) =>
          fragmentText(
            items.map((item) => fragmentItem(item, address)),
            { text: emptyText, address: address + LIST_PAGES[name] },
          ),
      });
    });
  };
  add(events, 'No upcoming events.', (items, today) => nextEvents(items, today), eventItem);
  add(news, 'No news found.', (items) => items.slice(0, ITEMS), newsItem);
  return routes;
}

/** Of many events, only those of the days that are shown are sorted by time. */
function nextEvents(events: readonly SocietyEvent[], today: Day): readonly SocietyEvent[] {
  const days = events.flatMap(({ date }) => (date !== null && date >= today ? date : [])).sort();
  const lastDay = days[ITEMS - 1] ?? days.at(-1) ?? today;
  const shown = events.filter(({ date }) => date !== null && date >= today && date <= lastDay);
  return classifyEvents(shown, today).upcoming.slice(0, ITEMS);
}

function eventItem(event: SocietyEvent, site: string): FragmentItem {
  const { id, title, date, description, status } = event;
  const moments = eventMoments(event);
  const register = registrationAddress(event, site);
  return {
    title,
    address: site + itemPath({ sheet: 'events', id }),
    day: date,
    text: description,
    ...(moments && { time: { text: writtenTime(event), moment: withOffset(moments.start) } }),
    ...(status && { status: { text: statusText(status), isCancelled: status === 'cancelled' } }),
    ...(register && { register }),
  };
}

function newsItem({ id, title, publishedAt, description, content }: NewsItem, site: string): FragmentItem {
  const address = site + itemPath({ sheet: 'news', id });
  return { title, address, day: publishedDay(publishedAt), date: publishedAt, text: description || content };
}
