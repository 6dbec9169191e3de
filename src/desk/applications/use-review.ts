import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { failureText, isUncertain } from '../../api/desk/desk-failure';
import {
  type ApplicationDetail,
  type ApplicationList,
  decisionResultSchema,
  type Failure,
  MAX_SELECTED,
  removalResultSchema,
  type Status,
} from '../../model/desk/application';
import { capitalised, counted } from '../../model/desk/format';
import { chunksOf, conflictText, withDecisions } from '../../model/desk/review';

/** An application as the officer saw it. */
export interface SeenApplication {
  id: string;
  name: string;
  batch: string;
  version: number;
  status: Status;
}

export interface Decision {
  status: Status;
  applications: readonly SeenApplication[];
}

/** A decision that can be undone for a while. Its applications are as they were before the decision. */
export interface Undoable extends Decision {
  key: number;
}

/** Why applications were not changed. */
export interface Problem {
  text: string;
  /** Applications that someone else has changed. */
  failed: readonly Failure[];
  retry?: () => void;
}

interface Result {
  /** The ids of the changed applications. */
  done: string[];
  failed: Failure[];
}

const LISTS = ['list', '/applications'];
const VERBS: Record<Status, string> = { approved: 'approved', rejected: 'rejected', pending: 'made pending again' };

/**
 * Decides on applications, undoes decisions, and removes applications.
 * @param onDone called with the ids of applications that were decided on or removed.
 */
export function useReview(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const [outcome, setOutcome] = useState('');
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });

  const decision = useMutation({
    mutationKey: ['decide'],
    mutationFn: sendDecisions,
    async onMutate({ status, applications }) {
      await client.cancelQueries({ queryKey: LISTS });
      const lists = client.getQueriesData<ApplicationList>({ queryKey: LISTS });
      const changes = applications.map(({ id }) => ({ id, status }));
      for (const [key, list] of lists)
        if (list) client.setQueryData(key, withDecisions(list, Object(key[2]).filter, changes));
      return lists;
    },
    onSuccess({ done }, { status }) {
      const decided = (detail?: ApplicationDetail) => detail && { ...detail, status };
      for (const id of done) client.setQueryData<ApplicationDetail>(['application', id], decided);
    },
    onError(_error, _decision, lists) {
      for (const [key, list] of lists ?? []) client.setQueryData(key, list);
    },
  });
  const removal = useMutation({ mutationFn: sendRemovals });
  const pending = useMutationState({
    filters: { mutationKey: ['decide'], status: 'pending' },
    select: ({ state }) => state.variables as Decision,
  });

  /** Makes a change, and reports what failed. */
  async function run(verb: string, applications: readonly SeenApplication[], change: () => Promise<Result>) {
    setProblem(undefined);
    setOutcome('');
    try {
      const { failed } = await change();
      if (failed.length > 0) setProblem({ text: failedText(verb, applications, failed), failed });
    } catch (error) {
      const retry = () => void run(verb, applications, change);
      setProblem({ text: errorText(verb, applications, error), failed: [], retry });
    }
  }

  function forget(decided: Undoable) {
    setUndoable((all) => all.filter(({ key }) => key !== decided.key));
  }

  return {
    problem,
    clearProblem: () => setProblem(undefined),
    /** The outcome of the last action, as a sentence. */
    outcome,
    /** Decisions that can be undone, latest first. */
    undoable,
    /** Removes a decision that can no longer be undone. */
    forget,
    /** Returns the status being set for any of the applications, or undefined if none is. */
    sending: (applications: readonly { id: string }[]) =>
      pending.find((each) => each.applications.some(({ id }) => applications.some((one) => one.id === id)))?.status,

    decide: (status: Status, applications: readonly SeenApplication[]) =>
      run(VERBS[status], applications, async () => {
        const result = await decision.mutateAsync({ status, applications });
        const decided = applications.filter(({ id }) => result.done.includes(id));
        const undo = { key: Math.random(), status, applications: decided };
        if (decided.length > 0) setUndoable((all) => [undo, ...all]);
        latestOnDone.current(result.done);
        return result;
      }),

    undo: (decided: Undoable) =>
      run('changed back', decided.applications, async () => {
        const failed: Failure[] = [];
        for (const before of new Set(decided.applications.map(({ status }) => status))) {
          const group = decided.applications.filter(({ status }) => status === before);
          const applications = group.map((each) => ({ ...each, status: decided.status }));
          const result = await decision.mutateAsync({ status: before, applications });
          failed.push(...result.failed);
        }
        forget(decided);
        return { done: [], failed };
      }),

    /** Throws if the call fails; the confirmation dialog shows why. */
    async remove(applications: readonly SeenApplication[]): Promise<void> {
      const { done, failed, photosLeft } = await removal.mutateAsync(applications);
      const left = photosLeft > 0 ? ' A photo could not be deleted yet; the server tries again every hour.' : '';
      setOutcome(`${capitalised(counted(done.length, 'application'))} removed, including photos and history.${left}`);
      setProblem(failed.length > 0 ? { text: failedText('removed', applications, failed), failed } : undefined);
      latestOnDone.current(done);
    },
  };
}

/** Sends a decision, split into several calls if there are many applications. */
async function sendDecisions({ status, applications }: Decision): Promise<Result> {
  const result: Result = { done: [], failed: [] };
  for (const chunk of chunksOf(applications, MAX_SELECTED)) {
    const seen = chunk.map(({ id, version, status: from }) => ({ id, version, from }));
    const { decided, failed } = await callDesk('/applications/decisions', decisionResultSchema, {
      json: { status, applications: seen },
    });
    result.done.push(...decided.map(({ id }) => id));
    result.failed.push(...failed);
  }
  return result;
}

async function sendRemovals(applications: readonly SeenApplication[]) {
  const result = { done: [] as string[], failed: [] as Failure[], photosLeft: 0 };
  for (const chunk of chunksOf(applications, MAX_SELECTED)) {
    const seen = chunk.map(({ id, version }) => ({ id, version }));
    const { failed, photosLeft } = await callDesk('/applications/remove', removalResultSchema, {
      json: { applications: seen },
    });
    const left = failed.filter(({ reason }) => reason !== 'removed'); // an earlier attempt removed it
    result.done.push(...seen.map(({ id }) => id).filter((id) => !left.some((each) => each.id === id)));
    result.failed.push(...left);
    result.photosLeft += photosLeft.length;
  }
  return result;
}

/** Returns a single application's name, or the number of applications: `3 applications`. */
export function namesOf(applications: readonly SeenApplication[]): string {
  const [only, ...others] = applications;
  return others.length > 0 || !only ? counted(applications.length, 'application') : only.name || 'No name';
}

function failedText(verb: string, applications: readonly SeenApplication[], failed: readonly Failure[]): string {
  const [failure] = failed;
  if (applications.length === 1 && failure) return `${namesOf(applications)} was not ${verb}. ${conflictText(failure)}`;
  return `${applications.length - failed.length} ${verb}, ${failed.length} not ${verb}.`;
}

function errorText(verb: string, applications: readonly SeenApplication[], error: unknown): string {
  const names = capitalised(namesOf(applications));
  const was = applications.length > 1 ? 'were' : 'was';
  return isUncertain(error)
    ? `${failureText(error)} It is unclear whether ${names} ${was} ${verb}. It is safe to try again.`
    : `${names} ${was} not ${verb}. ${failureText(error)}`;
}
