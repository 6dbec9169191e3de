import type { DescribedTag } from '../../src/build/reference/declarations';
import { element } from '../workbench/element';
import { attributeKnob } from '../workbench/knobs';
import type { Setup } from '../workbench/setup';
import { eventChoice } from './event-choice';
import { NOTES, SETTINGS } from './wording';

interface SettingsOptions {
  tag: DescribedTag;
  setup: Setup;
  onChange: (name: string, value: string) => void;
  onFallbackText: (text: string) => void;
}

/** A tag's settings, for people who do not write code. */
export async function settings({ tag, setup, onChange, onFallbackText }: SettingsOptions): Promise<HTMLElement[]> {
  const order = Object.keys(SETTINGS);
  const inOrder = [...tag.attributes].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const rows = await Promise.all(
    inOrder.map(async (own) => {
      const texts = SETTINGS[own.name];
      if (!texts) return undefined;
      const { attribute, titles } =
        own.name === 'event-id' ? await eventChoice(own) : { attribute: own, titles: texts.values };
      const knob = attributeKnob(attribute, (value) => onChange(own.name, value), { ...texts, values: titles });
      const exists = !attribute.values || attribute.values.includes(setup[own.name] ?? '');
      if (!exists && own.name === 'event-id') onChange(own.name, attribute.values?.[0] ?? '');
      knob.show(setup[own.name] ?? '');
      return knob.row;
    }),
  );
  const note = NOTES[tag.tag];
  return [
    ...(note ? [element('p', { className: 'note', role: 'note' }, note)] : []),
    ...rows.filter((row) => row !== undefined),
    fallbackText(tag, onFallbackText),
  ];
}

function fallbackText(tag: DescribedTag, onText: (text: string) => void): HTMLElement {
  const input = element('input', { id: 'fallback-text', placeholder: tag.fallback.text, autocomplete: 'off' });
  input.setAttribute('aria-describedby', 'fallback-text-doc');
  input.addEventListener('input', () => onText(input.value.trim()));
  const doc =
    'The text of a link to the society’s site. It is shown in old browsers, in browsers that block scripts, and while the society’s server is down.';
  return element(
    'div',
    { className: 'knob' },
    element('label', { htmlFor: input.id }, 'Fallback text'),
    input,
    element('p', { id: 'fallback-text-doc', className: 'doc' }, doc),
  );
}
