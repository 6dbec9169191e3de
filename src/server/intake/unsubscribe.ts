import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { unsubscribeToken as tokenIn, UNSUBSCRIBE_FAILED, UNSUBSCRIBE_TEXTS } from '../../model/forms/unsubscribe';
import { escapeHtml } from '../../model/text/text';
import { type ReadLimit, TOO_MANY } from '../http/rate-limit';
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
export function unsubscribe(subscribers: Subscribers, log: Logger): Handler<ServerEnv> {
  return async (c) => {
    const status = await unsubscribeToken(subscribers, c.req.url, log);
    if (status === 200) return respondJson(c, status, { message: UNSUBSCRIBE_TEXTS.done.text });
    if (status === 404) return respondJson(c, status, { error: UNKNOWN });
    return respondJson(c, status, { error: UNSUBSCRIBE_FAILED }, { 'Retry-After': RETRY_SECONDS });
  };
}

/** Path of the page, whose form posts to the page's own URL. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

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

interface Outcome {
  heading: string;
  text: string;
  /** Parts of the page to remove: the form, and the text about unsubscribing without the link. */
  without: RegExp[];
}

const [FORM, HELP] = [/<form.*?<\/form>/s, /<p data-help.*?<\/p>/s];

const OUTCOMES: Record<200 | 404 | 429 | 503, Outcome> = {
  200: { ...UNSUBSCRIBE_TEXTS.done, without: [FORM, HELP] },
  404: { ...UNSUBSCRIBE_TEXTS.invalid, without: [FORM] },
  429: { heading: UNSUBSCRIBE_TEXTS.confirm.heading, text: TOO_MANY, without: [] },
  503: { heading: UNSUBSCRIBE_TEXTS.confirm.heading, text: UNSUBSCRIBE_FAILED, without: [] },
};

interface UnsubscribeFormOptions {
  subscribers: Subscribers;
  /** Returns the published page; null if the site has none. */
  page(): Promise<{ html: string; headers: Record<string, string> } | null>;
  limit: ReadLimit;
  log: Logger;
}

/**
 * Receives the page's form from browsers without JavaScript, and responds with the page and the outcome. The token in
 * the URL is the secret, so the origin isn't checked; browsers send `Origin: null` from a page with `no-referrer`.
 */
export function unsubscribeForm({ subscribers, page, limit, log }: UnsubscribeFormOptions): Handler<ServerEnv> {
  return async (c) => {
    const wait = limit(c.env.incoming);
    const status = wait > 0 ? 429 : await unsubscribeToken(subscribers, c.req.url, log);
    const retry = status === 429 ? String(wait) : status === 503 && RETRY_SECONDS;
    const { html = '', headers = {} } = (await page()) ?? {};
    const policy = headers['Content-Security-Policy'];
    return c.body(withOutcome(html, OUTCOMES[status]), status, {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      ...(policy && { 'Content-Security-Policy': policy }),
      ...(retry && { 'Retry-After': retry }),
    });
  };
}

/** Replaces the page's question with the outcome, and removes the code that would ask again. */
function withOutcome(page: string, { heading, text, without }: Outcome): string {
  const { confirm } = UNSUBSCRIBE_TEXTS;
  if (!page.includes(confirm.heading)) return `<!doctype html><title>${heading}</title><p>${escapeHtml(text)}</p>\n`;
  const shown = page
    .replace(`>${confirm.heading}<`, () => `>${heading}<`)
    .replace(`>${confirm.text}<`, () => ` role="status">${escapeHtml(text)}<`)
    .replace(/<script type="application\/json" id="code">.*?<\/script>\n?/s, '');
  return without.reduce((left, part) => left.replace(part, ''), shown);
}
