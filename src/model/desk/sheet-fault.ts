import * as z from 'zod/mini';
import { capitalised } from './format';

const SAVE_AS_XLSX =
  'Excel: File > Save As > Excel Workbook (.xlsx). LibreOffice: File > Save As > Excel 2007-365 (.xlsx).';
const FEWER_ROWS = 'Remove old rows, or shorten long text';
const ADMINISTRATOR = "Send the sentence above to the server's administrator.";

/** Remedies for editors, for each reason why a whole sheet can't be used; undefined if only the administrator can help. */
const REMEDIES = {
  missing: 'Put the file back where it was, under the same name.',
  'web-page':
    'This is often a sign-in page, because the spreadsheet is no longer published. In Google Sheets: File > Share > Publish to web > Comma-separated values.',
  protected:
    'Remove the password, and save the workbook again. Excel: File > Info > Protect Workbook > Encrypt with Password, and clear the box. The server keeps no passwords.',
  macros: `Save it without macros. ${SAVE_AS_XLSX}`,
  'old-excel': SAVE_AS_XLSX,
  'open-document': SAVE_AS_XLSX,
  'not-a-workbook': `Is this the right file? ${SAVE_AS_XLSX}`,
  incomplete: 'Save or download the workbook again.',
  damaged: `Open the file, and save it again. ${SAVE_AS_XLSX}`,
  'no-tab': 'Give the tab that name, and check that it is not hidden. Or keep only one tab in the workbook.',
  'too-large-unpacked': 'Delete rows and columns that have only formatting, and pictures, then save it again.',
  empty: 'Put the column names in the first row, and one item in each row below it.',
  'wrong-columns':
    'Is this the right sheet? If so, add the missing columns to the first row. Capitals and spaces do not matter.',
  cut: 'Save or download the sheet again. If that does not help, look in that row for a quotation mark that is never closed.',
  'too-many-rows': 'Remove old rows.',
  'too-large': `${FEWER_ROWS}.`,
  'too-slow': `${FEWER_ROWS}, then try again.`,
  status: 'Open the spreadsheet: has it been moved, deleted or unpublished? The server tries again automatically.',
  'no-response': 'The server tries again automatically. If this continues, contact the administrator.',
  'private-network': undefined,
  unreadable: undefined,
} as const;

export type FaultCode = keyof typeof REMEDIES;

export const FAULT_CODES = Object.keys(REMEDIES) as [FaultCode, ...FaultCode[]];

const PRIVATE_WINDOW =
  'Open the link in a private window of your browser. If it asks you to sign in there, share the spreadsheet: Share > General access > Anyone with the link.';

/** Other remedies for a file or a link that isn't published yet. */
const REMEDIES_BEFORE: Partial<Record<FaultCode, string>> = {
  'web-page':
    'For a file: save the sheet as an Excel workbook (.xlsx) or as CSV. For a link: this is often a sign-in page. In Google Sheets: Share > General access > Anyone with the link.',
  status: PRIVATE_WINDOW,
  'no-response': PRIVATE_WINDOW,
  'private-network': 'Use a link that opens from anywhere, or upload the file.',
  unreadable: 'Check the link, then try again.',
};

/** Why a whole sheet can't be used. */
export const fault = z.object({
  code: z.enum(FAULT_CODES),
  /** The reason, as the rest of a sentence about the sheet: `is empty`. */
  text: z.string(),
});

export type Fault = z.infer<typeof fault>;

/**
 * Explains a fault, and what to do.
 * @param isUnpublished whether it is in a file or a link that isn't published yet, rather than the site's sheet.
 */
export function faultText(fault: Fault, isUnpublished = false): { what: string; remedy: string } {
  const subject = isUnpublished ? 'this' : 'the sheet';
  const what = fault.code === 'missing' ? fault.text : `${subject} ${fault.text}`;
  return { what: `${capitalised(what)}.`, remedy: remedyFor(fault, isUnpublished) ?? ADMINISTRATOR };
}

/** Returns what an editor can do about a fault; undefined if only the administrator can. See `faultText`. */
export function remedyFor({ code }: Fault, isUnpublished = false): string | undefined {
  const remedy = isUnpublished ? REMEDIES_BEFORE[code] : undefined;
  return remedy ?? REMEDIES[code];
}
