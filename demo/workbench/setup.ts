import type { DescribedTag } from '../../src/build/reference/declarations';
import { apiOf, stateOf } from './states';

/** The values of the tag's attributes, '' for those that aren't set. Stored in the page's URL. */
export type Setup = Record<string, string>;

/** Reads the setup from the query string; the tag's examples are the defaults. */
export function readSetup(tag: DescribedTag, search: string): Setup {
  const query = new URLSearchParams(search);
  const setup = Object.fromEntries(tag.attributes.map(({ name, example = '' }) => [name, query.get(name) ?? example]));
  if (query.has('state')) setup.api = apiOf(query.get('state') ?? '');
  return setup;
}

export function writeSetup(tag: DescribedTag, setup: Setup): string {
  const query = new URLSearchParams();
  const state = stateOf(setup.api ?? '');
  if (state) query.set('state', state);
  for (const { name, example = '' } of tag.attributes) {
    const value = setup[name] ?? '';
    if (value !== example && !(name === 'api' && state)) query.set(name, value);
  }
  return query.size ? `?${query}` : '';
}

/** The attributes to set on the tag: those that differ from their initial value. */
export function attributesIn(tag: DescribedTag, setup: Setup): [name: string, value: string][] {
  return tag.attributes
    .map(({ name, initial }) => ({ name, initial, value: setup[name] ?? '' }))
    .filter(({ initial, value }) => value !== '' && value !== initial)
    .map(({ name, value }) => [name, value]);
}

export function applySetup(tag: DescribedTag, setup: Setup, target: HTMLElement): void {
  const values = new Map(attributesIn(tag, setup));
  for (const { name } of tag.attributes) {
    const value = values.get(name);
    if (value === undefined) target.removeAttribute(name);
    else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
}
