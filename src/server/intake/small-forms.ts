import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { ATTEMPT_PART, isAttemptId } from '../../model/application/application-parts';
import { CONTACT_THANKS, cleanContact, contactFault } from '../../model/forms/contact';
import { SUBSCRIBED } from '../../model/forms/receiving';
import { withoutInvisible } from '../../model/text/clean-text';
import type { Arrival } from '../http/arrival';
import type { Arrivals } from '../http/arrivals';
import { limitedClient } from '../http/client-address';
import { isOwnOrigin } from '../http/cors';
import { readFields } from '../http/request-body';
import { RequestError } from '../http/request-error';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Settings } from '../settings/settings';
import type { Messages } from '../storage/messages/messages';
import { addressFault } from '../storage/newsletter/address-list';
import type { Subscribers } from '../storage/newsletter/subscribers';

/** Retry-After, in seconds, while forms can't be received. */
export const RETRY_SECONDS = '30';

/** A form with a few text fields. */
interface SmallForm {
  /** Stores the fields. @returns an error for the visitor; null if they are stored. */
  store(fields: Partial<Record<string, string>>, incoming: IncomingMessage): Promise<string | null>;
  /** The message if the fields were stored. */
  thanks: string;
  /** The message if the fields could not be stored. */
  failed: string;
}

interface SmallFormParts {
  arrivals: Arrivals;
  /** The number of proxies in front of the server. */
  trustedProxies: number;
  log: Logger;
}

/** Receives a small form as JSON, and responds once its fields are in the database. */
function smallForm({ store, thanks, failed }: SmallForm, parts: SmallFormParts): Handler<ServerEnv> {
  const { arrivals, trustedProxies, log } = parts;
  return async (c) => {
    const { incoming } = c.env;
    try {
      const receive = async (arrival: Arrival) => store(await readFields(incoming, arrival), incoming);
      const fault = await arrivals.receive(limitedClient(incoming, trustedProxies), receive);
      return respondJson(c, fault === null ? 200 : 422, { message: fault ?? thanks });
    } catch (error) {
      const { status, message } = error instanceof RequestError ? error : { status: 503 as const, message: failed };
      if (!(error instanceof RequestError)) log.error({ err: error, path: c.req.path }, 'a form could not be stored');
      return respondJson(c, status, { message }, canRetry(status) ? { 'Retry-After': RETRY_SECONDS } : {});
    }
  };
}

/** Whether the same request may succeed later. */
export function canRetry(status: number): boolean {
  return status === 429 || status === 503;
}

/** Returns a form's idempotency key, hashed unless it is in our format; a new key if the form has none. */
export function idempotencyKey(named = ''): string {
  const key = named.trim();
  if (isAttemptId(key)) return key;
  return key ? createHash('sha256').update(key).digest('hex') : randomUUID();
}

/** Receives a message. The same message with the same idempotency key gets the same response, and is stored once. */
export function receiveMessage(messages: Messages, parts: SmallFormParts): Handler<ServerEnv> {
  return smallForm(
    {
      async store({ name = '', email = '', message = '', [ATTEMPT_PART]: key }) {
        const written = cleanContact({ name, email, message });
        const fault = contactFault(written);
        if (fault) return fault;
        const stored = await messages.store(idempotencyKey(key), written);
        if (stored) parts.log.info({ message: stored }, 'a message was stored'); // only the id: logs contain no names
        return null;
      },
      thanks: CONTACT_THANKS,
      failed: 'Your message could not be stored at the moment. Please try again in a few minutes.',
    },
    parts,
  );
}

/**
 * Subscribes an email address. The response is the same whether or not it was already subscribed. An address that was
 * unsubscribed is subscribed again, presumably at its owner's request; each email has an unsubscribe link.
 */
export function subscribe(
  subscribers: Subscribers,
  settings: Pick<Settings, 'publicUrl'>,
  parts: SmallFormParts,
): Handler<ServerEnv> {
  return smallForm(
    {
      async store({ email: written = '' }, incoming) {
        const email = withoutInvisible(written).toLowerCase();
        if (addressFault(email)) return email ? 'Email is invalid.' : 'Email is required.';
        await subscribers.signUp(email, sourceOf(incoming, settings));
        return null;
      },
      thanks: SUBSCRIBED,
      failed: 'Your address could not be stored at the moment. Please try again in a few minutes.',
    },
    parts,
  );
}

/** Returns `site` for this site's own pages, otherwise the page's origin; `unknown` if it is missing or invalid. */
function sourceOf(incoming: IncomingMessage, settings: Pick<Settings, 'publicUrl'>): string {
  if (isOwnOrigin(incoming, settings)) return 'site';
  const { origin = '' } = incoming.headers;
  return /^https?:\/\/[\w.:[\]-]{1,262}$/.test(origin) ? origin : 'unknown';
}
