import type { Text } from '../../texts/text';

/* The rules of single answers. The schema says which are required. */

/** One @, text before it, a dotted domain after it, no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Longest address that mail systems accept, in characters (RFC 5321). */
const EMAIL_MAX_CHARACTERS = 254;

/** Whether a text has the form of an email address. Surrounding space does not matter. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_CHARACTERS && EMAIL.test(address);
}

/** Returns what is wrong with the address that a form requires; '' if nothing is. */
export function emailProblem(text: string): Text | '' {
  if (!text.trim()) return 'Email is required.';
  return isEmail(text) ? '' : 'Email is invalid.';
}

/** As `webAddress`, for linkedin.com and its subdomains only. */
export function linkedinAddress(text: string): string {
  const address = webAddress(text);
  return address && /(?:^|\.)linkedin\.com$/.test(new URL(address).hostname) ? address : '';
}

/** A typed address, safe for `href`: http(s) only, a dotted host, https:// if it has no protocol. '' for all else. */
export function webAddress(text: string): string {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return '';
  const address = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { hostname, username, password } = new URL(address);
    const dotted = /^[^.]+(\.[^.]+)+$/.test(hostname) && hostname.length <= 253;
    // With a user name, mailto:a@b.c and look-alike hosts would pass.
    return dotted && !username && !password && /^https?:\/\/[^/]/i.test(address) ? address : '';
  } catch {
    return '';
  }
}

/** A phone number without spaces, hyphens (typographic ones too) and brackets. */
export function plainPhone(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015\u2212()[\]]/g, '');
}

/** An optional plus, a digit that is not zero, then 1 to 14 more digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{1,14}$/.test(plainPhone(text));
}

/** The calling codes of Italy, San Marino and Vatican City, where the first zero is part of the number. */
const KEEPS_ZERO = ['+39', '+378', '+379'];

/**
 * Calling code and number as one, `+94712345678`; '' without a number. A calling code takes the place of the number's
 * first zero. A number that has its own code, after a plus or 00, is kept, except the `(0)` of `+44 (0)20 …`.
 */
export function joinPhone(callingCode: string, number: string): string {
  const code = plainPhone(callingCode);
  const typed = plainPhone(number.replace(/^(\D*\d{1,6}\s*)\(0\)/, isWhole(number) ? '$1' : '$&'));
  if (typed === '' || typed === '+') return '';
  if (!code || typed.startsWith('+')) return typed;
  // 00 is the plus of a telephone. A zero alone, or three of them, is no number, whatever the code before it.
  if (/^0(0|$)/.test(typed)) return typed.replace(/^00(?=[1-9])/, '+');
  return code + (KEEPS_ZERO.includes(code) ? typed : typed.replace(/^0/, ''));
}

/** Whether a number has its own calling code. */
const isWhole = (number: string) => /^(\+|00)/.test(plainPhone(number));

/** The message for an application with errors. */
export const VALIDATION_ERROR_MESSAGE: Text =
  'Some required information is missing or incorrect. Please check the fields marked in red and try again.';
