import type { Context } from 'hono';
import { prepareBody, respondWith } from '../http/body';
import type { BodyCache } from '../http/body-cache';
import type { ServerEnv } from '../http/server-env';
import { siteAddress } from '../http/site-address';
import type { Settings } from '../settings/settings';

export interface LinkedText {
  /** What the text is of, within its cache. */
  key: string;
  /** Of all that it is made of, besides the address. */
  version: string;
  /** @param address the site's, without a slash at its end. */
  headers(address: string): Record<string, string>;
  text(address: string): string;
}

/**
 * Responds with a text whose links lead to the site. It is made once per version and address of the site. Where only
 * the Host header says which that is, it is made for this response: short texts only.
 */
export async function respondWithLinks(
  c: Context<ServerEnv>,
  settings: Pick<Settings, 'publicUrl'>,
  bodies: BodyCache,
  { key, version, headers, text }: LinkedText,
): Promise<Response> {
  const { address, isKnown } = siteAddress(c.env.incoming, settings);
  const prepare = () => prepareBody(text(address), headers(address), true);
  const body = isKnown && (await bodies.get(`${address} ${key}`, version, prepare));
  if (body) return respondWith(body, c.env.incoming.headers);
  return new Response(text(address), { headers: { ...headers(address), 'Cache-Control': 'no-cache' } });
}
