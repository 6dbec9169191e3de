import { webAddress } from '../forms/field-rules';
import type { Problem } from '../lists/row';
import { formatDay, sheetDay } from '../time/day';
import { guessDay } from './guess-day';

/** A bare host with whatever follows: `www.example.com/a.jpg`. */
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const HOUR = /^(?:[01]?\d|2[0-3])$/;

const PICTURE =
  'the address of a picture: https://…, a file of this site such as /pictures/lathe.jpg, or a link to a shared file on Google Drive';
const ANY_TEXT = 'another text, or leave the cell empty';

/** What to write in each column in which a normaliser finds problems. Not beside the rules: those are in every tag. */
const REMEDIES: Record<string, (value: string) => string> = {
  id: () => 'a short name that no other row has, or leave the cell empty',
  title: () => 'the title that visitors should see',
  date: (value) => dayInstead(value) ?? 'a date such as 24/11/2026, or leave the cell empty until the date is known',
  publishedAt: (value) =>
    dayInstead(value) ?? 'a date such as 24/11/2026, or keep the text if visitors should see it as it is',
  time: (value) =>
    HOUR.test(value) ? `${value.padStart(2, '0')}:00` : 'a time such as 18:30, or a start and an end: 18:30-20:00',
  status: () => 'cancelled, postponed or moved online, or leave the cell empty if the event takes place as planned',
  link: (value) =>
    addressInstead(value) ??
    'an address such as https://example.org/register, a path such as /contact, or leave the cell empty',
  imageUrl: (value) => addressInstead(value) ?? PICTURE,
  otherImages: (value) => addressInstead(value) ?? `${PICTURE}; separate several with commas`,
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
