import { Hono } from 'hono';
import type { Day } from '../../model/day';
import { classifyEvents, type SocietyEvent } from '../../model/event';
import { eventMoments } from '../../model/event-moments';
import { statusText } from '../../model/event-status';
import type { NewsItem } from '../../model/news';
import { publishedDay } from '../../model/published';
import { registrationAddress } from '../../model/registration-address';
import { dayIn } from '../../model/zoned-time';
import { bodyCache, prepareBody, respondWith } from '../http/body';
import { readableBy } from '../http/cors';
import { contentSecurityPolicy } from '../http/csp';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Sheets } from '../sheets/sheets';
import { withOffset } from './event-data';
import { writtenTime } from './event-summary';
import { type FragmentItem, fragmentText } from './fragment';
import { itemPath, LIST_PAGES } from './item-path';

/** Items in a fragment: as many as a page of the events list has. */
const ITEMS = 6;

/** Retry-After while the sheet cannot be read, in seconds. */
const RETRY_SECONDS = '10';

/**
 * `/events.html` and `/news.html`: the current items for other servers to include in their pages. The links lead to
 * the public address, else to the host of the request.
 */
export function fragmentRoutes(settings: Settings, { events, news }: Sheets): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  const add = <Item>(
    sheet: LiveSheet<Item>,
    emptyText: string,
    fragmentItems: (items: readonly Item[], address: string, today: Day) => FragmentItem[],
  ) => {
    const { name } = sheet.entity;
    const cached = bodyCache();
    routes.get(`/${name}.html`, async (c) => {
      if (!(await sheet.body())) {
        return c.text('', 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      }
      const items = await sheet.items();
      const address = siteAddress(c, settings);
      const today = dayIn(settings.timeZone, new Date());
      const page = address + LIST_PAGES[name];
      const body = await cached([items, address, today], () =>
        prepareBody(fragmentText(fragmentItems(items, address, today), { text: emptyText, address: page }), {
          ...readableBy(settings.origins),
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': contentSecurityPolicy(c.req.path) ?? '',
          Link: `<${page}>; rel="canonical"`, // search engines should list the page, not this fragment
        }),
      );
      return respondWith(body, c.env.incoming.headers);
    });
  };
  add(events, 'No upcoming events.', upcomingEvents);
  add(news, 'No news found.', newestNews);
  return routes;
}

/** The next events by the society's calendar, today's included. */
function upcomingEvents(events: readonly SocietyEvent[], site: string, today: Day): FragmentItem[] {
  const { upcoming } = classifyEvents(events, today);
  return upcoming.slice(0, ITEMS).map((event) => {
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
  });
}

function newestNews(items: readonly NewsItem[], site: string): FragmentItem[] {
  return items.slice(0, ITEMS).map(({ id, title, publishedAt, description, content }) => {
    const address = site + itemPath({ sheet: 'news', id });
    return { title, address, day: publishedDay(publishedAt), date: publishedAt, text: description || content };
  });
}
