import { setImmediate } from 'node:timers/promises';
import type { Statements } from '../database/database';
import { quoted } from '../database/quoted';
import type { ApplicationRecord } from './application-record';

/** Number of rows per statement. SQLite blocks the process for a few milliseconds while it reads them. */
const ROWS_PER_STATEMENT = 250;

/** Reads the given columns, in order of arrival. Lets other requests run between statements. */
export async function readColumns<Column extends keyof ApplicationRecord>(
  database: Statements,
  columns: readonly (Column | 'submittedAt' | 'id')[],
  where: string,
): Promise<Pick<ApplicationRecord, Column | 'submittedAt' | 'id'>[]> {
  const sql = `SELECT ${quoted(columns)} FROM applications
    WHERE ${where} AND ("submittedAt", id) > ($1, $2) ORDER BY "submittedAt", id LIMIT ${ROWS_PER_STATEMENT}`;
  const found: Pick<ApplicationRecord, Column | 'submittedAt' | 'id'>[] = [];
  for (;;) {
    const last = found.at(-1);
    const rows = await database.all<(typeof found)[number]>(sql, [last?.submittedAt ?? '', last?.id ?? '']);
    found.push(...rows);
    if (rows.length < ROWS_PER_STATEMENT) return found;
    await setImmediate();
  }
}
