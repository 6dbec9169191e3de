import { storedApplication } from '../../../model/application/application';
import { APPLICATION_FIELDS, type Application } from '../../../model/application/application-fields';
import type { HistoryEntry } from '../../../model/desk/application';
import type { Statements } from '../database/database';

/**
 * Adds an entry, as part of the transaction that makes the change. Entries are removed with their application.
 * @param entry `who` is the officer's name, or the account that ran a command; '' for the applicant.
 */
export async function addToHistory(
  statements: Statements,
  id: string,
  entry: Pick<HistoryEntry, 'who' | 'action'> & Partial<HistoryEntry>,
): Promise<void> {
  await statements.run(
    `INSERT INTO history (application, entry, at, who, action, version, fields)
       SELECT id, (SELECT COALESCE(MAX(entry), 0) + 1 FROM history WHERE application = applications.id), $2, $3, $4, version, $5
       FROM applications WHERE id = $1`,
    [id, new Date().toISOString(), entry.who, entry.action, entry.fields?.join(',') ?? ''],
  );
}

/** Returns the history of an application since its arrival, oldest first. */
export async function readHistory(statements: Statements, id: string): Promise<HistoryEntry[]> {
  const entries = await statements.all<Omit<HistoryEntry, 'fields'> & { fields: string }>(
    'SELECT at, who, action, version, fields FROM history WHERE application = $1 ORDER BY entry',
    [id],
  );
  return entries.map(({ fields, ...entry }) => ({ ...entry, fields: fields ? fields.split(',') : [] }));
}

/** Returns the applicant's original text; null if the current text is the same. */
export async function originalOf(
  statements: Statements,
  current: Application & { id: string },
): Promise<Application | null> {
  const sql = 'SELECT fields FROM originals WHERE application = $1';
  const [row] = await statements.all<{ fields: string }>(sql, [current.id]);
  if (!row) return null;
  const original = storedApplication(JSON.parse(row.fields));
  return APPLICATION_FIELDS.some((field) => original[field] !== current[field]) ? original : null;
}
