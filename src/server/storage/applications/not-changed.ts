import { type ChangeFailure, type HistoryEntry, STATUSES, type Status } from '../../../model/desk/application';
import type { Statements } from '../database/database';
import { readHistory } from './history';
import type { Seen } from './seen';

/** Finds out from the history why an application differs from what an officer saw. */
export async function whyNotChanged(
  statements: Statements,
  { id, from }: Omit<Seen, 'version'>,
): Promise<ChangeFailure> {
  const [row] = await statements.all<{ status: Status }>('SELECT status FROM applications WHERE id = $1', [id]);
  if (!row) return { id, reason: 'removed', by: '', at: null, status: null };
  const isDecided = from !== null && row.status !== from;
  const last = await lastEntry(statements, id, isDecided ? STATUSES : ['edited', 'corrected']);
  const reason = isDecided ? 'decided' : 'changed';
  return { id, reason, by: last?.who ?? '', at: last?.at ?? null, status: row.status };
}

export async function lastEntry(statements: Statements, id: string, actions: readonly HistoryEntry['action'][]) {
  return (await readHistory(statements, id)).findLast(({ action }) => actions.includes(action));
}
