import { CallError, errorText } from '../../api/call';
import type { Text, Translate } from '../../texts/text';
import { failureReason } from '../../ui/forms/failure-reason';
import type { Failure } from '../../ui/forms/form-options';
import type { Rules } from './load-submission';
import { PhotoError } from './read-photo';

const FAILURE: Text = 'There was an error submitting your application. Please try again. ❌';
const ANSWERS_KEPT: Text = 'Nothing is lost: your answers are still here.';
const ANSWERS_AND_PHOTO_KEPT: Text = 'Nothing is lost: your answers and your photo are still here.';
const CHECK_CONNECTION: Text = 'Check your connection, then press Submit Application again.';

/** A failure as reported to the host page. */
export interface JoinError {
  /** A CallErrorCode, or `refused` if the server rejects fields. */
  code: string;
  message: string;
}

interface ApplicationFailure {
  /** Undefined if nothing was sent because the photo can't be used. */
  reported?: JoinError;
  /** The message for the applicant: the server's reason or ours, and a hint unless fields are marked. */
  shown: Failure;
}

interface FailedState {
  hasPhoto: boolean;
  /** Undefined if they could not be loaded. */
  rules: Rules | undefined;
}

/** Explains why an application was not sent. */
export function explainFailure(t: Translate, error: unknown, { hasPhoto, rules }: FailedState): ApplicationFailure {
  if (error instanceof PhotoError)
    return { shown: { text: '', errors: [{ field: 'profileImage', message: error.message }] } };
  const { code, body } = error instanceof CallError ? error : new CallError('format', String(error));
  const reason = errorText(body) as Text | '';
  const message = reason || FAILURE;
  const errors = rules?.fieldErrorsIn(body) ?? [];
  if (errors.length > 0)
    return { reported: { code: 'refused', message }, shown: { text: reason && t(reason), errors } };
  const sentences = [
    reason && t(reason),
    t(hasPhoto ? ANSWERS_AND_PHOTO_KEPT : ANSWERS_KEPT),
    !reason && (rules ? failureReason(t, error) : t('This part of the page could not be loaded.')),
    code === 'network' && t(CHECK_CONNECTION),
  ];
  return { reported: { code, message }, shown: { text: sentences.filter(Boolean).join(' '), errors } };
}
