import type { IncomingMessage } from 'node:http';

/**
 * The address a request counts for. X-Forwarded-For can be written by anyone, so only as many of
 * its last entries are believed as there are proxies of our own.
 */
export function clientAddress(incoming: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const socket = plain(incoming.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return socket;
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return plain(forwarded.at(-trustedProxies)?.trim() || socket);
}

/** An IPv4 address as it is, also where a socket for both families writes it as IPv6. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address;
}

/** The part of an address that one subscriber holds: all of IPv4, the first 64 bits of IPv6. */
export function subscriber(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - groups.length - last.length)).fill('0') : [];
  return [...groups, ...zeros, ...last].slice(0, 4).join(':').toLowerCase();
}

/** The machine itself: its own tools, or a proxy that nobody declared and that stands for every visitor. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
