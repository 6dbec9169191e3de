import { signal } from '@preact/signals-react';
import { site } from '../../content/site';
import type { ApplicationDetail, DecisionResult, Failure, Status } from '../../model/desk/application';
import { conflictText, nextPending } from '../../model/desk/review';
import { listedItems, listNews, showDecisions, view } from './application-list';
import { isLost, readApplication, sendDecision } from './applications';
import { failureText } from './call-desk';
import { openId, openState, readAgain, showApplication, showGone } from './open-application';
import { working } from './send-in-parts';
import { addUndoable } from './undo';

type Decided = DecisionResult['decided'][number];

/** Why the last thing that was asked for an application has not happened. */
export interface DecisionProblem {
  id: string;
  text: string;
  /** For a Try Again button. */
  retry?: () => Promise<Destination>;
}

export const decisionProblem = signal<DecisionProblem | null>(null);

/** The application to open after an action: an id, '' for none; undefined stays where the officer is. */
export type Destination = string | undefined;

const VERBS: Record<Status, string> = { approved: 'approved', rejected: 'rejected', pending: 'put back to pending' };

/** Decides on the open application, in the version that is shown. */
export async function decideOpen(status: Status): Promise<Destination> {
  const state = openState.peek();
  if (state.kind !== 'ready') return undefined;
  const { detail } = state;
  return working(status, 1, async () => {
    decisionProblem.value = null;
    listNews.value = '';
    try {
      const { id, version, status: from } = detail;
      const { decided, failed } = await sendDecision({ status, applications: [{ id, version, from }] });
      if (decided[0]) return accept(detail, decided[0]);
      if (failed[0]) await explain(detail, VERBS[status], failed[0]);
    } catch (error) {
      return fail(detail, status, error);
    }
    return undefined;
  });
}

async function accept(detail: ApplicationDetail, decision: Decided): Promise<Destination> {
  const { id, name, status: before } = detail;
  addUndoable(decision.status, [{ id, name, version: decision.version, before }]);
  return whereNext(id, () => showDecisions([decision]));
}

/**
 * The application to read once one is done with: in a list with pending ones the next of them, else the same.
 * @param refresh shows what has been done in the list, and reads it.
 */
export async function whereNext(id: string, refresh: () => Promise<void>): Promise<Destination> {
  const listed = view.peek().status;
  const next = nextPending(listedItems(), id);
  const reading = refresh();
  if (openId() !== id) return undefined; // the officer has gone on
  if (listed !== 'pending' && listed !== 'all') {
    await readAgain();
    return undefined;
  }
  if (next) return next.id;
  await reading;
  return openId() === id ? (nextPending(listedItems(), id)?.id ?? '') : undefined;
}

/** Says what another has done, and shows the application as it is now. */
export async function explain({ id, name }: { id: string; name: string }, verb: string, failure: Failure) {
  decisionProblem.value = { id, text: `${name} was not ${verb}. ${conflictText(failure, site.lang)}` };
  void showDecisions([]);
  if (failure.reason === 'removed') showGone(id);
  else await readAgain();
}

async function fail(detail: ApplicationDetail, status: Status, error: unknown): Promise<Destination> {
  const { id, name, version } = detail;
  const retry = () => decideOpen(status);
  const sentence = failureText(error);
  if (!isLost(error)) {
    decisionProblem.value = { id, text: `${name} was not ${VERBS[status]}. ${sentence}`, retry };
    return undefined;
  }
  // The answer was lost: the decision may have been stored.
  try {
    const present = await readApplication(id);
    if (present.status === status && present.version === version) return accept(detail, { id, version, status });
    showApplication(present);
    decisionProblem.value = {
      id,
      text: `${sentence} ${name} was not ${VERBS[status]}: the application is ${present.status}.`,
      retry,
    };
  } catch {
    decisionProblem.value = { id, text: `${sentence} It is not known whether ${name} was ${VERBS[status]}.`, retry };
  }
  return undefined;
}
