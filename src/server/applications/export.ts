import { setImmediate } from 'node:timers/promises';
import { APPLICATION_FIELDS } from '../../model/application';
import type { Status } from '../../model/application-status';
import type { Statements } from '../database/database';
import { csvRows, csvText } from '../files/csv-text';
import type { ApplicationRecord } from './application-record';
import { SELECT } from './application-sql';

const COLUMNS = ['id', 'status', 'version', 'submittedAt', 'decidedAt', 'isSample', 'photo', ...APPLICATION_FIELDS];

/** How many rows are read at a time; the values of a statement are limited, too. */
const READ_ROWS = 240;
const PLACES = Array.from({ length: READ_ROWS }, (_, index) => `$${index + 1}`).join(', ');

/** Which applications are exported: all but the sample people if nothing is said. */
export interface ExportSelection {
  status?: Status | undefined;
  samples?: boolean;
}

/**
 * Applications as CSV, in the order in which they came: a piece at a time, so that a server answers other requests in
 * between. Joined, the pieces are the table, without a line break at its end.
 */
export async function* exportApplications(
  database: Statements,
  { status, samples = false }: ExportSelection,
): AsyncGenerator<string> {
  const conditions = [...(status ? ['status = $1'] : []), ...(samples ? [] : ['"isSample" = 0'])];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const sql = `SELECT id FROM applications ${where} ORDER BY "submittedAt", id`;
  const ids = (await database.all<{ id: string }>(sql, status ? [status] : [])).map(({ id }) => id);
  yield csvText(COLUMNS, []);
  for (let from = 0; from < ids.length; from += READ_ROWS) {
    const portion = ids.slice(from, from + READ_ROWS);
    const values = Array.from({ length: READ_ROWS }, (_, index) => portion[index] ?? null);
    const rows = await database.all<ApplicationRecord>(`${SELECT} WHERE id IN (${PLACES})`, values);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const found = portion.flatMap((id) => byId.get(id) ?? []);
    if (found.length > 0) yield csvRows(COLUMNS, found.map(publishedRecord));
    await setImmediate();
  }
}

/** A record without what only serves to store it. */
export function publishedRecord({ attemptId: _, content: __, isSample, ...record }: ApplicationRecord) {
  return { ...record, isSample: isSample === 1 };
}
