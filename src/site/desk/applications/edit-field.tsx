import { described, FieldTexts } from '../../../features/join/field';
import { control, field } from '../../../features/join/field.style';
import { FIELDS } from '../../../features/join/fields';
import type { Application } from '../../../model/application/application';
import { fill } from '../../../texts/text';

/** Where the desk shows the whole number, and so needs other words than the form. */
const HINTS: Partial<Record<keyof Application, string>> = {
  phoneNumber: 'With the calling code, as in +94712345678',
};

interface EditFieldProps {
  name: keyof Application;
  value: string;
  /** What it was before the edit: offered even if the form does not offer it any more. */
  before: string;
  error: string | undefined;
  /** Starts its id. */
  prefix: string;
  onType: (name: keyof Application, text: string) => void;
}

/** A field of the join form as officers edit it: the same label, choices and rules. */
export function EditField({ name, value, before, error, prefix, onType }: EditFieldProps) {
  const { label, placeholder, hint = '', required, type = 'text', rows, options } = FIELDS[name];
  const id = `${prefix}-${name}`;
  const shownHint = HINTS[name] ?? hint;
  const attributes = {
    id,
    name,
    value,
    className: control,
    autoComplete: 'off',
    'aria-required': required,
    ...described(id, shownHint, error),
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  };
  return (
    <div className={field} part="field">
      <FieldTexts id={id} label={label} required={required ?? false} hint={shownHint} error={error ?? ''} />
      {options ? (
        <select {...attributes}>
          <option value="">{placeholder}</option>
          {choices(options(fill), [before, value]).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...attributes} rows={rows} dir="auto" />
      ) : (
        <input {...attributes} type={type} dir={type === 'text' ? 'auto' : undefined} />
      )}
    </div>
  );
}

type Choice = string | readonly [value: string, text: string];

function choices(offered: readonly Choice[], values: readonly string[]): readonly (readonly [string, string])[] {
  const pairs = offered.map((choice) => (typeof choice === 'string' ? ([choice, choice] as const) : choice));
  const missing = new Set(values.filter((value) => value && !pairs.some(([offer]) => offer === value)));
  return [...pairs, ...[...missing].map((value) => [value, value] as const)];
}
