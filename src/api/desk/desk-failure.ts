import { type ApplicationDetail, conflictSchema } from '../../model/desk/application';
import { deskErrorCode } from '../../model/desk/desk-error';
import { CallError } from '../call';
import { InterruptedError } from './in-turn';

/** Tests whether a call failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  if (error instanceof InterruptedError) return isSignedOut(error.cause);
  return error instanceof CallError && error.status === 401;
}

/** Returns the current application, if a change failed because someone else had changed it. */
export function currentApplication(error: unknown): ApplicationDetail | undefined {
  return error instanceof CallError ? conflictSchema.safeParse(error.body).data?.application : undefined;
}

/** Tests whether a failed call may have taken effect: its response is missing, unusable or inconclusive. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'status') return true;
  const code = deskErrorCode(error.body);
  return code ? code === 'uncertain' : error.status >= 500;
}

/**
 * Describes why a call failed. The server's own messages say what happened to the data.
 * @param uncertain a sentence about what may have happened, added if that is uncertain.
 */
export function failureText(error: unknown, uncertain = ''): string {
  return [reasonOf(error), isUncertain(error) && uncertain].filter(Boolean).join(' ');
}

function reasonOf(error: unknown): string {
  if (error instanceof InterruptedError) return 'Only a part was done, because a call to the server failed.';
  if (!(error instanceof CallError)) return 'Something went wrong on this page. Reload it.';
  if (error.code === 'network') return 'The server could not be reached.';
  if (error.code === 'timeout') return 'The server did not respond in time.';
  return error.message;
}
