import { applicationOf, type FieldError, validateApplication } from '../../../model/application/application';
import { APPLICATION_FIELDS, type Application } from '../../../model/application/application-fields';
import type { Status } from '../../../model/desk/application';
import type { Database } from '../database/database';
import { type ApplicationRecord, SELECT, TOUCH_DIRECTORY } from './application-record';
import { addToHistory } from './history';
import { searchKeysOf } from './search-keys';

/** `changed`: the application has changed since the officer saw it. `unknown`: there is no such application. */
export type EditResult =
  | { kind: 'edited' | 'unchanged' | 'changed' | 'unknown' }
  | { kind: 'invalid'; errors: readonly FieldError[] };

/**
 * Edits an application's fields, validating them as the form does. The result is a new version with the same status.
 * The applicant's original text is kept.
 * @param who the officer's name, for the history.
 */
export async function editApplication(
  database: Database,
  { id, version, from }: { id: string; version: number; from: Status },
  changes: Partial<Application>,
  who: string,
): Promise<EditResult> {
  return database.transaction(async (statements) => {
    const [record] = await statements.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
    if (!record) return { kind: 'unknown' };
    if (version !== record.version || from !== record.status) return { kind: 'changed' };
    const edited = applicationOf({ ...record, ...changes });
    const errors = validateApplication(edited);
    if (errors.length > 0) return { kind: 'invalid', errors };
    const fields = APPLICATION_FIELDS.filter((field) => edited[field] !== record[field]);
    if (fields.length === 0) return { kind: 'unchanged' };
    await statements.run(TOUCH_DIRECTORY); // first, as with decisions
    const columns = { ...Object.fromEntries(fields.map((field) => [field, edited[field]])), ...searchKeysOf(edited) };
    const assigned = Object.keys(columns).map((column, index) => `"${column}" = $${index + 4}`);
    const updated = await statements.run(
      `UPDATE applications SET version = version + 1, ${assigned.join(', ')} WHERE id = $1 AND version = $2 AND status = $3`,
      [id, version, from, ...Object.values(columns)],
    );
    if (updated === 0) return { kind: 'changed' }; // another transaction got there first
    const original = Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, record[field]]));
    await statements.run(
      'INSERT INTO originals (application, fields) VALUES ($1, $2) ON CONFLICT (application) DO NOTHING',
      [id, JSON.stringify(original)],
    );
    await addToHistory(statements, id, { who, action: 'edited', fields });
    return { kind: 'edited' };
  });
}
