import { oneLine } from '../../model/written-text';
import { csvRows, csvText } from '../files/csv-text';
import type { Subscribers } from './subscribers';

/** Why there are no links without the site's address. */
export const LINKS_NEED_ADDRESS =
  'The links need the public address of the site. Set UMMES_PUBLIC_URL, such as https://society.example.';

const COLUMNS = ['email', 'status', 'addedAt', 'unsubscribedAt', 'source', 'returnedAt'];

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
 * The subscribers' lines for a mail program: address, link for the letter's text, one-click address for its
 * List-Unsubscribe header (RFC 8058); separated by tabs.
 * @param publicUrl the site's public address.
 */
export async function* unsubscribeLinks(subscribers: Subscribers, publicUrl: string): AsyncGenerator<string> {
  const site = publicUrl.replace(/\/+$/, '');
  for await (const slice of subscribers.slices()) {
    for (const { email, token, unsubscribedAt } of slice) {
      if (unsubscribedAt) continue;
      yield `${oneLine(email)}\t${site}/unsubscribe?token=${token}\t${site}/newsletters/unsubscribe?id=${token}`;
    }
  }
}
