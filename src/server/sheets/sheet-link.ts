import type { Settings, SheetName } from '../settings/settings';

const GOOGLE_SHEET = /^\/spreadsheets\/(?:u\/\d+\/)?d\/(?!e\/)([\w-]+)/;

/**
 * Where editors open a sheet: what a setting says, else the spreadsheet that the source's address is of, else that
 * address; null for a file. An address that Google made to publish a sheet (`/d/e/…`) does not lead to the spreadsheet.
 */
export function sheetLink(
  { sheets, sheetLinks }: Pick<Settings, 'sheets' | 'sheetLinks'>,
  name: SheetName,
): string | null {
  const source = sheets[name];
  const link = sheetLinks[name];
  if (link) return link;
  if (source.kind === 'file') return null;
  const url = new URL(source.url);
  const id = url.hostname === 'docs.google.com' && GOOGLE_SHEET.exec(url.pathname)?.[1];
  if (id) {
    const sheet = url.searchParams.get('gid');
    return `${url.origin}/spreadsheets/d/${id}/edit${sheet ? `#gid=${encodeURIComponent(sheet)}` : ''}`;
  }
  url.username = ''; // browsers ask before they follow a link with a password, or refuse it
  url.password = '';
  return url.href;
}
