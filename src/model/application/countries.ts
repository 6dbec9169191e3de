import { COUNTRY_LIST } from './country-list';

/** A country as the join form offers it. */
export interface Country {
  /** The two-letter ISO 3166-1 code; XK for Kosovo. */
  alpha2: string;
  name: string;
  /** The flag as an emoji; systems without flag emoji show two letters instead. */
  flag: string;
  /** `+94`; some countries have several, three have none. */
  callingCodes: readonly string[];
}

/** A calling code with the countries that share it. */
export interface CallingCode {
  code: string;
  countries: readonly string[];
}

/**
 * Returns the countries that have an ISO code, and Kosovo, sorted by name.
 * @param lang the names' language, as a BCP 47 tag. Default: English.
 */
export function formCountries(lang = ''): readonly Country[] {
  const countries = COUNTRY_LIST.map((country) => ({ ...country, flag: flagOf(country.alpha2) }));
  const names = namesIn(lang);
  if (!names) return countries;
  const collator = new Intl.Collator(lang);
  return countries
    .map((country) => ({ ...country, name: names.of(country.alpha2) ?? country.name }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Returns undefined for English and for invalid languages. */
function namesIn(lang: string): Intl.DisplayNames | undefined {
  try {
    return /^(en\b|$)/i.test(lang) ? undefined : new Intl.DisplayNames(lang, { type: 'region' });
  } catch {
    return undefined;
  }
}

/** Returns a country's first calling code; '' if it has none. */
export function callingCodeOf(alpha2: string): string {
  return COUNTRY_LIST.find((country) => country.alpha2 === alpha2)?.callingCodes[0] ?? '';
}

/** Returns each calling code once, ordered by its digits, with the names of its countries. */
export function callingCodes(lang = ''): CallingCode[] {
  const byCode = new Map<string, string[]>();
  for (const { name, callingCodes } of formCountries(lang)) {
    for (const code of callingCodes) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  }
  return [...byCode].map(([code, countries]) => ({ code, countries })).sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Returns a country's flag emoji: its two letters as regional indicators. */
function flagOf(alpha2: string): string {
  return String.fromCodePoint(...[...alpha2].map((letter) => letter.charCodeAt(0) + 0x1f1a5));
}
