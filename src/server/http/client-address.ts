import type { IncomingMessage } from 'node:http';

/**
 * The client's address. Anyone can write X-Forwarded-For, so only as many of its last entries count as there are
 * trusted proxies.
 */
export function clientAddress(incoming: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const socket = withoutPrefix(incoming.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return socket;
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return withoutPrefix(forwarded.at(-trustedProxies)?.trim() || socket);
}

/** A socket for both families writes an IPv4 address as IPv6. */
function withoutPrefix(address: string): string {
  return address.includes('.') ? address.replace(/^::ffff:/, '') : address;
}

/** The part of an address that one subscriber has: all of IPv4, the first 64 bits of IPv6. */
export function subscriber(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - groups.length - last.length)).fill('0') : [];
  return [...groups, ...zeros, ...last].slice(0, 4).join(':').toLowerCase();
}

/** This machine: its own tools, or a proxy that is not declared and stands for every visitor. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
