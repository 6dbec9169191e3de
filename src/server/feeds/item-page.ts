import type { Context } from 'hono';
import { type PreparedBody, prepareBody, textOf } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';
import type { Sheets } from '../sheets/sheets';
import { eventData } from './event-data';
import { eventSummary } from './event-summary';
import { itemPath, namedItem } from './item-path';
import { withOpenGraph } from './open-graph';

/** The page with the head of the item that the address names; the page itself if it names none. */
export async function itemPage(
  c: Context<ServerEnv>,
  page: PreparedBody,
  settings: Settings,
  sheets: Sheets,
): Promise<PreparedBody> {
  const { pathname, searchParams } = new URL(c.req.url);
  const named = namedItem(pathname.replace(/(?<=.)\/$/, ''), searchParams);
  if (!named) return page;
  const hasId = ({ id }: { id: string }) => id === named.id;
  const event = named.sheet === 'events' ? (await sheets.events.items()).find(hasId) : undefined;
  const item = named.sheet === 'events' ? event : (await sheets[named.sheet].items()).find(hasId);
  const preview = event ? { ...event, description: eventSummary(event) } : item;
  if (!preview) return page;
  const address = siteAddress(c, settings);
  const itemAddress = address + itemPath(named);
  const html = withOpenGraph(textOf(page), preview, address, itemAddress);
  // Search engines accept no event without a date.
  const data = event?.date ? `${eventData(event, address, itemAddress)}\n` : '';
  const { ETag: _, 'Content-Length': __, ...headers } = page.identity.headers;
  return prepareBody(data ? html.replace('</head>', () => `${data}</head>`) : html, headers);
}
