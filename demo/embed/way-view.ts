import { element } from '../workbench/element';
import { snippetView } from '../workbench/snippet';
import { pluginDownload } from './plugin-download';
import { richText } from './rich-text';
import type { Way, WayStep } from './systems/system';

/** Renders a way: its title, numbered steps and notes. */
export function wayView({ title, steps, notes = [] }: Way, level: 'h3' | 'h4'): HTMLElement {
  return element(
    'div',
    { className: 'way' },
    element(level, {}, ...richText(title)),
    element('ol', { className: 'steps' }, ...steps.map((step) => stepView(step, title))),
    notes.length > 0 &&
      element('ul', { className: 'hints' }, ...notes.map((note) => element('li', {}, ...richText(note)))),
  );
}

/** @param subject names what is copied, for screen readers. */
export function stepView({ text, code, file }: WayStep, subject: string): HTMLElement {
  return element(
    'li',
    {},
    element('p', {}, ...richText(text)),
    code !== undefined && snippetView({ where: '', code, subject }),
    file === 'plugin' && pluginDownload(),
  );
}

/** A disclosure. Its key keeps it open when the page's settings change. */
export function disclosure(key: string, summary: string, ...children: Node[]): HTMLDetailsElement {
  const details = element('details', {}, element('summary', {}, ...richText(summary)), ...children);
  details.dataset.key = key;
  return details;
}

/** Replaces a part's content, and opens the disclosures in it that were open. */
export function replaceContent(part: HTMLElement, ...content: Node[]): void {
  const disclosures = () => [...part.querySelectorAll('details')];
  const open = new Set(disclosures().flatMap((each) => (each.open ? [each.dataset.key] : [])));
  part.replaceChildren(...content);
  for (const each of disclosures()) if (open.has(each.dataset.key)) each.open = true;
}
