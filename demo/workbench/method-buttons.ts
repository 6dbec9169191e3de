import type { DescribedTag } from '../../src/build/reference/declarations';
import { element, section } from './element';
import { withCode } from './knobs';

/** How often to check the state; no event fires when it changes. */
const INTERVAL_MS = 200;

/** Renders buttons that call the tag's methods, and shows its current state. */
export function methodButtons({ methods, states }: DescribedTag, target: HTMLElement): HTMLElement {
  const result = element('output', { className: 'doc' });
  const call = async (name: string) => {
    const method: unknown = (target as unknown as Record<string, unknown>)[name];
    if (typeof method !== 'function') return;
    const value: unknown = await method.call(target);
    result.textContent = value === undefined ? '' : `${name}() resolved to ${value}`;
  };
  const buttons = methods.map(({ name, doc }) =>
    element(
      'li',
      {},
      element('button', { type: 'button', onclick: () => call(name) }, `${name}()`),
      element('p', { className: 'doc' }, ...withCode(doc)),
    ),
  );
  const state = element('code');
  setInterval(() => {
    const shown = states.find(({ name }) => hasState(target, name));
    state.textContent = shown ? `:state(${shown.name})` : 'none';
  }, INTERVAL_MS);
  return section(
    'methods',
    'Methods and state',
    element('ul', { className: 'kinds' }, ...buttons),
    result,
    element('p', {}, 'State: ', state),
  );
}

function hasState(target: HTMLElement, name: string): boolean {
  try {
    return target.matches(`:state(${name})`);
  } catch {
    return false; // an older browser
  }
}
