import { element } from '../workbench/element';

/** Returns text with `code` and **words on the screen** as nodes. */
export function richText(text: string): (string | HTMLElement)[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return element('code', {}, part.slice(1, -1));
    return part.startsWith('**') ? element('strong', {}, part.slice(2, -2)) : part;
  });
}
