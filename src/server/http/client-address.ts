import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

/** What X-Forwarded-For names without being an address, such as `unknown`: they all count as one client. */
const NO_ADDRESS = 'no address';

/**
 * The client's address. Anyone can write X-Forwarded-For, so only as many of its last entries count as there are
 * trusted proxies.
 */
export function clientAddress(incoming: Incoming, trustedProxies: number): string {
  const entry = forwardedEntry(incoming, trustedProxies);
  return entry ? addressIn(entry) : withoutPrefix(incoming.socket.remoteAddress ?? '');
}

/**
 * The client that a request counts for; null for a program on this machine, which has no limits. A request that a proxy
 * forwards without an address counts for the proxy.
 */
export function limitedClient(incoming: Incoming, trustedProxies: number): string | null {
  const address = clientAddress(incoming, trustedProxies);
  const isOwn = isLoopback(address) && forwardedEntry(incoming, trustedProxies) !== '';
  return isOwn ? null : subscriber(address);
}

/** The entry of X-Forwarded-For that counts, '' if it is missing; undefined for a request without the header. */
function forwardedEntry({ headers }: Incoming, trustedProxies: number): string | undefined {
  const header = headers['x-forwarded-for'];
  if (trustedProxies === 0 || header === undefined) return undefined;
  return [header].flat().join(',').split(',').at(-trustedProxies)?.trim() ?? '';
}

/** The address in an entry: some proxies add a port, brackets or a zone. */
function addressIn(entry: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const address = withoutPrefix(bare.replace(/%.*/, ''));
  return isIP(address) ? address : NO_ADDRESS;
}

/** A socket for both families writes an IPv4 address as IPv6. */
export function withoutPrefix(address: string): string {
  return address.includes('.') ? address.replace(/^::ffff:/i, '') : address;
}

/**
 * The part of an address that one subscriber has: all of IPv4, the first 64 bits of IPv6. However it is spelt, the
 * result is the same.
 */
export function subscriber(address: string): string {
  const bare = address.replace(/%.*/, '');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const [, , , , , mapped, high = 0, low = 0] = groups;
  const isMapped = mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (part: string) => part.split(':').filter(Boolean).flatMap(numbersOf);
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** Of a group: one number, two of an IPv4 address at the end. */
function numbersOf(group: string): number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

/** This machine: its own tools, or a proxy that is not declared and stands for every visitor. */
function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
