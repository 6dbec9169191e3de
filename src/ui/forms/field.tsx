import type { ChangeEvent, ReactNode } from 'react';
import type { Text } from '../../texts/text';
import { useTexts } from '../host/host';
import { problemText } from '../style/recipes.style';
import type { FormControl } from './controls';
import * as styles from './form.style';
import { type Choices, Select } from './select';

/** The classes and parts of a field's elements. */
export interface FieldLook {
  box: string;
  boxPart?: string;
  label?: string;
  control?: string;
  controlPart?: string;
  error: string;
  errorPart?: string;
  /** Whether the label marks the field as required or optional. */
  isMarked?: boolean;
}

export const plainLook: FieldLook = {
  box: styles.field,
  label: styles.labelText,
  control: styles.control,
  controlPart: 'field',
  error: styles.errorLine,
};

const markedLook: FieldLook = { ...plainLook, boxPart: 'field', controlPart: 'control', isMarked: true };

export interface FieldProps {
  /** Id of the control; the ids of its hint and error start with it. */
  id: string;
  label: Text;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether an error that appears during editing is announced. */
  isAnnounced?: boolean;
  /** Makes the control a select whose empty option shows the placeholder. */
  options?: Choices | undefined;
  /** Whether the browser adds a select's options after hydration. */
  isLate?: boolean | undefined;
  /** Makes the control a text area with this many lines. */
  rows?: number | undefined;
  /** Shown beside the control. */
  action?: ReactNode;
  /** Shown between the error and the control. */
  children?: ReactNode;
  look?: FieldLook;
  name: string;
  required?: boolean | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'file' | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  accept?: string;
  defaultValue?: string | undefined;
  /** Used with `onChange`, in place of `defaultValue`. */
  value?: string;
  onChange?: (event: ChangeEvent<FormControl>) => void;
  'aria-describedby'?: string;
}

/** A control with its label, hint and error. Other attributes go to the control. */
export function Field({
  label,
  hint,
  error,
  isAnnounced,
  options,
  isLate,
  rows,
  action,
  children,
  required,
  placeholder,
  type = 'text',
  look = markedLook,
  ...attributes
}: FieldProps) {
  const t = useTexts();
  const { id, 'aria-describedby': others } = attributes;
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`];
  const props = {
    className: look.control,
    part: look.controlPart,
    ...attributes,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, errorId, others].filter(Boolean).join(' ') || undefined,
  };
  const dir = type === 'text' ? 'auto' : undefined;
  const control = options ? (
    <Select {...props} choices={options} placeholder={placeholder} isLate={isLate} />
  ) : rows ? (
    <textarea {...props} placeholder={placeholder} rows={rows} dir={dir} />
  ) : (
    <input {...props} placeholder={placeholder} type={type} dir={dir} />
  );
  return (
    <div className={look.box} part={look.boxPart}>
      <label className={look.label} htmlFor={id}>
        <span>{t(label)}</span>
        {look.isMarked &&
          (required ? (
            <span className={problemText} aria-hidden="true">
              *
            </span>
          ) : (
            <span className={styles.optional}>{t('(optional)')}</span>
          ))}
      </label>
      {hint && (
        <p className={styles.hintText} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={look.error} id={errorId} role={isAnnounced ? 'alert' : undefined} part={look.errorPart}>
          {error}
        </p>
      )}
      {children}
      {action ? (
        <div>
          {control}
          {action}
        </div>
      ) : (
        control
      )}
    </div>
  );
}
