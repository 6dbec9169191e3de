import { FIELDS } from '../../../features/join/fields';
import type { Application } from '../../../model/application/application';
import { Field } from '../../../ui/forms/field';

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
  /** Begins its id. */
  prefix: string;
  onType: (name: keyof Application, text: string) => void;
}

/** A field of the join form as officers edit it: the same label, choices and rules. */
export function EditField({ name, value, before, error, prefix, onType }: EditFieldProps) {
  const { placeholder, hint, options, ...others } = FIELDS[name];
  return (
    <Field
      {...others}
      id={`${prefix}-${name}`}
      name={name}
      value={value}
      hint={HINTS[name] ?? hint}
      error={error}
      placeholder={options && placeholder}
      options={options && ((t, lang) => choices(options(t, lang), [before, value]))}
      autoComplete="off"
      onChange={({ target }) => onType(name, target.value)}
    />
  );
}

type Choice = string | readonly [value: string, text: string];

function choices(offered: readonly Choice[], values: readonly string[]): readonly (readonly [string, string])[] {
  const pairs = offered.map((choice) => (typeof choice === 'string' ? ([choice, choice] as const) : choice));
  const missing = new Set(values.filter((value) => value && !pairs.some(([offer]) => offer === value)));
  return [...pairs, ...[...missing].map((value) => [value, value] as const)];
}
