import type { DescribedTag } from '../../src/build/reference/declarations';
import { element } from '../workbench/element';
import { TAG_NAMES } from './wording';

/** Renders the tag picker. */
export function choice(tags: readonly DescribedTag[], chosen: DescribedTag, onChoose: (tag: DescribedTag) => void) {
  const order = Object.keys(TAG_NAMES);
  const sorted = [...tags].sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag));
  const cards = sorted.map((tag) => {
    const input = element('input', {
      type: 'radio',
      name: 'tag',
      value: tag.tag,
      checked: tag === chosen,
      onchange: () => onChoose(tag),
    });
    const { name, summary } = TAG_NAMES[tag.tag] ?? { name: tag.tag, summary: tag.summary };
    return element('label', { className: 'choice' }, input, element('strong', {}, name), element('span', {}, summary));
  });
  return element('fieldset', { className: 'choices', 'aria-labelledby': 'step-1' }, ...cards);
}
