import type { ReactNode } from 'react';
import type { Application } from '../../model/application';
import { control, errorText, field, hintText, labelText, muted, star } from './field.style';
import { FIELD_TEXTS } from './field-texts';
import { useField } from './form-context';

type FieldName = keyof Application | 'callingCode';
interface FieldProps {
  name: FieldName;
  /** Replaces the draft's answer. */
  initial?: string;
  /** Renders the control, with the attributes that every kind of control has. */
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode;
}

/** A label, a hint, an error and a control. */
function Field({ name, initial, children }: FieldProps) {
  const { label, hint, required } = FIELD_TEXTS[name];
  const { id, error, initial: drafted } = useField(name);
  return (
    <div className={field} part="field">
      <label className={labelText} htmlFor={id}>
        <span>{label}</span>
        {required ? (
          <span className={star} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={muted}>(optional)</span>
        )}
      </label>
      {hint && (
        <p className={hintText} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={errorText} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children(attributesOf(name, id, initial ?? drafted, error))}
    </div>
  );
}

function attributesOf(name: FieldName, id: string, defaultValue: string, error?: string) {
  const { hint, required, autoComplete } = FIELD_TEXTS[name];
  return {
    id,
    name,
    defaultValue,
    autoComplete,
    className: control,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    part: 'control',
  };
}

export function TextField({ name, initial }: Omit<FieldProps, 'children'>) {
  const { type = 'text', rows, placeholder } = FIELD_TEXTS[name];
  return (
    <Field name={name} initial={initial}>
      {(attributes) =>
        rows ? (
          <textarea {...attributes} placeholder={placeholder} rows={rows} dir="auto" />
        ) : (
          <input {...attributes} placeholder={placeholder} type={type} dir={type === 'text' ? 'auto' : undefined} />
        )
      }
    </Field>
  );
}

interface SelectFieldProps {
  name: FieldName;
  /** Texts that are their own values, or values with texts. */
  options: readonly (string | readonly [value: string, text: string])[];
  /** Called for a choice of the visitor's or of autofill's, and more than once for some. */
  onEdit?: (select: HTMLSelectElement) => void;
}

/** A choice from a list, whose first entry is the placeholder. */
export function SelectField({ name, options, onEdit }: SelectFieldProps) {
  const edit = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => onEdit?.(currentTarget);
  return (
    <Field name={name}>
      {(attributes) => (
        // Some password managers fire one of the two events only.
        <select {...attributes} onInput={edit} onChange={edit}>
          <option value="">{FIELD_TEXTS[name].placeholder}</option>
          {options.map((option) => {
            const [value, text] = typeof option === 'string' ? [option, option] : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
