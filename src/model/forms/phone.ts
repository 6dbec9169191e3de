/** Removes spaces, hyphens (including typographic ones) and brackets from a phone number. */
function plainPhone(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015\u2212()[\]]/g, '');
}

/** Tests for an optional plus, a nonzero digit, then 1 to 14 more digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[1-9]\d{1,14}$/.test(plainPhone(text));
}

/**
 * Joins a calling code and a number, in any punctuation: `+94712345678`; '' if there is no number. Leaves out the
 * prefix of domestic calls, such as the zero in `071 234 5678` and `+44 (0)20 …`. A number that has its own code, after
 * a plus or 00, keeps it, whatever calling code was chosen.
 */
export function joinPhone(callingCode: string, number: string): string {
  const code = /^\+?(\d+)$/.exec(plainPhone(callingCode))?.[1];
  const typed = plainPhone(number);
  if (typed === '+') return '';
  const ownCode = /^\+(\d+)$/.exec(code ? typed.replace(/^00(?=[1-9])/, '+') : typed)?.[1];
  if (ownCode) return `+${withoutPrefix(ownCode)}`;
  // '0' and '000…' stay invalid, because no calling code can make them a number.
  return !code || !/^(?!0(?:0|$))\d+$/.test(typed) ? typed : `+${withoutPrefix(withCode(code, typed))}`;
}

/** The country code at the start of an international number (ITU-T E.164). No code is the start of another. */
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** Codes of North America and of Russia and Kazakhstan. The form offers longer ones, which include an area code. */
const SHARED_CODES = ['1', '7'];

/** Digits of a number with area code in the countries that share a code. */
const SHARED_DIGITS = 10;

/** The longest fixed and mobile numbers, in digits without the country code, where they have more than ten. */
const MAX_DIGITS: Record<string, number> = {
  31: 11,
  39: 12,
  43: 13,
  49: 15,
  54: 11,
  55: 11,
  62: 12,
  86: 11,
  352: 11,
  381: 12,
  383: 12,
  972: 12,
};

/** Puts a chosen calling code before a number, unless the number starts with it. */
function withCode(code: string, number: string): string {
  const shared = SHARED_CODES.find((each) => code.startsWith(each));
  if (shared) {
    const national = nationalNumber(shared, number);
    return (national.length === SHARED_DIGITS ? shared : code) + national;
  }
  // A number that is longer than all of its country's numbers already has the code: 94 77 123 4567.
  const hasCode = number.startsWith(code) && number.length > (MAX_DIGITS[code] ?? 10);
  return hasCode ? number : code + nationalNumber(code, number);
}

/** Removes the domestic prefix after the country code. */
function withoutPrefix(number: string): string {
  const [code = ''] = COUNTRY_CODE.exec(number) ?? [];
  return code + (code ? nationalNumber(code, number.slice(code.length)) : number);
}

/**
 * Codes of countries where a leading zero is part of the number: Italy, San Marino, Vatican City, and, since they
 * lengthened their numbers, Côte d'Ivoire, Benin and the Republic of Congo.
 */
const KEEPS_ZERO = ['39', '378', '379', '225', '229', '242'];

/** Prefixes of domestic calls; elsewhere, it is 0. The length tells them from the start of an area code. */
const DOMESTIC_PREFIX: Record<string, RegExp> = {
  1: /^0*1(?=[2-9]\d{9}$)|^0+/,
  7: /^0*[78](?=[1-9]\d{9}$)|^0+/,
  36: /^0+6(?=[1-9]\d{7,8}$)|^0+/,
};

function nationalNumber(code: string, number: string): string {
  return KEEPS_ZERO.includes(code) ? number : number.replace(DOMESTIC_PREFIX[code] ?? /^0+/, '');
}

/** Returns a tel: link to a number in any punctuation, without the zero of domestic calls after a country code. */
export function phoneAddress(phone: string): string {
  return `tel:${joinPhone('', phone.replace(/[^+\d]/g, ''))}`;
}
