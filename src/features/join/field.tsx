import { memo } from 'react';
import type { Text, Translate } from '../../texts/text';
import { useIsHydrated } from '../../ui/render/use-is-hydrated';
import { useTexts } from '../../ui/text/use-texts';
import { control, errorText, field, hintText, labelText, muted, star } from './field.style';
import { FIELDS, type FieldName, type FieldOptions } from './fields';
import { useField } from './form-context';

interface FieldTextsProps {
  /** The control's. Hint and error, which describe it, have ids that begin with it. */
  id: string;
  label: Text;
  required?: boolean;
  hint?: string;
  error?: string;
  /** An error that appears while the form is filled in is announced. */
  announced?: boolean;
}

/** A control's label, hint and error. */
export function FieldTexts({ id, label, required, hint, error, announced }: FieldTextsProps) {
  const t = useTexts();
  return (
    <>
      <label className={labelText} htmlFor={id}>
        <span>{t(label)}</span>
        {required ? (
          <span className={star} aria-hidden="true">
            *
          </span>
        ) : (
          <span className={muted}>{t('(optional)')}</span>
        )}
      </label>
      {hint && (
        <p className={hintText} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={errorText} id={`${id}-error`} role={announced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </>
  );
}

/** What a control's hint and error make of it. */
export function described(id: string, hint?: string, error?: string) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}

/** A field as the table describes it, which starts with the draft's answer. */
export function Field({ name }: { name: FieldName }) {
  const t = useTexts();
  const { label, placeholder, required, autoComplete, type = 'text', rows, options } = FIELDS[name];
  const { id, error, initial, hint } = useField(name);
  const isHydrated = useIsHydrated(); // Node and a browser may know other names of countries
  const shown = placeholder && t(placeholder);
  const attributes = {
    id,
    name,
    defaultValue: initial,
    autoComplete,
    className: control,
    'aria-required': required,
    ...described(id, hint, error),
    part: 'control',
  };
  return (
    <div className={field} part="field">
      <FieldTexts id={id} label={label} required={required} hint={hint} error={error} />
      {options ? (
        <select {...attributes}>
          <option value="">{shown}</option>
          <Options of={options} t={t} lang={isHydrated ? t.lang : undefined} />
        </select>
      ) : rows ? (
        <textarea {...attributes} placeholder={shown} rows={rows} dir="auto" />
      ) : (
        <input {...attributes} placeholder={shown} type={type} dir={type === 'text' ? 'auto' : undefined} />
      )}
    </div>
  );
}

/** Rendered once for each language: there are 250 countries. */
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
