import { createHash, randomUUID } from 'node:crypto';
import type { Handler } from 'hono';
import type { Logger } from 'pino';
import { ATTEMPT_PART, isAttemptId } from '../../model/application-parts';
import { CONTACT_THANKS, contactFault } from '../../model/contact';
import { cleanText } from '../../model/text';
import { oneLine } from '../../model/written-text';
import { readFields } from '../http/read-fields';
import { RequestError } from '../http/request-body';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { Messages, StoredMessage } from './messages';

const STORE_FAILED = 'Your message could not be stored at the moment. Please try again in a few minutes.';

/** Sent with 503. */
const RETRY_SECONDS = '30';

/**
 * Receives a message: it is in the database before the response. The same message with the same idempotency key gets
 * the same response, and is stored once.
 * @param onStored is called with each message that was stored.
 */
export function receiveMessage(
  messages: Messages,
  onStored: (message: StoredMessage) => void,
  log: Logger,
): Handler<ServerEnv> {
  return async (c) => {
    try {
      const { name = '', email = '', message = '', [ATTEMPT_PART]: key } = await readFields(c.env.incoming);
      const written = {
        name: oneLine(name),
        email: oneLine(email),
        message: cleanText(message).normalize('NFC').trim(),
      };
      const fault = contactFault(written);
      if (fault) return respondJson(c, 422, { message: fault });
      const stored = await messages.store(keyOf(key), written);
      if (stored) {
        log.info({ message: stored.id }, 'a message was stored'); // nothing else in the line leads to a person
        onStored(stored);
      }
      return respondJson(c, 200, { message: CONTACT_THANKS });
    } catch (error) {
      if (error instanceof RequestError) return respondJson(c, error.status, { message: error.message });
      log.error({ err: error }, 'a message could not be stored');
      return respondJson(c, 503, { message: STORE_FAILED }, { 'Retry-After': RETRY_SECONDS });
    }
  };
}

/** The idempotency key. A program that sends none writes again with every try. */
function keyOf(text = ''): string {
  const named = text.trim();
  if (isAttemptId(named)) return named;
  return named ? createHash('sha256').update(named).digest('hex') : randomUUID();
}
