import type { DescribedAttribute, DescribedTag } from '../../src/build/reference/declarations';
import { apiOf, stateOf } from './states';

/** How the tag is set up: its attributes' texts ('' where it has none), kept in the page's address to be linked. */
export type Setup = Record<string, string>;

/** Not a tag's own, but every element's; it sets the language of dates. */
const LANG: DescribedAttribute = {
  name: 'lang',
  kind: 'text',
  initial: '',
  doc: 'Language of dates, as `de` or `en-GB`. Default: that of the nearest ancestor.',
};

export function attributesOf(tag: DescribedTag): DescribedAttribute[] {
  return [...tag.attributes, LANG];
}

/** The set-up that the address names, over the tag's examples. */
export function readSetup(tag: DescribedTag, search: string): Setup {
  const given = new URLSearchParams(search);
  const setup = Object.fromEntries(
    attributesOf(tag).map(({ name, example = '' }) => [name, given.get(name) ?? example]),
  );
  if (given.has('state')) setup.api = apiOf(given.get('state') ?? '');
  return setup;
}

export function writeSetup(tag: DescribedTag, setup: Setup): string {
  const given = new URLSearchParams();
  const state = stateOf(setup.api ?? '');
  if (state) given.set('state', state);
  for (const { name, example = '' } of attributesOf(tag)) {
    const value = setup[name] ?? '';
    if (value !== example && !(name === 'api' && state)) given.set(name, value);
  }
  return given.size ? `?${given}` : '';
}

/** What has to be written on the tag: nothing for an attribute that is missing or has its initial value. */
export function attributesIn(tag: DescribedTag, setup: Setup): [name: string, value: string][] {
  return attributesOf(tag)
    .map(({ name }): [string, string] => [name, setup[name] ?? ''])
    .filter(
      ([name, value]) => value !== '' && value !== attributesOf(tag).find((known) => known.name === name)?.initial,
    );
}

export function applySetup(tag: DescribedTag, setup: Setup, target: HTMLElement): void {
  const wanted = new Map(attributesIn(tag, setup));
  for (const { name } of attributesOf(tag)) {
    const value = wanted.get(name);
    if (value === undefined) target.removeAttribute(name);
    else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
}
