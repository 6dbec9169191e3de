/**
 * The full reference data on countries, currencies and languages, for apps that need more than the
 * join form does: `import { countries } from 'ummes/reference-data'`. No tag or page loads it.
 */
import * as source from 'country-data-list';

/** Deleted and reserved codes don't stand for countries today; Kosovo's XK is user assigned. */
export type CountryStatus = 'assigned' | 'reserved' | 'deleted' | 'user assigned';

export interface ReferenceCountry {
  /** ISO 3166-1. A deleted code may be the same as one that is assigned today. */
  alpha2: string;
  alpha3: string;
  name: string;
  /** The flag; '' for codes that have none. */
  emoji: string;
  /** `+94`, `+1 809`. */
  callingCodes: readonly string[];
  /** Codes from `currencies`. */
  currencies: readonly string[];
  /** Three-letter codes from `languages`. */
  languages: readonly string[];
  status: CountryStatus;
}

export interface ReferenceCurrency {
  /** ISO 4217. */
  code: string;
  /** Number of decimal places; null for special codes, such as gold's. */
  decimals: 0 | 2 | 3 | null;
  name: string;
  /** Three-digit ISO 4217 code. */
  number: string;
  symbol: string;
}

export interface ReferenceLanguage {
  /** ISO 639-1; '' if there is none. */
  alpha2: string;
  /** ISO 639-2. */
  alpha3: string;
  name: string;
}

export const countries: readonly ReferenceCountry[] = source.countries.all.map((country) => ({
  alpha2: country.alpha2,
  alpha3: country.alpha3,
  name: country.name,
  emoji: country.emoji ?? '',
  callingCodes: country.countryCallingCodes,
  currencies: country.currencies,
  languages: country.languages,
  status: country.status as CountryStatus,
}));

export const currencies: readonly ReferenceCurrency[] = source.currencies.all.map((currency) => ({
  code: currency.code,
  decimals: currency.decimals as ReferenceCurrency['decimals'],
  name: currency.name,
  number: currency.number,
  symbol: (currency as { symbol?: string }).symbol ?? '',
}));

export const languages: readonly ReferenceLanguage[] = source.languages.all.map((language) => ({
  alpha2: language.alpha2 ?? '',
  alpha3: language.alpha3,
  name: language.name,
}));
