import type { Text } from '../../texts/text';
import { withoutInvisible } from '../text/clean-text';

/* Rules for individual answers. The schema defines which answers are required. */

/**
 * The part before the @: words of letters, digits and punctuation that mail systems deliver, joined by single dots.
 * Excludes quoted text, `|` and a leading `=`, which are valid but which no mail system gives out.
 */
const LOCAL_PART = /^(?!=)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{}~-]+)*$/u;
/** A part of a domain: letters, digits, and hyphens in between, in any script. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Maximum lengths in octets (RFC 5321, DNS). */
const MAX_OCTETS = { address: 254, localPart: 64, label: 63 } as const;

/** Tests whether text is an email address that mail systems deliver to: one @, text before it, a dotted domain after. */
export function isEmail(text: string): boolean {
  const [localPart = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    rest.length === 0 &&
    LOCAL_PART.test(localPart) &&
    octets(localPart) <= MAX_OCTETS.localPart &&
    octets(text) <= MAX_OCTETS.address &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '') && // an IP address
    asciiHost(domain)
      .split('.')
      .every((label) => label && label.length <= MAX_OCTETS.label)
  );
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Returns a domain as DNS knows it, in ASCII; '' if it has characters that no domain can have. */
function asciiHost(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Returns what is wrong with a required email address; '' if nothing is. */
export function emailProblem(text: string): Text | '' {
  const address = withoutInvisible(text);
  if (!address) return 'Email is required.';
  return isEmail(address) ? '' : 'Email is invalid.';
}

/**
 * Returns the address in text that was typed or pasted into a form: without invisible characters, and without what
 * mail programs and links copy along with it, as in `Nimali Perera <nimali@example.org>` and `mailto:a@example.org`.
 */
export function pastedEmail(text: string): string {
  const line = withoutInvisible(text);
  const address = /<\s*([^<>\s]+)\s*>$/.exec(line)?.[1] ?? line;
  return address.replace(/^mailto:\s*([^?]*).*$/i, '$1').trim();
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
