import { CallError } from '../../../api/call';

/**
 * Why a call failed, as a sentence that says what happened to the data. The server's own sentences do.
 * @param unanswered what is to be said if there was no answer.
 */
export function failureText(error: unknown, unanswered: string): string {
  const isAnswered = error instanceof CallError && error.status > 0 && error.code === 'status';
  return isAnswered ? error.message : `The server has not answered. ${unanswered}`;
}
