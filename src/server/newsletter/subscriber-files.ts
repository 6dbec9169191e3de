import { oneLine } from '../../model/written-text';
import { csvRows, csvText } from '../files/csv-text';
import type { Subscribers } from './subscribers';

/** Why there are no links without the site's address. */
export const LINKS_NEED_ADDRESS =
  'The links need the public address of the site. Set UMMES_PUBLIC_URL, such as https://society.example.';

const COLUMNS = ['email', 'status', 'addedAt', 'unsubscribedAt', 'source', 'returnedAt'];
const LINK_COLUMNS = ['email', 'unsubscribe', 'one_click'];

/** Everybody there ever was, as CSV, without a line break at the end. */
export async function subscribersCsv(subscribers: Subscribers): Promise<string> {
  const parts = [csvText(COLUMNS, [])];
  for await (const slice of subscribers.slices()) {
    const rows = slice.map((row) => ({ ...row, status: row.unsubscribedAt ? 'unsubscribed' : 'subscribed' }));
    parts.push(csvRows(COLUMNS, rows));
  }
  return parts.join('');
}

/**
 * The subscribers for a mail program, as CSV, without a line break at the end: address, link for the letter's text,
 * one-click address for its List-Unsubscribe header (RFC 8058). Without a byte order mark, which some mail programs
 * take for a part of the first column's name.
 * @param publicUrl the site's public address.
 */
export async function unsubscribeLinksCsv(subscribers: Subscribers, publicUrl: string): Promise<string> {
  const site = publicUrl.replace(/\/+$/, '');
  const parts = [LINK_COLUMNS.join()];
  for await (const slice of subscribers.slices()) {
    const rows = slice
      .filter(({ unsubscribedAt }) => !unsubscribedAt)
      .map(({ email, token }) => ({
        email: oneLine(email),
        unsubscribe: `${site}/unsubscribe?token=${token}`,
        one_click: `${site}/newsletters/unsubscribe?id=${token}`,
      }));
    if (rows.length > 0) parts.push(csvRows(LINK_COLUMNS, rows));
  }
  return parts.join('');
}
