import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FormError, TOO_LONG } from '../../model/forms/field-rules';
import type { Text, Translate } from '../../texts/text';
import { controlNamed } from './controls';

/** Focuses a field, as when it is the first one that is wrong. */
export type Focus = (form: HTMLFormElement, field: string) => void;

const focusControl: Focus = (form, field) => controlNamed(form, field)?.focus();

/** The errors of a form's fields, in the form's order. When they are shown, the first field gets the focus. */
export function useErrors<Values>(form: RefObject<HTMLFormElement | null>, focus = focusControl) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  /** Counts how often errors have been shown, and keeps the values that were wrong. */
  const [rejection, setRejection] = useState<{ count: number; values?: Values }>({ count: 0 });

  const focusFirst = useEffectEvent(() => {
    if (form.current && errors[0]) focus(form.current, errors[0].field);
  });
  useEffect(() => {
    if (rejection.count > 0) focusFirst();
  }, [rejection]);

  function removeErrors(...names: (string | undefined)[]) {
    setErrors((shown) => {
      const left = shown.filter(({ field }) => !names.includes(field));
      return left.length < shown.length ? left : shown;
    });
  }

  function reject(found: readonly FormError[], values: Values) {
    setErrors(found);
    setRejection(({ count }) => ({ count: count + 1, values }));
  }

  return { errors, rejection, reject, removeErrors, clearErrors: () => setErrors([]) };
}

/** Returns what is wrong in the language of the view, if it is one of its texts. A server may say anything. */
export function messageOf(t: Translate, error: FormError | undefined): string | undefined {
  if (!error) return undefined;
  const { message, tooLong } = error;
  return tooLong ? t(TOO_LONG, { field: t(tooLong.label), limit: tooLong.limit }) : t(message as Text);
}
