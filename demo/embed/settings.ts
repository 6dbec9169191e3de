import type { DescribedTag } from '../../src/build/reference/declarations';
import { accentOf, shortName } from '../workbench/code';
import { element } from '../workbench/element';
import { attributeKnob } from '../workbench/knobs';
import type { Setup } from '../workbench/setup';
import { eventChoice } from './event-choice';
import { NOTES, SENDS_NOTHING, SETTINGS } from './wording';

interface SettingsOptions {
  tag: DescribedTag;
  setup: Setup;
  accent: string;
  fallbackText: string;
  /** The forms that the society's server receives. */
  receives: readonly string[];
  onChange: (name: string, value: string) => void;
  onAccent: (colour: string) => void;
  onFallbackText: (text: string) => void;
}

/** A tag's settings, for people who do not write code. */
export async function settings(options: SettingsOptions): Promise<HTMLElement[]> {
  const { tag, setup, receives, onChange } = options;
  const order = Object.keys(SETTINGS);
  const inOrder = [...tag.attributes].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const warning = hasSend(tag) && element('p', { className: 'note', role: 'note' }, SENDS_NOTHING);
  const showWarning = () => {
    if (warning) warning.hidden = isSent(setup);
  };
  const rows = await Promise.all(
    inOrder.map(async (own) => {
      const texts = SETTINGS[own.name];
      if (!texts || (own.name === 'send' && !receives.includes(shortName(tag)))) return [];
      const { attribute, titles } =
        own.name === 'event-id' ? await eventChoice(own) : { attribute: own, titles: texts.values };
      const change = (value: string) => {
        onChange(own.name, value);
        showWarning();
      };
      const knob = attributeKnob(attribute, change, { ...texts, values: titles });
      const exists = !attribute.values || attribute.values.includes(setup[own.name] ?? '');
      if (!exists && own.name === 'event-id') onChange(own.name, attribute.values?.[0] ?? '');
      knob.show(setup[own.name] ?? '');
      return own.name === 'theme' ? [knob.row, accentField(options)] : [knob.row];
    }),
  );
  showWarning();
  const note = NOTES[tag.tag];
  return [
    ...(warning ? [warning] : []),
    ...(note ? [element('p', { className: 'note', role: 'note' }, note)] : []),
    ...rows.flat(),
    fallbackField(options),
  ];
}

/** Whether the tag is a form that thanks people and sends nothing, unless a setting says where to. */
export function hasSend({ attributes }: DescribedTag): boolean {
  return attributes.some(({ name }) => name === 'send');
}

export function isSent({ send, email }: Setup): boolean {
  return Boolean(send || email);
}

function accentField({ accent, onAccent }: SettingsOptions): HTMLElement {
  const input = element('input', { value: accent, placeholder: '#8a1538', autocomplete: 'off', spellcheck: false });
  const problem = element('p', { className: 'problem', role: 'status' });
  input.addEventListener('input', () => {
    const colour = input.value.trim();
    const isColour = CSS.supports('color', colour) && accentOf({ accent: colour }) !== '';
    problem.textContent = colour && !isColour ? 'Ignored: not a colour.' : '';
    onAccent(isColour ? colour : '');
  });
  const doc =
    'Your site’s colour for buttons and links, such as #8a1538 or darkred. Leave it empty to use the society’s.';
  return field('accent', 'Accent colour', doc, input, problem);
}

function fallbackField({ tag, fallbackText, onFallbackText }: SettingsOptions): HTMLElement {
  const input = element('input', { value: fallbackText, placeholder: tag.fallback.text, autocomplete: 'off' });
  input.addEventListener('input', () => onFallbackText(input.value.trim()));
  const doc =
    'The text of a link to the society’s site. It is shown in old browsers, in browsers that block scripts, and while the society’s server is down.';
  return field('fallback-text', 'Fallback text', doc, input);
}

function field(id: string, label: string, doc: string, input: HTMLElement, problem?: HTMLElement): HTMLElement {
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-doc`);
  return element(
    'div',
    { className: 'knob' },
    element('label', { htmlFor: id }, label),
    input,
    problem ?? false,
    element('p', { id: `${id}-doc`, className: 'doc' }, doc),
  );
}
