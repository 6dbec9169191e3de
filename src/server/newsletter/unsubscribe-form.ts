import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { unsubscribeTexts } from '../../content/next-steps';
import { site } from '../../content/site';
import { escapeHtml } from '../../model/escape-html';
import { UNSUBSCRIBE_FAILED, UNSUBSCRIBE_TEXTS } from '../../model/unsubscribe-texts';
import { unsubscribeToken as tokenIn } from '../../model/unsubscribe-token';
import { textOf } from '../http/body';
import type { Pages } from '../http/pages';
import { type ReadLimit, TOO_MANY } from '../http/rate-limit';
import { respondText } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Subscribers } from './subscribers';
import { RETRY_SECONDS, unsubscribeToken } from './unsubscribe';

/** The page, whose form is sent to its own address. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

interface Outcome {
  heading: string;
  text: string;
  /** Whether the form stays, to try again. */
  again?: boolean;
  /** Whether the reader needs another way to get off the list. */
  help?: boolean;
}

const OUTCOMES: Record<200 | 404 | 429 | 503, Outcome> = {
  200: UNSUBSCRIBE_TEXTS.done,
  404: { ...UNSUBSCRIBE_TEXTS.invalid, help: true },
  429: { heading: UNSUBSCRIBE_TEXTS.confirm.heading, text: TOO_MANY, again: true },
  503: { heading: UNSUBSCRIBE_TEXTS.confirm.heading, text: UNSUBSCRIBE_FAILED, again: true, help: true },
};

interface UnsubscribeFormOptions {
  subscribers: Subscribers;
  pages: Pick<Pages, 'find'>;
  limit: ReadLimit;
  log: Logger;
}

/**
 * Takes the page's form from browsers without script, and responds with the page that says what came of it. The token
 * in the address is the secret, so the origin does not matter; browsers send none from a page with `no-referrer`.
 */
export function unsubscribeForm({ subscribers, pages, limit, log }: UnsubscribeFormOptions): Handler<ServerEnv> {
  return async (c) => {
    const wait = limit(c.env.incoming);
    const token = tokenIn(new URL(c.req.url).search);
    const status = wait > 0 ? 429 : await unsubscribeToken(subscribers, token, log);
    const retry = status === 429 ? String(wait) : status === 503 && RETRY_SECONDS;
    const found = await pages.find(UNSUBSCRIBE_PAGE);
    const page = found && 'body' in found ? found.body : undefined;
    const { 'Content-Security-Policy': policy } = page?.identity.headers ?? {};
    return respondText(c, status, withOutcome(page ? textOf(page) : '', OUTCOMES[status]), {
      'Content-Type': 'text/html; charset=utf-8',
      'Referrer-Policy': 'no-referrer',
      ...(policy && { 'Content-Security-Policy': policy }),
      ...(retry && { 'Retry-After': retry }),
    });
  };
}

/** The page with an outcome in place of its question, and without the code that would ask it again. */
function withOutcome(page: string, { heading, text, again = false, help = false }: Outcome): string {
  const { confirm } = UNSUBSCRIBE_TEXTS;
  if (!page.includes(confirm.heading)) return `<!doctype html><title>${heading}</title><p>${escapeHtml(text)}</p>\n`;
  const shown = page
    .replace(`>${confirm.heading}<`, () => `>${heading}<`)
    .replace(`>${confirm.text}<`, () => ` role="status">${escapeHtml(text)}${help ? `</p><p>${helpText()}` : ''}<`)
    .replace(/<script type="application\/json" id="code">.*?<\/script>\n?/s, '');
  return again ? shown : shown.replace(/<form.*?<\/form>/s, '');
}

/** As `UnsubscribeHelp` of the site writes it. */
function helpText(): string {
  const { before, after, contact, subject } = unsubscribeTexts;
  const email = escapeHtml(site.contact.email);
  const write = `<a href="mailto:${email}?subject=${encodeURIComponent(subject)}">${email}</a>`;
  return `${escapeHtml(before)} ${write} ${escapeHtml(after)} <a href="/contact">${escapeHtml(contact)}</a>.`;
}
