import { type Guest, heldApi, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, inside, isSeen, markup, press, shown, TAGS, type TestedTag, type } from '../support/browser/tags';

/** A page with the tag on this API, and what the tag tells the page from the start. */
async function open(tested: TestedTag, api: string): Promise<{ guest: Guest; told: string[] }> {
  const guest = await openGuest(markup(tested, api));
  const told: string[] = [];
  guest.document.addEventListener('ummes-error', (event) => told.push((event as CustomEvent).detail.code));
  addScript(guest, '/widgets/ummes.js');
  return { guest, told };
}

const message = (guest: Guest, tested: TestedTag, text: string) =>
  [...(guest.find(tested.tag).shadowRoot?.querySelectorAll('*') ?? [])].find(
    (element) => element.children.length === 0 && element.textContent?.includes(text) && isSeen(element),
  );

const LISTS = TAGS.filter(({ list }) => list);
const SENDERS = TAGS.filter(({ list, failure }) => !list && failure);

/** Answers, and the code under which the page is told of each. */
const FAULTS = { 500: 'status', drop: 'network', html: 'format', 'not-json': 'format', 'not-a-list': 'format' };

describe('when its API is down or wrong,', () => {
  for (const tested of LISTS) {
    for (const [kind, code] of Object.entries(FAULTS)) {
      it(`${tested.tag} says so and tells the page (${kind})`, async () => {
        const { guest, told } = await open(tested, `/fault/${kind}`);
        await until(() => message(guest, tested, tested.failure ?? ''));
        await until(() => told.length > 0);
        expect(told).toEqual([code]);
        expect(guest.log.errors).toEqual([]);
      });
    }
  }
  for (const tested of SENDERS) {
    for (const [kind, code] of Object.entries({ 500: 'status', drop: 'network' })) {
      it(`${tested.tag} keeps what was typed, says so and tells the page (${kind})`, async () => {
        const { guest, told } = await open(tested, `/fault/${kind}`);
        await shown(guest, tested);
        type(guest, tested);
        press(guest, tested);
        await until(() => told.length > 0);
        expect(told).toEqual([code]);
        for (const [name, value] of Object.entries(tested.typed ?? {})) {
          expect((inside(guest, tested, `[name=${name}]`) as HTMLInputElement).value).toBe(value);
        }
        await until(
          () =>
            [...(guest.find(tested.tag).shadowRoot?.querySelectorAll('[role=alert]') ?? [])].some(
              ({ textContent }) => textContent,
            ) || guest.document.querySelector('[data-ummes-toaster]'),
        );
        expect(guest.log.errors).toEqual([]);
      });
    }
  }
});

describe('while its API is slow,', () => {
  for (const tested of LISTS) {
    it(`${tested.tag} says that it is loading, then shows what it got`, async () => {
      const { api, release } = heldApi();
      const { guest, told } = await open(tested, api);
      await until(() => message(guest, tested, 'Loading'));
      await release();
      await shown(guest, tested);
      expect(message(guest, tested, 'Loading')).toBe(undefined);
      expect(told).toEqual([]);
      expect(guest.log.errors).toEqual([]);
    });
  }
});

describe('when its list has failed before,', () => {
  for (const tested of LISTS) {
    for (const place of ['beside it', 'in its place']) {
      it(`another ${tested.tag} ${place} loads anew, and tells the page of no old error`, async () => {
        const { guest, told } = await open(tested, `/fault/flaky/${tested.tag}-${place.length}-${Date.now()}`);
        await until(() => message(guest, tested, tested.failure ?? ''));
        await until(() => told.length === 1);
        const first = guest.find(tested.tag);
        const second = first.cloneNode() as HTMLElement;
        if (place === 'beside it') first.before(second);
        else first.replaceWith(second);
        await shown(guest, tested); // the first that it finds, which is the second
        expect(told).toEqual(['status']);
        expect(guest.log.errors).toEqual([]);
      });
    }
  }
});

describe('when it is asked to try again,', () => {
  for (const tested of LISTS) {
    it(`${tested.tag} keeps the focus`, async () => {
      const { guest } = await open(tested, `/fault/flaky/${tested.tag}-focus-${Date.now()}`);
      const retry = await until(() => inside(guest, tested, '[role=alert] button'));
      retry.focus();
      retry.click();
      await shown(guest, tested);
      expect(guest.document.activeElement).toBe(guest.find(tested.tag)); // or what is in it
      expect(guest.log.errors).toEqual([]);
    });
  }
});
