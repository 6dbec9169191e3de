/** Removes spaces, hyphens (including typographic ones) and brackets from a phone number. */
export function plainPhone(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015\u2212()[\]]/g, '');
}

/** Tests for an optional plus, a nonzero digit, then 1 to 14 more digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{1,14}$/.test(plainPhone(text));
}

/** The calling codes of Italy, San Marino and Vatican City, where a leading zero is part of the number. */
const KEEPS_ZERO = ['+39', '+378', '+379'];

/**
 * Joins a calling code and a number: `+94712345678`; '' if there is no number. The calling code replaces a leading
 * zero. A number with its own code, after a plus or 00, keeps that code and loses the `(0)` in `+44 (0)20 …`.
 */
export function joinPhone(callingCode: string, number: string): string {
  const code = plainPhone(callingCode);
  const typed = plainPhone(number.replace(/^(\D*\d{1,6}\s*)\(0\)/, hasOwnCode(number) ? '$1' : '$&'));
  if (typed === '' || typed === '+') return '';
  if (!code || typed.startsWith('+')) return typed;
  // 00 means plus. '0' and '000…' stay invalid, because no calling code can make them a number.
  if (/^0(0|$)/.test(typed)) return typed.replace(/^00(?=[1-9])/, '+');
  return code + (KEEPS_ZERO.includes(code) ? typed : typed.replace(/^0/, ''));
}

const hasOwnCode = (number: string) => /^(\+|00)/.test(plainPhone(number));
