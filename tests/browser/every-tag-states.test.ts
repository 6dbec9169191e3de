import { type Guest, heldApi, LOADER, openGuest, until } from '../support/browser/guest';
import { openLate } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import {
  addScript,
  inside,
  isInteractive,
  isSeen,
  markup,
  openTag,
  press,
  pressAndWait,
  shown,
  TAGS,
  type TestedTag,
  tagNamed,
  type,
  typedInto,
} from '../support/browser/tags';

/*
 * Tests every tag with a slow, wrong or unavailable API: its states, the events that it dispatches, and its methods.
 */

interface Methods extends HTMLElement {
  refresh(): Promise<boolean>;
  reset(): void;
}

const STATES = ['loading', 'ready', 'empty', 'failed'];
const LISTS = TAGS.filter(({ list }) => list);
const FORMS = TAGS.filter(({ typed }) => typed);
const element = (guest: Guest, { tag }: TestedTag) => guest.find<Methods>(tag);

/** Returns the tag's states as a style sheet matches them. */
const states = (guest: Guest, { tag }: TestedTag) =>
  STATES.filter((state) => guest.find(tag).matches(`:state(${state})`));
const isIn = (guest: Guest, tested: TestedTag, state: string) =>
  until(() => isInteractive(guest, tested.tag) && states(guest, tested).join() === state);

/** Opens a page with the tag on this API, and records the tag's error events from the start. */
async function open(tested: TestedTag, api: string): Promise<{ guest: Guest; errorCodes: string[] }> {
  const guest = await openGuest(markup(tested, api));
  const errorCodes: string[] = [];
  guest.document.addEventListener('ummes-error', (event) => errorCodes.push((event as CustomEvent).detail.code));
  addScript(guest, '/widgets/ummes.js');
  return { guest, errorCodes };
}

const message = (guest: Guest, { tag }: TestedTag, text: string) =>
  [...(guest.find(tag).shadowRoot?.querySelectorAll('*') ?? [])].find(
    (each) => each.children.length === 0 && each.textContent?.includes(text) && isSeen(each),
  );

/** Kinds of response, with the error code that the page gets for each. */
const FAULTS = { 500: 'status', drop: 'network', html: 'format', 'not-json': 'format', 'not-a-list': 'format' };

for (const tested of LISTS) {
  describe(tested.tag, () => {
    it('shows that it is loading, then the result', async () => {
      const { api, release } = heldApi();
      const { guest, errorCodes } = await open(tested, api);
      await until(() => message(guest, tested, 'Loading'));
      expect(states(guest, tested)).toEqual(['loading']);
      const atLoad = new Promise((resolve) =>
        element(guest, tested).addEventListener('ummes-load', () => resolve(states(guest, tested))),
      );
      await release();
      expect(await atLoad).toEqual(['ready']);
      await shown(guest, tested);
      expect(message(guest, tested, 'Loading')).toBe(undefined);
      expect([errorCodes, guest.log.errors]).toEqual([[], []]);
    });

    it('shows an error and notifies the page for every kind of faulty response', async () => {
      const { guest, errorCodes } = await open(tested, '/fault/hang');
      const codes: string[] = [];
      for (const [kind, code] of Object.entries(FAULTS)) {
        element(guest, tested).setAttribute('api', `/fault/${kind}`);
        codes.push(code);
        await until(() => errorCodes.length === codes.length);
        await until(() => message(guest, tested, tested.failure ?? ''));
        await isIn(guest, tested, 'failed');
      }
      expect(errorCodes).toEqual(codes);
      expect(guest.log.errors).toEqual([]);
    });

    it('reloads on Try Again, which keeps the focus, and on refresh(), which keeps the list', async () => {
      const { guest } = await open(tested, `/fault/flaky/${crypto.randomUUID()}`);
      const retry = await until(() => inside(guest, tested, '[role=alert] button'));
      retry.focus();
      retry.click();
      await shown(guest, tested);
      expect(guest.document.activeElement).toBe(element(guest, tested)); // or an element inside it
      await isIn(guest, tested, 'ready');
      const shownElement = inside(guest, tested, tested.shown);
      const before = guest.calls().length;
      const refreshed = element(guest, tested).refresh();
      expect(states(guest, tested)).toEqual(['ready']);
      expect(await refreshed).toBe(true);
      expect(guest.calls().length).toBe(before + 1);
      expect(shownElement.isConnected).toBe(true);
      guest.window.fetch = () => Promise.reject(new TypeError('offline'));
      expect(await element(guest, tested).refresh()).toBe(false);
      expect(shownElement.isConnected).toBe(true);
      expect(states(guest, tested)).toEqual(['ready']);
      expect(guest.log.errors).toEqual([]);
    });

    // A detail has one event, so it is never empty.
    if (tested.tag !== 'ummes-event-detail')
      it('is empty without items', async () => {
        const { guest, errorCodes } = await open(
          tested,
          tested.tag === 'ummes-alumni' ? '/fault/no-people' : '/fault/empty',
        );
        await isIn(guest, tested, 'empty');
        expect(errorCodes).toEqual([]);
      });
  });
}

