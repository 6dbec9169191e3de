import { type MouseEvent, useId, useRef } from 'react';
import type { Text } from '../../texts/text';
import { useHost, useTexts } from '../host/host';
import { detectBlockedPress } from './blocked-press';
import { errorMessage } from './error-message';
import type { FieldAttributes, FormOptions } from './form-options';
import { useDraft } from './use-draft';
import { useEdits } from './use-edits';
import { useErrors } from './use-errors';
import { useIdempotencyKey } from './use-idempotency-key';
import { type FormRules, NO_RULES } from './use-rules';
import { useSubmission } from './use-submission';

const BLOCKED: Text = 'This page does not allow forms to be sent. Open the form in a new window.';

/**
 * A form, from the first edit to the server's response. Its controls are uncontrolled, so that neither rendering nor
 * hydration replaces what was typed or autofilled.
 */
export function useForm<Values, Result = unknown>(options: FormOptions<Values, Result>) {
  const form = useFormWithRules(options, NO_RULES);
  // Not while sending: if that fails, the text would be lost.
  useHost(undefined, { reset: () => !form.isSending && form.ref.current?.reset() });
  return form;
}

/** A form whose rules load on demand: on the first focus, or else when it is submitted. */
export function useFormWithRules<Values, Result, Rules>(
  options: FormOptions<Values, Result, Rules>,
  rules: FormRules<Rules>,
) {
  const t = useTexts();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const key = useIdempotencyKey(options.idempotencyKey);
  const draft = useDraft(ref, key.get, options.draft);
  const errors = useErrors<Values>(ref, options.focus);
  const { submit, progress, failure, setFailure } = useSubmission(options, { form: ref, rules, key, draft, errors });

  useEdits(ref, (name, value, answers) => {
    errors.remove(name);
    draft.saveSoon();
    options.onEdit?.(name, value, answers);
  });

  function reset() {
    key.renew();
    errors.clear();
    setFailure(undefined);
    options.onReset?.();
  }

  function press(event: MouseEvent) {
    detectBlockedPress(event, ref.current, () => setFailure({ text: t(BLOCKED), isBlocked: true }));
  }

  function field(name: string): FieldAttributes {
    const error = errors.shown.find((each) => each.field === name);
    return { id: `${id}-${name}`, name, defaultValue: options.initial?.[name], error: errorMessage(t, error) };
  }

  const isSending = progress !== undefined;
  return {
    /** Attributes for the form. */
    form: { ref, noValidate: true, onFocus: rules.preload, onSubmit: submit, onReset: reset },
    /** Attributes for the button that submits it. */
    button: { type: 'submit', 'aria-disabled': isSending || undefined, onClick: press },
    field,
    id,
    ref,
    errors: errors.shown,
    rejection: errors.rejection,
    removeErrors: errors.remove,
    isSending,
    progress,
    failure,
    clearFailure: () => setFailure(undefined),
    submit,
    draft,
  } as const;
}
