/*
 * Reasons for problems that any kind of sheet can have. src/model/sheets/advice.ts has the advice.
 */

export const NO_ADDRESS = 'is not a web address';
export const FOLDER = 'is a folder on Google Drive, not a picture';
export const ONE_PICTURE = 'is not shown: only the first picture in the cell is';
export const MISSING_PICTURE = 'is not on this site, so nothing is shown';
export const REMOVED_PICTURE = 'is not the address of an uploaded picture, so nothing is shown';
export const SAMPLE_ROW = 'is a sample from the template, and visitors see it';
export const USED_ID = 'is used by an earlier row; links open that one';
export const UNUSABLE_ID = 'cannot be part of a URL; another id is used instead';
export const SPREADSHEET_ERROR = "is the spreadsheet's error or loading message; the cell is treated as empty";
export const EMPTY_DATE = 'is what spreadsheets show for an empty date; the cell is treated as empty';
export const EMPTY_DATE_ROW =
  'is what spreadsheets show for an empty date, and the row has no other text; it is skipped';
export const MONTH_FIRST = 'can only have the month first, so all dates in this column are read month first';
export const AMBIGUOUS_DATE =
  'could have the day or the month first, as the column has dates of both kinds; it is read day first';
