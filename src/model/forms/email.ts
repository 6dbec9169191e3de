import type { Text } from '../../texts/text';

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
