import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormError } from '../../model/forms/form-error';
import { controlNamed } from './controls';
import type { FocusField } from './focus-field';

/** Which values were last rejected. */
export interface Rejection<Values> {
  /** How many times the form has been rejected. */
  count: number;
  values?: Values;
  /** The first invalid field, or '' if the errors name none. Undefined until the form is rejected. */
  first?: string;
}

const focusControl: FocusField = (form, field) => controlNamed(form, field)?.focus();

/** The errors for a form's fields, in the form's order. When they appear, the first invalid field gets focus. */
export function useErrors<Values>(form: RefObject<HTMLFormElement | null>, focus: FocusField = focusControl) {
  const [shown, setShown] = useState<readonly FormError[]>([]);
  const [rejection, setRejection] = useState<Rejection<Values>>({ count: 0 });

  const focusFirst = useEffectEvent(() => {
    if (form.current && shown[0]) focus(form.current, shown[0].field);
  });
  useEffect(() => {
    if (rejection.count > 0) focusFirst();
  }, [rejection]);

  function remove(...fields: (string | undefined)[]) {
    setShown((all) => {
      const left = all.filter(({ field }) => !fields.includes(field));
      return left.length < all.length ? left : all;
    });
  }

  function reject(found: readonly FormError[], values: Values) {
    setShown(found);
    setRejection(({ count }) => ({ count: count + 1, values, first: found[0]?.field ?? '' }));
  }

  return { shown, rejection, reject, remove, clear: () => setShown([]) };
}
