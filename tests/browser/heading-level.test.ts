import { attributesOf, complaints, nameOf, openLate } from '../support/browser/first-view';
import { type Guest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { TAGS, type TestedTag } from '../support/browser/tags';

/** The headings of each tag at the levels that it has by itself: how far each is below the first. */
const BELOW: Readonly<Record<string, number[]>> = {
  'ummes-events': [0, 1],
  'ummes-event-detail': [0, 1],
  'ummes-news': [0],
  'ummes-student-life': [0],
  'ummes-alumni': [0, 1],
  'ummes-join': [0, 1],
  'ummes-unsubscribe': [0],
  'ummes-contact': [0],
};

/** Headings of the tag itself, which are left out with the level `none`; the others become plain text. */
const OWN = '[part~=heading], ummes-join [part~=title]';

const LEVELS = ['1', '2', '3', '4', '5', '6'];
const HEADINGS = 'h1,h2,h3,h4,h5,h6';
const root = (guest: Guest, { tag }: TestedTag) => guest.find(tag).shadowRoot as ShadowRoot;
const all = (guest: Guest, tested: TestedTag, selector: string) => [
  ...root(guest, tested).querySelectorAll<HTMLElement>(selector),
];
const levels = (guest: Guest, tested: TestedTag) =>
  [...new Set(all(guest, tested, HEADINGS).map(({ localName }) => localName))].sort();

/** What looks like a heading, and the height of the whole. */
function looks(guest: Guest, tested: TestedTag): string[] {
  const { height } = guest.find(tested.tag).getBoundingClientRect();
  const styles = all(guest, tested, '[data-heading]').map((heading) => {
    const { fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color } =
      guest.window.getComputedStyle(heading);
    const { x, width } = heading.getBoundingClientRect();
    return [fontSize, fontWeight, fontFamily, lineHeight, margin, padding, color, x, width].join(' ');
  });
  return [String(height), ...styles];
}

/** The names of sections, by whatever names them. */
function sectionNames(guest: Guest, tested: TestedTag): string[] {
  return all(guest, tested, 'section[aria-label],section[aria-labelledby],form[aria-label],form[aria-labelledby]').map(
    (section) => {
      const id = section.getAttribute('aria-labelledby');
      const label = id ? root(guest, tested).getElementById(id)?.textContent : section.ariaLabel;
      return label ?? '';
    },
  );
}

const attributes = (tested: TestedTag, level: string) => `${attributesOf(tested)} heading-level="${level}"`;

for (const tested of TAGS) {
  const below = BELOW[tested.tag] ?? [];
  describe(`heading-level of ${tested.tag}`, () => {
    it('is that of its first headings at each level, with the same looks', async () => {
      const { guest, release } = await openLate(tested, { width: 1300 }, attributesOf(tested));
      await release();
      const element = guest.find(tested.tag);
      const before = looks(guest, tested);
      const initial = levels(guest, tested);
      for (const level of LEVELS) {
        element.setAttribute('heading-level', level);
        const expected = [...new Set(below.map((each) => `h${Math.min(6, Number(level) + each)}`))].sort();
        await until(() => levels(guest, tested).join() === expected.join());
        expect(looks(guest, tested)).toEqual(before);
      }
      element.removeAttribute('heading-level');
      await until(() => levels(guest, tested).join() === initial.join());
      for (const attempt of ['7', 'h2', '7']) {
        element.setAttribute('heading-level', attempt);
        await until(() => levels(guest, tested).join() === initial.join());
      }
      const warning = (value: string) =>
        `<${tested.tag}>: heading-level="${value}" is ignored; expected 1, 2, 3, 4, 5, 6, none`;
      expect(complaints(guest)).toEqual([warning('7'), warning('h2')]);
    });

    it('4 and none hold in its first view, which the code takes over in place', async () => {
      for (const level of ['4', 'none']) {
        const { guest, view, release } = await openLate(tested, { width: 1300 }, attributes(tested, level));
        const first = levels(guest, tested);
        expect(first).toEqual(level === 'none' ? [] : below.map((each) => `h${4 + each}`));
        await release();
        expect(root(guest, tested).firstElementChild === view).toBe(true);
        expect(levels(guest, tested)).toEqual(first);
        expect(complaints(guest)).toEqual([]);
      }
    });

    it('none leaves its own headings out, and its sections their names', async () => {
      const { guest, release } = await openLate(tested, { width: 1300 }, attributesOf(tested));
      await release();
      const names = sectionNames(guest, tested);
      const titles = all(guest, tested, '[data-heading]').filter((heading) => !heading.matches(OWN));
      const own =
        tested.tag === 'ummes-join' || tested.tag === 'ummes-unsubscribe' ? '[part~=title]' : '[part~=heading]';
      guest.find(tested.tag).setAttribute('heading-level', 'none');
      await until(() => all(guest, tested, HEADINGS).length === 0);
      expect(all(guest, tested, own).length).toBe(0);
      expect(sectionNames(guest, tested)).toEqual(names);
      expect(names.every(Boolean)).toBe(true);
      if (!['join', 'unsubscribe'].includes(nameOf(tested)))
        expect(all(guest, tested, 'p[data-heading]').length).toBe(titles.length);
    });
  });
}
