import { graphemes } from '../text/graphemes';
import { SITE_KEY_NAMES, type SiteKey } from './site-keys';

/** The facts about the society from the `site` sheet. A value is '' if neither the sheet nor the product has one. */
export type Society = Readonly<Record<SiteKey, string>>;

/** A row of the `site` sheet. */
export interface SiteValue {
  key: SiteKey;
  value: string;
}

/** Shown until the society's own texts are in the `site` sheet. Nothing here may describe a particular society. */
const BUILT_IN: Partial<Record<SiteKey, string>> = {
  name: 'Our society',
  longName: 'Student Society',
  language: 'en-GB',
  tagline: 'Run by students, for students.',
  description:
    'A forum where students, academics, alumni and professionals meet to engage, learn and make connections.',
  about: 'We bring together students, academics, alumni and professionals. This page will say more about us soon.',
  alumniTagline: 'For everyone who has studied with us.',
  newsletterDescription: 'What’s on, once a month. No advertising, and one click to unsubscribe.',
};

/** Returns a society's texts. Keys that the sheet leaves out have the built-in text. */
export function societyFrom(values: readonly SiteValue[]): Society {
  const given = Object.fromEntries(values.map(({ key, value }) => [key, value]));
  return Object.fromEntries(SITE_KEY_NAMES.map((key) => [key, given[key] || BUILT_IN[key] || ''])) as Society;
}

/** Names with more letters are set smaller, so that they fit into the header on a phone and into the footer. */
const LONG_NAME = 12;

export const isLongName = (name: string): boolean => name.length > LONG_NAME;

/** Number of panels in the page transition. */
const PANELS = 5;

/** Returns the letters on the panels of the page transition: the society's initials, else the first of its name. */
export function panelLetters({ initials, name }: Society): string[] {
  const letters = [...graphemes((initials || name).replace(/\s+/g, ''))].slice(0, PANELS);
  return Array.from({ length: PANELS }, (_, panel) => letters[panel]?.toLocaleUpperCase() ?? '');
}

/** An account on a social network. */
export interface SocialLink {
  network: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x';
  /** The network's name. */
  name: string;
  url: string;
}

const NETWORKS: readonly Omit<SocialLink, 'url'>[] = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'youtube', name: 'YouTube' },
  { network: 'x', name: 'X' },
];

export function socialLinks(society: Society): SocialLink[] {
  return NETWORKS.map((each) => ({ ...each, url: society[each.network] })).filter(({ url }) => url);
}

const MAPS_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';
const MAPS_FRAME = 'https://www.google.com/maps?output=embed&q=';

/** Where the society is on a map. Both addresses are '' if the sheet has neither a map nor an address. */
export interface SocietyMap {
  /** The address of a map to embed. */
  frame: string;
  /** The same place in the maps service. */
  link: string;
}

/** Returns the map in the sheet, else one of the society's address. */
export function mapOf({ map, mapLink, address, university }: Society): SocietyMap {
  const place = encodeURIComponent((address || university).replace(/\s+/g, ' '));
  return { frame: map || (place && MAPS_FRAME + place), link: mapLink || map || (place && MAPS_SEARCH + place) };
}
