import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerEnv } from './server-env';

/** How long a connection stays open after a response that was sent before the request had arrived. */
const LINGER_MS = 2000;
/** How much is read and dropped meanwhile, so that a client that is almost done gets to read the response. */
const LINGER_BYTES = 200_000;

/** Responds with JSON to what may still be arriving. */
export function respondJson<Env extends ServerEnv>(
  c: Context<Env>,
  status: ContentfulStatusCode,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return respondText(c, status, JSON.stringify(body), { ...headers, 'Content-Type': 'application/json' });
}

/**
 * Responds with a text to what may still be arriving. Its rest is not read: the response is sent, and
 * the connection closed after a moment. If it were closed at once, a client that is still sending would report a broken
 * connection instead of the response.
 */
export async function respondText<Env extends ServerEnv>(
  c: Context<Env>,
  status: ContentfulStatusCode,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const uncached = { ...headers, 'Cache-Control': 'no-store' };
  if (incoming.complete || incoming.destroyed || !isSending(incoming)) return c.body(text, status, uncached);
  outgoing.writeHead(status, { ...uncached, 'Content-Length': Buffer.byteLength(text), Connection: 'close' });
  await sendAndLinger(incoming, outgoing, text);
  return RESPONSE_ALREADY_SENT;
}

/** Whether a body follows, and the answer may have one too. */
function isSending({ method, headers }: IncomingMessage): boolean {
  if (method === 'HEAD') return false;
  return method === 'POST' || 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

/** Resolves when the response has been handed to the system. */
function sendAndLinger(incoming: IncomingMessage, outgoing: ServerResponse, text: string): Promise<void> {
  const end = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  incoming.socket.once('close', () => clearTimeout(end));
  let dropped = 0;
  incoming.on('data', (bytes: Buffer) => {
    dropped += bytes.length;
    if (dropped > LINGER_BYTES) incoming.pause();
  });
  incoming.once('end', () => outgoing.end());
  incoming.on('error', () => {}); // the client has closed the connection first
  incoming.resume();
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(text, () => resolve());
  });
}
