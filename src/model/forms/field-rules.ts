import type { Text } from '../../texts/text';

/* Rules for individual answers. The schema defines which answers are required. */

/** One @, text before it, a dotted domain after it, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Longest address that mail systems accept, in characters (RFC 5321). */
const EMAIL_MAX_CHARACTERS = 254;

/** Tests whether text has the form of an email address, ignoring surrounding whitespace. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(address);
}

/** Returns what is wrong with a required email address; '' if nothing is. */
export function emailProblem(text: string): Text | '' {
  if (!text.trim()) return 'Email is required.';
  return isEmail(text) ? '' : 'Email is invalid.';
}

/** Like `webAddress`, but only for linkedin.com and its subdomains. */
export function linkedinAddress(text: string): string {
  const address = webAddress(text);
  return address && /(?:^|\.)linkedin\.com$/.test(new URL(address).hostname) ? address : '';
}

/** Returns a typed address, with https by default; '' unless it is safe for `href`: http(s) and a dotted host. */
export function webAddress(text: string): string {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return '';
  const address = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { hostname, username, password } = new URL(address);
    const dotted = /^[^.]+(\.[^.]+)+$/.test(hostname) && hostname.length <= 253;
    // Allowing user names would let mailto:a@b.c and look-alike hosts through.
    return dotted && !username && !password && /^https?:\/\/[^/]/i.test(address) ? address : '';
  } catch {
    return '';
  }
}
