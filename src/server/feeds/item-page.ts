import type { Context } from 'hono';
import { digestOf, type PreparedBody, respondWith, textOf } from '../http/body';
import { BodyCache } from '../http/body-cache';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import { itemPath, type NamedItem } from '../sheets/item-path';
import type { Sheets } from '../sheets/sheets';
import { eventData } from './event-data';
import { eventSummary } from './event-summary';
import { itemWithId } from './item-with-id';
import { respondWithLinks } from './linked-body';
import { withOpenGraph } from './open-graph';

/** Some 300 pages in all encodings; another one takes three milliseconds. */
const MAX_BYTES = 16_000_000;

/** Returns a function that responds with a page that has the head of the item which the address names. */
export function itemPages(settings: Settings, sheets: Sheets) {
  const bodies = new BodyCache(MAX_BYTES);
  return async (c: Context<ServerEnv>, page: PreparedBody, named: NamedItem): Promise<Response> => {
    const { sheet, id } = named;
    const event = sheet === 'events' ? itemWithId(await sheets.events.items(), id) : undefined;
    const item = sheet === 'events' ? event : itemWithId(await sheets[sheet].items(), id);
    if (!item) return respondWith(page, c.env.incoming.headers);
    const path = itemPath(named);
    const { ETag: _, 'Content-Length': __, ...headers } = page.identity.headers;
    return respondWithLinks(c, settings, bodies, {
      key: path,
      version: `${page.digest} ${digestOf(JSON.stringify(item))}`,
      headers: () => headers,
      text(address) {
        const preview = event ? { ...event, description: eventSummary(event) } : item;
        const html = withOpenGraph(textOf(page), preview, address, address + path);
        // Search engines accept no event without a date.
        const data = event?.date ? `${eventData(event, address, address + path)}\n` : '';
        return data ? html.replace('</head>', () => `${data}</head>`) : html;
      },
    });
  };
}
