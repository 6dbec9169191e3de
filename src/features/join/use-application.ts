import { useEffect, useState } from 'react';
import type { ApplicationField } from '../../model/application/application';
import { HONEYPOT_PART, type Submission } from '../../model/application/application-parts';
import { callingCodeOf } from '../../model/application/countries';
import { excerpt } from '../../model/text/excerpt';
import type { Text } from '../../texts/text';
import { type Answers, controlNamed } from '../../ui/forms/controls';
import { focusField } from '../../ui/forms/focus-field';
import type { Failure } from '../../ui/forms/form-options';
import { useFormWithRules } from '../../ui/forms/use-form';
import { useRules } from '../../ui/forms/use-rules';
import { useTexts } from '../../ui/host/host';
import { showToast } from '../../ui/toast/toast';
import { explainFailure, type JoinError } from './application-failure';
import { type Draft, hasAnswers, removeDraft, saveDraft } from './draft';
import { loadSubmission, type Rules } from './load-submission';
import { usePhoto } from './use-photo';

const THANKS: Text = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
const INVALID: Text = 'Please fill in all required fields marked in red';

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
  onError?: (detail: JoinError) => void;
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
  const { photo, ...choice } = usePhoto(draft);
  const rules = useRules(loadSubmission);

  const form = useFormWithRules<Omit<Submission, 'attemptId' | 'photo'>, string, Rules>(
    {
      initial,
      idempotencyKey: draft.idempotencyKey,
      draft: { save: saveAnswers, remove: removeDraft },
      onEdit: edit,
      read: (texts, { applicationOf, pastedEmail }) => ({
        application: applicationOf({ ...texts, email: pastedEmail(texts.email ?? '') }),
        honeypot: texts[HONEYPOT_PART],
      }),
      check: ({ application }, { validateApplication }) => validateApplication(application),
      onInvalid: showInvalid,
      focus: (element, field) => focusField(element, field, true),
      async send(values, { attemptId, ...options }, { uploadApplication }) {
        return uploadApplication(api, { ...values, attemptId, photo: await choice.toSend() }, options);
      },
      onSending,
      onSent: (_values, message = '') => onSent(excerpt(message, MESSAGE_CHARACTERS).text || THANKS),
      onFailure: fail,
    },
    rules,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves a photo at once
  useEffect(() => form.draft.save(), [photo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the rules that format a draft's phone number
  useEffect(() => void (hasAnswers(draft.answers) && rules.preload()), []);

  function edit(name: string, value: string, texts: Answers) {
    form.removeErrors(DEPENDENT_FIELDS[name]);
    const callingCode = name === 'permanentResidency' && controlNamed(form.ref.current, 'callingCode');
    if (callingCode) callingCode.value = callingCodeOf(value);
    setAnswers(callingCode ? { ...texts, callingCode: callingCode.value } : texts);
    // 'Other' shows a field for the category, which starts empty each time.
    if (name === 'academicCategory' && value !== initial[name])
      setInitial({ ...initial, academicCategory: value, academicCategoryOther: '' });
  }

  function saveAnswers({ [HONEYPOT_PART]: _, ...texts }: Answers, idempotencyKey: string) {
    // A photo that is still being read is lost if the applicant leaves now.
    const isPhotoLost = photo.isLost || photo.reading !== undefined;
    saveDraft({ idempotencyKey, answers: texts, photo: photo.file, isPhotoLost });
  }

  function showInvalid() {
    void showToast('error', t(INVALID), { t, position: 'top-center' });
  }

  /** Reports the code and the message to the host. The applicant sees the message and a hint. */
  function fail(error: unknown, known?: Rules): Failure {
    const { reported, shown } = explainFailure(t, error, { hasPhoto: photo.file !== undefined, rules: known });
    if (reported) {
      void showToast('error', t(reported.message as Text), { t });
      onError?.(reported);
    } else {
      showInvalid();
    }
    return shown;
  }

  function choosePhoto(file?: File): Promise<boolean> {
    form.removeErrors('profileImage');
    return choice.choose(file);
  }

  return { ...form, rules: rules.loaded, answers, initial, photo, choosePhoto };
}
