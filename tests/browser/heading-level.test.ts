import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { complaints, openLate } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { attributesOnSheets, nameOf, TAGS, type TestedTag } from '../support/browser/tags';

/** Matches the tag's own headings, which the level `none` omits. The others become plain text. */
const OWN = '[part~=heading], ummes-join [part~=title]';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const root = (guest: Guest, { tag }: TestedTag) => guest.find(tag).shadowRoot as ShadowRoot;
const all = (guest: Guest, tested: TestedTag, selector: string) => [
  ...root(guest, tested).querySelectorAll<HTMLElement>(selector),
];
const levels = (guest: Guest, tested: TestedTag) =>
  [...new Set(all(guest, tested, HEADINGS).map(({ localName }) => localName))].sort().join();

/** Returns the tag's height and the styles of everything that looks like a heading. */
function appearanceOf(guest: Guest, tested: TestedTag): string[] {
  const styles = all(guest, tested, '[data-heading]').map((heading) => {
    const { fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color } =
      guest.window.getComputedStyle(heading);
    return [fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color, heading.offsetWidth].join(' ');
  });
  return [String(guest.find(tested.tag).offsetHeight), ...styles];
}

const sectionNames = (guest: Guest, tested: TestedTag) =>
  all(guest, tested, ':is(section, form):is([aria-label], [aria-labelledby])').map((section) => {
    const id = section.getAttribute('aria-labelledby');
    return (id ? root(guest, tested).getElementById(id)?.textContent : section.ariaLabel) ?? '';
  });

for (const tested of TAGS) {
  describe(`heading-level of ${tested.tag}`, () => {
    const open = (level = '') => openLate(tested, { width: 1300 }, `${attributesOnSheets(tested)} ${level}`);

    it('sets the level of its first headings before and after hydration, without changing their styles', async () => {
      const { guest, view, release } = await open('heading-level="4"');
      const element = guest.find(tested.tag);
      const at = (level: number) => tested.headings.map((below) => `h${Math.min(6, level + below)}`);
      expect(levels(guest, tested)).toBe(at(4).join());
      await release();
      expect(root(guest, tested).firstElementChild === view).toBe(true);
      const before = appearanceOf(guest, tested);
      for (const level of [1, 6]) {
        element.setAttribute('heading-level', String(level));
        await until(() => levels(guest, tested) === [...new Set(at(level))].join());
        expect(appearanceOf(guest, tested)).toEqual(before);
      }
      element.removeAttribute('heading-level');
      await until(() => levels(guest, tested) !== 'h6');
      const initial = levels(guest, tested);
      for (const attempt of ['7', 'h2', '7']) {
        element.setAttribute('heading-level', attempt);
        await until(() => levels(guest, tested) === initial);
      }
      const warning = (value: string) =>
        `<${tested.tag}>: heading-level="${value}" is ignored; expected 1, 2, 3, 4, 5, 6, none`;
      expect(complaints(guest)).toEqual([warning('7'), warning('h2')]);
    });

    it('none omits its own headings before and after hydration, and its sections keep their names', async () => {
      const { guest, release } = await open('heading-level="none"');
      expect(levels(guest, tested)).toBe('');
      await release();
      expect(levels(guest, tested)).toBe('');
      const names = sectionNames(guest, tested);
      expect(names.every(Boolean)).toBe(true);
      const plain = all(guest, tested, 'p[data-heading]').length;
      guest.find(tested.tag).removeAttribute('heading-level');
      await until(() => (levels(guest, tested) !== '') === tested.headings.length > 0);
      expect(sectionNames(guest, tested)).toEqual(names);
      const titles = all(guest, tested, '[data-heading]').filter((heading) => !heading.matches(OWN));
      if (!['join', 'unsubscribe'].includes(nameOf(tested))) expect(plain).toBe(titles.length);
      expect(complaints(guest)).toEqual([]);
    });
  });
}

it("a tag's headings are no larger than a page's own h2, 1.5 times its text", async () => {
  const guest = await openGuest(`${LOADER}<h2>Events</h2><ummes-events api="/demo/states/many"></ummes-events>`, {
    width: 1300,
  });
  await until(() => guest.find('ummes-events').matches(':state(ready)'));
  const size = (element: Element) => Number.parseFloat(guest.window.getComputedStyle(element).fontSize);
  const headings = guest.find('ummes-events').shadowRoot?.querySelectorAll('[part~=heading]') ?? [];
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(size(heading)).toBeLessThanOrEqual(size(guest.find('h2')));
});
