import { complaints, lateLoader, openLate, tagNamed, untilRendered } from '../support/browser/first-view';
import { type Guest, LOADER, openGuest, pause, until } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isSeen, isTakenOver, markup, shown, TAGS } from '../support/browser/tags';

/** A narrow window, and one in which the news are a row. */
const WIDTHS = [800, 1300];

/** Long enough for a mistaken import to have started. */
const SETTLE_MS = 300;

describe('the first view of', () => {
  for (const tested of TAGS) {
    for (const width of WIDTHS) {
      it(`${tested.tag} shows before the code, which takes it over in place (${width} px)`, async () => {
        const { guest, view, release } = await openLate(tested, { policy: 'trusted-types', width });
        expect(guest.window.customElements.get(tested.tag)).toBe(undefined);
        await finishAnimations(guest, tested.tag);
        const looked = seenIn(guest.find(tested.tag), tested.shown);
        const { height } = guest.find(tested.tag).getBoundingClientRect();
        const looks = guest.window.getComputedStyle(looked).cssText;
        const text = looked.textContent;
        await release();
        await finishAnimations(guest, tested.tag);
        expect(guest.find(tested.tag).shadowRoot?.firstElementChild === view).toBe(true);
        expect(seenIn(guest.find(tested.tag), tested.shown) === looked).toBe(true);
        expect(guest.find(tested.tag).getBoundingClientRect().height).toBe(height);
        expect(guest.window.getComputedStyle(looked).cssText).toBe(looks);
        expect(looked.textContent).toBe(text);
        expect(await layoutShift(guest)).toBe(0);
        // The rest of the news, of which the view has the first.
        expect(guest.calls().filter((address) => !address.endsWith('/news'))).toEqual([]);
        expect(complaints(guest)).toEqual([]);
      });
    }
  }

  for (const [name, lang, text] of [
    ['newsletter', 'si-LK', 'දායක වන්න'],
    ['join', 'ta', 'விண்ணப்பத்தைச் சமர்ப்பி'],
    ['alumni', 'si', 'නමින් සොයන්න'],
  ] as const) {
    it(`ummes-${name} has its texts in ${lang} before the code, which takes it over in place`, async () => {
      await untilRendered(name, { lang });
      const { guest, view, release } = await openLate(tagNamed(name), {}, `lang="${lang}"`);
      const said = () => guest.find(`ummes-${name}`).shadowRoot?.textContent;
      expect(said()).toContain(text);
      await release();
      expect(guest.find(`ummes-${name}`).shadowRoot?.firstElementChild === view).toBe(true);
      expect(said()).toContain(text);
      expect(complaints(guest)).toEqual([]);
    });
  }

  for (const theme of ['light', 'dark']) {
    it(`a tag with the theme ${theme} has it`, async () => {
      const { guest, view, release } = await openLate(tagNamed('contact'), {}, `theme="${theme}"`);
      const color = () => guest.window.getComputedStyle(view).color;
      expect(color()).toBe(theme === 'dark' ? 'rgb(230, 237, 242)' : 'rgb(20, 33, 46)');
      await release();
      expect(color()).toBe(theme === 'dark' ? 'rgb(230, 237, 242)' : 'rgb(20, 33, 46)');
    });
  }

  it('a tag has the language of its own, or of what it stands in', async () => {
    for (const lang of ['de', 'fr']) await untilRendered('events', { lang });
    const loader = lateLoader('events');
    const guest = await openGuest(
      `<script type="module" src="${loader.src}"></script>
       <div lang="de"><ummes-events></ummes-events></div><ummes-events lang="fr"></ummes-events>`,
    );
    const tags = [...guest.document.querySelectorAll('ummes-events')];
    const dates = () => tags.map((tag) => tag.shadowRoot?.querySelector('time')?.textContent);
    const today = (language: string) => new Intl.DateTimeFormat(language, { month: 'short' }).format();
    await until(() => dates().every(Boolean));
    const before = dates();
    expect(before[0]).toContain(today('de'));
    expect(before[1]).toContain(today('fr'));
    await loader.release();
    await until(() => isTakenOver(guest, 'ummes-events'));
    expect(dates()).toEqual(before);
    expect(complaints(guest)).toEqual([]);
  });
});

/** The cards of the directory appear one after the other. */
async function finishAnimations(guest: Guest, tag: string) {
  const animations = guest.find(tag).shadowRoot?.getAnimations() ?? [];
  await Promise.all(animations.map(({ finished }) => finished));
}

