import { createContext, useContext } from 'react';
import type { ApplicationField, FieldError } from '../../model/application';
import type { Answers } from './draft';

/** What the fields know of the form around them. */
export interface FormContents {
  /** In front of every id, so that two forms on a page do not share any. */
  prefix: string;
  /** What the controls start with. They keep their own value from then on: autofill may change it unheard. */
  initial: Answers;
  errors: readonly FieldError[];
}

export const FormContext = createContext<FormContents>({ prefix: '', initial: {}, errors: [] });

/** A field's ids, first answer and error. */
export function useField(name: ApplicationField | 'callingCode') {
  const { prefix, initial, errors } = useContext(FormContext);
  const id = `${prefix}-${name}`;
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    initial: initial[name] ?? '',
    error: errors.find(({ field }) => field === name)?.message,
  };
}
