import type { SiteKey } from '../society/site-keys';

/** The keys of the `site` sheet in groups, for a form. */
export const SITE_GROUPS: readonly (readonly [title: string, keys: readonly SiteKey[]])[] = [
  ['Contact details', ['address', 'phone1', 'phone2', 'email', 'officeHours']],
  ['Name and texts', ['name', 'longName', 'university', 'initials', 'boardYear', 'tagline', 'description']],
  ['About page', ['about', 'aboutPicture', 'aboutPictureAlt', 'eventsPicture', 'studentLifePicture']],
  [
    'Alumni network',
    [
      ...(['alumniTagline', 'alumniPicture', 'alumniPictureDark', 'alumniPictureAlt'] as const),
      ...(['objective1', 'objective2', 'objective3', 'objective4', 'objective5'] as const),
      ...(['objectivesPicture', 'objectivesPictureAlt'] as const),
    ],
  ],
  ['Social media', ['facebook', 'instagram', 'linkedin', 'youtube', 'x']],
  ['Map', ['map', 'mapLink', 'mapPicture', 'mapPictureAlt', 'loadMap']],
  [
    'Logo and website',
    [
      ...(['logo', 'logoDark', 'previewPicture', 'language', 'departmentWebsite', 'newsletterDescription'] as const),
      ...(['backToEvents', 'studentLifeInMenu', 'sampleContent'] as const),
    ],
  ],
];

/** Returns a key in words: `Office hours` for `officeHours`, `Phone 1` for `phone1`. */
export function siteKeyLabel(key: SiteKey): string {
  const words = key.replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();
  return words === 'x' ? 'X' : words.charAt(0).toUpperCase() + words.slice(1);
}
