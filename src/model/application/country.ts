import { FORM_COUNTRIES } from './form-countries';

/** A country as the join form offers it. */
export interface Country {
  /** Two letters of ISO 3166-1; XK for Kosovo. */
  alpha2: string;
  name: string;
  /** The flag as an emoji; systems without flags show its two letters. */
  flag: string;
  /** `+94`; some countries have several, three have none. */
  callingCodes: readonly string[];
}

/** A calling code with the countries that share it. */
export interface CallingCode {
  code: string;
  countries: readonly string[];
}

let list: readonly Country[] | undefined;

/**
 * Assigned countries and Kosovo, by name. Reads the text once, when a form first asks.
 * @param lang a BCP 47 tag of the names. Default: English.
 */
export function formCountries(lang = ''): readonly Country[] {
  const names = namesIn(lang);
  if (!names) return englishCountries();
  const collator = new Intl.Collator(lang);
  return englishCountries()
    .map((country) => ({ ...country, name: names.of(country.alpha2) ?? country.name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Undefined for English, and for what is no language. */
function namesIn(lang: string): Intl.DisplayNames | undefined {
  try {
    return /^(en\b|$)/i.test(lang) ? undefined : new Intl.DisplayNames(lang, { type: 'region' });
  } catch {
    return undefined;
  }
}

function englishCountries(): readonly Country[] {
  const rows = FORM_COUNTRIES.matchAll(/(.+?) ([A-Z]{2})([\d,]*);/g);
  list ??= [...rows].map(([, name = '', alpha2 = '', codes = '']) => ({
    alpha2,
    name,
    flag: flagOf(alpha2),
    callingCodes: codes.match(/\d+/g)?.map((code) => `+${code}`) ?? [],
  }));
  return list;
}

/** The first calling code of a country, '' when it has none. */
export function callingCodeOf(alpha2: string): string {
  return englishCountries().find((country) => country.alpha2 === alpha2)?.callingCodes[0] ?? '';
}

/** Every calling code once, in the order of digits, with its countries' names. */
export function callingCodes(lang = ''): CallingCode[] {
  const byCode = new Map<string, string[]>();
  for (const { name, callingCodes } of formCountries(lang)) {
    for (const code of callingCodes) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return [...byCode].map(([code, countries]) => ({ code, countries })).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** A flag emoji is the country's letters as regional indicators. */
function flagOf(alpha2: string): string {
  return String.fromCodePoint(...[...alpha2].map((letter) => letter.charCodeAt(0) + 0x1f1a5));
}
