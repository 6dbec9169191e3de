import { webAddress } from '../forms/field-rules';

/** Matches the path of a Google spreadsheet, unless Google created it to publish the sheet (`/d/e/…`). */
const GOOGLE_SHEET = /^\/spreadsheets\/(?:u\/\d+\/)?d\/(?!e\/)([\w-]+)/;
/** Matches the path of a published spreadsheet's page. */
const PUBLISHED_PAGE = /^(\/spreadsheets\/(?:u\/\d+\/)?d\/e\/[\w-]+)\/pubhtml$/;
/** Matches paths from which Google sends a file. */
const FILE = /\/(?:export|gviz\/tq|pub)$/;

/** Returns the id of a Google spreadsheet; undefined for other URLs. */
export function googleSheetId({ hostname, pathname }: URL): string | undefined {
  return hostname === 'docs.google.com' ? GOOGLE_SHEET.exec(pathname)?.[1] : undefined;
}

/**
 * Returns the URL from which a spreadsheet can be downloaded, for a link as people copy it: a Google spreadsheet's
 * address in the browser becomes that of its Excel workbook, or of the open tab as CSV.
 * @param isOneSheet whether only one sheet is wanted.
 * @returns '' if the text is not a web address.
 */
export function spreadsheetDownload(text: string, isOneSheet: boolean): string {
  const address = webAddress(text.trim());
  if (!address) return '';
  const url = new URL(address);
  if (url.hostname !== 'docs.google.com' || FILE.test(url.pathname)) return url.href;
  const tab = url.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(url.hash)?.[1];
  const download = (path: string, format: 'format' | 'output') => {
    const query = new URLSearchParams(isOneSheet && tab ? { [format]: 'csv', gid: tab } : { [format]: 'xlsx' });
    return `${url.origin}${path}?${query}`;
  };
  const id = googleSheetId(url);
  if (id) return download(`/spreadsheets/d/${id}/export`, 'format');
  const [, published] = PUBLISHED_PAGE.exec(url.pathname) ?? [];
  return published ? download(`${published}/pub`, 'output') : url.href;
}
