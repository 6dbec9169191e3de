import {
  type ApplicationDetail,
  type ApplicationList,
  type DecisionResult,
  type Failure,
  isStatus,
  type Status,
} from './application';
import { momentText } from './moment';

/** How long a decision can be taken back. */
export const DESK_UNDO_MS = 10_000;

/** The pending application to read after another one: the next in the list, then from its beginning. */
export function nextPending<Item extends { id: string; status: Status }>(
  items: readonly Item[],
  id: string,
): Item | undefined {
  const at = items.findIndex((item) => item.id === id);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
  return others.find(({ status }) => status === 'pending');
}

/** The list once decisions have been made, until the server sends it again. */
export function withDecisions(
  list: ApplicationList,
  view: Status | 'all',
  decided: DecisionResult['decided'],
): ApplicationList {
  const counts = { ...list.counts };
  const items = list.items.flatMap((item) => {
    const decision = decided.find(({ id }) => id === item.id);
    if (!decision) return [item];
    counts[item.status] -= 1;
    counts[decision.status] += 1;
    return view === 'all' || view === decision.status ? [{ ...item, ...decision }] : [];
  });
  return { ...list, items, counts, total: list.total - (list.items.length - items.length) };
}

/** All the applications there are, for noticing new ones: decisions do not change it. */
export function receivedCount({ pending, approved, rejected }: ApplicationList['counts']): number {
  return pending + approved + rejected;
}

/** The items of a list in parts of a size. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const parts = Math.ceil(items.length / size);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** `1 application`, `2 applications`. */
export function countText(count: number, noun = 'application'): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

const DONE: Record<Status, string> = {
  approved: 'approved it',
  rejected: 'rejected it',
  pending: 'made it pending again',
};

/** What another did meanwhile, as a sentence. */
export function conflictText({ reason, by, at, status }: Failure, lang: string): string {
  const who = by || (reason === 'changed' ? 'The applicant' : 'Somebody');
  const when = at ? ` on ${momentText(at, lang)}` : '';
  if (reason === 'removed') return 'It has been removed.';
  if (reason === 'decided' && status) return `${who} ${DONE[status]}${when}.`;
  return `${who} changed it${when}.`;
}

/** The last thing that was done with an application. */
export function lastChange({ id, status, history }: ApplicationDetail): Failure {
  const { who = '', at = null, action = 'edited' } = history.at(-1) ?? {};
  return { id, reason: isStatus(action) ? 'decided' : 'changed', by: who, at, status };
}
