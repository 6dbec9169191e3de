import { type ChangeEvent, memo, type ReactNode } from 'react';
import type { Text, Translate } from '../../texts/text';
import { useIsHydrated, useTexts } from '../host/host';
import { problem } from '../style/recipes.style';
import type { Control } from './controls';
import * as styles from './form.style';

/** A select's choices: strings that are both value and text, or pairs of the two. @param lang default: English. */
export type FieldOptions = (
  t: Translate,
  lang?: string,
) => readonly (string | readonly [value: string, text: string])[];

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
  error: styles.errorText,
};

export const markedLook: FieldLook = { ...plainLook, boxPart: 'field', controlPart: 'control', isMarked: true };

export interface FieldProps {
  /** Id of the control; the ids of its hint and error start with it. */
  id: string;
  label: Text;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether an error that appears during editing is announced. */
  isAnnounced?: boolean;
  /** Makes the control a select whose empty option shows the placeholder. */
  options?: FieldOptions | undefined;
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
  onChange?: (event: ChangeEvent<Control>) => void;
  'aria-describedby'?: string;
}

/** A control with its label, hint and error. Other attributes go to the control. */
export function Field({
  label,
  hint,
  error,
  isAnnounced,
  options,
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
  const isHydrated = useIsHydrated(); // Node's country names may differ from the browser's
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
    <select {...props}>
      <option value="">{placeholder}</option>
      <Options of={options} t={t} lang={isHydrated ? t.lang : undefined} />
    </select>
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
            <span className={problem} aria-hidden="true">
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

/** Rendered only once per language, because there are 250 countries. */
const Options = memo(function Options({ of, t, lang }: { of: FieldOptions; t: Translate; lang: string | undefined }) {
  return of(t, lang).map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option;
    return (
      <option key={value} value={value}>
        {text}
      </option>
    );
  });
});
