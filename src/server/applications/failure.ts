import { STATUSES, type Status } from '../../model/application-status';
import type { Failure } from '../../model/desk/application';
import type { Statements } from '../database/database';

/** An application as an officer has seen it. */
export interface Seen {
  id: string;
  /** Null for any, as is the status. */
  version: number | null;
  from: Status | null;
}

const DECIDED = STATUSES.map((status) => `'${status}'`).join(', ');
const CHANGED = `'edited', 'corrected'`;

/** Why an application is not what an officer has seen: who did what last, by the history. */
export async function failureOf(statements: Statements, { id, from }: Seen): Promise<Failure> {
  const [row] = await statements.all<{ status: Status }>('SELECT status FROM applications WHERE id = $1', [id]);
  if (!row) return { id, reason: 'removed', by: '', at: null, status: null };
  const isDecided = from !== null && row.status !== from;
  const [last] = await statements.all<{ at: string; who: string }>(
    `SELECT at, who FROM history WHERE application = $1 AND action IN (${isDecided ? DECIDED : CHANGED})
       ORDER BY entry DESC LIMIT 1`,
    [id],
  );
  const reason = isDecided ? 'decided' : 'changed';
  return { id, reason, by: last?.who ?? '', at: last?.at ?? null, status: row.status };
}
