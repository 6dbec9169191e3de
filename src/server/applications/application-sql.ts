import { APPLICATION_FIELDS } from '../../model/application';
import type { Statements, Value } from '../database/database';
import type { ApplicationRecord } from './application-record';

const FIELDS = APPLICATION_FIELDS as readonly (keyof ApplicationRecord)[];
/** The order of the values in every statement that writes a whole row. */
const COLUMNS: readonly (keyof ApplicationRecord)[] = [
  ...(['id', 'version', 'attemptId', 'content', 'status', 'submittedAt', 'decidedAt', 'isSample', 'photo'] as const),
  ...FIELDS,
];
/** Names of columns in a statement. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const assigned = (names: readonly string[]) => names.map((name) => `"${name}" = excluded."${name}"`).join(', ');

const ROW = quoted(COLUMNS);
export const INSERT = `INSERT INTO applications (${ROW}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`;
/** Inserts an application, or replaces an earlier version of it that nobody has decided on. */
export const UPSERT = `${INSERT} ON CONFLICT ("attemptId") DO UPDATE
  SET version = applications.version + 1, ${assigned(['content', 'photo', ...FIELDS])}
  WHERE applications.status = 'pending' AND applications.content <> excluded.content`;
export const COPY = `${INSERT} ON CONFLICT (id) DO UPDATE SET ${assigned(COLUMNS.slice(1))}`;
export const SELECT = `SELECT ${ROW} FROM applications`;
/** The directory is read again when this number has changed. */
export const TOUCH_DIRECTORY = `UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'directory'`;

/** A record's values in the order of `INSERT`. */
export function valuesOf(record: ApplicationRecord): Value[] {
  return COLUMNS.map((column) => record[column]);
}

/** Removes the sample people. @returns how many there were. */
export async function removeSamples(statements: Statements): Promise<number> {
  const removed = await statements.run('DELETE FROM applications WHERE "isSample" = 1');
  if (removed > 0) await statements.run(TOUCH_DIRECTORY);
  return removed;
}
