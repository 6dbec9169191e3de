import { type ChangeFailure, type DecisionResult, STATUSES, type Status } from '../../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { TOUCH_DIRECTORY } from './application-record';
import { addToHistory } from './history';
import { lastEntry, whyNotChanged } from './not-changed';
import type { Seen } from './seen';

/** A status to set, and who sets it. */
export interface StatusChange {
  status: Status;
  /** The officer's name, for the history. */
  by: string;
  /** Leaves rejected applications unchanged. */
  keepRejected?: boolean;
}

type Decided = DecisionResult['decided'][number];

/**
 * Decides on applications in one transaction. Skips any whose current version the officer has not seen. `pending` undoes
 * a decision, so that the applicant can correct the application again. Repeating a decision, for example after a lost
 * response, succeeds and changes nothing. The first approval removes the sample people.
 */
export function setStatus(
  database: Database,
  applications: readonly Seen[],
  change: StatusChange,
): Promise<DecisionResult> {
  return database.transaction(async (statements) => {
    await statements.run(TOUCH_DIRECTORY); // first, so that decisions wait for each other and don't deadlock
    const result: DecisionResult = { decided: [], failed: [] };
    for (const seen of applications) {
      const outcome = await setOne(statements, seen, change);
      if ('reason' in outcome) result.failed.push(outcome);
      else result.decided.push(outcome);
    }
    return result;
  });
}

async function setOne(
  statements: Statements,
  seen: Seen,
  { status, by, keepRejected = false }: StatusChange,
): Promise<Decided | ChangeFailure> {
  const { id, version, from } = seen;
  const decidedAt = status === 'pending' ? null : new Date().toISOString();
  const [row] = await statements.all<{ version: number }>(
    `UPDATE applications SET status = $1, "decidedAt" = $2
       WHERE id = $3 AND version = COALESCE($4, version) AND status = COALESCE($5, status) AND status NOT IN ($1, $6)
       RETURNING version`,
    [status, decidedAt, id, version, from, keepRejected ? 'rejected' : ''],
  );
  if (row) {
    if (status === 'approved') await statements.run('DELETE FROM applications WHERE "isSample" = 1');
    await addToHistory(statements, id, { who: by, action: status });
    return { id, version: row.version, status };
  }
  const sql = 'SELECT version FROM applications WHERE id = $1 AND status = $2 AND version = COALESCE($3, version)';
  const [decided] = await statements.all<{ version: number }>(sql, [id, status, version]);
  const mayRepeat = from === null || from === status || (await lastEntry(statements, id, STATUSES))?.who === by;
  return decided && mayRepeat ? { id, version: decided.version, status } : whyNotChanged(statements, seen);
}
