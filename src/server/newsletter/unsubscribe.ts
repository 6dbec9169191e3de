import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { UNSUBSCRIBE_FAILED, UNSUBSCRIBE_TEXTS } from '../../model/unsubscribe-texts';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Subscribers } from './subscribers';

const UNKNOWN = 'This unsubscribe link is not known. It may be incomplete or too old.';

/** Sent with 503. */
export const RETRY_SECONDS = '30';

/** What a token may be made of; anything else need not be looked for, and Postgres takes no NUL in a text. */
const TOKEN = /^[\w-]{1,200}$/;

/**
 * Unsubscribes a token, as often as it is asked to.
 * @returns the status of the response: 200, 404 for a token that is not known, 503 if it could not be stored.
 */
export async function unsubscribeToken(subscribers: Subscribers, token: string, log: Logger): Promise<200 | 404 | 503> {
  try {
    return TOKEN.test(token) && (await subscribers.unsubscribe(token)) ? 200 : 404;
  } catch (error) {
    log.error({ err: error }, 'an unsubscription could not be stored');
    return 503;
  }
}

/**
 * Unsubscribes the token in the address. A body is ignored, such as RFC 8058's `List-Unsubscribe=One-Click` from a mail
 * program's own button.
 */
export function unsubscribe(subscribers: Subscribers, log: Logger): Handler<ServerEnv> {
  return async (c) => {
    const token = (c.req.query('id') || c.req.query('token') || '').trim();
    const status = await unsubscribeToken(subscribers, token, log);
    if (status === 200) return respondJson(c, status, { message: UNSUBSCRIBE_TEXTS.done.text });
    if (status === 404) return respondJson(c, status, { error: UNKNOWN });
    return respondJson(c, status, { error: UNSUBSCRIBE_FAILED }, { 'Retry-After': RETRY_SECONDS });
  };
}
