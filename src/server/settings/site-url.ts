import { isIP } from 'node:net';

/**
 * Parses the public URL of a site, which is at the root of its host, and returns its origin: `https://society.example`.
 * Returns null for a URL with anything else: links and cookies would ignore it.
 */
export function parsePublicUrl(text: string): string | null {
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
}

interface UrlSettings {
  publicUrl: string | undefined;
  port: number;
}

/** Returns the base URL for absolute links, without a trailing slash: UMMES_PUBLIC_URL, or localhost if not set. */
export function siteUrlOf({ publicUrl, port }: UrlSettings): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** Returns why links to the site work only on this machine, as a sentence; null if they work elsewhere. */
export function publicUrlFault(settings: UrlSettings): string | null {
  const siteUrl = siteUrlOf(settings);
  if (!isLocalUrl(siteUrl)) return null;
  return settings.publicUrl
    ? `UMMES_PUBLIC_URL is ${siteUrl}, which works only on this machine.`
    : `UMMES_PUBLIC_URL is not set, so links begin with ${siteUrl}.`;
}

/** Follows the fault in messages about unsubscribe links. */
export const LINKS_NEED_URL = "Links for readers need the site's public URL, such as https://society.example.";

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
