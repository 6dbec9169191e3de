import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The client of requests that a proxy forwards without an address, or with a word such as `unknown`. */
const NO_ADDRESS = 'no address';

/**
 * The client's address. Anyone can write X-Forwarded-For, so only as many of its last entries count as there are
 * trusted proxies.
 */
export function clientAddress({ headers, socket }: Incoming, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  if (trustedProxies === 0 || forwarded === undefined) return plainAddress(socket.remoteAddress ?? '');
  const entry = String(forwarded).split(',').at(-trustedProxies)?.trim() ?? '';
  const withoutPort = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = plainAddress(withoutPort);
  return isIP(address) ? address : NO_ADDRESS;
}

/** An address without a zone; IPv4 without the prefix that a socket for both families adds. */
function plainAddress(address: string): string {
  return address.replace(/%.*/, '').replace(/^::ffff:(?=.*\.)/i, '');
}

/** The client that a request counts for; null for a program on this machine, which has no limits. */
export function limitedClient(incoming: Incoming, trustedProxies: number): string | null {
  const address = clientAddress(incoming, trustedProxies);
  return address === '::1' || address.startsWith('127.') ? null : subscriber(address);
}

/** The part of an address that one subscriber has: all of IPv4, the first 64 bits of IPv6. */
export function subscriber(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`); // the one spelling: lower case, the longest run of zeros as ::
  const [first = [], last = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
