import type { Status } from '../../model/application-status';
import type { DecisionResult, Failure } from '../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { changeRows } from './change-rows';
import { failureOf, type Seen } from './failure';
import { addToHistory } from './history';

/** An application to decide on, as it has to be. */
export interface WantedDecision extends Seen {
  /** Whether it is left as it is if it was rejected. */
  keepRejected?: boolean;
}

type Decided = DecisionResult['decided'][number];

/**
 * Decides on applications, in one transaction: on those that still are what the officer has seen. A decision back to
 * `pending` takes the last one back, and the applicant may correct the application again.
 * @param who for the history.
 */
export async function decideApplications(
  database: Database,
  wanted: readonly WantedDecision[],
  status: Status,
  who: string,
): Promise<DecisionResult> {
  const results = await changeRows(database, wanted, (statements, item) => decideOne(statements, item, status, who));
  const isFailure = (result: Decided | Failure): result is Failure => 'reason' in result;
  return {
    decided: results.filter((result) => !isFailure(result)) as Decided[],
    failed: results.filter(isFailure),
  };
}

async function decideOne(
  statements: Statements,
  wanted: WantedDecision,
  status: Status,
  who: string,
): Promise<Decided | Failure> {
  const { id, version, from, keepRejected } = wanted;
  const isSame = from === status;
  const decidedAt = status === 'pending' ? null : new Date().toISOString();
  const conditions: [condition: string, value: string | number | null][] = [
    ['version = ', version],
    ['status = ', from],
    ['status <> ', keepRejected && status === 'approved' ? 'rejected' : null],
  ];
  const held = conditions.filter(([, value]) => value !== null);
  const where = (first: number) =>
    [`id = $${first}`, ...held.map(([text], index) => `${text}$${first + 1 + index}`)].join(' AND ');
  const values = [id, ...held.map(([, value]) => value)];
  const [row] = isSame
    ? await statements.all<{ version: number }>(`SELECT version FROM applications WHERE ${where(1)}`, values)
    : await statements.all<{ version: number }>(
        `UPDATE applications SET status = $1, "decidedAt" = $2 WHERE ${where(3)} RETURNING version`,
        [status, decidedAt, ...values],
      );
  if (!row) return failureOf(statements, wanted);
  if (!isSame) await addToHistory(statements, id, { who, action: status });
  return { id, version: row.version, status };
}
