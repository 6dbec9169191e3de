import { type HostPage, LOADER, openPage, until } from '../support/browser/host-page';
import { openLate, problems } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { attributesOnSheets, nameOf, TAGS, type TestedTag } from '../support/browser/tags';

/** Matches the tag's own headings, which the level `none` omits. The others become plain text. */
const OWN = '[part~=heading], ummes-join [part~=title]';

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const root = (page: HostPage, { tag }: TestedTag) => page.find(tag).shadowRoot as ShadowRoot;
const all = (page: HostPage, tested: TestedTag, selector: string) => [
  ...root(page, tested).querySelectorAll<HTMLElement>(selector),
];
const levels = (page: HostPage, tested: TestedTag) =>
  [...new Set(all(page, tested, HEADINGS).map(({ localName }) => localName))].sort().join();

/** Returns the tag's height and the styles of everything that looks like a heading. */
function appearanceOf(page: HostPage, tested: TestedTag): string[] {
  const styles = all(page, tested, '[data-heading]').map((heading) => {
    const { fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color } =
      page.window.getComputedStyle(heading);
    return [fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color, heading.offsetWidth].join(' ');
  });
  return [String(page.find(tested.tag).offsetHeight), ...styles];
}

const sectionNames = (page: HostPage, tested: TestedTag) =>
  all(page, tested, ':is(section, form):is([aria-label], [aria-labelledby])').map((section) => {
    const id = section.getAttribute('aria-labelledby');
    return (id ? root(page, tested).getElementById(id)?.textContent : section.ariaLabel) ?? '';
  });

for (const tested of TAGS) {
  describe(`heading-level of ${tested.tag}`, () => {
    const open = (level = '') => openLate(tested, { width: 1300 }, `${attributesOnSheets(tested)} ${level}`);

    it('sets the level of its top headings before and after hydration, without changing their styles', async () => {
      const { page, view, release } = await open('heading-level="4"');
      const element = page.find(tested.tag);
      const at = (level: number) => tested.headings.map((below) => `h${Math.min(6, level + below)}`);
      expect(levels(page, tested)).toBe(at(4).join());
      await release();
      expect(root(page, tested).firstElementChild === view).toBe(true);
      const before = appearanceOf(page, tested);
      for (const level of [1, 6]) {
        element.setAttribute('heading-level', String(level));
        await until(() => levels(page, tested) === [...new Set(at(level))].join());
        expect(appearanceOf(page, tested)).toEqual(before);
      }
      element.removeAttribute('heading-level');
      await until(() => levels(page, tested) !== 'h6');
      const initial = levels(page, tested);
      for (const attempt of ['7', 'h2', '7']) {
        element.setAttribute('heading-level', attempt);
        await until(() => levels(page, tested) === initial);
      }
      const warning = (value: string) =>
        `<${tested.tag}>: heading-level="${value}" is ignored; expected 1, 2, 3, 4, 5, 6, none`;
      expect(problems(page)).toEqual([warning('7'), warning('h2')]);
    });

    it('omits the tag’s own headings, but not section names, before and after hydration if set to none', async () => {
      const { page, release } = await open('heading-level="none"');
      expect(levels(page, tested)).toBe('');
      await release();
      expect(levels(page, tested)).toBe('');
      const names = sectionNames(page, tested);
      expect(names.every(Boolean)).toBe(true);
      const plain = all(page, tested, 'p[data-heading]').length;
      page.find(tested.tag).removeAttribute('heading-level');
      await until(() => (levels(page, tested) !== '') === tested.headings.length > 0);
      expect(sectionNames(page, tested)).toEqual(names);
      const titles = all(page, tested, '[data-heading]').filter((heading) => !heading.matches(OWN));
      if (!['join', 'unsubscribe'].includes(nameOf(tested))) expect(plain).toBe(titles.length);
      expect(problems(page)).toEqual([]);
    });
  });
}

it("a tag's headings are no larger than a page's default h2 (1.5em)", async () => {
  const page = await openPage(`${LOADER}<h2>Events</h2><ummes-events api="/demo/states/many"></ummes-events>`, {
    width: 1300,
  });
  await until(() => page.find('ummes-events').matches(':state(ready)'));
  const size = (element: Element) => Number.parseFloat(page.window.getComputedStyle(element).fontSize);
  const headings = page.find('ummes-events').shadowRoot?.querySelectorAll('[part~=heading]') ?? [];
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(size(heading)).toBeLessThanOrEqual(size(page.find('h2')));
});
