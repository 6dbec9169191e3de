import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerEnv } from './server-env';

/** How long a connection stays after an answer that came before the request's end: until it is read. */
const LINGER_MS = 2000;
/** What is taken in and thrown away meanwhile, so that a sender who is almost done comes to read the answer. */
const LINGER_BYTES = 200_000;

/**
 * Answers with JSON what may be a POST, whether it has arrived whole or not. What is still arriving is not read to
 * its end: we answer, wait a moment, and hang up. To hang up at once would take the answer from those who
 * are still sending: their system reports a broken connection instead.
 */
export async function respondJson(
  c: Context<ServerEnv>,
  status: ContentfulStatusCode,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  const uncached = { ...headers, 'Cache-Control': 'no-store' };
  if (incoming.complete || incoming.destroyed || incoming.method !== 'POST') return c.json(body, status, uncached);
  const text = JSON.stringify(body);
  outgoing.writeHead(status, {
    ...uncached,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  });
  await sendAndLinger(incoming, outgoing, text);
  return RESPONSE_ALREADY_SENT;
}

/** Resolves when the answer is on its way. */
function sendAndLinger(incoming: IncomingMessage, outgoing: ServerResponse, text: string): Promise<void> {
  const end = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  incoming.socket.once('close', () => clearTimeout(end));
  let taken = 0;
  incoming.on('data', (bytes: Buffer) => {
    taken += bytes.length;
    if (taken > LINGER_BYTES) incoming.pause();
  });
  incoming.once('end', () => outgoing.end());
  incoming.on('error', () => {}); // the other side has hung up first
  incoming.resume();
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(text, () => resolve());
  });
}
