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
}

export const FormContext = createContext<FormContents>({ prefix: '', initial: {}, errors: [] });

export function useField(name: FieldName | 'profileImage') {
  const { prefix, initial, errors } = useContext(FormContext);
  return {
    id: `${prefix}-${name}`,
    initial: initial[name] ?? '',
    error: errors.find(({ field }) => field === name)?.message,
  };
}
