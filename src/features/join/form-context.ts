import { createContext, useContext } from 'react';
import type { FieldError } from '../../model/application';
import type { Answers } from './draft';
import type { FieldName } from './fields';

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
  const { prefix, initial, errors, phone } = useContext(FormContext);
  return {
    id: `${prefix}-${name}`,
    initial: initial[name] ?? '',
    /** In the place of the field's own hint. */
    hint: name === 'phoneNumber' && phone ? `Will be sent as ${phone}` : undefined,
    error: errors.find(({ field }) => field === name)?.message,
  };
}
