import { Hono } from 'hono';
import type { Day } from '../../model/day';
import { classifyEvents, type EventRow } from '../../model/event';
import { eventFrom } from '../../model/event-from';
import { eventMoments } from '../../model/event-moments';
import { statusText } from '../../model/event-status';
import type { NewsItem } from '../../model/news';
import { publishedDay } from '../../model/published';
import { registrationAddress } from '../../model/registration-address';
import { dayIn } from '../../model/zoned-time';
import { type PreparedBody, prepareBody, respondWith } from '../http/body';
import { readableBy } from '../http/cors';
import { contentSecurityPolicy } from '../http/csp';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings, SheetName } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import { rowsOf, type SheetRow } from '../sheets/rows';
import { eventPath } from './calendar-route';
import { withOffset } from './event-schedule';
import { writtenTime } from './event-summary';
import { type FragmentItem, fragmentText } from './fragment';

/** Items in a fragment: as many as a page of the events list has. */
const ITEMS = 6;

/** How long whoever includes a fragment should wait while its sheet cannot be read, in seconds. */
const RETRY_SECONDS = '10';

/** One of the lists that can be taken into a page by its own server. */
interface Fragment {
  sheet: SheetName;
  /** The page of the whole list. */
  page: string;
  none: string;
  items(rows: readonly SheetRow[], site: string, today: Day): FragmentItem[];
}

const FRAGMENTS: readonly Fragment[] = [
  { sheet: 'events', page: '/events', none: 'No upcoming events.', items: upcomingEvents },
  { sheet: 'news', page: '/news', none: 'No news found.', items: newestNews },
];

/**
 * `/embed/events.html` and `/embed/news.html`: the current items for pages that want them in their own HTML.
 * The addresses in it are those of the public address, else of the one that was asked.
 */
export function fragmentRoutes(settings: Settings, sheets: readonly LiveSheet[]): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>();
  for (const fragment of FRAGMENTS) {
    const sheet = sheets.find(({ name }) => name === fragment.sheet);
    // Only the last one is kept, or visitors' Host headers would fill the memory.
    let made: { key: string; rows: readonly SheetRow[]; body: PreparedBody } | undefined;

    routes.get(`/${fragment.sheet}.html`, async (c) => {
      if (!(await sheet?.body())) {
        return c.text('', 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
      }
      const rows = await rowsOf(sheet);
      const site = siteAddress(c, settings);
      const today = dayIn(settings.timeZone, new Date());
      const key = `${today} ${site}`;
      if (made?.rows !== rows || made.key !== key) {
        const text = fragmentText(fragment.items(rows, site, today), {
          text: fragment.none,
          address: site + fragment.page,
        });
        const body = await prepareBody(text, {
          ...readableBy(settings.origins),
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': contentSecurityPolicy(c.req.path) ?? '',
          // Search engines shall find the items on pages, not this piece of one.
          Link: `<${site}${fragment.page}>; rel="canonical"`,
        });
        made = { key, rows, body };
      }
      return respondWith(made.body, c.env.incoming.headers);
    });
  }
  return routes;
}

/** The next events by the society's calendar, today's included. */
function upcomingEvents(rows: readonly SheetRow[], site: string, today: Day): FragmentItem[] {
  const events = (rows as readonly EventRow[]).map(eventFrom).filter((event) => event !== undefined);
  const { upcoming } = classifyEvents(events, today);
  return upcoming.slice(0, ITEMS).map((event) => {
    const { id, title, date, description, status } = event;
    const moments = eventMoments(event);
    const register = registrationAddress(event, site);
    return {
      title,
      address: site + eventPath(id),
      day: date,
      text: description,
      ...(moments && { time: { text: writtenTime(event), moment: withOffset(moments.start) } }),
      ...(status && { status: { text: statusText(status), isCancelled: status === 'cancelled' } }),
      ...(register && { register }),
    };
  });
}

function newestNews(rows: readonly SheetRow[], site: string): FragmentItem[] {
  return (rows as readonly NewsItem[]).slice(0, ITEMS).map(({ id, title, publishedAt, description, content }) => {
    const address = `${site}/news?item=${encodeURIComponent(id)}`;
    return { title, address, day: publishedDay(publishedAt), date: publishedAt, text: description || content };
  });
}
