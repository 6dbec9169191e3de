import { type Guest, LOADER, openGuest, staysAbsent, until } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { complaints, lateLoader, openLate, untilRendered } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import {
  addScript,
  attributesOnSheets,
  inside,
  isInteractive,
  isSeen,
  nameOf,
  TAGS,
  type TestedTag,
  tagNamed,
} from '../support/browser/tags';

/** The directory's cards fade in one after the other. */
async function finishAnimations(guest: Guest, tag: string) {
  const animations = guest.find(tag).shadowRoot?.getAnimations() ?? [];
  await Promise.all(animations.map(({ finished }) => finished));
}

function seenIn(tag: Element, selector: string): Element {
  const found = [...(tag.shadowRoot?.querySelectorAll(selector) ?? [])].find(isSeen);
  if (!found) throw new Error(`${selector} is not visible`);
  return found;
}

describe('the server-rendered', () => {
  const windows = TAGS.map((tested) => [tested, 800] as const);
  for (const [tested, width] of [...windows, [tagNamed('news'), 1300] as const]) {
    it(`${tested.tag} shows before its code and hydrates in place (${width} px)`, async () => {
      const { guest, view, release } = await openLate(tested, { policy: 'trusted-types', width });
      const tag = guest.find(tested.tag);
      expect(guest.window.customElements.get(tested.tag)).toBe(undefined);
      await finishAnimations(guest, tested.tag);
      const shownElement = seenIn(tag, tested.shown);
      const appearance = () => [
        tag.offsetHeight,
        guest.window.getComputedStyle(shownElement).cssText,
        shownElement.textContent,
      ];
      const before = appearance();
      await release();
      await finishAnimations(guest, tested.tag);
      expect(tag.shadowRoot?.firstElementChild === view).toBe(true);
      expect(seenIn(tag, tested.shown) === shownElement).toBe(true);
      expect(appearance()).toEqual(before);
      expect(await layoutShift(guest)).toBe(0);
      // The news snapshot has only the first items, so the tag requests the rest.
      expect(guest.calls().filter((address) => !address.endsWith('/news'))).toEqual([]);
      expect(complaints(guest)).toEqual([]);
    });
  }

  it('unsubscribe tag is requested without its token, which a log would keep', async () => {
    const { guest, release } = await openLate(tagNamed('unsubscribe'));
    expect(guest.loaded('/embed/unsubscribe.json').length).toBe(1);
    await release();
    expect(guest.loaded('token')).toEqual([]);
  });

  it('events and newsletter tags use their own or inherited language, and their theme', async () => {
    for (const lang of ['de', 'fr']) await untilRendered('events', { lang });
    for (const lang of ['si', 'ta']) await untilRendered('newsletter', { lang });
    const loader = lateLoader('events');
    const guest = await openGuest(
      `<script type="module" src="${loader.src}"></script>
       <div lang="de"><ummes-events></ummes-events></div><ummes-events lang="fr" theme="dark"></ummes-events>
       <ummes-newsletter lang="si-LK"></ummes-newsletter><ummes-newsletter lang="ta"></ummes-newsletter>`,
    );
    const views = () =>
      [...guest.document.querySelectorAll('ummes-events, ummes-newsletter')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('time, form')?.textContent ?? '',
      );
    const month = (language: string) => new Intl.DateTimeFormat(language, { month: 'short' }).format();
    const expectTexts = () =>
      [month('de'), month('fr'), 'දායක වන්න', 'சந்தா சேர்'].forEach((text, i) => void expect(views()[i]).toContain(text));
    const color = () => guest.window.getComputedStyle(guest.inside('[theme=dark]', 'div')).color;
    await until(() => views().every(Boolean));
    expectTexts();
    expect(color()).toBe('rgb(230, 237, 242)');
    await loader.release();
    await until(() => isInteractive(guest, 'ummes-events') && isInteractive(guest, 'ummes-newsletter'));
    expectTexts();
    expect(color()).toBe('rgb(230, 237, 242)');
    expect(complaints(guest)).toEqual([]);
  });
});

describe('a tag without a render', () => {
  for (const kind of ['x-failing', 'x-malformed', 'x-cut']) {
    it(`loads its data when the render is ${kind.slice(2)}`, async () => {
      const guest = await openGuest(`${LOADER}<div lang="${kind}"><ummes-events></ummes-events></div>`);
      await until(() => guest.inside('ummes-events', '[part~=card]'));
      expect(guest.loaded('/embed/').length).toBe(1);
      expect(guest.calls().length).toBe(1);
      expect(guest.log.errors).toEqual([]);
    });
  }
});

