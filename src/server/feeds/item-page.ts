import type { Context } from 'hono';
import { eventFrom } from '../../model/event-from';
import { type PreparedBody, prepareBody } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import { rowsOf } from '../sheets/rows';
import { eventData } from './calendar-route';
import { eventSummary } from './event-summary';
import { subjectOf, withOpenGraph } from './open-graph';

/** The page with its head telling of the item that the address names; the page itself when it names none. */
export async function itemPage(
  c: Context<ServerEnv>,
  page: PreparedBody,
  settings: Settings,
  sheets: readonly LiveSheet[],
): Promise<PreparedBody> {
  const { pathname, searchParams } = new URL(c.req.url);
  const subject = subjectOf(pathname.replace(/(?<=.)\/$/, ''), searchParams);
  if (!subject) return page;
  const rows = await rowsOf(sheets.find(({ name }) => name === subject.sheet));
  const row = rows.find(({ id }) => id === subject.id);
  if (!row) return page;
  const { ETag: _, 'Content-Length': __, ...headers } = page.identity.headers;
  const site = siteAddress(c, settings);
  const event = subject.sheet === 'events' ? eventFrom(row) : undefined;
  const shown = event ? { ...row, description: eventSummary(event) } : row;
  let html = withOpenGraph(textOf(page), shown, subject.address, site);
  // Search engines take no event without a date.
  if (event?.date) {
    const organiser = /<meta property="og:site_name" content="([^"]*)"/.exec(html)?.[1] ?? '';
    html = html.replace('</head>', () => `${eventData(event, site, organiser)}\n</head>`);
  }
  return prepareBody(html, headers);
}

function textOf(body: PreparedBody): string {
  return new TextDecoder().decode(body.identity.bytes);
}
