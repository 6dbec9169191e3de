import type { IncomingMessage } from 'node:http';

/** Time limit for each chunk. After that, the sender is assumed to be gone. */
const STALL_MS = 60_000;

/** Maximum number of bytes to discard from a rejected body, so that a client that is almost done gets the response. */
const MAX_DISCARDED_BYTES = 200_000;

/** Thrown when a request can't be read completely. The message is for the sender. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

interface BodyLimits {
  maxBytes: number;
  /** The message for a larger body. */
  tooLarge: string;
  stallMs?: number;
}

/** Limits for a small form. A 5000-character message takes 30 kB if every character is escaped. */
const FORM_LIMITS = { maxBytes: 65_536, tooLarge: 'This is too long.' };

/**
 * Reads a request's body within its limits. If the Content-Length is too large, the body isn't read at all.
 * @throws {RequestError} The connection stays open for the response.
 */
export async function* readBody(
  incoming: IncomingMessage,
  { maxBytes, tooLarge, stallMs = STALL_MS }: BodyLimits,
): AsyncGenerator<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    discardRest(incoming);
    throw new RequestError(413, tooLarge);
  }
  const chunks = incoming.iterator({ destroyOnReturn: false });
  try {
    for (let received = 0; ; ) {
      const { done, value } = await within(stallMs, chunks.next(), incoming);
      if (done) return;
      received += value.length;
      if (received > maxBytes) throw new RequestError(413, tooLarge);
      yield value;
    }
  } finally {
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

async function within<Result>(ms: number, work: Promise<Result>, incoming: IncomingMessage): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RequestError(408, 'Sending took too long. Please try again.')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (!incoming.destroyed || error instanceof RequestError) throw error;
    throw new RequestError(400, 'The request was incomplete.');
  } finally {
    clearTimeout(timer);
    work.catch(() => {}); // it may still fail after the timeout
  }
}

/** Reads a request's complete body. @throws {RequestError} as `readBody` does. */
export async function readWhole(incoming: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readBody(incoming, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Reads the text fields of a small form, sent as JSON. Browsers send a preflight request before they send JSON to
 * another origin, but not before a plain form.
 * @returns the text fields by name, omitting other values.
 * @throws {RequestError} if the body is too large, too slow or not JSON.
 */
export async function readFields(incoming: IncomingMessage): Promise<Partial<Record<string, string>>> {
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    throw new RequestError(415, 'Send this as application/json.');
  const text = (await readWhole(incoming, FORM_LIMITS)).toString();
  try {
    const fields = Object.entries(Object(JSON.parse(text)));
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
  } catch {
    throw new RequestError(400, 'The request is not valid JSON.');
  }
}
