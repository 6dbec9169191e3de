import { isIP } from 'node:net';

/** Returns the site URL, the start of absolute links, without a trailing slash: UMMES_PUBLIC_URL or this machine. */
export function siteUrlOf({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string {
  return (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
}

/** Returns whether a URL leads to this machine, so that it wouldn't work in emails. */
export function isLocalUrl(url: string): boolean {
  return isLocalHost(new URL(url).hostname);
}

/** Returns whether a host is this machine: localhost, 127.* or ::1, which may be in brackets. */
export function isLocalHost(host: string): boolean {
  return (
    /^(?:.+\.)?localhost$/i.test(host) || /^\[?::1\]?$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
