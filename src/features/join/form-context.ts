import { createContext, useContext } from 'react';
import type { FieldError } from '../../model/application/application';
import { useTexts } from '../../ui/text/use-texts';
import type { Answers } from './draft';
import { messageIn } from './field-message';
import type { FieldName } from './fields';
import { FIELDS } from './fields';

interface FormContents {
  /** Starts every id, so that two forms on a page share none. */
  prefix: string;
  /** What the controls start with. */
  initial: Answers;
  errors: readonly FieldError[];
  /** The phone number as it will be sent; '' while it cannot be. */
  phone: string;
}

export const FormContext = createContext<FormContents>({ prefix: '', initial: {}, errors: [], phone: '' });

export function useField(name: FieldName | 'profileImage') {
  const t = useTexts();
  const { prefix, initial, errors, phone } = useContext(FormContext);
  const error = errors.find(({ field }) => field === name);
  const hint = name === 'profileImage' ? undefined : FIELDS[name].hint;
  return {
    id: `${prefix}-${name}`,
    initial: initial[name] ?? '',
    hint: name === 'phoneNumber' && phone ? t('Will be sent as {phone}', { phone }) : hint && t(hint),
    error: error && messageIn(t, error),
  };
}
