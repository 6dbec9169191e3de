import type { Context } from 'hono';
import { type CompressedBody, type PreparedBody, prepareBody, respondWith, withHeaders } from '../http/body';
import { BodyCache } from '../http/body-cache';
import { readableBy } from '../http/cors';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import { eventCalendar } from '../sheets/event-calendar';
import type { Sheets } from '../sheets/sheets';

/** Retry-After while the sheet cannot be read, in seconds. */
const RETRY_SECONDS = '10';
/** Events in a calendar that is made for a request: some 40 ms. */
const MAX_LINKED = 1000;
/** Calendars of so many events in all encodings, for a few addresses. */
const MAX_BYTES = 4_000_000;

/**
 * Serves all dated events as the calendar that was made when they changed. Without a public address that one has no
 * links; visitors on the server's own addresses get links, unless there are too many events.
 */
export function calendarRoute(settings: Settings, { events }: Sheets) {
  const headers = { ...readableBy(settings.origins), 'Content-Type': 'text/calendar; charset=utf-8' };
  const linkedBodies = new BodyCache(MAX_BYTES);
  let shown: { calendar: CompressedBody; body: PreparedBody } | undefined;
  return async (c: Context<ServerEnv>) => {
    const calendar = await events.calendar();
    if (!calendar) return c.text('', 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
    const items = await events.items();
    const { address, isKnown } = siteAddress(c.env.incoming, settings);
    const isLinked = settings.publicUrl === undefined && isKnown && items.length <= MAX_LINKED;
    const prepare = () => prepareBody([...eventCalendar(items, address)].join(''), headers, true);
    const linked = isLinked ? await linkedBodies.get(address, calendar.digest, prepare) : null;
    if (shown?.calendar !== calendar) shown = { calendar, body: withHeaders(calendar, headers) };
    return respondWith(linked ?? shown.body, c.env.incoming.headers);
  };
}
