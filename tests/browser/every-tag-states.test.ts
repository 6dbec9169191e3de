import { type HostPage, heldApi, LOADER, openPage, until } from '../support/browser/host-page';
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

/* Tests every tag with a slow, faulty or unavailable API: its states, events and methods. */

interface Methods extends HTMLElement {
  refresh(): Promise<boolean>;
  reset(): void;
}

const STATES = ['loading', 'ready', 'empty', 'failed'];
const LISTS = TAGS.filter(({ list }) => list);
const FORMS = TAGS.filter(({ typed }) => typed);
const element = (page: HostPage, { tag }: TestedTag) => page.find<Methods>(tag);

/** Returns the tag's states that `:state()` matches, as in a style sheet. */
const states = (page: HostPage, { tag }: TestedTag) =>
  STATES.filter((state) => page.find(tag).matches(`:state(${state})`));
const isIn = (page: HostPage, tested: TestedTag, state: string) =>
  until(() => isInteractive(page, tested.tag) && states(page, tested).join() === state);

/** Opens a page with the tag using this API, and records the tag's error events from the start. */
async function open(tested: TestedTag, api: string): Promise<{ page: HostPage; errorCodes: string[] }> {
  const page = await openPage(markup(tested, api));
  const errorCodes: string[] = [];
  page.document.addEventListener('ummes-error', (event) => errorCodes.push((event as CustomEvent).detail.code));
  addScript(page, '/widgets/ummes.js');
  return { page, errorCodes };
}

const message = (page: HostPage, { tag }: TestedTag, text: string) =>
  [...(page.find(tag).shadowRoot?.querySelectorAll('*') ?? [])].find(
    (each) => each.children.length === 0 && each.textContent?.includes(text) && isSeen(each),
  );

/** Kinds of response, with the error code that the page gets for each. */
const FAULTS = { 500: 'status', drop: 'network', html: 'format', 'not-json': 'format', 'not-a-list': 'format' };

for (const tested of LISTS) {
  describe(tested.tag, () => {
    it('shows that it is loading, then the result', async () => {
      const { api, release } = heldApi();
      const { page, errorCodes } = await open(tested, api);
      await until(() => message(page, tested, 'Loading'));
      expect(states(page, tested)).toEqual(['loading']);
      const atLoad = new Promise((resolve) =>
        element(page, tested).addEventListener('ummes-load', () => resolve(states(page, tested))),
      );
      await release();
      expect(await atLoad).toEqual(['ready']);
      await shown(page, tested);
      expect(message(page, tested, 'Loading')).toBe(undefined);
      expect([errorCodes, page.log.errors]).toEqual([[], []]);
    });

    it('shows an error and notifies the page for every kind of faulty response', async () => {
      const { page, errorCodes } = await open(tested, '/fault/hang');
      const codes: string[] = [];
      for (const [kind, code] of Object.entries(FAULTS)) {
        element(page, tested).setAttribute('api', `/fault/${kind}`);
        codes.push(code);
        await until(() => errorCodes.length === codes.length);
        await until(() => message(page, tested, tested.failure ?? ''));
        await isIn(page, tested, 'failed');
      }
      expect(errorCodes).toEqual(codes);
      expect(page.log.errors).toEqual([]);
    });

    it('reloads on Try Again, which keeps focus, and on refresh(), which keeps the list', async () => {
      const { page } = await open(tested, `/fault/flaky/${crypto.randomUUID()}`);
      const retry = await until(() => inside(page, tested, '[role=alert] button'));
      retry.focus();
      retry.click();
      await shown(page, tested);
      expect(page.document.activeElement).toBe(element(page, tested)); // or an element inside it
      await isIn(page, tested, 'ready');
      const shownElement = inside(page, tested, tested.shown);
      const before = page.calls().length;
      const refreshed = element(page, tested).refresh();
      expect(states(page, tested)).toEqual(['ready']);
      expect(await refreshed).toBe(true);
      expect(page.calls().length).toBe(before + 1);
      expect(shownElement.isConnected).toBe(true);
      page.window.fetch = () => Promise.reject(new TypeError('offline'));
      expect(await element(page, tested).refresh()).toBe(false);
      expect(shownElement.isConnected).toBe(true);
      expect(states(page, tested)).toEqual(['ready']);
      expect(page.log.errors).toEqual([]);
    });

    // An event detail shows one event, so it is never empty.
    if (tested.tag !== 'ummes-event-detail')
      it('is in the empty state if there are no items', async () => {
        const { page, errorCodes } = await open(
          tested,
          tested.tag === 'ummes-alumni' ? '/fault/no-people' : '/fault/empty',
        );
        await isIn(page, tested, 'empty');
        expect(errorCodes).toEqual([]);
      });
  });
}

