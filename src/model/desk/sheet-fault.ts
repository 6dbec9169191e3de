import { capitalised } from './format';

const SIGN_IN_PAGE_BEFORE =
  'For a file: save the sheet as an Excel workbook (.xlsx) or as CSV. For a link: this is often a sign-in page. In Google Sheets: Share > General access > Anyone with the link.';
const SAVE_AS_XLSX =
  'Excel: File > Save As > Excel Workbook (.xlsx). LibreOffice: File > Save As > Excel 2007-365 (.xlsx).';
const SIGN_IN_PAGE =
  'This is often a sign-in page, because the spreadsheet is no longer published. In Google Sheets: File > Share > Publish to web > Comma-separated values.';
const ADMINISTRATOR = "Send the sentence above to the server's administrator.";

/** Remedies for editors, by fault. */
const REMEDIES: readonly (readonly [fault: RegExp, remedy: string])[] = [
  [/^the file is missing/, 'Put the file back where it was, under the same name.'],
  [/^is a web page/, SIGN_IN_PAGE],
  [
    /^is protected/,
    'Remove the password, and save the workbook again. Excel: File > Info > Protect Workbook > Encrypt with Password, and clear the box. The server keeps no passwords.',
  ],
  [/^is a workbook with macros/, `Save it without macros. ${SAVE_AS_XLSX}`],
  [/^is in an old Excel format/, SAVE_AS_XLSX],
  [/^is an OpenDocument/, SAVE_AS_XLSX],
  [/^is (?:a ZIP archive|not an Excel workbook)/, `Is this the right file? ${SAVE_AS_XLSX}`],
  [/^is an incomplete Excel file/, 'Save or download the workbook again.'],
  [/^could not be read as an Excel workbook/, `Open the file, and save it again. ${SAVE_AS_XLSX}`],
  [
    /^is a workbook without a tab/,
    'Give the tab that name, and check that it is not hidden. Or keep only one tab in the workbook.',
  ],
  [
    /^is larger than .* unpacked/,
    'Delete rows and columns that have only formatting, and pictures, then save it again.',
  ],
  [/^is empty/, 'Put the column names in the first row, and one item in each row below it.'],
  [
    /^has the wrong columns/,
    'Is this the right sheet? If so, add the missing columns to the first row. Capitals and spaces do not matter.',
  ],
  [
    /^is cut/,
    'Save or download the sheet again. If that does not help, look in that row for a quotation mark that is never closed.',
  ],
  [/^has more than/, 'Remove old rows.'],
  [/^is larger than/, 'Remove old rows, or shorten long text.'],
  [/^(?:takes longer|needs more)/, 'Remove old rows, or shorten long text, then try again.'],
  [
    /^responded with status/,
    'Open the spreadsheet: has it been moved, deleted or unpublished? The server tries again automatically.',
  ],
  [/^did not respond/, 'The server tries again automatically. If this continues, contact the administrator.'],
];

/** Remedies for a file or a link that isn't published yet. */
const REMEDIES_BEFORE: typeof REMEDIES = [
  [/^is a web page/, SIGN_IN_PAGE_BEFORE],
  [
    /^responded with status|^did not respond/,
    'Open the link in a private window of your browser. If it asks you to sign in there, share the spreadsheet: Share > General access > Anyone with the link.',
  ],
  [/^is in a private network/, 'Use a link that opens from anywhere, or upload the file.'],
  [/^could not be read: /, 'Check the link, then try again.'],
];

/**
 * Explains why a whole sheet can't be used, and what to do.
 * @param isUnpublished whether it is a file or a link that isn't published yet, rather than the site's sheet.
 */
export function faultText(fault: string, isUnpublished = false): { what: string; remedy: string } {
  const words = fault.replace(/^is a web page.*/, 'is a web page, not CSV');
  const what = words.startsWith('the ') ? words : `${isUnpublished ? 'this' : 'the sheet'} ${words}`;
  const remedies = isUnpublished ? [...REMEDIES_BEFORE, ...REMEDIES] : REMEDIES;
  const [, remedy = ADMINISTRATOR] = remedies.find(([pattern]) => pattern.test(fault)) ?? [];
  return { what: `${capitalised(what)}.`, remedy };
}
