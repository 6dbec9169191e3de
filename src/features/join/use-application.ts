import { useEffect, useState } from 'react';
import { CallError, errorText } from '../../api/call';
import type { ApplicationField } from '../../model/application/application';
import { callingCodeOf } from '../../model/application/application-choices';
import { HONEYPOT_PART, photoProblem, type Submission } from '../../model/application/application-parts';
import { excerpt } from '../../model/text/text';
import type { Text } from '../../texts/text';
import { controlNamed, focusField } from '../../ui/forms/controls';
import { type Failure, useForm } from '../../ui/forms/use-form';
import { useTexts } from '../../ui/host/host';
import { showToast } from '../../ui/toast/toast';
import { type Draft, hasAnswers, removeDraft, saveDraft } from './draft';
import { loadSubmission, type Rules } from './load-submission';

const THANKS: Text = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
const FAILURE: Text = 'There was an error submitting your application. Please try again. ❌';
const INVALID: Text = 'Please fill in all required fields marked in red';
const NOTHING_LOST: Text = 'Nothing is lost: your answers and your photo are still here.';
const CHECK_CONNECTION: Text = 'Check your connection, then press Submit Application again.';

/** Maximum length of a server's message; longer ones are truncated. */
const MESSAGE_CHARACTERS = 300;

/** Maps some fields to another field whose error is also cleared when they are edited. */
const DEPENDENT_FIELDS: Record<string, ApplicationField> = {
  callingCode: 'phoneNumber',
  permanentResidency: 'phoneNumber',
  academicCategory: 'academicCategoryOther',
};

export interface JoinEvents {
  /** Called when the application has arrived. Return false to thank the applicant yourself. */
  onSubmit?: (detail: { message: string }) => boolean | void;
  /** Called when sending fails. `code` is a CallErrorCode, or `refused` if the server rejects fields. */
  onError?: (detail: { code: string; message: string }) => void;
}

export interface ApplicationOptions extends Pick<JoinEvents, 'onError'> {
  /** Base URL of the API, '' for the page's own origin. */
  api: string;
  /** Initial values. To show another draft, give the form a new React key. */
  draft: Draft;
  /** Called with the server's message, or else our own thank-you. */
  onSent: (message: string) => void;
  onSending?: ((isSending: boolean) => void) | undefined;
}

export interface ChosenPhoto {
  file?: File | undefined;
  /** Why the last file cannot be used. */
  problem: string;
  /** The file that cannot be used. It is not sent, but the visitor may be able to shrink it. */
  rejected?: File | undefined;
  /** Whether the draft had a photo that could not be kept. */
  isLost?: boolean | undefined;
}

/** Manages an application's values, validation, draft and sending. */
export function useApplication({ api, draft, onSent, onError, onSending }: ApplicationOptions) {
  const t = useTexts();
  const [answers, setAnswers] = useState(draft.answers);
  const [initial, setInitial] = useState(draft.answers);
  const [photo, setPhoto] = useState<ChosenPhoto>({ file: draft.photo, problem: '', isLost: draft.isPhotoLost });

  const form = useForm<Omit<Submission, 'attemptId'>, string, Rules>({
    load: loadSubmission,
    initial,
    idempotencyKey: draft.idempotencyKey,
    read: (texts, { applicationOf }) => ({
      application: applicationOf(texts),
      photo: photo.file,
      honeypot: texts[HONEYPOT_PART],
    }),
    check: ({ application }, { validateApplication }) => validateApplication(application),
    onInvalid: () => void showToast('error', t(INVALID), { t, position: 'top-center' }),
    focus: (element, field) => focusField(element, field, true),
    send: (values, { attemptId, ...options }, { submitApplication }) =>
      submitApplication(api, { ...values, attemptId }, options),
    onSending,
    onSent: (_values, message = '') => onSent(excerpt(message, MESSAGE_CHARACTERS).text || THANKS),
    onFailure: fail,
    onEdit(name, value, texts) {
      form.removeErrors(DEPENDENT_FIELDS[name]);
      const callingCode = controlNamed(form.ref.current, 'callingCode');
      if (name === 'permanentResidency' && callingCode) {
        callingCode.value = callingCodeOf(value);
        texts = { ...texts, callingCode: callingCode.value };
      }
      setAnswers(texts);
      // 'Other' shows a field for the category, which starts empty each time.
      if (name === 'academicCategory' && value !== initial[name])
        setInitial({ ...initial, academicCategory: value, academicCategoryOther: '' });
    },
    draft: {
      save({ [HONEYPOT_PART]: _, ...texts }, idempotencyKey) {
        saveDraft({ idempotencyKey, answers: texts, photo: photo.file, isPhotoLost: photo.isLost });
      },
      remove: removeDraft,
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves a photo at once
  useEffect(() => form.draft.save(), [photo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the rules that format a draft's phone number
  useEffect(() => void (hasAnswers(draft.answers) && form.preload()), []);

  /** Reports the code and the message to the host. The applicant sees the message and a hint. */
  function fail(error: unknown, rules?: Rules): Failure {
    const { code, body } = error instanceof CallError ? error : new CallError('format', String(error));
    const reason = errorText(body) as Text | '';
    const message = reason || FAILURE;
    const errors = rules?.fieldErrorsIn(body) ?? [];
    const isRefused = errors.length > 0;
    const isUnanswered = code === 'network' || code === 'timeout';
    const hint = isRefused ? '' : isUnanswered ? `${t(NOTHING_LOST)} ${t(CHECK_CONNECTION)}` : t(NOTHING_LOST);
    void showToast('error', t(message), { t });
    onError?.({ code: isRefused ? 'refused' : code, message });
    return { text: `${reason && t(reason)} ${hint}`.trim(), errors };
  }

  /** Returns false if the file cannot be used. Without a file, removes the photo. */
  function choosePhoto(file?: File): boolean {
    const problem = file ? photoProblem(file) : '';
    setPhoto(problem ? { problem, rejected: file } : { file, problem });
    form.removeErrors('profileImage');
    return !problem;
  }

  return { ...form, answers, initial, photo, choosePhoto };
}
