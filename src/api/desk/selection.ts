import { signal } from '@preact/signals-react';
import { site } from '../../content/site';
import type { ApplicationSummary, Failure, Status } from '../../model/desk/application';
import { conflictText, countText } from '../../model/desk/review';
import { listedItems, listNews, loadList, showDecisions } from './application-list';
import { isLost, sendDecision, sendRemoval } from './applications';
import { failureText } from './call-desk';
import { readAgain } from './open-application';
import { PHOTO_LEFT } from './remove';
import { type Sent, sendInParts, working } from './send-in-parts';
import { addUndoable } from './undo';

type Selected = ReadonlyMap<string, ApplicationSummary>;

/** What is selected in the list, as it was shown then; it stays selected on other pages and in other views. */
export const selection = signal<Selected>(new Map());
/** False while an application is read that was opened since. */
export const isSelectionShown = signal(true);
/** Why the last thing that was asked for the selection has not happened, to all or to some, by id. */
export const selectionProblem = signal('');
export const selectionFailures = signal<ReadonlyMap<string, string>>(new Map());

/** Selects applications, or no longer. */
export function select(items: readonly ApplicationSummary[], isSelected: boolean): void {
  const next = new Map(selection.peek());
  for (const item of items) {
    if (isSelected) next.set(item.id, item);
    else next.delete(item.id);
  }
  setSelection(next);
  isSelectionShown.value = true;
}

/** Shows the open application, although there is a selection. */
export const showOpened = () => {
  isSelectionShown.value = false;
};

export const clearSelection = () => setSelection(new Map());

function setSelection(next: Selected) {
  selection.value = next;
  if (next.size > 0) return;
  selectionProblem.value = '';
  selectionFailures.value = new Map();
}

/** Approves or rejects what is selected. What could not be decided on stays selected. */
export async function decideSelected(status: 'approved' | 'rejected'): Promise<void> {
  const chosen = [...selection.peek().values()].filter((item) => item.status !== status);
  await working(status, chosen.length, async () => {
    const applications = chosen.map(({ id, version, status: from }) => ({ id, version, from }));
    const sent = await sendInParts(applications, async (part) => {
      const { decided, failed } = await sendDecision({ status, applications: part });
      return { done: decided, failed };
    });
    const undo = sent.done.map(({ id, version }) => {
      const { name = id, status: before = 'pending' as Status } = selection.peek().get(id) ?? {};
      return { id, name, version, before };
    });
    if (undo.length > 0) addUndoable(status, undo);
    await showDecisions(sent.done);
    await report(
      sent,
      sent.done.map(({ id }) => id),
      status,
    );
  });
}

/** Removes what is selected. */
export async function removeSelected(): Promise<void> {
  const chosen = [...selection.peek().values()];
  await working('remove', chosen.length, async () => {
    let photosLeft = 0;
    const applications = chosen.map(({ id, version }) => ({ id, version }));
    const sent = await sendInParts(applications, async (part) => {
      const result = await sendRemoval({ applications: part });
      photosLeft += result.photosLeft.length;
      return { done: result.removed, failed: result.failed };
    });
    await loadList('changed');
    if (sent.done.length > 0)
      listNews.value = `Removed ${countText(sent.done.length)}, with photos and histories.${photosLeft ? ` ${PHOTO_LEFT}` : ''}`;
    await report(sent, sent.done, 'removed');
  });
}

/** Says what has happened. What is done, or already was, leaves the selection. */
async function report(sent: Sent<unknown>, done: readonly string[], verb: Status | 'removed') {
  const { failed, error, unanswered } = sent;
  const left = new Map(selection.peek());
  for (const [id, { status }] of selection.peek()) if (done.includes(id) || status === verb) left.delete(id);
  selectionFailures.value = new Map(failed.map((failure) => [failure.id, conflictText(failure, site.lang)]));
  selectionProblem.value = problemText(done.length, left.size, verb, error, unanswered.length);
  for (const failure of failed) update(left, failure);
  setSelection(left);
  await readAgain();
}

/** What failed stays selected as it is now, where the list shows it: a second press is for that. */
function update(left: Map<string, ApplicationSummary>, { id, status }: Failure) {
  const item = left.get(id);
  const present = listedItems().find((listed) => listed.id === id);
  if (present) left.set(id, present);
  else if (item && status) left.set(id, { ...item, status });
}

function problemText(done: number, left: number, verb: string, error: unknown, unanswered: number): string {
  if (left === 0) return '';
  const counts = `${done} ${verb}, ${left} not ${verb}.`;
  if (error === undefined) return counts;
  const fate = isLost(error)
    ? `It is not known whether ${countText(unanswered)} of them ${unanswered === 1 ? 'was' : 'were'} ${verb}.`
    : '';
  return [failureText(error), counts, fate].filter(Boolean).join(' ');
}
