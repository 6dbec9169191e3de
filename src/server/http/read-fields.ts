import type { IncomingMessage } from 'node:http';
import { RequestError, readBody } from './request-body';

/** A message of 5000 characters takes 30 kB if each is escaped. */
const MAX_BYTES = 65_536;
const TOO_LARGE = 'This is too long to be received.';

/** The forms are short: a sender that is silent for so long is gone. */
const STALL_MS = 15_000;

/**
 * Reads the texts of a small form, sent as JSON. A browser asks before a page of another origin may send JSON, but not
 * before it sends a plain form.
 * @returns the texts by name; other values are left out.
 * @throws {RequestError} if the body is too large, too slow or not JSON.
 */
export async function readFields(incoming: IncomingMessage): Promise<Partial<Record<string, string>>> {
  if (!/^application\/json\b/i.test(incoming.headers['content-type'] ?? ''))
    throw new RequestError(415, 'Send this as application/json.');
  const chunks: Buffer[] = [];
  for await (const chunk of readBody(incoming, { maxBytes: MAX_BYTES, tooLarge: TOO_LARGE, stallMs: STALL_MS }))
    chunks.push(chunk);
  const fields = Object.entries(Object(parseJson(Buffer.concat(chunks).toString())));
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'This cannot be read: it is not JSON.');
  }
}
