import { type Guest, heldApi, holdTimers, LOADER, openGuest, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import {
  isTakenOver,
  markup,
  openTag,
  press,
  shown,
  TAGS,
  type TestedTag,
  type as typeInto,
} from '../support/browser/tags';

interface Methods extends HTMLElement {
  refresh(): Promise<boolean>;
  reset(): void;
}

const STATES = ['loading', 'ready', 'empty', 'failed'];
const LISTS = TAGS.filter(({ list }) => list);
const FORMS = ['ummes-join', 'ummes-contact', 'ummes-newsletter'];
const element = (guest: Guest, tag: string) => guest.find<Methods>(tag);

/** The states that a tag is in, as a style sheet finds them. */
const states = (guest: Guest, tag: string) => STATES.filter((state) => guest.find(tag).matches(`:state(${state})`));

const api = (tested: TestedTag, kind: string) => markup(tested, kind.includes('/') ? kind : `/fault/${kind}`);

describe('a tag is in one state:', () => {
  for (const tested of LISTS) {
    const { tag } = tested;
    it(`${tag} is loading, then ready`, async () => {
      const held = heldApi();
      const guest = await openGuest(`${LOADER}${api(tested, held.api)}`);
      await until(() => guest.window.customElements.get(tag));
      expect(states(guest, tag)).toEqual(['loading']);
      const atLoad = new Promise((resolve) =>
        guest.find(tag).addEventListener('ummes-load', () => resolve(states(guest, tag))),
      );
      await held.release();
      expect(await atLoad).toEqual(['ready']);
      expect(guest.log.errors).toEqual([]);
    });

    it(`${tag} is empty without items`, async () => {
      if (tag === 'ummes-event-detail') return; // it shows one event, or fails
      const guest = await openGuest(`${LOADER}${api(tested, tag === 'ummes-alumni' ? 'nobody' : 'empty')}`);
      await until(() => guest.window.customElements.get(tag) && states(guest, tag).join() === 'empty');
    });

    it(`${tag} has failed when its list cannot be loaded, and is ready once it is`, async () => {
      const flaky = `/fault/flaky/${crypto.randomUUID()}`;
      const guest = await openGuest(`${LOADER}${api(tested, flaky)}`);
      await until(() => guest.window.customElements.get(tag) && states(guest, tag).join() === 'failed');
      expect(await element(guest, tag).refresh()).toBe(true);
      await until(() => states(guest, tag).join() === 'ready');
      await shown(guest, tested);
      expect(guest.log.errors).toEqual([]);
    });
  }

  for (const tested of TAGS.filter(({ list }) => !list)) {
    it(`${tested.tag} is ready`, async () => {
      const guest = await openTag(tested);
      expect(states(guest, tested.tag)).toEqual(['ready']);
    });
  }

  it('without ElementInternals, or with one that knows no such names, it works as well', async () => {
    for (const script of [
      'delete HTMLElement.prototype.attachInternals',
      'CustomStateSet.prototype.add = () => { throw new DOMException("", "SyntaxError") }',
      'Object.defineProperty(ElementInternals.prototype, "states", { value: undefined })',
    ]) {
      const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one"></ummes-events>`, {
        head: `<script>${script}</script>`,
      });
      await until(() => guest.inside('ummes-events', '[part~=card]'));
      expect(states(guest, 'ummes-events')).toEqual([]);
      expect([guest.log.errors, guest.log.warnings]).toEqual([[], []]);
    }
  });
});

