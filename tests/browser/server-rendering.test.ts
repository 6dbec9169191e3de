import { type HostPage, LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { layoutShift } from '../support/browser/layout-shift';
import { lateLoader, openLate, problems, untilRendered } from '../support/browser/server-rendering';
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

/** Waits for animations to end, because the directory's cards fade in one after another. */
async function finishAnimations(page: HostPage, tag: string) {
  const animations = page.find(tag).shadowRoot?.getAnimations() ?? [];
  await Promise.all(animations.map(({ finished }) => finished));
}

function seenIn(tag: Element, selector: string): Element {
  const found = [...(tag.shadowRoot?.querySelectorAll(selector) ?? [])].find(isSeen);
  if (!found) throw new Error(`${selector} is not visible`);
  return found;
}

/** Returns an element's text without the options that a closed select hides: some of them come with the code. */
function textOf(element: Element): string | null {
  const copy = element.cloneNode(true) as Element;
  for (const option of copy.querySelectorAll('option + option')) option.remove();
  return copy.textContent;
}

describe('the server-rendered', () => {
  const windows = TAGS.map((tested) => [tested, 800] as const);
  for (const [tested, width] of [...windows, [tagNamed('news'), 1300] as const]) {
    it(`${tested.tag} is visible before its code loads and hydrates in place (${width} px)`, async () => {
      const { page, view, release } = await openLate(tested, { policy: 'trusted-types', width });
      const tag = page.find(tested.tag);
      expect(page.window.customElements.get(tested.tag)).toBe(undefined);
      await finishAnimations(page, tested.tag);
      const shownElement = seenIn(tag, tested.shown);
      const appearance = () => [
        tag.offsetHeight,
        page.window.getComputedStyle(shownElement).cssText,
        textOf(shownElement),
      ];
      const before = appearance();
      await release();
      await finishAnimations(page, tested.tag);
      expect(tag.shadowRoot?.firstElementChild === view).toBe(true);
      expect(seenIn(tag, tested.shown) === shownElement).toBe(true);
      expect(appearance()).toEqual(before);
      expect(await layoutShift(page)).toBe(0);
      // The news snapshot has only the first items, so the tag requests the rest.
      expect(page.calls().filter((address) => !address.endsWith('/news'))).toEqual([]);
      expect(problems(page)).toEqual([]);
    });
  }

  it('unsubscribe tag is requested without its token, which could end up in logs', async () => {
    const { page, release } = await openLate(tagNamed('unsubscribe'));
    expect(page.loaded('/embed/unsubscribe.json').length).toBe(1);
    await release();
    expect(page.loaded('token')).toEqual([]);
  });

  it('events and newsletter tags use their own or an inherited language, and their theme', async () => {
    for (const lang of ['de', 'fr']) await untilRendered('events', { lang });
    for (const lang of ['si', 'ta']) await untilRendered('newsletter', { lang });
    const loader = lateLoader('events');
    const page = await openPage(
      `<script type="module" src="${loader.src}"></script>
       <div lang="de"><ummes-events></ummes-events></div><ummes-events lang="fr" theme="dark"></ummes-events>
       <ummes-newsletter lang="si-LK"></ummes-newsletter><ummes-newsletter lang="ta"></ummes-newsletter>`,
    );
    const views = () =>
      [...page.document.querySelectorAll('ummes-events, ummes-newsletter')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('time, form')?.textContent ?? '',
      );
    const month = (language: string) => new Intl.DateTimeFormat(language, { month: 'short' }).format();
    const expectTexts = () =>
      [month('de'), month('fr'), 'දායක වන්න', 'சந்தா சேர்'].forEach((text, i) => void expect(views()[i]).toContain(text));
    const color = () => page.window.getComputedStyle(page.inside('[theme=dark]', 'div')).color;
    await until(() => views().every(Boolean));
    expectTexts();
    expect(color()).toBe('rgb(230, 237, 242)');
    await loader.release();
    await until(() => isInteractive(page, 'ummes-events') && isInteractive(page, 'ummes-newsletter'));
    expectTexts();
    expect(color()).toBe('rgb(230, 237, 242)');
    expect(problems(page)).toEqual([]);
  });
});

describe('a tag without a usable render', () => {
  for (const kind of ['x-failing', 'x-malformed', 'x-cut']) {
    it(`loads its data when the render is ${kind.slice(2)}`, async () => {
      const page = await openPage(`${LOADER}<div lang="${kind}"><ummes-events></ummes-events></div>`);
      await until(() => page.inside('ummes-events', '[part~=card]'));
      expect(page.loaded('/embed/').length).toBe(1);
      expect(page.calls().length).toBe(1);
      expect(page.log.errors).toEqual([]);
    });
  }
});

describe('a render', () => {
  it('is requested once for identical tags, and separately for a tag in another language', async () => {
    const tag = '<ummes-newsletter></ummes-newsletter>';
    const page = await openPage(`${LOADER}${tag}${tag}<div lang="de">${tag}</div>`);
    const tags = [...page.document.querySelectorAll('ummes-newsletter')];
    await until(() => tags.every(({ shadowRoot }) => shadowRoot?.querySelector('form')));
    await until(() => page.loaded('/embed/').length === 2);
  });

  it('survives when its element is moved, or removed and reinserted, before the code loads', async () => {
    const { page, view, release } = await openLate(tagNamed('newsletter'));
    const tag = page.find('ummes-newsletter');
    page.inside('ummes-newsletter', 'button').click();
    const box = page.document.createElement('div');
    page.document.body.append(box);
    box.append(tag);
    tag.remove();
    box.append(tag);
    await release();
    expect(tag.shadowRoot?.firstElementChild === view).toBe(true);
    await until(() => page.inside('ummes-newsletter', '[role=alert]'));
    expect(page.log.errors).toEqual([]);
  });

  it('is replaced once if it differs from what the code renders, and keeps its input', async () => {
    sessionStorage.setItem('ummes.join.keep-nothing', '');
    const { page, release } = await openLate(tagNamed('join'));
    page.inside<HTMLInputElement>('ummes-join', '[name=name]').value = 'Nimali Perera';
    await release();
    expect(page.find('ummes-join').shadowRoot?.querySelectorAll('form').length).toBe(1);
    expect(page.inside<HTMLInputElement>('ummes-join', '[type=checkbox]').checked).toBe(false);
    expect(page.inside<HTMLInputElement>('ummes-join', '[name=name]').value).toBe('Nimali Perera');
    expect(page.log.errors).toEqual([]);
  });
});

/** Returns a tag's HTML with a placeholder for its render (declarative shadow DOM). */
function includedMarkup(tested: TestedTag): string {
  const attributes = attributesOnSheets(tested);
  const query = attributes.replace(/"/g, '').replace(/ /g, '&');
  return `<${tested.tag} ${attributes}>{embed ${nameOf(tested)}.html?lang=en&${query}}</${tested.tag}>`;
}

describe('a render that the page’s own server has included', () => {
  for (const tested of TAGS) {
    it(`looks right without scripts and hydrates in place: ${tested.tag}`, async () => {
      const codeOnly = (page: HostPage) => [
        ...(page.find(tested.tag).shadowRoot?.querySelectorAll<HTMLElement>(tested.codeOnly ?? 'never') ?? []),
      ];
      const appearanceOf = (page: HostPage) =>
        [tested.shown, tested.text, tested.control]
          .map((selector) => inside(page, tested, selector))
          .filter((element) => !codeOnly(page).some((part) => part.contains(element)))
          .map((element) => {
            const style = page.window.getComputedStyle(element);
            const { color, backgroundColor, fontSize, fontFamily, fontWeight, display, padding, borderTop } = style;
            const { clientWidth, clientHeight } = element;
            const colors = [color, backgroundColor, borderTop];
            return [...colors, fontSize, fontFamily, fontWeight, display, padding, clientWidth, clientHeight];
          });
      const still = await openPage(includedMarkup(tested), { policy: 'near-pictures', sandbox: '' });
      await until(() => isSeen(inside(still, tested, tested.shown))); // the directory's cards fade in
      const before = appearanceOf(still);
      expect(codeOnly(still).filter(isSeen)).toEqual([]);

      const hydrated = await openPage(includedMarkup(tested) + LOADER);
      const root = hydrated.find(tested.tag).shadowRoot;
      const view = [...(root?.children ?? [])].find(({ localName }) => localName !== 'style');
      await until(() => isInteractive(hydrated, tested.tag));
      expect(root?.firstElementChild === view).toBe(true);
      expect(appearanceOf(hydrated)).toEqual(before);
      expect(codeOnly(hydrated).every(isSeen)).toBe(true);
      expect(hydrated.loaded('/embed/')).toEqual([]);
      expect(problems(hydrated)).toEqual([]);
    });
  }

  it('is optional: a tag without one loads even when the server hangs', async () => {
    const page = await openPage('<ummes-events></ummes-events>');
    const { fetch } = page.window;
    page.window.fetch = (url, init) => fetch(String(url).includes('/embed/') ? '/fault/hang/view' : url, init);
    addScript(page, '/widgets/ummes.js');
    await until(() => page.inside('ummes-events', '[part~=card]'));
    expect(problems(page)).toEqual([]);
  });

  it('replays a click once the code has loaded', async () => {
    const loader = lateLoader('events');
    const included = '<ummes-events>{embed events.html?lang=en}</ummes-events>';
    const page = await openPage(included, { policy: 'near-pictures' });
    const view = page.inside('ummes-events', 'div');
    addScript(page, loader.src);
    await until(() => page.loaded('/widgets/chunks/').length > 0);
    page.inside('ummes-events', '[part~=link]').click();
    await loader.release();
    await until(() => page.inside('ummes-events', 'dialog[open]'));
    expect(page.inside('ummes-events', 'div') === view).toBe(true);
    expect(problems(page)).toEqual([]);
  });

  it('has the layout that fits its box: a row of news, or a carousel in a narrow box', async () => {
    const embedded = '<ummes-news>{embed news.html?lang=en}</ummes-news>';
    const page = await openPage(
      `<div id="wide">${embedded}</div><div id="narrow" style="width: 400px">${embedded}</div>${LOADER}`,
      { width: 1300 },
    );
    const forms = () =>
      ['#wide', '#narrow'].map((place) =>
        [...(page.find(`${place} > *`).shadowRoot?.querySelectorAll('[part~=row], [part~=carousel]') ?? [])]
          .map(({ part }) => part.value)
          .join(),
      );
    await until(() => isInteractive(page, 'ummes-news') && forms().join(' ') === 'row carousel');
    await staysAbsent(() => forms().join(' ') !== 'row carousel');
    expect(problems(page)).toEqual([]);
  });

  it("hydrates inside another shadow root when only the tag's own script is loaded", async () => {
    const page = await openPage(
      `<main><template shadowrootmode="open"><ummes-events>{embed events.html?lang=en}</ummes-events></template></main>
       <script type="module" src="/widgets/events.js"></script>`,
      { policy: 'near-pictures' },
    );
    const tag = page.find('main').shadowRoot?.querySelector('ummes-events');
    const card = tag?.shadowRoot?.querySelector('[part~=card]') as Element;
    expect(isSeen(card)).toBe(true);
    await until(() => Object.keys(card).some((key) => key.startsWith('__reactProps')));
    expect(tag?.shadowRoot?.querySelector('[part~=card]') === card).toBe(true);
    expect(page.calls()).toEqual([]);
    expect(problems(page)).toEqual([]);
  });
});
