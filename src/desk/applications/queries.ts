import { type QueryKey, useQuery } from '@tanstack/react-query';
import { callDesk } from '../../api/desk/call-desk';
import { inTurn } from '../../api/desk/in-turn';
import type { Application } from '../../model/application/application-fields';
import {
  APPLICATION_FILTERS,
  type ApplicationDetail,
  applicationDetailSchema,
  applicationListSchema,
  type ChangeFailure,
  decisionResultSchema,
  MAX_SELECTED,
  removalResultSchema,
  type Status,
} from '../../model/desk/application';
import type { ListView } from '../../model/desk/list';
import { chunksOf } from '../../model/desk/review';
import { useListFromUrl } from '../shared/use-list-from-url';

/** An application as the officer saw it. */
export interface SeenApplication {
  id: string;
  name: string;
  batch: string;
  version: number;
  status: Status;
}

/** A status for applications as the officer saw them. */
export interface Decision {
  status: Status;
  applications: readonly SeenApplication[];
}

interface ChangeOutcome {
  /** The ids of the changed applications. */
  done: string[];
  failed: ChangeFailure[];
}

interface RemovalOutcome extends ChangeOutcome {
  /** Number of photos that could not be deleted yet. */
  photosLeft: number;
}

/** Key of all pages of the list. The key of each ends with its `ListView`. */
export const LIST_KEY = ['list', '/applications'];

/** Returns the filter of a page of the list, by its key. */
export function filterIn(key: QueryKey): Status | 'all' {
  const { filter } = key[LIST_KEY.length] as ListView<Status | 'all'>;
  return filter;
}

export const applicationKey = (id: string) => ['application', id];

/** Loads the page of the list that the URL describes. */
export function useApplicationList() {
  return useListFromUrl('/applications', applicationListSchema, APPLICATION_FILTERS);
}

export function useApplicationDetail(id: string) {
  return useQuery({
    queryKey: applicationKey(id),
    queryFn: () => callDesk(`/applications/${encodeURIComponent(id)}`, applicationDetailSchema),
  });
}

/** Changes some fields of an application, based on the version and status that the officer saw. */
export function saveEdit(
  id: string,
  json: { version: number; status: Status; changes: Partial<Application> },
): Promise<ApplicationDetail> {
  return callDesk(`/applications/${id}`, applicationDetailSchema, { method: 'PATCH', json });
}

/** Rotates an application's photo clockwise. */
export function rotatePhoto(
  { id, version, status }: Pick<ApplicationDetail, 'id' | 'version' | 'status'>,
  degrees: 90 | 270,
): Promise<ApplicationDetail> {
  return callDesk(`/applications/${id}/turn`, applicationDetailSchema, { json: { version, status, degrees } });
}

/** Sends a decision, split into several calls if there are many applications. */
export async function sendDecision({ status, applications }: Decision): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { done: [], failed: [] };
  await inTurn(chunksOf(applications, MAX_SELECTED), async (chunk) => {
    const seen = chunk.map(({ id, version, status: from }) => ({ id, version, from }));
    const json = { status, applications: seen };
    const { decided, failed } = await callDesk('/applications/decisions', decisionResultSchema, { json });
    outcome.done.push(...decided.map(({ id }) => id));
    outcome.failed.push(...failed);
  });
  return outcome;
}

/** Removes applications. An application that an earlier attempt has removed counts as removed. */
export async function sendRemovals(applications: readonly SeenApplication[]): Promise<RemovalOutcome> {
  const outcome: RemovalOutcome = { done: [], failed: [], photosLeft: 0 };
  await inTurn(chunksOf(applications, MAX_SELECTED), async (chunk) => {
    const json = { applications: chunk.map(({ id, version }) => ({ id, version })) };
    const { failed, photosLeft } = await callDesk('/applications/remove', removalResultSchema, { json });
    const left = failed.filter(({ reason }) => reason !== 'removed');
    outcome.done.push(...chunk.map(({ id }) => id).filter((id) => !left.some((each) => each.id === id)));
    outcome.failed.push(...left);
    outcome.photosLeft += photosLeft.length;
  });
  return outcome;
}