describe('refresh()', () => {
  for (const tested of LISTS) {
    it(`of ${tested.tag} loads its list again while the present one stays`, async () => {
      const guest = await openTag(tested);
      const looked = guest.inside(tested.tag, tested.shown);
      const before = guest.calls().length;
      const refreshed = element(guest, tested.tag).refresh();
      expect(states(guest, tested.tag)).toEqual(['ready']);
      expect(await refreshed).toBe(true);
      expect(guest.calls().length).toBe(before + 1);
      expect(looked.isConnected).toBe(true);
    });
  }

  it('of ummes-alumni on a page beyond the first is fulfilled once that page has been loaded again', async () => {
    const guest = await openGuest(`${LOADER}<ummes-alumni api="/fault/paged"></ummes-alumni>`);
    const root = () => guest.find('ummes-alumni').shadowRoot;
    await until(() => root()?.textContent?.includes('Page 1'));
    const next = [...(root()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Next');
    next?.click();
    await until(() => root()?.textContent?.includes('Page 2'));
    const before = guest.calls().length;
    expect(await element(guest, 'ummes-alumni').refresh()).toBe(true);
    expect(
      guest
        .calls()
        .slice(before)
        .filter((url) => url.includes('page=2')).length,
    ).toBe(1);
    expect(root()?.textContent).toContain('Page 2');
    expect(guest.log.errors).toEqual([]);
  });

  it('keeps what is shown when it fails, and says so', async () => {
    const guest = await openTag(TAGS[0] as TestedTag);
    guest.window.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await element(guest, 'ummes-events').refresh()).toBe(false);
    expect(guest.inside('ummes-events', '[part~=card]').isConnected).toBe(true);
    expect(states(guest, 'ummes-events')).toEqual(['ready']);
    expect(guest.log.errors).toEqual([]);
  });

  it('called before the view is there is fulfilled when it is', async () => {
    const held = heldApi();
    const guest = await openGuest(`<script type="module" src="/widgets/events.js"></script>`);
    await until(() => guest.window.customElements.get('ummes-events'));
    const tag = guest.document.createElement('ummes-events') as Methods;
    tag.setAttribute('api', held.api);
    const refreshed = tag.refresh();
    guest.document.body.append(tag);
    await held.release();
    expect(await refreshed).toBe(true);
    expect(guest.calls().length).toBe(1);
  });

  it('of a first view loads the whole list', async () => {
    const guest = await tagOnPage('ummes-next').open('');
    await until(() => isTakenOver(guest, 'ummes-next') && guest.inside('ummes-next', '[part~=event]'));
    expect(guest.calls()).toEqual([]);
    expect(await element(guest, 'ummes-next').refresh()).toBe(true);
    expect(guest.calls().length).toBe(1);
    guest.inside('ummes-next', '[part~=event]');
  });

  it('of a tag that was given its items has nothing to load', async () => {
    const guest = await openGuest(
      '<script type="module" src="/widgets/gallery.js"></script><ummes-gallery></ummes-gallery>',
    );
    await until(() => guest.window.customElements.get('ummes-gallery'));
    Object.assign(element(guest, 'ummes-gallery'), { images: [{ src: '/pictures/about.svg', title: 'One' }] });
    await until(
      () => states(guest, 'ummes-gallery').join() === 'ready' && guest.inside('ummes-gallery', '[part~=title]'),
    );
    expect(await element(guest, 'ummes-gallery').refresh()).toBe(false);
  });

  it('is there for lists only, as reset() is for forms', async () => {
    for (const tested of TAGS) {
      const guest = await openTag(tested);
      const { refresh, reset, focus } = element(guest, tested.tag);
      expect([typeof refresh, typeof reset, typeof focus]).toEqual([
        tested.list ? 'function' : 'undefined',
        FORMS.includes(tested.tag) ? 'function' : 'undefined',
        'function',
      ]);
      guest.close();
    }
  });
});

describe('reset()', () => {
  for (const tested of TAGS.filter(({ tag }) => FORMS.includes(tag))) {
    it(`empties ${tested.tag}, and takes its messages away`, async () => {
      const guest = await openTag(tested);
      const values = () =>
        Object.keys(tested.typed ?? {}).map(
          (name) => guest.inside<HTMLInputElement>(tested.tag, `[name=${name}]`).value,
        );
      press(guest, tested);
      await until(() => guest.inside(tested.tag, tested.pressed ?? ''));
      typeInto(guest, tested);
      expect(values().every(Boolean)).toBe(true);
      element(guest, tested.tag).reset();
      await until(() => values().every((value) => value === ''));
      await until(() => !guest.find(tested.tag).shadowRoot?.querySelector(tested.pressed ?? ''));
      expect(states(guest, tested.tag)).toEqual(['ready']);
      expect(guest.log.errors).toEqual([]);
    });
  }

  it('of ummes-join forgets the draft too', async () => {
    const guest = await openTag(TAGS.find(({ tag }) => tag === 'ummes-join') as TestedTag);
    const timers = holdTimers(guest, 400);
    typeInto(guest, TAGS.find(({ tag }) => tag === 'ummes-join') as TestedTag);
    for (const run of timers.values()) run();
    expect(guest.window.localStorage.length).toBe(1);
    element(guest, 'ummes-join').reset();
    await until(() => guest.window.localStorage.length === 0);
  });
});

describe('focus()', () => {
  for (const tested of TAGS) {
    it(`of ${tested.tag} goes to its first control`, async () => {
      const guest = await openTag(tested);
      guest.window.focus();
      element(guest, tested.tag).focus({ preventScroll: true });
      const { shadowRoot } = guest.find(tested.tag);
      const focused = shadowRoot?.activeElement as HTMLElement;
      expect(guest.document.activeElement === guest.find(tested.tag)).toBe(true);
      expect(focused.matches('a[href],button,input,select,textarea,[tabindex="0"]')).toBe(true);
      const controls = [
        ...(shadowRoot?.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex="0"]') ?? []),
      ];
      const isUsable = (control: HTMLElement) =>
        control.checkVisibility() && !control.matches(':disabled,[tabindex="-1"]') && !control.closest('[inert]');
      expect(controls.find(isUsable) === focused).toBe(true);
    });
  }

  it('of a tag without a control does nothing, or goes to the tag if the page has made it focusable', async () => {
    const held = heldApi();
    const guest = await openGuest(`${LOADER}<ummes-events tabindex="-1" api="${held.api}"></ummes-events>`);
    await until(() => guest.window.customElements.get('ummes-events'));
    guest.window.focus();
    element(guest, 'ummes-events').focus();
    expect(guest.document.activeElement?.localName).toBe('ummes-events');
    expect(guest.find('ummes-events').shadowRoot?.activeElement ?? null).toBe(null);
  });
});
