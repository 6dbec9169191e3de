import { useEffect, useRef, useState } from 'react';
import { CallError, errorText } from '../../api/call';
import type { ApplicationField } from '../../model/application/application';
import { callingCodeOf } from '../../model/application/application-choices';
import { HONEYPOT_PART, type Submission } from '../../model/application/application-parts';
import { excerpt } from '../../model/text/text';
import type { Text } from '../../texts/text';
import { controlNamed, focusField } from '../../ui/forms/controls';
import { failureReason } from '../../ui/forms/failure-reason';
import { type Failure, useForm } from '../../ui/forms/use-form';
import { useTexts } from '../../ui/host/host';
import { showToast } from '../../ui/toast/toast';
import { type Draft, hasAnswers, removeDraft, saveDraft } from './draft';
import { loadSubmission, type Rules } from './load-submission';
import { type ChosenPhoto, PhotoError, readPhoto } from './read-photo';

const THANKS: Text = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
const FAILURE: Text = 'There was an error submitting your application. Please try again. ❌';
const INVALID: Text = 'Please fill in all required fields marked in red';
const ANSWERS_KEPT: Text = 'Nothing is lost: your answers are still here.';
const ANSWERS_AND_PHOTO_KEPT: Text = 'Nothing is lost: your answers and your photo are still here.';
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

/** Manages an application's values, validation, draft and sending. */
export function useApplication({ api, draft, onSent, onError, onSending }: ApplicationOptions) {
  const t = useTexts();
  const [answers, setAnswers] = useState(draft.answers);
  const [initial, setInitial] = useState(draft.answers);
  const [photo, setPhoto] = useState<ChosenPhoto>({ file: draft.photo, problem: '', isLost: draft.isPhotoLost });
  /** The latest choice. A form that is sent meanwhile waits until it has been read. */
  const choice = useRef<{ reading: Promise<ChosenPhoto>; isRead: boolean }>(undefined);

  const form = useForm<Omit<Submission, 'attemptId' | 'photo'>, string, Rules>({
    load: loadSubmission,
    initial,
    idempotencyKey: draft.idempotencyKey,
    read: (texts, { applicationOf, pastedEmail }) => ({
      application: applicationOf({ ...texts, email: pastedEmail(texts.email ?? '') }),
      honeypot: texts[HONEYPOT_PART],
    }),
    check: ({ application }, { validateApplication }) => validateApplication(application),
    onInvalid: () => void showToast('error', t(INVALID), { t, position: 'top-center' }),
    focus: (element, field) => focusField(element, field, true),
    async send(values, { attemptId, ...options }, { submitApplication }) {
      const { reading, isRead = true } = choice.current ?? {};
      const { file, problem } = (await reading) ?? photo;
      if (!isRead && problem) throw new PhotoError(problem);
      return submitApplication(api, { ...values, attemptId, photo: file }, options);
    },
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
        // A photo that is still being read is lost if the applicant leaves now.
        const isPhotoLost = photo.isLost || photo.reading !== undefined;
        saveDraft({ idempotencyKey, answers: texts, photo: photo.file, isPhotoLost });
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
    if (error instanceof PhotoError) {
      void showToast('error', t(INVALID), { t, position: 'top-center' });
      return { text: '', errors: [{ field: 'profileImage', message: error.message }] };
    }
    const { code, body } = error instanceof CallError ? error : new CallError('format', String(error));
    const reason = errorText(body) as Text | '';
    const message = reason || FAILURE;
    const errors = rules?.fieldErrorsIn(body) ?? [];
    const isRefused = errors.length > 0;
    const hint = [
      t(photo.file ? ANSWERS_AND_PHOTO_KEPT : ANSWERS_KEPT),
      reason ? '' : rules ? failureReason(t, error) : t('This part of the page could not be loaded.'),
      code === 'network' ? t(CHECK_CONNECTION) : '',
    ];
    void showToast('error', t(message), { t });
    onError?.({ code: isRefused ? 'refused' : code, message });
    return { text: [reason && t(reason), ...(isRefused ? [] : hint)].filter(Boolean).join(' '), errors };
  }

  /** Resolves to false if the file cannot be used. Without a file, removes the photo. */
  async function choosePhoto(file?: File): Promise<boolean> {
    form.removeErrors('profileImage');
    const reading = file ? readPhoto(file) : Promise.resolve<ChosenPhoto>({ problem: '' });
    const latest = { reading, isRead: false };
    choice.current = latest;
    setPhoto({ problem: '', reading: file?.name });
    const chosen = await reading;
    latest.isRead = true;
    if (choice.current === latest) setPhoto(chosen);
    return !chosen.problem;
  }

  return { ...form, answers, initial, photo, choosePhoto };
}
