import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationField, FieldError } from '../../model/application/application';
import { focusField, useEdits } from './form-controls';

/** Fields whose error an edit of another field removes too. */
const DEPENDENT_FIELDS: Record<string, ApplicationField> = {
  callingCode: 'phoneNumber',
  permanentResidency: 'phoneNumber',
  academicCategory: 'academicCategoryOther',
};

/** The errors of the fields, in the form's order. Each is removed when its field is edited. */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  /** How often errors have been shown: each time, the first of them gets the focus. */
  const [rejections, setRejections] = useState(0);
  const [isFirstMissing, setFirstMissing] = useState(false);

  const focusFirst = useEffectEvent(() => {
    if (errors[0]) focusField(formRef.current, errors[0].field, true);
  });
  useEffect(() => {
    if (rejections > 0) focusFirst();
  }, [rejections]);

  useEdits(formRef, (name) => removeErrors(name, DEPENDENT_FIELDS[name]));

  function removeErrors(...names: (string | undefined)[]) {
    setErrors((shown) => {
      const left = shown.filter(({ field }) => !names.includes(field));
      return left.length < shown.length ? left : shown;
    });
  }

  /** @param application in which a field without an answer is ''. */
  function showErrors(found: readonly FieldError[], application: Partial<Record<ApplicationField, string>>) {
    setErrors(found);
    setFirstMissing(application[found[0]?.field ?? 'name'] === '');
    setRejections((count) => count + 1);
  }

  return { errors, rejections, isFirstMissing, showErrors, removeErrors, clearErrors: () => setErrors([]) };
}
