import type { Described, DescribedAttribute, DescribedProperty } from '../../src/build/reference/declarations';
import { element } from './element';

/** An attribute's control. */
export interface Knob {
  row: HTMLElement;
  /** Shows a value that another control has set. */
  show(value: string): void;
}

/** The texts of a control for people who do not write code. */
export interface KnobTexts {
  label: string;
  /** The text below the control. */
  doc: string;
  /** The text of each value of a choice. */
  values?: Readonly<Record<string, string>>;
}

/**
 * A select for a choice, a text field for everything else.
 * @param texts replace the attribute's name and description.
 */
export function attributeKnob(
  attribute: DescribedAttribute,
  onChange: (value: string) => void,
  texts?: KnobTexts,
): Knob {
  const { name, kind, values = ['', 'true'], initial } = attribute;
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
              texts?.values?.[value] ?? (kind === 'boolean' ? (value ? 'on' : 'off') : value),
            ),
          ),
        )
      : element('input', { ...common, placeholder: kind === 'template' ? 'https://…/{id}' : '' });

  control.addEventListener('input', () => {
    const { value } = control;
    problem.textContent = kind === 'template' && value && !value.includes('{id}') ? 'Ignored: {id} is missing.' : '';
    onChange(value);
  });
  return {
    row: row({ ...attribute, ...texts }, control, problem),
    show: (value) => {
      if (control.value !== (value || initial)) control.value = value || initial;
    },
  };
}

/** A text area for JSON. Calls `onChange` with undefined if it is empty, and not while it is invalid. */
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
