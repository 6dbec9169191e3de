import type { Context } from 'hono';
import { site } from '../../content/site';
import { CALENDAR_PATH } from '../../model/api-paths';
import { calendarText } from '../../model/calendar';
import { bodyCache, prepareBody, respondWith } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { Sheets } from '../sheets/sheets';
import { itemPath } from './item-path';

/** How long a calendar is served while the sheet stays as it is: it contains the moment when it was made. */
const CALENDAR_FRESH_MS = 3_600_000;

/** Serves all dated events as a calendar. */
export function calendarRoute(settings: Settings, sheets: Sheets) {
  const cached = bodyCache();
  return async (c: Context<ServerEnv>) => {
    const events = await sheets.events.items();
    const address = siteAddress(c, settings);
    const body = await cached([events, address, Math.floor(Date.now() / CALENDAR_FRESH_MS)], () => {
      const text = calendarText(events, {
        now: new Date(),
        name: site.name,
        url: address + CALENDAR_PATH,
        href: ({ id }) => address + itemPath({ sheet: 'events', id }),
      });
      return prepareBody(text, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      });
    });
    return respondWith(body, c.env.incoming.headers);
  };
}
