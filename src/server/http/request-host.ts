import type { IncomingMessage, ServerResponse } from 'node:http';

/** A name or address with an optional port. Longer names do not exist. */
const HOST = /^(?:[a-z\d][a-z\d._-]{0,252}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** A request's target with an origin in front, as a proxy may send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?]*(?=\/)/i;

const MESSAGE = JSON.stringify({ message: 'A request needs one Host header, with a name or an address.' });

/** The last Host header that was in order: most requests name the same one. */
let lastHost = '';

/**
 * Responds with 400 to a request with two Host headers, or one that is no host: what two programs read differently is
 * an attack, and what is no host must not get into an address of ours. The Host header counts, also for a target with
 * an origin.
 * @returns whether it has responded.
 */
export function rejectHost(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { headers, rawHeaders, url = '' } = incoming;
  if (!url.startsWith('/')) incoming.url = url.replace(ABSOLUTE_FORM, '');
  if (isHost(headers.host) && countHosts(rawHeaders) <= 1) return false;
  const length = Buffer.byteLength(MESSAGE);
  outgoing.writeHead(400, { 'Content-Type': 'application/json', 'Content-Length': length, Connection: 'close' });
  outgoing.end(MESSAGE);
  return true;
}

/** HTTP/1.0 has requests without one; Node answers those of HTTP/1.1 with 400. */
function isHost(host: string | undefined): boolean {
  if (host === undefined || host === lastHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastHost = host;
  return true;
}

/** Node puts only the first into `headers`. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
