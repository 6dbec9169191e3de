import type { Problem } from '../lists/row';
import type { SiteKey } from '../society/site-keys';
import { SITE_KEY_NAMES } from '../society/site-keys';
import {
  KEY_WITHOUT_VALUE,
  nearestKey,
  normaliseSite,
  REPEATED_KEY,
  SITE_COLUMNS,
  UNKNOWN_KEY,
  VALUE_WITHOUT_KEY,
} from '../society/site-sheet';
import type { SiteValue } from '../society/society';
import type { SheetKind } from './sheet-kind';

/** A description of each key's value, and a sample. */
export const SITE_GUIDE: Readonly<Record<SiteKey, { note: string; sample: string }>> = {
  name: { note: 'the short name, in the header and in page titles', sample: 'Example Society' },
  longName: { note: 'the full name', sample: 'The Society of Example Engineers' },
  university: { note: 'the university’s name', sample: 'Example University' },
  initials: {
    note: 'up to five letters, which cover the screen when a page opens. Without them, the first of the name',
    sample: '',
  },
  boardYear: { note: 'the label above the board', sample: '2026/27' },
  logo: {
    note: 'the address of the logo, also the icon in browsers’ tabs. Without one, the first letter of the name is shown',
    sample: '',
  },
  logoDark: { note: 'the logo on a dark background', sample: '' },
  previewPicture: { note: 'the picture in previews of shared links: JPEG or PNG, 1200 by 630 pixels', sample: '' },
  language: { note: 'the language of dates and times, a tag such as en-GB or en-US', sample: 'en-GB' },
  departmentWebsite: { note: 'the address of the department’s website, linked from the home page', sample: '' },
  tagline: {
    note: 'one sentence on the home page that only your society could write',
    sample: 'Run by students, for students.',
  },
  description: { note: 'two or three lines on the home page', sample: '' },
  about: { note: 'the text of the about page; a blank line begins a paragraph', sample: '' },
  aboutPicture: { note: 'a picture on the about page', sample: '' },
  aboutPictureAlt: { note: 'what that picture shows', sample: '' },
  eventsPicture: { note: 'the picture of Events & Initiatives on the about page', sample: '' },
  studentLifePicture: { note: 'the picture of Student Life on the about page', sample: '' },
  alumniTagline: { note: 'one sentence on the alumni page', sample: '' },
  alumniPicture: { note: 'a picture on the alumni page', sample: '' },
  alumniPictureDark: { note: 'its version for dark screens', sample: '' },
  alumniPictureAlt: { note: 'what that picture shows', sample: '' },
  objective1: {
    note: 'an objective of the alumni network: a title, a colon and a sentence',
    sample: 'Connect: Keep graduates in touch.',
  },
  objective2: { note: 'another', sample: '' },
  objective3: { note: 'another', sample: '' },
  objective4: { note: 'another', sample: '' },
  objective5: { note: 'another', sample: '' },
  objectivesPicture: { note: 'a picture beside the objectives', sample: '' },
  objectivesPictureAlt: { note: 'what that picture shows', sample: '' },
  address: { note: 'the postal address', sample: 'Faculty of Engineering, Example University' },
  phone1: {
    note: 'a phone number with the country code and spaces, such as +44 20 7946 0000',
    sample: '+94 11 000 0001',
  },
  phone2: { note: 'another', sample: '' },
  email: { note: 'the address for questions', sample: 'hello@society.example' },
  officeHours: { note: 'when the office is open', sample: 'Mon-Fri 10:00 AM to 4:00 PM' },
  facebook: { note: 'the address of your page', sample: '' },
  instagram: { note: 'the address of your profile', sample: '' },
  linkedin: { note: 'the address of your page', sample: '' },
  youtube: { note: 'the address of your channel', sample: '' },
  x: { note: 'the address of your profile', sample: '' },
  map: {
    note: 'a map to embed, from Google Maps (Share > Embed a map) or OpenStreetMap (Share > HTML). Without it, a map of the address',
    sample: '',
  },
  mapLink: { note: 'the address of the same place in the maps service', sample: '' },
  mapPicture: { note: 'a drawing of the way, shown until a visitor asks for the map', sample: '' },
  mapPictureAlt: { note: 'what that drawing shows', sample: '' },
  loadMap: { note: 'when the map is requested from its service', sample: 'on click' },
  newsletterDescription: { note: 'one line above the newsletter form', sample: '' },
  backToEvents: {
    note: "where 'Back to Events' on an event's page leads, such as /events; without it, a message appears",
    sample: '',
  },
  studentLifeInMenu: { note: 'whether the menu has Student Life', sample: 'no' },
  sampleContent: { note: 'whether every page says that its content is a sample', sample: 'no' },
};

/** Keys whose sample is right for no society. */
const UNIQUE_KEYS = [
  'name',
  'longName',
  'university',
  'objective1',
  'address',
  'phone1',
  'email',
  'officeHours',
] as const;

export const siteSheet: SheetKind<SiteValue, keyof typeof SITE_COLUMNS> = {
  name: 'site',
  title: 'Site',
  about:
    'The society’s name, texts, contact details and map: one row per key. Without a value, a built-in text is shown.',
  columns: SITE_COLUMNS,
  identifiedBy: [['key'], ['value']],
  guide: {
    key: { note: 'one of the keys below, in any spelling', advice: keyAdvice },
    value: { note: 'what to show', advice: valueAdvice },
  },
  samples: SITE_KEY_NAMES.map((key) => ({ key, value: SITE_GUIDE[key].sample })),
  placeholders: UNIQUE_KEYS.map((key) => ({ key, value: SITE_GUIDE[key].sample })),
  normalise: (rows) => normaliseSite(rows),
  toRow: (value) => value,
};

function keyAdvice({ value, reason }: Problem): string {
  if (reason === UNKNOWN_KEY) return `${nearestKey(value)}, if that is what you mean, or delete the row`;
  if (reason === REPEATED_KEY) return 'keep one of the rows';
  if (reason === VALUE_WITHOUT_KEY) return `the key of this value, such as ${SITE_KEY_NAMES[0]}, or clear the row`;
  return 'one of the keys in the template';
}

function valueAdvice({ reason }: Problem): string {
  return reason === KEY_WITHOUT_VALUE ? 'the text to show' : 'a value as the template describes it, or leave it empty';
}
