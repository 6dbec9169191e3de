import { signal } from '@preact/signals-react';
import { site } from '../../content/site';
import type { DecisionResult, Failure, Status } from '../../model/desk/application';
import { conflictText, countText } from '../../model/desk/review';
import { listNews, showDecisions } from './application-list';
import { isLost, readApplication, sendDecision } from './applications';
import { failureText } from './call-desk';
import type { Destination } from './decide';
import { readAgain } from './open-application';
import { type Sent, sendInParts, working } from './send-in-parts';
import { removeUndoable, renewUndoable, type Undoable, undoable } from './undo';

/** Why a decision could not be taken back; '' if the last one could. */
export const undoProblem = signal('');

/** Takes back the last decision. A single application is opened again. */
export async function undoLast(): Promise<Destination> {
  const [last] = undoable.peek();
  if (!last) return undefined;
  return working('pending', last.applications.length, async () => {
    undoProblem.value = '';
    const { done, failed, error } = await sendBack(last);
    if (error !== undefined) {
      renewUndoable(
        last.key,
        last.applications.filter(({ id }) => !done.some((decision) => decision.id === id)),
      );
      undoProblem.value = `${failureText(error)} ${isLost(error) ? 'It is not known whether the decision was taken back.' : 'The decision stands.'}`;
    } else removeUndoable(last.key);
    if (failed[0]) undoProblem.value = failuresText(last, failed);
    if (done.length > 0) listNews.value = `Taken back: ${namesOf(last)}.`;
    void showDecisions(done);
    const [only, ...others] = last.applications;
    if (error !== undefined || others.length > 0) return undefined;
    await readAgain();
    return only?.id;
  });
}

/** Each application goes back to the status that it had. */
async function sendBack(last: Undoable): Promise<Sent<DecisionResult['decided'][number]>> {
  const all: Sent<DecisionResult['decided'][number]> = { done: [], failed: [], unanswered: [] };
  for (const status of new Set(last.applications.map(({ before }) => before))) {
    const applications = last.applications
      .filter(({ before }) => before === status)
      .map(({ id, version }) => ({ id, version, from: last.status }));
    const sent = await sendInParts(applications, async (part) => {
      const { decided, failed } = await sendDecision({ status, applications: part }).catch((error) =>
        lookAt(part, status, error),
      );
      return { done: decided, failed };
    });
    all.done.push(...sent.done);
    all.failed.push(...sent.failed);
    if (sent.error !== undefined) return { ...all, error: sent.error, unanswered: sent.unanswered };
  }
  return all;
}

/** If the answer for a single application was lost, looks what has become of it. */
async function lookAt(part: readonly { id: string }[], status: Status, error: unknown): Promise<DecisionResult> {
  const [only, ...others] = part;
  if (!only || others.length > 0 || !isLost(error)) throw error;
  const present = await readApplication(only.id).catch(() => undefined);
  if (present?.status !== status) throw error;
  return { decided: [{ id: only.id, version: present.version, status }], failed: [] };
}

function failuresText(last: Undoable, failed: readonly Failure[]): string {
  const texts = failed.map((failure) => {
    const name = last.applications.find(({ id }) => id === failure.id)?.name ?? failure.id;
    return `${name}: ${conflictText(failure, site.lang)}`;
  });
  return `Not taken back. ${texts.slice(0, 3).join(' ')}${texts.length > 3 ? ` And ${texts.length - 3} more.` : ''}`;
}

/** Who was decided on: a name, or how many. */
export function namesOf({ applications }: Undoable): string {
  const [only, ...others] = applications;
  return others.length > 0 ? countText(applications.length) : (only?.name ?? '');
}
