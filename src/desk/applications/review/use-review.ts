import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { inTurn } from '../../../api/desk/in-turn';
import type { ChangeFailure, Status } from '../../../model/desk/application';
import { type Decision, type SeenApplication, sendRemovals } from '../queries';
import { DECISION_VERBS, failedCallText, notChangedText, removedText } from './review-texts';
import { useDecisions } from './use-decisions';

/** A decision that can be undone for a while. Its applications are as they were before the decision. */
export interface Undoable extends Decision {
  key: number;
}

/** Why applications were not changed. */
export interface ReviewProblem {
  text: string;
  /** Applications that someone else has changed. */
  failed: readonly ChangeFailure[];
  retry?: () => void;
}

/**
 * Decides on applications, undoes decisions, and removes applications.
 * @param onDone called with the ids of applications that were decided on or removed.
 */
export function useReview(onDone: (ids: readonly string[]) => void) {
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const [problem, setProblem] = useState<ReviewProblem>();
  const [outcome, setOutcome] = useState('');
  const decisions = useDecisions();
  const removal = useMutation({ mutationFn: sendRemovals });
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });

  /** Makes a change, and reports what failed. */
  async function run(verb: string, applications: readonly SeenApplication[], change: () => Promise<ChangeFailure[]>) {
    setProblem(undefined);
    setOutcome('');
    try {
      const failed = await change();
      if (failed.length > 0) setProblem({ text: notChangedText(verb, applications, failed), failed });
    } catch (error) {
      const retry = () => void run(verb, applications, change);
      setProblem({ text: failedCallText(verb, applications, error), failed: [], retry });
    }
  }

  function decide(status: Status, applications: readonly SeenApplication[]) {
    return run(DECISION_VERBS[status], applications, async () => {
      const { done, failed } = await decisions.send({ status, applications });
      const decided = applications.filter(({ id }) => done.includes(id));
      const undo = { key: Math.random(), status, applications: decided };
      if (decided.length > 0) setUndoable((all) => [undo, ...all]);
      latestOnDone.current(done);
      return failed;
    });
  }

  /** Gives each application the status that it had before the decision. */
  function undo(decided: Undoable) {
    return run('changed back', decided.applications, async () => {
      const failed: ChangeFailure[] = [];
      await inTurn(new Set(decided.applications.map(({ status }) => status)), async (before) => {
        const group = decided.applications.filter(({ status }) => status === before);
        const applications = group.map((each) => ({ ...each, status: decided.status }));
        failed.push(...(await decisions.send({ status: before, applications })).failed);
      });
      forget(decided);
      return failed;
    });
  }

  /** Removes a decision that can no longer be undone. */
  function forget(decided: Undoable) {
    setUndoable((all) => all.filter(({ key }) => key !== decided.key));
  }

  /** Throws if the call fails; the confirmation dialog shows why. */
  async function remove(applications: readonly SeenApplication[]): Promise<void> {
    const { done, failed, photosLeft } = await removal.mutateAsync(applications);
    setOutcome(removedText(done.length, photosLeft));
    setProblem(failed.length > 0 ? { text: notChangedText('removed', applications, failed), failed } : undefined);
    latestOnDone.current(done);
  }

  return {
    decide,
    undo,
    forget,
    remove,
    sending: decisions.sending,
    /** Decisions that can be undone, latest first. */
    undoable,
    problem,
    clearProblem: () => setProblem(undefined),
    /** The outcome of the last removal, as a sentence. */
    outcome,
  };
}
