import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isKeyTaken, submitApplication } from '../../api/applications';
import { CallError } from '../../api/call';
import { type Application, applicationOf, validateApplication } from '../../model/application/application';
import { HONEYPOT_PART, newAttemptId, type Submission } from '../../model/application/application-parts';
import { errorText } from '../../model/forms/error-text';
import { fieldErrorsIn } from '../../model/forms/validation-error-response';
import { photoProblem } from '../../model/pictures/photo';
import { excerpt } from '../../model/text/text';
import type { Text } from '../../texts/text';
import { useTexts } from '../../ui/text/use-texts';
import { showToast } from '../../ui/toast/toast';
import type { Draft } from './draft';
import { controlNamed, readAnswers } from './form-controls';
import { useDraftSaving } from './use-draft-saving';
import { useFieldErrors } from './use-field-errors';

const THANKS: Text = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
const FAILURE: Text = 'There was an error submitting your application. Please try again. ❌';
const INVALID: Text = 'Please fill in all required fields marked in red';
const NOTHING_LOST: Text = 'Nothing is lost: your answers and your photo are still here.';
const CHECK_CONNECTION: Text = 'Check your connection, then press Submit Application again.';

/** A server's message is shown up to this length. */
const MESSAGE_CHARACTERS = 300;

export interface JoinEvents {
  /** The application has arrived. Return false to thank the applicant yourself. */
  onSubmit?: (detail: { message: string }) => boolean | void;
  /** It has not. `code` is a CallErrorCode, or `refused` when the server names fields. */
  onError?: (detail: { code: string; message: string }) => void;
}

export interface ApplicationOptions extends Pick<JoinEvents, 'onError'> {
  /** Base address of the calls, '' for the page's own origin. */
  api: string;
  /** What the form starts with. Another draft needs another form: give it a key. */
  draft: Draft;
  /** Called with the server's message, or our thanks in its place. */
  onSent: (message: string) => void;
  onSending?: (isSending: boolean) => void;
}

export interface ChosenPhoto {
  file?: File;
  /** Why the last file cannot be used. */
  problem: string;
  /** That file. It is not sent, but may be made smaller. */
  refused?: File;
  /** The draft had a photo, which could not be kept. */
  isLost?: boolean;
}

/** An application from the first edit to the server's answer. The controls hold the answers themselves. */
export function useApplication({ api, draft, onSent, onError, onSending }: ApplicationOptions) {
  const t = useTexts();
  const [idempotencyKey, setIdempotencyKey] = useState(draft.idempotencyKey);
  const formRef = useRef<HTMLFormElement>(null);
  const call = useRef<AbortController>(undefined);
  /** The part that has been uploaded, 0 to 1; undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState('');
  const fieldErrors = useFieldErrors(formRef);
  const { photo, choosePhoto } = usePhoto(draft, () => fieldErrors.removeErrors('profileImage'));
  const { save, discard } = useDraftSaving(formRef, { idempotencyKey, photo: photo.file, isPhotoLost: photo.isLost });
  useEffect(() => () => call.current?.abort(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const form = formRef.current;
    if (!form || call.current) return;
    const application = applicationOf(readAnswers(form));
    const errors = validateApplication(application);
    setFailure('');
    if (errors.length > 0) {
      fieldErrors.showErrors(errors, application);
      void showToast('error', t(INVALID), { t, position: 'top-center' });
      return;
    }
    fieldErrors.clearErrors();
    save();
    const honeypot = controlNamed(form, HONEYPOT_PART)?.value;
    await send({ application, attemptId: idempotencyKey, photo: photo.file, honeypot });
  }

  async function send(submission: Submission) {
    call.current = new AbortController();
    const { signal } = call.current;
    try {
      setProgress(0);
      onSending?.(true);
      const options = { signal, onProgress: setProgress };
      const message = await submitApplication(api, submission, options).catch((error) => {
        if (!isKeyTaken(error)) throw error;
        // Somebody else's draft was here before. The new key is saved with the answers, for the next try.
        const attemptId = newAttemptId();
        setIdempotencyKey(attemptId);
        return submitApplication(api, { ...submission, attemptId }, options);
      });
      discard();
      onSent(excerpt(message, MESSAGE_CHARACTERS).text || THANKS);
    } catch (error) {
      if (!signal.aborted) fail(error, submission.application);
    } finally {
      call.current = undefined;
      setProgress(undefined);
      onSending?.(false);
    }
  }

  function fail(error: unknown, application: Application) {
    const { code, message, errors, hints } = readFailure(error);
    void showToast('error', t(message), { t });
    setFailure([message, ...hints].map((text) => t(text)).join(' '));
    if (errors.length > 0) fieldErrors.showErrors(errors, application);
    onError?.({ code, message });
  }

  return { formRef, progress, failure, setFailure, photo, fieldErrors, submit, choosePhoto, discard };
}

function usePhoto({ photo: file, isPhotoLost }: Draft, onChoose: () => void) {
  const [photo, setPhoto] = useState<ChosenPhoto>({ file, problem: '', isLost: isPhotoLost });

  /** Returns false if the file cannot be used. Without a file, removes the photo. */
  function choosePhoto(file?: File): boolean {
    const problem = file ? photoProblem(file) : '';
    setPhoto(problem ? { problem, refused: file } : { file, problem });
    onChoose();
    return !problem;
  }

  return { photo, choosePhoto };
}

/** The hints are for the applicant, the code and the message also for the host. */
function readFailure(error: unknown) {
  const { code, body } = error instanceof CallError ? error : new CallError('format', String(error));
  const message = errorText(body) || FAILURE;
  const errors = fieldErrorsIn(body);
  if (errors.length > 0) return { code: 'refused', message, errors, hints: [] as Text[] };
  const isUnanswered = code === 'network' || code === 'timeout';
  const hints: Text[] = isUnanswered ? [NOTHING_LOST, CHECK_CONNECTION] : [NOTHING_LOST];
  return { code, message, errors, hints };
}
