import type { Handler } from 'hono';
import type { Logger } from 'pino';
import {
  RETRY_TEXTS,
  unsubscribeToken as tokenIn,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBE_PAGE,
  UNSUBSCRIBE_TEXTS,
  type UnsubscribeOutcome,
} from '../../model/forms/unsubscribe';
import { escapeHtml } from '../../model/text/escape-html';
import type { PreparedResponse } from '../http/prepared';
import type { ReadLimit } from '../http/rate-limit';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Subscribers } from '../storage/newsletter/subscribers';
import { RETRY_SECONDS } from './small-forms';

const UNKNOWN = 'This unsubscribe link is not recognised. It may be incomplete or too old.';

/** Matches possible tokens. Postgres rejects text containing NUL. */
const TOKEN = /^[\w-]{1,200}$/;

/**
 * Unsubscribes the owner of the token in a URL. Safe to repeat.
 * @returns the response status: 200, 404 for an unknown token, or 503 if the change could not be stored.
 */
async function unsubscribeToken(subscribers: Subscribers, url: string, log: Logger): Promise<200 | 404 | 503> {
  const token = tokenIn(new URL(url).search);
  try {
    return TOKEN.test(token) && (await subscribers.unsubscribe(token)) ? 200 : 404;
  } catch (error) {
    log.error({ err: error }, 'an unsubscribe request could not be stored');
    return 503;
  }
}

/**
 * Handles a POST whose URL has the token. Ignores the body: a mail program's own button sends RFC 8058's
 * `List-Unsubscribe=One-Click`.
 */
export function unsubscribeByToken(subscribers: Subscribers, log: Logger): Handler<ServerEnv> {
  return async (c) => {
    const status = await unsubscribeToken(subscribers, c.req.url, log);
    if (status === 200) return respondJson(c, status, { message: UNSUBSCRIBE_TEXTS.done.text });
    if (status === 404) return respondJson(c, status, { error: UNKNOWN });
    return respondJson(c, status, { error: UNSUBSCRIBE_FAILED }, { 'Retry-After': RETRY_SECONDS });
  };
}

/**
 * Redirects a browser to the page, which asks for confirmation. Mail programs show the one-click link to their readers,
 * and link scanners open it, so reading it changes nothing.
 */
export const openUnsubscribePage: Handler<ServerEnv> = (c) => {
  const token = tokenIn(new URL(c.req.url).search);
  const query = token && `?${new URLSearchParams({ token })}`;
  return c.body(null, 303, {
    'Cache-Control': 'no-store',
    Location: UNSUBSCRIBE_PAGE + query,
    'Referrer-Policy': 'no-referrer',
  });
};

const OUTCOMES = { 200: 'done', 404: 'invalid', 429: 'tooMany', 503: 'failed' } as const;

interface UnsubscribeFormOptions {
  subscribers: Subscribers;
  /** Renders the page with the outcome. Returns null or undefined if it can't be rendered in time. */
  render(outcome: UnsubscribeOutcome): Promise<PreparedResponse | null | undefined>;
  limit: ReadLimit;
  log: Logger;
}

/**
 * Receives the page's form from browsers without JavaScript, and responds with the page and the outcome. The token in
 * the URL is the secret, so the origin isn't checked; browsers send `Origin: null` from a page with `no-referrer`.
 */
export function unsubscribeForm({ subscribers, render, limit, log }: UnsubscribeFormOptions): Handler<ServerEnv> {
  return async (c) => {
    const wait = limit(c.env.incoming);
    const status = wait > 0 ? 429 : await unsubscribeToken(subscribers, c.req.url, log);
    const outcome = OUTCOMES[status];
    const page = await render(outcome);
    const retry = status === 429 ? String(wait) : status === 503 && RETRY_SECONDS;
    return c.body(page?.bodies.identity ?? plainPage(outcome), status, {
      'Content-Type': 'text/html; charset=utf-8',
      ...page?.headers,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      ...(retry && { 'Retry-After': retry }),
    });
  };
}

/** Returns a page for an outcome while the site's own can't be rendered. */
function plainPage(outcome: UnsubscribeOutcome): string {
  const retry = RETRY_TEXTS[outcome];
  const { heading, text } = retry
    ? { ...UNSUBSCRIBE_TEXTS.confirm, text: retry }
    : UNSUBSCRIBE_TEXTS[outcome === 'done' ? 'done' : 'invalid'];
  return `<!doctype html><title>${escapeHtml(heading)}</title><p>${escapeHtml(text)}</p>\n`;
}
