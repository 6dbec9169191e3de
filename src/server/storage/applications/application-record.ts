import { APPLICATION_FIELDS, type Application } from '../../../model/application/application';
import type { ApplicationSummary } from '../../../model/desk/application';
import type { Statements, Value } from '../database/database';
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

const FIELDS = APPLICATION_FIELDS as readonly (keyof ApplicationRecord)[];
/** The columns of a record. */
const COLUMNS: readonly (keyof ApplicationRecord)[] = [
  ...(['id', 'version', 'attemptId', 'content', 'status', 'submittedAt', 'decidedAt', 'isSample', 'photo'] as const),
  ...FIELDS,
];
/** All columns, in the order in which statements write a whole row. */
export const STORED_COLUMNS: readonly string[] = [...COLUMNS, ...SEARCH_KEYS];

/** Quotes column names, so that Postgres preserves their case. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
const assigned = (names: readonly string[]) => names.map((name) => `"${name}" = excluded."${name}"`).join(', ');

export const SELECT = `SELECT ${quoted(COLUMNS)} FROM applications`;
export const INSERT = `INSERT INTO applications (${quoted(STORED_COLUMNS)}) VALUES (${STORED_COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`;
/** Inserts an application, or replaces its earlier version if it is pending. Returns no row if nothing changes. */
export const UPSERT = `${INSERT} ON CONFLICT ("attemptId") DO UPDATE
  SET version = applications.version + 1, ${assigned(['content', 'photo', ...FIELDS, ...SEARCH_KEYS])}
  WHERE applications.status = 'pending' AND applications.content <> excluded.content
  RETURNING id AS application, version`;
/** Increases the directory's version, so that servers read the approved people again. */
export const TOUCH_DIRECTORY = `UPDATE meta SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'directory'`;

/** Returns a record's values in the order of `INSERT`. */
export function valuesOf(record: ApplicationRecord): Value[] {
  const keys = searchKeysOf(record);
  return [...COLUMNS.map((column) => record[column]), ...SEARCH_KEYS.map((key) => keys[key])];
}

/**
 * Lets the sweep delete a photo. Call this before storing a new photo, and in the transaction that removes a photo from
 * its application. The sweep keeps all other photos: if no row refers to one, its row has been lost.
 */
export async function releasePhoto(statements: Statements, photo: string | null | undefined): Promise<void> {
  if (photo)
    await statements.run('INSERT INTO released_photos (photo) VALUES ($1) ON CONFLICT (photo) DO NOTHING', [photo]);
}

/** Keeps the sweep from deleting a photo. Call this in the transaction that stores the row that refers to the photo. */
export async function claimPhoto(statements: Statements, photo: string | null): Promise<void> {
  if (photo) await statements.run('DELETE FROM released_photos WHERE photo = $1', [photo]);
}
