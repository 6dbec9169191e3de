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
