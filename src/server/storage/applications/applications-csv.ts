import { APPLICATION_FIELDS } from '../../../model/application/application-fields';
import type { Status } from '../../../model/desk/application';
import type { Statements } from '../database/database';
import { csvText } from '../files/csv-text';
import { readColumns } from './read-columns';

const EXPORTED = ['id', 'status', 'version', 'submittedAt', 'decidedAt', 'photo', ...APPLICATION_FIELDS] as const;

/** Returns all applications, or those with the given status, as CSV, in order of arrival, with no final line break. */
export async function applicationsCsv(database: Statements, status?: Status): Promise<string> {
  const where = `"isSample" = 0${status ? ` AND status = '${status}'` : ''}`;
  return csvText(EXPORTED, await readColumns(database, EXPORTED, where));
}
