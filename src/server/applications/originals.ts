import { APPLICATION_FIELDS, type Application } from '../../model/application';
import type { Statements } from '../database/database';

/** What an applicant wrote, kept from the first edit by somebody else on. It is removed with the application. */
export interface Original {
  application: string;
  /** JSON of an `Application`. */
  fields: string;
}

/** Keeps what the applicant wrote, unless it is kept already. Part of the transaction that makes the first edit. */
export async function keepOriginal(statements: Statements, id: string, written: Application): Promise<void> {
  const fields = Object.fromEntries(APPLICATION_FIELDS.map((field) => [field, written[field]]));
  await statements.run(
    'INSERT INTO originals (application, fields) VALUES ($1, $2) ON CONFLICT (application) DO NOTHING',
    [id, JSON.stringify(fields)],
  );
}

/** For an application that its applicant has written anew. */
export async function dropOriginal(statements: Statements, id: string): Promise<void> {
  await statements.run('DELETE FROM originals WHERE application = $1', [id]);
}

/** What the applicant wrote, if it is not what is stored now. */
export async function originalOf(
  statements: Statements,
  current: Application & { id: string },
): Promise<Application | null> {
  const sql = 'SELECT fields FROM originals WHERE application = $1';
  const [row] = await statements.all<Pick<Original, 'fields'>>(sql, [current.id]);
  if (!row) return null;
  const read: Partial<Record<string, unknown>> = JSON.parse(row.fields);
  const texts = APPLICATION_FIELDS.map((field) => [field, String(read[field] ?? '')]);
  const original = Object.fromEntries(texts) as Application;
  return APPLICATION_FIELDS.some((field) => original[field] !== current[field]) ? original : null;
}

export function readOriginals(statements: Statements): Promise<Original[]> {
  return statements.all('SELECT application, fields FROM originals ORDER BY application');
}

export async function copyOriginals(statements: Statements, originals: readonly Original[]): Promise<void> {
  for (const { application, fields } of originals)
    await statements.run('INSERT INTO originals (application, fields) VALUES ($1, $2)', [application, fields]);
}
