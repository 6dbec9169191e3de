import fc from 'fast-check';
import { type Guest, openGuest, pause } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, markup, shown, TAGS, type TestedTag } from '../support/browser/tags';

/** Values per tag: few, because each is rendered. fast-check prints the seed of those that fail. */
const RUNS = 15;
/** Longer than a frame, in which a changed attribute shows. */
const SHOWS_MS = 30;

/** What somebody would try. */
const HOSTILE = [
  '',
  ' ',
  '{id}',
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)//{id}',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:x',
  '//evil.example/{id}',
  '/\\evil.example',
  'https://',
  'http://[',
  '#',
  '?',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '-1',
  '0',
  '1e9',
  'NaN',
  '999999999999',
  'true',
  'null',
  '[]',
  '{"a":1}',
  '__proto__',
  'constructor',
  'en-',
  'x-y-z-0',
  '\ud800',
  '\u202e',
  'auto',
  'dark',
  '1',
  '2,3',
];

interface Manifest {
  modules: { declarations?: { tagName?: string; attributes?: { name: string }[] }[] }[];
}

/** The attributes that the build has found in the tags' declarations. */
async function attributesOf(tag: string): Promise<string[]> {
  const manifest: Manifest = await (await fetch('/widgets/custom-elements.json')).json();
  const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
  return declarations.find(({ tagName }) => tagName === tag)?.attributes?.map(({ name }) => name) ?? [];
}

/** Addresses in the tag's view that a browser would run, or that are not those of a page or picture. */
function unsafeAddresses(guest: Guest, { tag }: TestedTag): string[] {
  const elements = [...(guest.find(tag).shadowRoot?.querySelectorAll('*') ?? [])];
  return elements.flatMap((element) => {
    const addresses = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'].flatMap((name) => {
      return element.getAttribute(name) ?? [];
    });
    return addresses.filter((address) => {
      const url = URL.parse(address, guest.document.baseURI);
      return url && !/^(?:https?|mailto|tel|webcal):$/.test(url.protocol) && !/^data:image\//i.test(url.href);
    });
  });
}

describe('whatever its attributes say,', () => {
  for (const tested of TAGS) {
    it(`${tested.tag} shows no unsafe address and causes no error`, async () => {
      const guest = await openGuest(markup(tested));
      addScript(guest, '/widgets/ummes.js');
      await shown(guest, tested);
      const names = (await attributesOf(tested.tag)).filter((name) => name !== 'api');
      expect(names).not.toEqual([]);
      const value = fc.oneof(
        fc.constantFrom(...HOSTILE),
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constant(null),
      );
      const values = fc.tuple(...names.map(() => value));
      const property = fc.asyncProperty(values, async (chosen) => {
        const element = guest.find(tested.tag);
        names.forEach((name, index) => {
          const text = chosen[index];
          if (text === null || text === undefined) element.removeAttribute(name);
          else element.setAttribute(name, text);
        });
        await pause(SHOWS_MS);
        expect(unsafeAddresses(guest, tested)).toEqual([]);
        expect(guest.log.errors).toEqual([]);
      });
      await fc.assert(property, { numRuns: RUNS });
    });
  }
});
