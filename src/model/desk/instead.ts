import { webAddress } from '../application-rules';
import { formatDay, sheetDay } from '../day';
import type { Problem } from '../row';
import { guessDay } from './guess-day';

/** A bare host with whatever follows: `www.example.com/a.jpg`. */
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const HOUR = /^(?:[01]?\d|2[0-3])$/;

const PICTURE =
  'the address of a picture: https://…, a file of this site such as /pictures/lathe.jpg, or a link to a shared file on Google Drive';
const ANY_TEXT = 'another text, or nothing';

/** What to write in each column in which a normaliser finds problems. Not beside the rules: those are in every tag. */
const REMEDIES: Record<string, (value: string) => string> = {
  id: () => 'a short name that no other row has, or nothing',
  title: () => 'the title that visitors should see',
  date: (value) => dayInstead(value) ?? 'a date such as 24/11/2026, or nothing while it is not known',
  publishedAt: (value) =>
    dayInstead(value) ?? 'a date such as 24/11/2026, or the text as it is if visitors should see it',
  time: (value) =>
    HOUR.test(value) ? `${value.padStart(2, '0')}:00` : 'a time such as 18:30, or from when to when: 18:30-20:00',
  status: () => 'cancelled, postponed or moved online; nothing if the event takes place as planned',
  link: (value) =>
    addressInstead(value) ?? 'an address such as https://example.org/register, a path such as /contact, or nothing',
  imageUrl: (value) => addressInstead(value) ?? PICTURE,
  otherImages: (value) => addressInstead(value) ?? `${PICTURE}; several with commas between them`,
  images: (value) => addressInstead(value) ?? PICTURE,
};

/** What to write instead of what a normaliser has reported. */
export function insteadOf({ column, value }: Problem): string {
  return REMEDIES[column]?.(value) ?? ANY_TEXT;
}

function dayInstead(value: string): string | undefined {
  const day = guessDay(value);
  if (!day) return undefined;
  const weekday = formatDay(day, { weekday: 'long' }, 'en');
  const written = WEEKDAY.exec(value)?.[0] ?? '';
  return weekday.toLowerCase().startsWith(written.toLowerCase())
    ? sheetDay(day)
    : `${sheetDay(day)}, which is a ${weekday}, or the date that is meant`;
}

function addressInstead(value: string): string | undefined {
  return (BARE_ADDRESS.test(value) && webAddress(value)) || undefined;
}
