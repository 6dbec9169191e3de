import { webAddress } from '../forms/field-rules';

const GOOGLE_SHEET = /^\/spreadsheets\/(?:u\/\d+\/)?d\/(?!e\/)([\w-]+)/;
const PUBLISHED = /^(\/spreadsheets\/(?:u\/\d+\/)?d\/e\/[\w-]+)\/pub(?:html)?$/;

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
  if (url.hostname !== 'docs.google.com') return url.href;
  const tab = url.searchParams.get('gid') ?? /\bgid=(\d+)/.exec(url.hash)?.[1];
  const [, id] = GOOGLE_SHEET.exec(url.pathname) ?? [];
  const [, published] = PUBLISHED.exec(url.pathname) ?? [];
  if (id && !url.pathname.includes('/export') && !url.pathname.includes('/gviz/'))
    return isOneSheet && tab
      ? `${url.origin}/spreadsheets/d/${id}/export?format=csv&gid=${tab}`
      : `${url.origin}/spreadsheets/d/${id}/export?format=xlsx`;
  if (published && url.pathname.endsWith('/pubhtml'))
    return isOneSheet && tab
      ? `${url.origin}${published}/pub?output=csv&gid=${tab}`
      : `${url.origin}${published}/pub?output=xlsx`;
  return url.href;
}
