import type { Context } from 'hono';
import { site } from '../../content/site';
import { CALENDAR_PATH } from '../../model/api-paths';
import { calendarParts } from '../../model/calendar';
import type { SocietyEvent } from '../../model/event';
import { prepareBody, respondWith } from '../http/body';
import { BodyCache } from '../http/body-cache';
import { readableBy } from '../http/cors';
import { joinInSlices } from '../http/in-slices';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import { itemPath } from '../sheets/item-path';
import type { Sheets } from '../sheets/sheets';

/** Two calendars of 20,000 events in all encodings. */
const MAX_BYTES = 24_000_000;

/**
 * Serves all dated events as a calendar, made once per change of them. Where only the Host header says what the site's
 * address is, the calendar has no links: one of 20,000 events is too much work to be made for every host.
 */
export function calendarRoute(settings: Settings, { events }: Sheets) {
  const bodies = new BodyCache(MAX_BYTES);
  const headers = { ...readableBy(settings.origins), 'Content-Type': 'text/calendar; charset=utf-8' };
  return async (c: Context<ServerEnv>) => {
    const version = (await events.body())?.digest ?? '';
    const items = await events.items();
    const { address, isKnown } = siteAddress(c.env.incoming, settings);
    const linked = isKnown ? address : '';
    const prepare = async () => prepareBody(await joinInSlices(partsOf(items, linked)), headers);
    const body = await bodies.get(linked, version, prepare);
    return body ? respondWith(body, c.env.incoming.headers) : c.body(null, 503);
  };
}

/** @param address the site's, without a slash at its end; '' for a calendar without links. */
function partsOf(events: readonly SocietyEvent[], address: string): Iterable<string> {
  return calendarParts(events, {
    now: new Date(),
    name: site.name,
    ...(address && {
      url: address + CALENDAR_PATH,
      href: ({ id }: SocietyEvent) => address + itemPath({ sheet: 'events', id }),
    }),
  });
}
