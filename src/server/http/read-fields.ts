import type { IncomingMessage } from 'node:http';
import { RequestError, readBody } from './request-body';

/** A message of 5000 characters of three bytes each takes 45 kB in a form. */
const MAX_BYTES = 65_536;
const TOO_LARGE = 'This is too long to be received.';

/** The forms are short: whoever sends nothing for so long is gone. */
const STALL_MS = 15_000;

/**
 * The texts of a small form, sent as JSON or as a browser sends a form without files.
 * @returns by their names; what is no text is left out.
 * @throws {RequestError} if it is too large, too slow, or neither of them.
 */
export async function readFields(incoming: IncomingMessage): Promise<Partial<Record<string, string>>> {
  const type = incoming.headers['content-type'] ?? '';
  const parse = /^application\/json\b/i.test(type)
    ? parseJson
    : /^application\/x-www-form-urlencoded\b/i.test(type)
      ? (text: string) => [...new URLSearchParams(text)]
      : undefined;
  if (!parse) throw new RequestError(415, 'Send this as JSON or as a form.');
  const chunks: Buffer[] = [];
  for await (const chunk of readBody(incoming, { maxBytes: MAX_BYTES, tooLarge: TOO_LARGE, stallMs: STALL_MS }))
    chunks.push(chunk);
  const fields = parse(Buffer.concat(chunks).toString());
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
}

function parseJson(text: string): [string, unknown][] {
  try {
    return Object.entries(Object(JSON.parse(text)));
  } catch {
    throw new RequestError(400, 'This cannot be read: it is not JSON.');
  }
}
