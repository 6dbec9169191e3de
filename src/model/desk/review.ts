import {
  type ApplicationDetail,
  type ApplicationList,
  type ChangeFailure,
  type DecisionResult,
  isStatus,
  type Status,
} from './application';
import { momentText } from './format';

/** How long an officer has to undo a decision, in milliseconds. */
export const UNDO_MS = 10_000;

/** Returns the next application to review after `id`: the next pending one in the list, else the first pending one. */
export function nextPending<Item extends { id: string; status: Status }>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return others.find(({ status }) => status === 'pending');
}

/** Applies decisions to a loaded list before the server confirms them. @param filter the list's filter. */
export function withDecisions(
  list: ApplicationList,
  filter: Status | 'all',
  decided: Pick<DecisionResult['decided'][number], 'id' | 'status'>[],
): ApplicationList {
  const counts = { ...list.counts };
  const items = list.items.flatMap((item) => {
    const decision = decided.find(({ id }) => id === item.id);
    if (!decision) return [item];
    counts[item.status] -= 1;
    counts[decision.status] += 1;
    return filter === 'all' || filter === decision.status ? [{ ...item, status: decision.status }] : [];
  });
  return { ...list, items, counts, total: list.total - (list.items.length - items.length) };
}

/** Splits a list into chunks of at most `size` items. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const chunks = Math.ceil(items.length / size);
  return Array.from({ length: chunks }, (_, chunk) => items.slice(chunk * size, (chunk + 1) * size));
}

const DONE: Record<Status, string> = {
  approved: 'approved it',
  rejected: 'rejected it',
  pending: 'made it pending again',
};

/** Explains in a sentence why an application was not changed: who did what, and when. */
export function changeFailureText({ reason, by, at, status }: ChangeFailure): string {
  if (reason === 'removed') return 'It has been removed.';
  const who = by || (reason === 'changed' ? 'The applicant' : 'Another officer');
  const what = reason === 'decided' && status ? DONE[status] : 'changed it';
  return `${who} ${what}${at ? ` on ${momentText(at)}` : ''}.`;
}

/** Returns an application's last change, as the reason why another change failed. */
export function lastChange({ id, status, history }: ApplicationDetail): ChangeFailure {
  const { who = '', at = null, action = 'edited' } = history.at(-1) ?? {};
  return { id, reason: isStatus(action) ? 'decided' : 'changed', by: who, at, status };
}
