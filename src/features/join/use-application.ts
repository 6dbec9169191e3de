import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { submitApplication } from '../../api/applications';
import { CallError } from '../../api/call';
import { type ApplicationField, applicationOf, validateApplication } from '../../model/application';
import { HONEYPOT_PART } from '../../model/application-parts';
import { errorText } from '../../model/error-text';
import { photoProblem } from '../../model/photo';
import { excerpt } from '../../model/text';
import { fieldErrorsIn } from '../../model/validation-error-response';
import { showToast } from '../../ui/toast/toast';
import { type ApplicationState, applicationReducer, initialState } from './application-state';
import { answersIn, controlNamed } from './controls';
import { type Draft, dropDraft } from './draft';
import { focusField } from './focus-field';
import { useDraftKeeping } from './use-draft-keeping';
import { useEdits } from './use-edits';

const THANKS = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
const FAILURE = 'There was an error submitting your application. Please try again. ❌';
const INVALID = 'Please fill in all required fields marked in red';

/** Said below the failure, at the button: what became of the answers, and what to do. */
const NOTHING_LOST = 'Nothing is lost: your answers and your photo are still here.';
const CHECK_CONNECTION = 'Check your connection, then press Submit Application again.';

/** A server's message is shown up to this length. */
const MESSAGE_CHARACTERS = 300;

export interface JoinEvents {
  /** The application has arrived. Return false to thank the applicant yourself. */
  onSubmit?: (detail: { message: string }) => boolean | void;
  /** It has not. `code` is a CallErrorCode, or `refused` when the server names fields. */
  onError?: (detail: { code: string; message: string }) => void;
}

export interface ApplicationForm {
  state: ApplicationState;
  formRef: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
  /** False when the file cannot be taken. */
  choosePhoto: (file: File | undefined) => boolean;
  /** Forgets the draft; the form is to be replaced by an empty one. */
  discard: () => void;
  focusField: (field: ApplicationField) => void;
}

/**
 * An application from its first letter to the server's answer.
 * @param onSent called with the server's message, or our thanks in its place, when it has arrived.
 */
export function useApplication(
  api: string,
  draft: Draft,
  onSent: (message: string) => void,
  onError: JoinEvents['onError'],
): ApplicationForm {
  const [state, dispatch] = useReducer(applicationReducer, draft.photo, initialState);
  const formRef = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(undefined);
  const keeping = useDraftKeeping(formRef, { attemptId: draft.attemptId, photo: state.photo });

  useEdits(formRef, ({ name }) => dispatch({ kind: 'edited', field: name }));
  useEffect(() => () => sending.current?.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal, to what is wrong first by then
  useEffect(() => {
    const [first] = state.errors;
    if (state.alarm > 0 && first) focusField(formRef.current, first.field, true);
  }, [state.alarm]);

  function forget() {
    keeping.end();
    dropDraft();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const form = formRef.current;
    if (!form || sending.current) return;
    const application = applicationOf(answersIn(form));
    const errors = validateApplication(application);
    if (errors.length > 0) {
      dispatch({ kind: 'refused', errors });
      void showToast('error', INVALID, 'top-center');
      return;
    }
    const abort = new AbortController();
    sending.current = abort;
    keeping.keepNow();
    dispatch({ kind: 'sending' });
    try {
      const said = await submitApplication(
        api,
        {
          application,
          attemptId: draft.attemptId,
          photo: state.photo,
          honeypot: controlNamed(form, HONEYPOT_PART)?.value,
        },
        { signal: abort.signal, onProgress: (part) => dispatch({ kind: 'progress', part }) },
      );
      forget();
      onSent(excerpt(said, MESSAGE_CHARACTERS).text || THANKS);
    } catch (error) {
      if (!abort.signal.aborted) fail(error);
    } finally {
      sending.current = undefined;
    }
  }

  function fail(error: unknown) {
    const { code, body } = error instanceof CallError ? error : new CallError('format', String(error));
    const errors = fieldErrorsIn(body);
    const message = errorText(body) || FAILURE;
    void showToast('error', message);
    if (errors.length > 0) dispatch({ kind: 'refused', errors, failure: message });
    else {
      const unheard = code === 'network' || code === 'timeout';
      dispatch({
        kind: 'failed',
        failure: [message, NOTHING_LOST, unheard && CHECK_CONNECTION].filter(Boolean).join(' '),
      });
    }
    onError?.({ code: errors.length > 0 ? 'refused' : code, message });
  }

  return {
    state,
    formRef,
    submit,
    choosePhoto(file) {
      dispatch({ kind: 'photo', file });
      return !file || photoProblem(file) === '';
    },
    discard: forget,
    focusField: (field) => focusField(formRef.current, field, false),
  };
}