for (const tested of TAGS.filter(({ list, failure }) => !list && failure)) {
  for (const [kind, code] of Object.entries({ 500: 'status', drop: 'network' })) {
    it(`${tested.tag} keeps its input, shows an error and notifies the page (${kind})`, async () => {
      const { guest, errorCodes } = await open(tested, `/fault/${kind}`);
      await shown(guest, tested);
      type(guest, tested);
      press(guest, tested);
      await until(() => errorCodes.length > 0);
      expect(errorCodes).toEqual([code]);
      expect(typedInto(guest, tested)).toEqual(Object.values(tested.typed ?? {}));
      await until(() => inside(guest, tested, '[role=alert]:not(:empty)'));
      expect(guest.log.errors).toEqual([]);
    });
  }
}

for (const place of ['beside', 'in place of']) {
  it(`a tag added ${place} one whose list failed loads it again, and does not repeat the old error`, async () => {
    const tested = tagNamed('events');
    const { guest, errorCodes } = await open(tested, `/fault/flaky/${crypto.randomUUID()}`);
    await until(() => errorCodes.length === 1 && message(guest, tested, tested.failure ?? ''));
    const first = guest.find(tested.tag);
    const second = first.cloneNode() as HTMLElement;
    if (place === 'beside') first.before(second);
    else first.replaceWith(second);
    await shown(guest, tested); // finds the first match, which is the second tag
    expect(errorCodes).toEqual(['status']);
  });
}

describe('refresh()', () => {
  it('of ummes-alumni reloads the current page', async () => {
    const tested = tagNamed('alumni');
    const { guest } = await open(tested, '/fault/paged');
    await until(() => message(guest, tested, 'Page 1'));
    message(guest, tested, 'Next')?.closest('button')?.click();
    await until(() => message(guest, tested, 'Page 2'));
    const before = guest.calls().length;
    expect(await element(guest, tested).refresh()).toBe(true);
    const calls = guest.calls().slice(before);
    expect(calls.filter((url) => url.includes('page=2')).length).toBe(1);
    expect(message(guest, tested, 'Page 2')).toBeTruthy();
  });

  it('of a server-rendered tag loads the whole list', async () => {
    const { guest, release } = await openLate(tagNamed('next'));
    await release();
    await isIn(guest, tagNamed('next'), 'ready');
    expect(guest.calls()).toEqual([]);
    expect(await element(guest, tagNamed('next')).refresh()).toBe(true);
    expect(guest.calls().length).toBe(1);
  });

  it('of a tag whose items were set as a property loads nothing', async () => {
    const guest = await openGuest(`<ummes-gallery></ummes-gallery>`);
    const gallery = element(guest, tagNamed('gallery'));
    Object.assign(gallery, { images: [{ src: '/pictures/about.svg', title: 'One' }] });
    addScript(guest, '/widgets/gallery.js');
    await until(() => guest.inside('ummes-gallery', '[part~=title]'));
    expect(await gallery.refresh()).toBe(false);
  });
});

for (const tested of FORMS) {
  it(`reset() of ${tested.tag} clears its fields, messages and draft`, async () => {
    const guest = await openTag(tested);
    expect(states(guest, tested)).toEqual(['ready']);
    await pressAndWait(guest, tested);
    type(guest, tested);
    expect(typedInto(guest, tested).every(Boolean)).toBe(true);
    if (tested.tag === 'ummes-join') await until(() => localStorage.length === 1);
    element(guest, tested).reset();
    await until(() => typedInto(guest, tested).every((value) => value === ''));
    await until(() => !guest.find(tested.tag).shadowRoot?.querySelector(tested.pressed ?? ''));
    await until(() => localStorage.length === 0);
    expect(guest.log.errors).toEqual([]);
  });
}

for (const tested of TAGS) {
  it(`focus() of ${tested.tag} focuses its first control; lists have refresh(), and forms have reset()`, async () => {
    const guest = await openTag(tested);
    const { refresh, reset } = element(guest, tested);
    expect([typeof refresh === 'function', typeof reset === 'function']).toEqual([
      Boolean(tested.list),
      FORMS.includes(tested),
    ]);
    guest.window.focus();
    element(guest, tested).focus({ preventScroll: true });
    const { shadowRoot } = guest.find(tested.tag);
    const controls = [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex="0"]') ?? []),
    ];
    const isUsable = (control: HTMLElement) =>
      control.checkVisibility() && !control.matches(':disabled,[tabindex="-1"]') && !control.closest('[inert]');
    expect(shadowRoot?.activeElement).toBe(controls.find(isUsable));
  });
}

it('focus() of a tag without a control focuses the tag itself, if the page has made it focusable', async () => {
  const guest = await openGuest(`${LOADER}<ummes-events tabindex="-1" api="${heldApi().api}"></ummes-events>`);
  await until(() => guest.window.customElements.get('ummes-events'));
  guest.window.focus();
  guest.find('ummes-events').focus();
  expect(guest.document.activeElement?.localName).toBe('ummes-events');
  expect(guest.find('ummes-events').shadowRoot?.activeElement ?? null).toBe(null);
});
