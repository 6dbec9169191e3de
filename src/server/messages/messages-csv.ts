import { csvText } from '../files/csv-text';
import type { Messages } from './messages';

const COLUMNS = ['id', 'receivedAt', 'answeredAt', 'answeredBy', 'name', 'email', 'message'];

/** All messages as CSV, in the order in which they came, without a line break at the end. */
export async function messagesCsv(messages: Messages): Promise<string> {
  return csvText(
    COLUMNS,
    (await messages.list()).map((row) => ({ ...row })),
  );
}
