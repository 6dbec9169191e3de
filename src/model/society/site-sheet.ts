import { imageAddress, linkAddress } from '../addresses/address';
import { isDriveFolder } from '../addresses/drive';
import { isEmail } from '../forms/field-rules';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import { FOLDER, NO_ADDRESS } from '../lists/reasons';
import { columnKey } from '../lists/row';
import { SITE_KEY_NAMES, type SiteKey } from './site-keys';
import type { SiteValue } from './society';

/** The columns of the `site` sheet, with their other names. */
export const SITE_COLUMNS = { key: ['name'], value: ['text'] } as const;

/** The format of a value. `line` and `text` accept anything; a `text` may have several paragraphs. */
type ValueKind = 'line' | 'text' | 'link' | 'picture' | 'email' | 'language' | 'map' | 'choice';

/** The kinds of the values that are not a `line`. */
const KINDS: Partial<Record<SiteKey, ValueKind>> = {
  logo: 'picture',
  logoDark: 'picture',
  previewPicture: 'picture',
  language: 'language',
  departmentWebsite: 'link',
  description: 'text',
  about: 'text',
  aboutPicture: 'picture',
  eventsPicture: 'picture',
  studentLifePicture: 'picture',
  alumniPicture: 'picture',
  alumniPictureDark: 'picture',
  objectivesPicture: 'picture',
  address: 'text',
  email: 'email',
  facebook: 'link',
  instagram: 'link',
  linkedin: 'link',
  youtube: 'link',
  x: 'link',
  map: 'map',
  mapLink: 'link',
  mapPicture: 'picture',
  loadMap: 'choice',
  newsletterDescription: 'text',
  backToEvents: 'link',
  studentLifeInMenu: 'choice',
  sampleContent: 'choice',
};

/** Other names of keys. */
const ALIASES: Partial<Record<SiteKey, readonly string[]>> = {
  name: ['short name', 'society'],
  longName: ['full name'],
  initials: ['letters'],
  logoDark: ['logo on dark'],
  language: ['lang'],
  description: ['about us'],
  phone1: ['phone', 'telephone'],
  email: ['mail', 'e-mail address'],
  officeHours: ['hours', 'opening hours'],
  x: ['twitter'],
};

export const UNKNOWN_KEY = 'is not a known key; the row is not used';
export const REPEATED_KEY = 'is in an earlier row too, whose value is used';
export const KEY_WITHOUT_VALUE = 'has no value; the built-in text is shown';
export const VALUE_WITHOUT_KEY = 'has no key; the row is not used';
const NO_EMAIL = 'is not an email address';
const NO_LANGUAGE = 'is not a language tag such as en-GB';
const NO_MAP = 'is not a map that can be embedded';
const NO_CHOICE = 'is not one of the choices';

/** The values of keys that have a choice. */
export const SITE_CHOICES: Partial<Record<SiteKey, readonly string[]>> = {
  loadMap: ['on click', 'in view'],
  studentLifeInMenu: ['no', 'yes'],
  sampleContent: ['no', 'yes'],
};

const KEYS = new Map(
  SITE_KEY_NAMES.flatMap((key) => [key, ...(ALIASES[key] ?? [])].map((name) => [columnKey(name), key] as const)),
);

/** Returns the key that an editor has written, in any spelling; undefined for an unknown one. */
export function siteKeyOf(written: string): SiteKey | undefined {
  return KEYS.get(columnKey(written));
}

/**
 * Turns the rows of the `site` sheet, or of the server's response, into values. A value that can't be used is reported
 * and left out, as is a key that is unknown or repeated.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normaliseSite(rows: readonly unknown[], base = ''): Normalised<SiteValue> {
  const used = new Set<SiteKey>();
  return normaliseRows(rows, SITE_COLUMNS, ({ text, report }) => {
    const [written, value] = [text('key'), text('value')];
    const key = siteKeyOf(written);
    if (!written) report('key', value, VALUE_WITHOUT_KEY);
    else if (!key) report('key', written, UNKNOWN_KEY);
    if (!key) return undefined;
    if (used.has(key)) {
      report('key', written, REPEATED_KEY);
      return undefined;
    }
    used.add(key);
    if (!value) return undefined;
    const { usable, reason } = readValue(key, value, base);
    if (reason) report('value', value, reason);
    return usable ? { key, value: usable } : undefined;
  });
}

/** Returns a key's value as it can be used, and what is wrong with it; both may be ''. */
function readValue(key: SiteKey, value: string, base: string): { usable: string; reason: string } {
  const checked = (usable: string, reason: string) => ({ usable, reason: usable ? '' : reason });
  switch (KINDS[key] ?? 'line') {
    case 'text':
      return checked(value, '');
    case 'line':
      return checked(value.replace(/\s+/g, ' '), '');
    case 'link':
      return checked(linkAddress(value, base), NO_ADDRESS);
    case 'picture': {
      const address = imageAddress(value, base);
      return isDriveFolder(address) ? { usable: '', reason: FOLDER } : checked(address, NO_ADDRESS);
    }
    case 'email':
      return checked(isEmail(value) ? value : '', NO_EMAIL);
    case 'language':
      return checked(isLanguage(value) ? value : '', NO_LANGUAGE);
    case 'map':
      return checked(mapFrame(value), NO_MAP);
    case 'choice':
      return checked(SITE_CHOICES[key]?.find((choice) => columnKey(choice) === columnKey(value)) ?? '', NO_CHOICE);
  }
}

function isLanguage(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false; // malformed
  }
}

/** The paths of the maps that services offer for embedding, by origin. The site's policy allows these origins in frames. */
const MAP_PATHS: Readonly<Record<string, string>> = {
  'https://www.google.com': '/maps',
  'https://maps.google.com': '/maps',
  'https://www.openstreetmap.org': '/export/embed.html',
};

export const MAP_ORIGINS = Object.keys(MAP_PATHS);

/** Returns the address in a map's address or in the HTML that map services offer for embedding; '' for anything else. */
function mapFrame(text: string): string {
  const address = /<iframe[^>]*\ssrc="([^"]+)"/i.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? text;
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  const path = MAP_PATHS[origin];
  return path && `${pathname}/`.startsWith(`${path}/`) ? address : '';
}

/** Returns why a value can't be used, for its editor; '' if it can, or is empty. */
export function siteValueProblem(key: SiteKey, value: string): string {
  return value.trim() && readValue(key, value.trim(), '').reason;
}

/** Tests whether a value may have several lines. */
export function isLongSiteValue(key: SiteKey): boolean {
  return KINDS[key] === 'text' || KINDS[key] === 'map';
}

/** Returns the known key that is spelled most like an unknown one. */
export function nearestKey(written: string): SiteKey {
  const wanted = columnKey(written);
  const byDistance = [...KEYS].map(([name, key]) => ({ key, distance: editDistance(name, wanted) }));
  return byDistance.reduce((best, each) => (each.distance < best.distance ? each : best)).key;
}

/** Counts the letters to insert, delete or replace to turn one word into another (Levenshtein). */
function editDistance(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const previous = distances;
    distances = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      distances.push(Math.min(replaced, (previous[column] ?? 0) + 1, (distances[column - 1] ?? 0) + 1));
    }
  }
  return distances.at(-1) ?? 0;
}
