import type { Handler } from 'hono';
import { OEMBED_PATH } from '../../model/addresses/api-paths';
import type { ServerEnv } from '../http/server-env';
import { type PublishedParts, responder } from './published';

/** Maximum length of a page's address. Those of the site are shorter. */
const MAX_ADDRESS = 2000;

export interface OembedParts extends PublishedParts {
  /** The public site URL, without a trailing slash. */
  siteUrl: string;
}

/**
 * Tells other systems how to embed a page of the site (https://oembed.com): `?url=…&maxwidth=…&maxheight=…`. There is
 * no XML, as the specification allows.
 */
export function oembedRoute(parts: OembedParts): Handler<ServerEnv> {
  const respond = responder(parts, 'site');
  return async (c) => {
    const { url = '', format = 'json', maxwidth = '', maxheight = '' } = c.req.query();
    if (format !== 'json') return c.json({ message: 'Only JSON is available; use format=json.' }, 501);
    const page = pageAt(url, [new URL(parts.siteUrl).host, c.env.incoming.headers.host]);
    if (page === null) return c.json({ message: 'There is no such page on this site.' }, 404);
    const query = new URLSearchParams({ page, maxwidth, maxheight });
    return respond(c, parts.publisher.keyOf(`${OEMBED_PATH}?${query}`));
  };
}

/** Returns the path and the selected item of an address on this site; null for any other address. */
function pageAt(address: string, hosts: readonly (string | undefined)[]): string | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const { protocol, host, username, password, pathname, searchParams } = new URL(address);
  const isOurs = /^https?:$/.test(protocol) && hosts.includes(host) && !username && !password;
  if (!isOurs) return null;
  const item = searchParams.get('item');
  return pathname.replace(/(?<=.)\/$/, '') + (item ? `?${new URLSearchParams({ item })}` : '');
}
