import { isIP } from 'node:net';

/** Returns the base URL for absolute links, without a trailing slash: UMMES_PUBLIC_URL, or localhost if not set. */
export function siteUrlOf({ publicUrl, port }: { publicUrl: string | undefined; port: number }): string {
  return (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
}

/** Returns whether a URL points to this machine. Links to it don't work for anyone else. */
export function isLocalUrl(url: string): boolean {
  return isLocalHost(new URL(url).hostname);
}

/** Returns whether a host is this machine: localhost, *.localhost, 127.*, ::1 or [::1]. */
export function isLocalHost(host: string): boolean {
  return (
    /^(?:.+\.)?localhost$/i.test(host) || /^\[?::1\]?$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'))
  );
}
