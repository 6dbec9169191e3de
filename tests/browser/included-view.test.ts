import { attributesOf, complaints, lateLoader, nameOf } from '../support/browser/first-view';
import { type Guest, LOADER, openGuest, pause, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, inside, isSeen, isTakenOver, TAGS, type TestedTag } from '../support/browser/tags';

/* First views that the page's own server has included, as declarative shadow DOM. */

const PICTURES = { policy: 'near-pictures' } as const;

/** A tag with its first view in it. */
function includedMarkup(tested: TestedTag): string {
  const attributes = attributesOf(tested);
  const query = attributes.replace(/"/g, '').replace(/ /g, '&');
  return `<${tested.tag} ${attributes}>{embed ${nameOf(tested)}.html?lang=en&${query}}</${tested.tag}>`;
}

/** What works with code alone. */
function codeOnly(guest: Guest, { tag, codeOnly }: TestedTag): HTMLElement[] {
  return codeOnly ? [...(guest.find(tag).shadowRoot?.querySelectorAll<HTMLElement>(codeOnly) ?? [])] : [];
}

/** How a part of the view looks. Where a picture is not there yet, its place is. */
function looksOf(guest: Guest, tested: TestedTag) {
  const elements = [tested.shown, tested.text, tested.control].map((selector) => inside(guest, tested, selector));
  const without = codeOnly(guest, tested);
  const shared = elements.filter((element) => !without.some((part) => part.contains(element)));
  return shared.map((element) => {
    const { color, backgroundColor, fontSize, fontFamily, fontWeight, display, padding, borderTop } =
      guest.window.getComputedStyle(element);
    const [width, height] = [element.clientWidth, element.clientHeight];
    return { color, backgroundColor, fontSize, fontFamily, fontWeight, display, padding, borderTop, width, height };
  });
}

/** The height of a tag without scrollbars, by which slides are moved as long as there is no code. */
function heightOf(guest: Guest, { tag }: TestedTag): number {
  const element = guest.find(tag);
  for (const slides of element.shadowRoot?.querySelectorAll<HTMLElement>('[part~=carousel] > div') ?? []) {
    slides.style.scrollbarWidth = 'none';
  }
  return element.getBoundingClientRect().height;
}

describe('a first view that the page’s own server has included', () => {
  for (const tested of TAGS) {
    it(`needs no script to look right: ${tested.tag}`, async () => {
      const still = await openGuest(includedMarkup(tested), { ...PICTURES, scripts: false });
      await until(() => isSeen(inside(still, tested, tested.shown))); // the cards of the directory fade in
      const looks = looksOf(still, tested);
      expect(codeOnly(still, tested).filter(isSeen)).toEqual([]);
      const height = heightOf(still, tested);
      const alive = await openGuest(`${includedMarkup(tested)}<script type="module" src="/widgets/ummes.js"></script>`);
      const view = [...(alive.find(tested.tag).shadowRoot?.children ?? [])].find(
        ({ localName }) => localName !== 'style',
      );
      await until(() => isTakenOver(alive, tested.tag));
      expect(alive.find(tested.tag).shadowRoot?.firstElementChild === view).toBe(true);
      expect(looksOf(alive, tested)).toEqual(looks);
      expect(codeOnly(alive, tested).every(isSeen)).toBe(true);
      for (const { style } of codeOnly(alive, tested)) style.display = 'none';
      expect(heightOf(alive, tested)).toBe(height);
      expect(alive.loaded('/embed/')).toEqual([]);
      expect(complaints(alive)).toEqual([]);
    });
  }

  it('keeps a press until the code has come', async () => {
    const loader = lateLoader('events');
    const guest = await openGuest('<ummes-events>{embed events.html?lang=en}</ummes-events>', PICTURES);
    const view = guest.inside('ummes-events', 'div');
    addScript(guest, loader.src);
    await until(() => guest.loaded('/widgets/chunks/').length > 0);
    guest.inside('ummes-events', '[part~=link]').click();
    await loader.release();
    await until(() => guest.inside('ummes-events', 'dialog[open]'));
    expect(guest.inside('ummes-events', 'div') === view).toBe(true);
    expect(guest.loaded('/embed/')).toEqual([]);
    expect(complaints(guest)).toEqual([]);
  });

  it('has the form that fits for each of two tags: news in a row, and one by one', async () => {
    const embedded = '<ummes-news>{embed news.html?lang=en}</ummes-news>';
    const columns = `<div class="wide">${embedded}</div><div style="width: 400px">${embedded}</div>`;
    for (const order of [columns, columns.replace(/(.*<\/div>)(<div.*)/, '$2$1')]) {
      const guest = await openGuest(`${order}${LOADER}`, { width: 1300 });
      const tags = [...guest.document.querySelectorAll('ummes-news')];
      const roots = tags.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
      const views = roots.map((root) => root.querySelector('div'));
      await until(() => roots.every((root) => root.querySelectorAll('[part~=row], [part~=carousel]').length === 1));
      await until(() => isTakenOver(guest, 'ummes-news') && roots.every((root) => !root.querySelector('style')));
      await pause(300);
      const forms = tags.map((tag, index) => [
        tag.parentElement?.className,
        roots[index]?.querySelector('[part~=row], [part~=carousel]')?.part.value,
        roots[index]?.querySelector('div') === views[index],
      ]);
      expect(forms.sort()).toEqual([
        ['', 'carousel', true],
        ['wide', 'row', true],
      ]);
      expect(complaints(guest)).toEqual([]);
    }
  });

  it('is taken over in another shadow root too, by the script of its tag', async () => {
    const guest = await openGuest(
      `<main><template shadowrootmode="open"><ummes-events>{embed events.html?lang=en}</ummes-events></template></main>
       <script type="module" src="/widgets/events.js"></script>`,
      PICTURES,
    );
    const tag = guest.find('main').shadowRoot?.querySelector('ummes-events');
    const card = tag?.shadowRoot?.querySelector('[part~=card]') as Element;
    expect(isSeen(card)).toBe(true);
    await until(() => Object.keys(card).some((key) => key.startsWith('__reactProps')));
    expect(tag?.shadowRoot?.querySelector('[part~=card]') === card).toBe(true);
    expect(guest.calls()).toEqual([]);
    expect(complaints(guest)).toEqual([]);
  });
});
