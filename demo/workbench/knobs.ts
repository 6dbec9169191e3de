import type { Described, DescribedAttribute, DescribedProperty } from '../../src/build/reference/declarations';
import { limitOf, MAX_LIMIT } from '../../src/model/lists/limit';
import { element } from './element';

/** An attribute's control. */
export interface Knob {
  row: HTMLElement;
  /** Shows a value that another control has set. */
  show(value: string): void;
}

/** A control's wording, for people who do not write code. */
export interface KnobTexts {
  label: string;
  /** The text below the control. */
  doc: string;
  /** The text for each value, if the attribute is a choice. */
  values?: Readonly<Record<string, string>>;
}

/**
 * A select for a choice, a number field for a limit, a text field for everything else.
 * @param texts replace the attribute's name and description.
 */
export function attributeKnob(
  attribute: DescribedAttribute,
  onChange: (value: string) => void,
  texts?: KnobTexts,
): Knob {
  const { name, kind, initial } = attribute;
  const values = [...(initial || attribute.values?.includes('') ? [] : ['']), ...(attribute.values ?? ['true'])];
  const id = `knob-${name}`;
  const problem = element('p', { className: 'problem', role: 'status' });
  const common = { id, 'aria-describedby': `${id}-doc`, spellcheck: false, autocomplete: 'off' };
  const control =
    kind === 'choice' || kind === 'boolean'
      ? element(
          'select',
          common,
          ...values.map((value) =>
            element(
              'option',
              { value },
              texts?.values?.[value] ?? (kind === 'boolean' ? (value ? 'on' : 'off') : value || 'default'),
            ),
          ),
        )
      : element('input', {
          ...common,
          ...(kind === 'limit' && { type: 'number', min: 1, max: MAX_LIMIT }),
          placeholder: kind === 'template' ? 'https://…/{id}' : '',
        });

  control.addEventListener('input', () => {
    const { value } = control;
    problem.textContent = problemOf(kind, value);
    onChange(value);
  });
  return {
    row: row({ ...attribute, ...texts }, control, problem),
    show: (value) => {
      if (control.value !== (value || initial)) control.value = value || initial;
    },
  };
}

/** Why a tag ignores a value; '' if it does not. */
function problemOf(kind: DescribedAttribute['kind'], value: string): string {
  if (kind === 'template' && value && !value.includes('{id}')) return 'Ignored: {id} is missing.';
  return kind === 'limit' && value && !limitOf(value) ? `Ignored: not a whole number from 1 to ${MAX_LIMIT}.` : '';
}

/** A text area for JSON. Calls `onChange` with undefined if it is empty, and not at all while it is invalid. */
export function propertyKnob(property: DescribedProperty, onChange: (value: unknown) => void): HTMLElement {
  const id = `knob-${property.name}`;
  const problem = element('p', { className: 'problem', role: 'status' });
  const control = element('textarea', {
    id,
    rows: 5,
    spellcheck: false,
    placeholder: property.type.endsWith('[]') ? '[ … ]' : '{ … }',
    'aria-describedby': `${id}-doc`,
  });
  control.addEventListener('input', () => {
    try {
      onChange(control.value.trim() ? JSON.parse(control.value) : undefined);
      problem.textContent = '';
    } catch (error) {
      problem.textContent = `Not JSON yet: ${(error as Error).message}`;
    }
    control.setAttribute('aria-invalid', String(problem.textContent !== ''));
  });
  return row(property, control, problem);
}

function row({ name, doc, label }: Described & { label?: string }, control: HTMLElement, problem: HTMLElement) {
  return element(
    'div',
    { className: 'knob' },
    element('label', { htmlFor: control.id }, label ?? element('code', {}, name)),
    control,
    problem,
    element('p', { id: `${control.id}-doc`, className: 'doc' }, ...withCode(doc)),
  );
}

/** Replaces text in backticks with code elements. */
export function withCode(text: string): (string | HTMLElement)[] {
  return text.split('`').map((part, index) => (index % 2 ? element('code', {}, part) : part));
}
