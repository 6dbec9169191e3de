import { googleSheetId } from '../../model/addresses/spreadsheet-link';
import type { Source } from '../settings/source';

/**
 * Returns the URL where editors open a sheet: its Google spreadsheet if known, otherwise the source's URL; null for a
 * file. A URL that Google creates to publish a sheet (`/d/e/…`) doesn't lead to the spreadsheet.
 */
export function sheetLink(source: Source): string | null {
  if (source.kind === 'file') return null;
  const url = new URL(source.url);
  const id = googleSheetId(url);
  if (id) {
    const sheet = url.searchParams.get('gid');
    return `${url.origin}/spreadsheets/d/${id}/edit${sheet ? `#gid=${encodeURIComponent(sheet)}` : ''}`;
  }
  url.username = ''; // browsers block a link with a password, or ask first
  url.password = '';
  return url.href;
}
