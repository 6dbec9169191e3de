import type { IncomingMessage } from 'node:http';
import { Arrival } from './arrival';
import { RequestError } from './request-error';

/** Maximum number of bytes to discard from a rejected body, so that a client that is almost done gets the response. */
const MAX_DISCARDED_BYTES = 200_000;

interface BodyLimits {
  maxBytes: number;
  /** The message for a larger body. */
  tooLarge: string;
}

/** Limits for a small form. A 5000-character message takes 30 kB if every character is escaped. */
const FORM_LIMITS = { maxBytes: 65_536, tooLarge: 'This is too long.' };

/**
 * Reads a request's body within its limits. If the Content-Length is too large, the body isn't read at all.
 * @throws {RequestError} The connection stays open for the response.
 */
export async function* readBody(
  incoming: IncomingMessage,
  { maxBytes, tooLarge }: BodyLimits,
  arrival = new Arrival(),
): AsyncGenerator<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    discardRest(incoming);
    throw new RequestError(413, tooLarge);
  }
  const chunks = incoming.iterator({ destroyOnReturn: false });
  try {
    for (let received = 0; ; ) {
      const { done, value } = await arrival.next(chunks.next()).catch((error) => fail(error, incoming));
      if (done) return;
      received += value.length;
      if (received > maxBytes) throw new RequestError(413, tooLarge);
      yield value;
    }
  } finally {
    arrival.isArriving = false;
    void chunks.return?.().then(() => discardRest(incoming));
  }
}

/** Discards the start of the remaining body. @hono/node-server 2.1.8 closes the connection 0.5 s after the response. */
function discardRest(incoming: IncomingMessage): void {
  let dropped = 0;
  incoming.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > MAX_DISCARDED_BYTES) incoming.pause();
  });
}

function fail(error: Error, incoming: IncomingMessage): never {
  if (!incoming.destroyed || error instanceof RequestError) throw error;
  throw new RequestError(400, 'The request was incomplete.');
}

/** Reads a request's complete body. @throws {RequestError} as `readBody` does. */
export async function readWhole(incoming: IncomingMessage, limits: BodyLimits, arrival?: Arrival): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readBody(incoming, limits, arrival)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads the text fields of a small form, sent as JSON. Browsers send a preflight request before they send JSON to
 * another origin, but not before a plain form.
 * @returns the text fields by name, omitting other values.
 * @throws {RequestError} if the body is too large, too slow or not JSON.
 */
export async function readFields(
  incoming: IncomingMessage,
  arrival: Arrival,
): Promise<Partial<Record<string, string>>> {
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    throw new RequestError(415, 'Send this as application/json.');
  const text = (await readWhole(incoming, FORM_LIMITS, arrival)).toString();
  try {
    const fields = Object.entries(Object(JSON.parse(text)));
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
  } catch {
    throw new RequestError(400, 'The request is not valid JSON.');
  }
}
