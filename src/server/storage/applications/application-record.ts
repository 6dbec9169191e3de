import { APPLICATION_FIELDS, type Application } from '../../../model/application/application-fields';
import type { ApplicationSummary } from '../../../model/desk/application';
import type { Value } from '../database/database';
import { quoted } from '../database/quoted';
import { SEARCH_KEYS, searchKeysOf } from './search-keys';

/** A stored application. Its version increases whenever the applicant corrects it or an officer edits it. */
export interface ApplicationRecord extends Application, Omit<ApplicationSummary, 'similarCount'> {
  /** The idempotency key, unique: the applicant's, or a generated one. */
  attemptId: string;
  /** A digest of the submitted fields and photo. */
  content: string;
  /** 1 for sample people, who are stored only until the first application is approved. */
  isSample: 0 | 1;
}

/** An application that has just arrived. */
export type NewApplication = Application & Pick<ApplicationRecord, 'attemptId' | 'content' | 'photo'>;

/** The columns of a record. */
const COLUMNS: readonly (keyof ApplicationRecord)[] = [
  'id',
  'version',
  'attemptId',
  'content',
  'status',
  'submittedAt',
  'decidedAt',
  'isSample',
  'photo',
  ...APPLICATION_FIELDS,
];

/** All columns, in the order in which statements write a whole row. */
export const STORED_COLUMNS: readonly string[] = [...COLUMNS, ...SEARCH_KEYS];

/** The columns that an applicant's correction replaces. */
const CORRECTED_COLUMNS: readonly string[] = ['content', 'photo', ...APPLICATION_FIELDS, ...SEARCH_KEYS];

export const SELECT = `SELECT ${quoted(COLUMNS)} FROM applications`;

const PLACEHOLDERS = STORED_COLUMNS.map((_, index) => `$${index + 1}`);
export const INSERT = `INSERT INTO applications (${quoted(STORED_COLUMNS)}) VALUES (${PLACEHOLDERS.join(', ')})`;

const ASSIGNMENTS = CORRECTED_COLUMNS.map((column) => `"${column}" = excluded."${column}"`);
/** Inserts an application, or replaces its earlier version if it is pending. Returns no row if nothing changes. */
export const UPSERT = `${INSERT} ON CONFLICT ("attemptId") DO UPDATE
  SET version = applications.version + 1, ${ASSIGNMENTS.join(', ')}
  WHERE applications.status = 'pending' AND applications.content <> excluded.content
  RETURNING id AS application, version`;

/** Increases the directory's version, so that servers read the approved people again. */
export const TOUCH_DIRECTORY = `UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'directory'`;

/** Returns a record's values in the order of `INSERT`. */
export function valuesOf(record: ApplicationRecord): Value[] {
  const keys = searchKeysOf(record);
  return [...COLUMNS.map((column) => record[column]), ...SEARCH_KEYS.map((key) => keys[key])];
}
