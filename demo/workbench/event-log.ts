import type { DescribedEvent } from '../../src/build/reference/declarations';
import { element, section } from './element';
import { withCode } from './knobs';

const MAX_ENTRIES = 50;

/** Lists the tag's events, newest first, with checkboxes that cancel the cancelable ones. */
export function eventLog(events: DescribedEvent[], target: HTMLElement): HTMLElement {
  const cancelled = new Set<string>();
  const entries = element('ol');
  const log = element(
    'div',
    { className: 'log', role: 'log', tabIndex: 0, 'aria-label': 'Events, newest first' },
    entries,
  );

  for (const { name, cancelable } of events) {
    target.addEventListener(name, (event) => {
      if (cancelable && cancelled.has(name)) event.preventDefault();
      entries.prepend(entry(event as CustomEvent));
      while (entries.children.length > MAX_ENTRIES) entries.lastElementChild?.remove();
    });
  }

  const kinds = events.map(({ name, doc, cancelable }) => {
    const box = element('input', {
      type: 'checkbox',
      onchange: () => (box.checked ? cancelled.add(name) : cancelled.delete(name)),
    });
    return element(
      'li',
      {},
      element('div', {}, element('code', {}, name), cancelable && element('label', {}, box, ` Cancel ${name}`)),
      element('p', { className: 'doc' }, ...withCode(doc)),
    );
  });
  const clear = element('button', { type: 'button', onclick: () => entries.replaceChildren() }, 'Clear');
  return section('events', 'Events', element('ul', { className: 'kinds' }, ...kinds), log, clear);
}

function entry({ type, detail, defaultPrevented }: CustomEvent): HTMLElement {
  const time = element('time', {}, new Date().toISOString().slice(11, 23));
  const name = element('code', {}, type);
  const note = defaultPrevented && element('strong', {}, 'cancelled');
  if (detail === undefined || detail === null) return element('li', {}, time, ' ', name, ' ', note);
  const line = element('span', { className: 'line' }, JSON.stringify(detail));
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element('summary', {}, time, ' ', name, ' ', note, ' ', line),
      element('pre', {}, JSON.stringify(detail, null, 2)),
    ),
  );
}