/** The first element that a selector finds in a tag and that can be seen. */
function seenIn(tag: Element, selector: string): Element {
  const found = [...(tag.shadowRoot?.querySelectorAll(selector) ?? [])].find(isSeen);
  if (!found) throw new Error(`${selector} cannot be seen`);
  return found;
}

describe('without a first view, a tag is as it is on other servers,', () => {
  for (const kind of ['x-failing', 'x-malformed', 'x-cut']) {
    it(`when the answer is ${kind.slice(2)}`, async () => {
      const guest = await openGuest(`${LOADER}<div lang="${kind}"><ummes-events></ummes-events></div>`);
      await until(() => guest.inside('ummes-events', '[part~=card]'));
      expect(guest.loaded('/embed/').length).toBe(1);
      expect(guest.calls().length).toBe(1);
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('when its api is another server, of which nothing more is asked', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one"></ummes-events>`);
    await until(() => guest.inside('ummes-events', '[part~=card]'));
    expect(guest.loaded('/embed/')).toEqual([]);
    expect(guest.calls().length).toBe(1);
  });

  for (const tested of TAGS) {
    it(`${tested.tag} causes no failed request`, async () => {
      const guest = await openGuest(`${LOADER}${markup(tested)}`);
      await shown(guest, tested);
      const entries = guest.window.performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      expect(entries.filter(({ responseStatus }) => responseStatus >= 400).map(({ name }) => name)).toEqual([]);
      expect(guest.loaded('/embed/')).toEqual([]);
      expect(complaints(guest)).toEqual([]);
    });
  }

  it('when it is given its data', async () => {
    const guest = await openGuest('<main></main>');
    const event = { id: '7', title: 'Gear Cutting Night', date: '01/01/2999' };
    guest.find('main').append(Object.assign(guest.document.createElement('ummes-event-detail'), { event }));
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.inside('ummes-event-detail', '[part~=event]'));
    expect(guest.loaded('/embed/')).toEqual([]);
  });
});

describe('a first view', () => {
  it('is requested once for tags that are alike, and again for others', async () => {
    const guest = await openGuest(
      `${LOADER}<ummes-newsletter></ummes-newsletter><ummes-newsletter></ummes-newsletter>
       <div lang="de"><ummes-newsletter></ummes-newsletter></div>`,
    );
    await until(() =>
      [...guest.document.querySelectorAll('ummes-newsletter')].every((tag) => tag.shadowRoot?.querySelector('form')),
    );
    await until(() => guest.loaded('/embed/').length === 2);
  });

  it('is asked for at once where it is in sight, without waiting for a frame', async () => {
    const guest = await openGuest('<ummes-newsletter></ummes-newsletter>');
    Object.assign(guest.window, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    addScript(guest, '/widgets/ummes.js');
    await until(() => isTakenOver(guest, 'ummes-newsletter'));
  });

  it('is painted before its code is asked for', async () => {
    const guest = await openGuest('<ummes-newsletter></ummes-newsletter>');
    const frames: FrameRequestCallback[] = [];
    guest.window.requestAnimationFrame = (callback) => frames.push(callback);
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.find('ummes-newsletter').shadowRoot?.firstElementChild && frames.length > 0);
    await pause(SETTLE_MS);
    expect(guest.loaded('/chunks/')).toEqual([]);
    for (const frame of frames) frame(0);
    await until(() => isTakenOver(guest, 'ummes-newsletter'));
    expect(complaints(guest)).toEqual([]);
  });

  it('stays when its element is moved, or removed and put back, before the code comes', async () => {
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

  it('is replaced, once, where it is not what the code renders', async () => {
    sessionStorage.setItem('ummes.join.keep-nothing', '');
    const { guest, release } = await openLate(tagNamed('join'));
    guest.inside<HTMLInputElement>('ummes-join', '[name=name]').value = 'Nimali Perera';
    await release();
    sessionStorage.clear();
    const root = guest.find('ummes-join').shadowRoot as ShadowRoot;
    expect(root.querySelectorAll('form').length).toBe(1);
    expect(root.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(false);
    expect(root.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Nimali Perera');
    expect(guest.log.errors).toEqual([]);
  });

  it('is made anew when an attribute has changed before the code came', async () => {
    const { guest, release } = await openLate(tagNamed('events'));
    guest.find('ummes-events').setAttribute('event-href', '/events/{id}');
    await release();
    await until(() => guest.inside('ummes-events', 'a[part~=link]').getAttribute('href')?.startsWith('/events/'));
    expect(guest.log.errors).toEqual([]);
  });
});
