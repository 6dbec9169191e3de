import { LOADER, openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

/** Opens a page with one tag, once the tag shows the element. */
async function open(tag: string, attributes: string, shown: string, properties: object = {}) {
  const page = await openPage(`${LOADER}<${tag} ${attributes}></${tag}>`);
  Object.assign(page.find(tag), properties);
  const element = (await until(() => page.find(tag).shadowRoot?.querySelector(shown))) as HTMLElement;
  return { page, element };
}

/** Orca reads a link with a hidden element in two parts, as if there were two links. */
function expectOnePart(link: HTMLElement, name: string) {
  expect(link.ariaLabel).toBe(name);
  expect(link.children.length).toBe(0);
  expect(name.startsWith(link.textContent ?? '')).toBe(true); // so that it can be pressed by voice
}

const EVENT = {
  title: 'Gears',
  date: '14/03/2030',
  time: '18:30',
  location: 'Hall',
  speaker: 'Ada',
  link: '/join',
  imageUrl: '/a.png',
  otherImages: '/b.png',
};

describe('a screen reader', () => {
  it('reads the links of a card in one part, with what they are about', async () => {
    const more = 'Gears turn. '.repeat(20);
    const { page, element } = await open('ummes-news', 'api="/fault/one"', '[part~=more]');
    expectOnePart(element, 'See More about Machine Design Lecture');
    page.close();
    const detail = await open('ummes-event-detail', '', '[part~=register]', { event: { ...EVENT, description: more } });
    expectOnePart(detail.element, 'Register for Gears');
  });

  it('reads the title, and the pictures, of an event as its only headings', async () => {
    const { page } = await open('ummes-event-detail', '', '[part~=event]', { event: EVENT });
    const headings = page.find('ummes-event-detail').shadowRoot?.querySelectorAll('[data-heading]') ?? [];
    expect([...headings].map(({ textContent }) => textContent)).toEqual(['Gears', 'Event Gallery']);
    expect([...headings].filter((heading) => heading.hasAttribute('tabindex'))).toEqual([]); // it would be 'clickable'
  });

  it('reads the caption of an enlarged picture when it opens', async () => {
    const { page, element } = await open('ummes-event-detail', '', '[part~=gallery] button', { event: EVENT });
    element.click();
    await until(() => page.find('ummes-event-detail').shadowRoot?.activeElement?.closest('figcaption'));
    const { activeElement } = page.find('ummes-event-detail').shadowRoot ?? {};
    expect(activeElement?.textContent).toBe('Gears, picture 1 2 / 2');
  });

  it('reads no empty status bar', async () => {
    for (const [tag, text] of Object.entries({
      'ummes-newsletter': '',
      'ummes-join': 'On a shared computer, clear this box.',
    })) {
      const { page, element } = await open(tag, '', 'form [aria-live=polite]');
      expect(element.textContent).toBe(text);
      expect(element.hasAttribute('role')).toBe(false); // Orca reads a status as 'statusbar', and not its text
      page.close();
    }
  });
});