for (const tested of TAGS.filter(({ list, failure }) => !list && failure)) {
  for (const [kind, code] of Object.entries({ 500: 'status', drop: 'network' })) {
    it(`${tested.tag} keeps its input, shows an error and notifies the page (${kind})`, async () => {
      const { page, errorCodes } = await open(tested, `/fault/${kind}`);
      await shown(page, tested);
      type(page, tested);
      press(page, tested);
      await until(() => errorCodes.length > 0);
      expect(errorCodes).toEqual([code]);
      expect(typedInto(page, tested)).toEqual(Object.values(tested.typed ?? {}));
      await until(() => inside(page, tested, '[role=alert]:not(:empty)'));
      expect(page.log.errors).toEqual([]);
    });
  }
}

for (const place of ['next to', 'in place of']) {
  it(`a tag added ${place} one whose list failed to load reloads the list without repeating the error`, async () => {
    const tested = tagNamed('events');
    const { page, errorCodes } = await open(tested, `/fault/flaky/${crypto.randomUUID()}`);
    await until(() => errorCodes.length === 1 && message(page, tested, tested.failure ?? ''));
    const first = page.find(tested.tag);
    const second = first.cloneNode() as HTMLElement;
    if (place === 'next to') first.before(second);
    else first.replaceWith(second);
    await shown(page, tested); // finds the first match, which is the second tag
    expect(errorCodes).toEqual(['status']);
  });
}

describe('refresh()', () => {
  it('of ummes-alumni reloads the current page', async () => {
    const tested = tagNamed('alumni');
    const { page } = await open(tested, '/fault/paged');
    await until(() => message(page, tested, 'Page 1'));
    message(page, tested, 'Next')?.closest('button')?.click();
    await until(() => message(page, tested, 'Page 2'));
    const before = page.calls().length;
    expect(await element(page, tested).refresh()).toBe(true);
    const calls = page.calls().slice(before);
    expect(calls.filter((url) => url.includes('page=2')).length).toBe(1);
    expect(message(page, tested, 'Page 2')).toBeTruthy();
  });

  it('of a server-rendered tag loads the whole list', async () => {
    const { page, release } = await openLate(tagNamed('next'));
    await release();
    await isIn(page, tagNamed('next'), 'ready');
    expect(page.calls()).toEqual([]);
    expect(await element(page, tagNamed('next')).refresh()).toBe(true);
    expect(page.calls().length).toBe(1);
  });

  it('of a tag whose items were set as a property loads nothing', async () => {
    const page = await openPage(`<ummes-gallery></ummes-gallery>`);
    const gallery = element(page, tagNamed('gallery'));
    Object.assign(gallery, { images: [{ src: '/pictures/about.svg', title: 'One' }] });
    addScript(page, '/widgets/gallery.js');
    await until(() => page.inside('ummes-gallery', '[part~=title]'));
    expect(await gallery.refresh()).toBe(false);
  });
});

for (const tested of FORMS) {
  it(`reset() of ${tested.tag} clears its fields, messages and draft`, async () => {
    const page = await openTag(tested);
    expect(states(page, tested)).toEqual(['ready']);
    await pressAndWait(page, tested);
    type(page, tested);
    expect(typedInto(page, tested).every(Boolean)).toBe(true);
    if (tested.tag === 'ummes-join') await until(() => localStorage.length === 1);
    element(page, tested).reset();
    await until(() => typedInto(page, tested).every((value) => value === ''));
    await until(() => !page.find(tested.tag).shadowRoot?.querySelector(tested.pressed ?? ''));
    await until(() => localStorage.length === 0);
    expect(page.log.errors).toEqual([]);
  });
}

for (const tested of TAGS) {
  it(`focus() of ${tested.tag} focuses its first control; lists have refresh(), and forms have reset()`, async () => {
    const page = await openTag(tested);
    const { refresh, reset } = element(page, tested);
    expect([typeof refresh === 'function', typeof reset === 'function']).toEqual([
      Boolean(tested.list),
      FORMS.includes(tested),
    ]);
    page.window.focus();
    element(page, tested).focus({ preventScroll: true });
    const { shadowRoot } = page.find(tested.tag);
    const controls = [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex="0"]') ?? []),
    ];
    const isUsable = (control: HTMLElement) =>
      control.checkVisibility() && !control.matches(':disabled,[tabindex="-1"]') && !control.closest('[inert]');
    expect(shadowRoot?.activeElement).toBe(controls.find(isUsable));
  });
}

it('focus() of a tag without a control focuses the tag itself, if the page has made it focusable', async () => {
  const page = await openPage(`${LOADER}<ummes-events tabindex="-1" api="${heldApi().api}"></ummes-events>`);
  await until(() => page.window.customElements.get('ummes-events'));
  page.window.focus();
  page.find('ummes-events').focus();
  expect(page.document.activeElement?.localName).toBe('ummes-events');
  expect(page.find('ummes-events').shadowRoot?.activeElement ?? null).toBe(null);
});