describe('a render', () => {
  it('is requested once for identical tags, and separately for others', async () => {
    const tag = '<ummes-newsletter></ummes-newsletter>';
    const guest = await openGuest(`${LOADER}${tag}${tag}<div lang="de">${tag}</div>`);
    const tags = [...guest.document.querySelectorAll('ummes-newsletter')];
    await until(() => tags.every(({ shadowRoot }) => shadowRoot?.querySelector('form')));
    await until(() => guest.loaded('/embed/').length === 2);
  });

  it('survives when its element is moved, or removed and reinserted, before the code loads', async () => {
    const { guest, view, release } = await openLate(tagNamed('newsletter'));
    const tag = guest.find('ummes-newsletter');
    guest.inside('ummes-newsletter', 'button').click();
    const box = guest.document.createElement('div');
    guest.document.body.append(box);
    box.append(tag);
    tag.remove();
    box.append(tag);
    await release();
    expect(tag.shadowRoot?.firstElementChild === view).toBe(true);
    await until(() => guest.inside('ummes-newsletter', '[role=alert]'));
    expect(guest.log.errors).toEqual([]);
  });

  it('is replaced once if it differs from what the code renders, and keeps its input', async () => {
    sessionStorage.setItem('ummes.join.keep-nothing', '');
    const { guest, release } = await openLate(tagNamed('join'));
    guest.inside<HTMLInputElement>('ummes-join', '[name=name]').value = 'Nimali Perera';
    await release();
    expect(guest.find('ummes-join').shadowRoot?.querySelectorAll('form').length).toBe(1);
    expect(guest.inside<HTMLInputElement>('ummes-join', '[type=checkbox]').checked).toBe(false);
    expect(guest.inside<HTMLInputElement>('ummes-join', '[name=name]').value).toBe('Nimali Perera');
    expect(guest.log.errors).toEqual([]);
  });
});

/** Returns a tag's HTML with its render as declarative shadow DOM. */
function includedMarkup(tested: TestedTag): string {
  const attributes = attributesOnSheets(tested);
  const query = attributes.replace(/"/g, '').replace(/ /g, '&');
  return `<${tested.tag} ${attributes}>{embed ${nameOf(tested)}.html?lang=en&${query}}</${tested.tag}>`;
}

describe('a render that the page’s own server has included', () => {
  for (const tested of TAGS) {
    it(`looks right without scripts and hydrates in place: ${tested.tag}`, async () => {
      const codeOnly = (guest: Guest) => [
        ...(guest.find(tested.tag).shadowRoot?.querySelectorAll<HTMLElement>(tested.codeOnly ?? 'never') ?? []),
      ];
      const appearanceOf = (guest: Guest) =>
        [tested.shown, tested.text, tested.control]
          .map((selector) => inside(guest, tested, selector))
          .filter((element) => !codeOnly(guest).some((part) => part.contains(element)))
          .map((element) => {
            const style = guest.window.getComputedStyle(element);
            const { color, backgroundColor, fontSize, fontFamily, fontWeight, display, padding, borderTop } = style;
            const { clientWidth, clientHeight } = element;
            const colors = [color, backgroundColor, borderTop];
            return [...colors, fontSize, fontFamily, fontWeight, display, padding, clientWidth, clientHeight];
          });
      const still = await openGuest(includedMarkup(tested), { policy: 'near-pictures', sandbox: '' });
      await until(() => isSeen(inside(still, tested, tested.shown))); // the directory's cards fade in
      const before = appearanceOf(still);
      expect(codeOnly(still).filter(isSeen)).toEqual([]);

      const hydrated = await openGuest(includedMarkup(tested) + LOADER);
      const root = hydrated.find(tested.tag).shadowRoot;
      const view = [...(root?.children ?? [])].find(({ localName }) => localName !== 'style');
      await until(() => isInteractive(hydrated, tested.tag));
      expect(root?.firstElementChild === view).toBe(true);
      expect(appearanceOf(hydrated)).toEqual(before);
      expect(codeOnly(hydrated).every(isSeen)).toBe(true);
      expect(hydrated.loaded('/embed/')).toEqual([]);
      expect(complaints(hydrated)).toEqual([]);
    });
  }

  it('loads its code even when the server hangs', async () => {
    const guest = await openGuest('<ummes-events></ummes-events>');
    const { fetch } = guest.window;
    guest.window.fetch = (url, init) => fetch(String(url).includes('/embed/') ? '/fault/hang/view' : url, init);
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.inside('ummes-events', '[part~=card]'));
    expect(complaints(guest)).toEqual([]);
  });

  it('replays a click once the code has loaded', async () => {
    const loader = lateLoader('events');
    const included = '<ummes-events>{embed events.html?lang=en}</ummes-events>';
    const guest = await openGuest(included, { policy: 'near-pictures' });
    const view = guest.inside('ummes-events', 'div');
    addScript(guest, loader.src);
    await until(() => guest.loaded('/widgets/chunks/').length > 0);
    guest.inside('ummes-events', '[part~=link]').click();
    await loader.release();
    await until(() => guest.inside('ummes-events', 'dialog[open]'));
    expect(guest.inside('ummes-events', 'div') === view).toBe(true);
    expect(complaints(guest)).toEqual([]);
  });

  it('has the right layout in two tags: news in a row, and one by one', async () => {
    const embedded = '<ummes-news>{embed news.html?lang=en}</ummes-news>';
    const guest = await openGuest(
      `<div id="wide">${embedded}</div><div id="narrow" style="width: 400px">${embedded}</div>${LOADER}`,
      { width: 1300 },
    );
    const forms = () =>
      ['#wide', '#narrow'].map((place) =>
        [...(guest.find(`${place} > *`).shadowRoot?.querySelectorAll('[part~=row], [part~=carousel]') ?? [])]
          .map(({ part }) => part.value)
          .join(),
      );
    await until(() => isInteractive(guest, 'ummes-news') && forms().join(' ') === 'row carousel');
    await staysAbsent(() => forms().join(' ') !== 'row carousel');
    expect(complaints(guest)).toEqual([]);
  });

  it("hydrates inside another shadow root through the tag's own script", async () => {
    const guest = await openGuest(
      `<main><template shadowrootmode="open"><ummes-events>{embed events.html?lang=en}</ummes-events></template></main>
       <script type="module" src="/widgets/events.js"></script>`,
      { policy: 'near-pictures' },
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
