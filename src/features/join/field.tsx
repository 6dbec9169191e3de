import type { ReactNode } from 'react';
import type { Application } from '../../model/application';
import { control, errorText, fieldBox, hintText, labelText, optional, star } from './field.style';
import { FIELD_TEXTS } from './field-texts';
import { useField } from './form-context';

export type ControlName = keyof Application | 'callingCode';

interface FieldFrameProps {
  name: ControlName;
  children: ReactNode;
}

/** Label, hint and error around a control, tied to it by their ids. */
function FieldFrame({ name, children }: FieldFrameProps) {
  const { label, hint, required } = FIELD_TEXTS[name];
  const { id, hintId, errorId, error } = useField(name);
  return (
    <div className={fieldBox} data-wrong={error ? '' : undefined} part="field">
      <label className={labelText} htmlFor={id}>
        <span>{label}</span>
        {required ? (
          <span className={star} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={optional}>(optional)</span>
        )}
      </label>
      {hint && (
        <p className={hintText} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={errorText} id={errorId}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** What every control has, whatever its kind. */
function useControl(name: ControlName) {
  const { placeholder, hint, required, autoComplete } = FIELD_TEXTS[name];
  const { id, hintId, errorId, initial, error } = useField(name);
  return {
    placeholder,
    props: {
      id,
      name,
      className: control,
      defaultValue: initial,
      autoComplete,
      'aria-required': required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

interface TextFieldProps {
  name: ControlName;
  /** In place of the draft's answer. */
  initial?: string;
}

/** A line of text, or several. */
export function TextField({ name, initial }: TextFieldProps) {
  const { type = 'text', rows = 1 } = FIELD_TEXTS[name];
  const { placeholder, props: own } = useControl(name);
  const props = initial === undefined ? own : { ...own, defaultValue: initial };
  return (
    <FieldFrame name={name}>
      {rows > 1 ? (
        <textarea {...props} placeholder={placeholder} rows={rows} dir="auto" part="control" />
      ) : (
        <input
          {...props}
          placeholder={placeholder}
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          part="control"
        />
      )}
    </FieldFrame>
  );
}

interface SelectFieldProps {
  name: ControlName;
  /** Values and what is read for them; the same when only one is given. */
  options: readonly (string | readonly [value: string, text: string])[];
}

/** A choice from a list; the first entry says what to choose and stands for nothing. */
export function SelectField({ name, options }: SelectFieldProps) {
  const { placeholder, props } = useControl(name);
  return (
    <FieldFrame name={name}>
      <select {...props} part="control">
        <option value="">{placeholder}</option>
        {options.map((option) => {
          const [value, text] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={value} value={value}>
              {text}
            </option>
          );
        })}
      </select>
    </FieldFrame>
  );
}
