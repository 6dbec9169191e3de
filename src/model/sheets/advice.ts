import { webAddress } from '../forms/field-rules';
import {
  AMBIGUOUS_DATE,
  EMPTY_DATE,
  EMPTY_DATE_ROW,
  FOLDER,
  MISSING_PICTURE,
  MONTH_FIRST,
  ONE_PICTURE,
  REMOVED_PICTURE,
  SAMPLE_ROW,
  SPREADSHEET_ERROR,
  UNUSABLE_ID,
} from '../lists/reasons';
import type { Problem } from '../lists/row';
import { formatDay, sheetDay } from '../time/day';
import { guessDay } from '../time/guess-day';
import type { AnySheetKind } from './sheet-kind';

/* What to write instead of values that have a problem, in any kind of sheet. */

/** Matches a URL without a scheme: `www.example.com/a.jpg`. */
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]\S*)?$/i;
const STARTS_WITH_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

const DATE_FORMAT =
  'format the whole column as dd/MM/yyyy (Google Sheets: Format > Number > Custom date and time), or write 2026-11-24';

const DEFAULT_ADVICE = 'different text, or leave the cell empty';

/** Advice for problems that any kind of sheet can have. */
const COMMON_ADVICE: Readonly<Record<string, string>> = {
  [SPREADSHEET_ERROR]: "correct the cell's formula, or replace it with its value",
  [EMPTY_DATE]: 'the date, or clear the cell, including any formula',
  [EMPTY_DATE_ROW]: 'clear the row, including any formulas',
  [MONTH_FIRST]: DATE_FORMAT,
  [AMBIGUOUS_DATE]: DATE_FORMAT,
  [FOLDER]: 'open the folder, then copy the link of a picture in it (Share > Copy link)',
  [ONE_PICTURE]: 'keep one picture in the cell',
  [SAMPLE_ROW]: 'your own, or delete the row',
  [MISSING_PICTURE]:
    'the address of a picture that you upload at the desk (Content > Pictures > Copy address), or of one on the web (https://…)',
  [REMOVED_PICTURE]: 'the address of a picture at the desk (Content > Pictures > Copy address)',
  [UNUSABLE_ID]: 'a short name of letters, digits and hyphens',
};

/** Returns what to write instead of a value that has a problem. */
export function adviceOn({ guide }: AnySheetKind, found: Problem): string {
  const { reason, column } = found;
  return COMMON_ADVICE[reason] ?? guide[column]?.advice?.(found) ?? DEFAULT_ADVICE;
}

export const PICTURE_NOTE =
  'the address of a picture that you upload at the desk (Content > Pictures > Copy address), of one on the web (https://…), or a link to a picture on Google Drive that anyone with the link can view';

export function pictureAdvice({ value }: Problem): string {
  return completeAddress(value) ?? PICTURE_NOTE;
}

/** For a column with several pictures. */
export function picturesAdvice({ value }: Problem): string {
  return completeAddress(value) ?? `${PICTURE_NOTE}; separate multiple pictures with commas`;
}

export function linkAdvice({ value }: Problem): string {
  return (
    completeAddress(value) ??
    'a URL such as https://example.org/register, a path such as /contact, or leave the cell empty'
  );
}

/** @param otherwise advice for text that is no date at all. */
export function dateAdvice(otherwise: string) {
  return ({ value, isMonthFirst = false }: Problem): string => suggestDay(value, isMonthFirst) ?? otherwise;
}

function suggestDay(value: string, isMonthFirst: boolean): string | undefined {
  const day = guessDay(value, isMonthFirst);
  if (!day) return undefined;
  const weekday = formatDay(day, { weekday: 'long' }, 'en');
  const written = STARTS_WITH_WEEKDAY.exec(value)?.[0] ?? '';
  return weekday.toLowerCase().startsWith(written.toLowerCase())
    ? sheetDay(day)
    : `${sheetDay(day)}, which is a ${weekday}, or the date you mean`;
}

/** Returns an address with its scheme, if only that is missing. */
function completeAddress(value: string): string | undefined {
  return (BARE_ADDRESS.test(value) && webAddress(value)) || undefined;
}
