import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Stands for all clients whose proxy forwards no IP address, or only a word such as `unknown`. */
const NO_ADDRESS = 'no address';

/**
 * Returns the client's IP address. Clients can forge X-Forwarded-For, so only its last entries are trusted: one per
 * proxy.
 */
export function clientAddress({ headers, socket }: Incoming, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || forwarded === undefined) return plainAddress(socket.remoteAddress ?? '');
  const entry = String(forwarded).split(',').at(-trustedProxies)?.trim() ?? '';
  const withoutPort = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = plainAddress(withoutPort);
  return isIP(address) ? address : NO_ADDRESS;
}

/** Removes an IP address's zone, and the prefix that a dual-stack socket adds to IPv4. */
function plainAddress(address: string): string {
  return address.replace(/%.*/, '').replace(/^::ffff:(?=.*\.)/i, '');
}

/** Returns the client whose limit a request counts against; null for programs on this machine, which have none. */
export function limitedClient(incoming: Incoming, trustedProxies: number): string | null {
  const address = clientAddress(incoming, trustedProxies);
  return address === '::1' || address.startsWith('127.') ? null : clientKey(address);
}

/** Returns the part of an IP address that identifies a client: all of it for IPv4, the first 64 bits for IPv6. */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`); // normalised: lower case, the longest run of zeros as ::
  const [first = [], last = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
