import type { IncomingMessage } from 'node:http';
import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { SUBSCRIBED } from '../../model/receiving';
import { oneLine } from '../../model/written-text';
import { readFields } from '../http/read-fields';
import { RequestError } from '../http/request-body';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import { addressFault } from './address-list';
import type { Subscribers } from './subscribers';
import { RETRY_SECONDS } from './unsubscribe';

const STORE_FAILED = 'Your address could not be stored at the moment. Please try again in a few minutes.';

/** The source of who has signed up on the society's own site. */
export const OWN_SITE = 'site';

/** Longest origin that is stored as a source: the name of a host has 253 characters at most. */
const MAX_ORIGIN_CHARACTERS = 270;

/**
 * Subscribes an address: it is in the database before the response, which is the same whether the address was there or
 * not. Who has unsubscribed before is subscribed again: the request is their own, and each letter has a link to leave.
 */
export function subscribe(
  subscribers: Subscribers,
  settings: Pick<Settings, 'publicUrl'>,
  log: Logger,
): Handler<ServerEnv> {
  return async (c) => {
    try {
      const { email: written = '' } = await readFields(c.env.incoming);
      const email = oneLine(written).toLowerCase();
      const fault = addressFault(email);
      if (fault) return respondJson(c, 422, { message: email ? 'Email is invalid.' : 'Email is required.' });
      await subscribers.signUp(email, sourceOf(c.env.incoming, settings));
      return respondJson(c, 200, { message: SUBSCRIBED });
    } catch (error) {
      if (error instanceof RequestError) return respondJson(c, error.status, { message: error.message });
      log.error({ err: error }, 'a sign-up for the newsletter could not be stored');
      return respondJson(c, 503, { message: STORE_FAILED }, { 'Retry-After': RETRY_SECONDS });
    }
  };
}

/** The site, or the origin of the page that has sent. Browsers send it with every POST, programs as they like. */
function sourceOf({ headers }: IncomingMessage, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const { origin = '', host } = headers;
  const own = [publicUrl && new URL(publicUrl).origin, `https://${host}`, `http://${host}`];
  if (own.includes(origin)) return OWN_SITE;
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) && origin.length <= MAX_ORIGIN_CHARACTERS ? origin : 'unknown';
}
