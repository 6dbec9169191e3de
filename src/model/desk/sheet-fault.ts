/** A fault for an editor: what is wrong, and what to do. */
export interface FaultText {
  what: string;
  remedy: string;
}

interface KnownFault {
  fault: RegExp;
  /** In place of the fault's own words. */
  what?: string;
  /** What to do if the sheet on the site has it. */
  published: string;
  /** What to do if pasted or chosen CSV has it. Default: the same. */
  checked?: string;
}

const DOWNLOAD =
  'Save the sheet as CSV: in Google Sheets File, Download, Comma-separated values; in Excel File, Save As, CSV UTF-8.';
const ADMINISTRATOR = 'Send the sentence above to the administrator of the server.';

const KNOWN: readonly KnownFault[] = [
  { fault: /^the file is missing/, published: 'Put the file back where it was, under the same name.' },
  {
    fault: /^is a web page/,
    what: 'is a web page, not CSV',
    published:
      'It is often a sign-in page, because the spreadsheet is no longer published. In Google Sheets: File, Share, Publish to web, Comma-separated values.',
    checked: DOWNLOAD,
  },
  { fault: /^is an Excel or OpenDocument file/, published: DOWNLOAD },
  { fault: /^is empty/, published: 'The first row must name the columns, and each further row is an item.' },
  {
    fault: /^has other columns/,
    published:
      'Is this the right sheet? The first row must name the missing columns; capitals and spaces do not matter.',
  },
  {
    fault: /^is cut/,
    published:
      'Save or download the sheet again. If that does not help, look in that row for a quotation mark that is never closed.',
  },
  {
    fault: /^has more than/,
    published: 'Remove old rows.',
  },
  {
    fault: /^is larger than/,
    published: 'Remove old rows and long texts.',
  },
  { fault: /^(?:takes longer|needs more)/, published: 'Remove old rows and long texts, then try again.' },
  {
    fault: /^answered with status/,
    published:
      'Open the spreadsheet: was it moved, deleted, or is it no longer published? The server tries again automatically.',
  },
  {
    fault: /^did not answer/,
    published: 'The server tries again automatically. If this continues, contact the administrator of the server.',
  },
  { fault: /^could not be read/, published: ADMINISTRATOR },
  { fault: /^is not a file/, published: ADMINISTRATOR },
];

/**
 * A fault of a whole sheet in sentences.
 * @param isChecked for CSV that was pasted or chosen, not for a sheet on the site.
 */
export function faultText(fault: string, isChecked = false): FaultText {
  const known = KNOWN.find((each) => each.fault.test(fault));
  const words = known?.what ?? fault;
  const what = /^the /.test(words) ? `T${words.slice(1)}.` : `${isChecked ? 'This' : 'The sheet'} ${words}.`;
  const remedy = (isChecked && known?.checked) || known?.published || ADMINISTRATOR;
  return { what, remedy };
}
