import {
  APPLICATION_FIELDS,
  type Application,
  applicationOf,
  type FieldError,
  validateApplication,
} from '../../model/application';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY } from '../../model/application-choices';
import type { Database } from '../database/database';
import type { ApplicationRecord } from './application-record';
import { SELECT, TOUCH_DIRECTORY } from './application-sql';
import type { Seen } from './failure';
import { addToHistory } from './history';
import { keepOriginal } from './originals';

/** `changed`: it has another version or status than was named. */
export type EditResult =
  | { kind: 'edited'; version: number; fields: readonly string[] }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'unchanged' | 'changed' | 'unknown' };

/**
 * Corrects fields of an application by the rules of the form. That is a new version; the status stays, and what the
 * applicant wrote is kept beside it.
 * @param seen the version and status that it must have, if they are named.
 * @param who for the history.
 */
export async function editApplication(
  database: Database,
  { id, version, from }: Seen,
  changes: Partial<Application>,
  who: string,
): Promise<EditResult> {
  return database.transaction(async (statements) => {
    const [record] = await statements.all<ApplicationRecord>(`${SELECT} WHERE id = $1`, [id]);
    if (!record) return { kind: 'unknown' };
    if (version !== null && version !== record.version) return { kind: 'changed' };
    if (from !== null && from !== record.status) return { kind: 'changed' };
    const edited = applicationOf({ ...record, ...withOwnCategory(changes) });
    const errors = validateApplication(edited);
    if (errors.length > 0) return { kind: 'invalid', errors };
    const fields = APPLICATION_FIELDS.filter((field) => edited[field] !== record[field]);
    if (fields.length === 0) return { kind: 'unchanged' };
    const assigned = fields.map((field, index) => `"${field}" = $${index + 4}`).join(', ');
    const updated = await statements.run(
      `UPDATE applications SET version = version + 1, ${assigned} WHERE id = $1 AND version = $2 AND status = $3`,
      [id, record.version, record.status, ...fields.map((field) => edited[field])],
    );
    if (updated === 0) return { kind: 'changed' }; // another transaction was faster
    await keepOriginal(statements, id, record);
    await addToHistory(statements, id, { who, action: 'edited', fields });
    await statements.run(TOUCH_DIRECTORY);
    return { kind: 'edited', version: record.version + 1, fields };
  });
}

/** Whether it is a field that can be edited. */
export function isApplicationField(name: string): name is keyof Application {
  return APPLICATION_FIELDS.some((field) => field === name);
}

/** Own words for the academic category belong to the choice "Other", as in the form. */
function withOwnCategory(changes: Partial<Application>): Partial<Application> {
  const { academicCategory, academicCategoryOther } = changes;
  if (academicCategory === undefined)
    return academicCategoryOther ? { ...changes, academicCategory: OTHER_CATEGORY } : changes;
  const isOffered = ACADEMIC_CATEGORIES.some((name) => name === academicCategory);
  if (isOffered || academicCategory === '') return changes;
  return { ...changes, academicCategory: OTHER_CATEGORY, academicCategoryOther: academicCategory };
}
