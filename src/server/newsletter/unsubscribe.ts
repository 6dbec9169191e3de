import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Subscribers } from './subscribers';

const DONE = 'You have been unsubscribed successfully.';
const UNKNOWN = 'This unsubscribe link is not known. It may be incomplete or too old.';
const FAILED = 'Something went wrong. Please try again later.';

/** Sent with 503. */
const RETRY_SECONDS = '30';

/** What a token may be made of; anything else need not be looked for, and Postgres takes no NUL in a text. */
const TOKEN = /^[\w-]{1,200}$/;

/**
 * Unsubscribes the token in the address, as often as it is sent. A body is ignored, such as RFC 8058's
 * `List-Unsubscribe=One-Click` from a mail program's own button.
 */
export function unsubscribe(subscribers: Subscribers, log: Logger): Handler<ServerEnv> {
  return async (c) => {
    const token = (c.req.query('id') || c.req.query('token') || '').trim();
    try {
      const known = TOKEN.test(token) && (await subscribers.unsubscribe(token));
      return await (known ? respondJson(c, 200, { message: DONE }) : respondJson(c, 404, { error: UNKNOWN }));
    } catch (error) {
      log.error({ err: error }, 'an unsubscription could not be stored');
      return respondJson(c, 503, { error: FAILED }, { 'Retry-After': RETRY_SECONDS });
    }
  };
}
