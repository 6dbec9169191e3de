import type { Context } from 'hono';
import { calendarText } from '../../model/calendar';
import type { EventRow, SocietyEvent } from '../../model/event';
import { eventFrom } from '../../model/event-from';
import { type PreparedBody, prepareBody, respondWith } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import { rowsOf } from '../sheets/rows';
import { eventSchedule } from './event-schedule';

/** The calendar's path, to subscribe to; the build puts a link to it into every page. */
export const CALENDAR_PATH = '/events.ics';

/** How long a made calendar serves while the sheet stays as it is, in milliseconds: it names the moment it was made. */
const CALENDAR_FRESH_MS = 3_600_000;

/** Answers with all dated events as a calendar. */
export function calendarRoute(settings: Settings, sheets: readonly LiveSheet[]) {
  const made = new Map<string, { rows: readonly EventRow[]; at: number; body: PreparedBody }>();
  return async (c: Context<ServerEnv>) => {
    const rows = await rowsOf<EventRow>(sheets.find(({ name }) => name === 'events'));
    const site = siteAddress(c, settings);
    const known = made.get(site);
    if (known?.rows === rows && Date.now() - known.at < CALENDAR_FRESH_MS) {
      return respondWith(known.body, c.env.incoming.headers);
    }
    const text = calendarText(
      rows.map(eventFrom).filter((event) => event !== undefined),
      { now: new Date(), name: 'UMMES', url: site + CALENDAR_PATH, href: (event) => site + eventPath(event.id) },
    );
    const body = await prepareBody(text, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    });
    if (settings.publicUrl) made.set(site, { rows, at: Date.now(), body }); // else a visitor's Host would choose what is kept
    return respondWith(body, c.env.incoming.headers);
  };
}

/**
 * What search engines read of an event (schema.org): inert data, as `<` is escaped.
 * @param site the site's address, without a slash at its end.
 */
export function eventData(event: SocietyEvent, site: string, organiser: string): string {
  const pictures = [event.imageUrl, ...event.otherImages].filter((address) => address && URL.canParse(address, site));
  const { location, ...schedule } = eventSchedule(event, site, site + eventPath(event.id));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    ...schedule,
    ...(event.description && { description: event.description }),
    ...(location && { location }),
    ...(pictures.length > 0 && { image: pictures.map((address) => new URL(address, site).href) }),
    url: site + eventPath(event.id),
    organizer: { '@type': 'Organization', name: organiser, url: site },
  };
  const text = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/ld+json">${text}</script>`;
}

/** The path of an event's page. */
export function eventPath(id: string): string {
  return `/events/${encodeURIComponent(id)}`;
}
