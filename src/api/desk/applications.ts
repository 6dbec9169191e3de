import type { Application } from '../../model/application/application';
import {
  type ApplicationDetail,
  type ApplicationList,
  applicationDetailSchema,
  applicationListSchema,
  conflictSchema,
  type Decision,
  type DecisionResult,
  decisionResultSchema,
  type Removal,
  type RemovalResult,
  removalResultSchema,
  type Status,
} from '../../model/desk/application';
import { type ApplicationView, applicationQuery, photoPath } from '../../model/desk/application-view';
import { deskErrorCode } from '../../model/desk/desk-error';
import { DESK_API } from '../../model/desk/desk-paths';
import { CallError } from '../call';
import { callDesk } from './call-desk';

const PATH = '/applications';

export function readApplications(view: ApplicationView, signal: AbortSignal): Promise<ApplicationList> {
  return callDesk(PATH + applicationQuery(view), applicationListSchema, { signal });
}

export function readApplication(id: string, signal?: AbortSignal): Promise<ApplicationDetail> {
  return callDesk(`${PATH}/${encodeURIComponent(id)}`, applicationDetailSchema, { signal });
}

export function sendDecision(decision: Decision): Promise<DecisionResult> {
  return callDesk(`${PATH}/decisions`, decisionResultSchema, { json: decision });
}

export function sendRemoval(removal: Removal): Promise<RemovalResult> {
  return callDesk(`${PATH}/remove`, removalResultSchema, { json: removal });
}

/** What the officer has seen of an application. */
type Seen = Pick<ApplicationDetail, 'id' | 'version' | 'status'>;

export function sendEdit({ id, version, status }: Seen, changes: Partial<Application>): Promise<ApplicationDetail> {
  const json = { version, status, changes };
  return callDesk(`${PATH}/${encodeURIComponent(id)}`, applicationDetailSchema, { method: 'PATCH', json });
}

export function sendTurn({ id, version, status }: Seen, degrees: 90 | 270): Promise<ApplicationDetail> {
  const json = { version, status, degrees };
  return callDesk(`${PATH}/${encodeURIComponent(id)}/turn`, applicationDetailSchema, { json });
}

/** The address of a photo, for sessions only. */
export const photoAddress = (photo: string) => DESK_API + photoPath(photo);

/** The address of the file with the applications of a status. */
export const exportAddress = (status: Status | 'all') =>
  `${DESK_API}${PATH}/export.csv${status === 'all' ? '' : `?status=${status}`}`;

/** The application as it is now, if a call failed because somebody else has changed it. */
export function presentApplication(error: unknown): ApplicationDetail | undefined {
  return error instanceof CallError ? conflictSchema.safeParse(error.body).data?.application : undefined;
}

/** Whether a call may have been carried out all the same: no answer came, or one that leaves it open. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'status') return true;
  const code = deskErrorCode(error.body);
  return code ? code === 'uncertain' : error.status >= 500;
}
