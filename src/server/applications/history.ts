import type { Statements } from '../database/database';

/** What was done with an application since it came. It is removed with the application. */
export interface HistoryEntry {
  application: string;
  /** Counts from 1 for each application. */
  entry: number;
  /** ISO 8601, UTC. */
  at: string;
  /** As whoever did it is known to the system, or calls themselves; '' for the applicant, and if that was not said. */
  who: string;
  /** A status (`pending`: the decision was taken back), `edited`, or `corrected`, which is the applicant's. */
  action: string;
  /** The version that the application has after it. */
  version: number;
  /** The names of the fields that were changed, joined with ','; never their values. */
  fields: string;
}

const COLUMNS = 'application, entry, at, who, action, version, fields';

/** Adds an entry, as part of the transaction that makes the change. */
export async function addToHistory(
  statements: Statements,
  id: string,
  { who, action, fields = [] }: { who: string; action: string; fields?: readonly string[] },
): Promise<void> {
  await statements.run(
    `INSERT INTO history (${COLUMNS})
       SELECT id, (SELECT COALESCE(MAX(entry), 0) + 1 FROM history WHERE application = applications.id), $2, $3, $4, version, $5
       FROM applications WHERE id = $1`,
    [id, new Date().toISOString(), who, action, fields.join(',')],
  );
}

/** The history of one application, or of all, in order. */
export function readHistory(statements: Statements, id?: string): Promise<HistoryEntry[]> {
  const where = id === undefined ? '' : 'WHERE application = $1';
  return statements.all(
    `SELECT ${COLUMNS} FROM history ${where} ORDER BY application, entry`,
    id === undefined ? [] : [id],
  );
}

export async function copyHistory(statements: Statements, entries: readonly HistoryEntry[]): Promise<void> {
  for (const { application, entry, at, who, action, version, fields } of entries) {
    await statements.run(`INSERT INTO history (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
      application,
      entry,
      at,
      who,
      action,
      version,
      fields,
    ]);
  }
}
