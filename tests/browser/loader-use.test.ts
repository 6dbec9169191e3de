import { type HostPage, openPage, staysAbsent, until } from '../support/browser/host-page';
import { untilRendered } from '../support/browser/server-rendering';
import { describe, expect, it } from '../support/browser/suite';
import { addScript, isInteractive } from '../support/browser/tags';

const TAG = 'ummes-events';

let visits = 0;

/** The address of a loader that the browser has not cached: one from the cache loads the list again at once. */
const newLoader = () => `/widgets/ummes.js?first=events&visit=${++visits}`;

/** Opens a page with a tag that came with the loader, in a browser that always has something else to do. */
async function openBusy(prepare: (page: HostPage) => void = () => {}): Promise<HostPage> {
  await untilRendered('events');
  const page = await openPage(`<${TAG}></${TAG}>`);
  page.window.requestIdleCallback = () => 0;
  prepare(page);
  addScript(page, newLoader());
  await until(() => page.inside(TAG, '[part~=card]'));
  return page;
}

const hasCode = (page: HostPage) => page.loaded('/chunks/').length > 0;

describe('a tag that came with the loader', () => {
  const signs: [name: string, sign: (page: HostPage, tag: HTMLElement) => void][] = [
    ['the pointer is over it', ({ window }, tag) => tag.dispatchEvent(new window.PointerEvent('pointerover'))],
    ['it is touched', ({ window }, tag) => tag.dispatchEvent(new window.Event('touchstart'))],
    ['it gets focus', (page) => page.inside(TAG, '[part~=link]').focus()],
    ['the page changes an attribute', (_, tag) => tag.setAttribute('limit', '2')],
    ['the page sets a property', (_, tag) => Object.assign(tag, { texts: { 'Past Events': 'Earlier' } })],
  ];
  for (const [name, sign] of signs) {
    it(`waits with its code until ${name}`, async () => {
      const page = await openBusy();
      await staysAbsent(() => hasCode(page));
      sign(page, page.find(TAG));
      await until(() => isInteractive(page, TAG));
      expect(page.log.errors).toEqual([]);
    });
  }

  it('preloads its dialog as soon as a visitor is about to use it', async () => {
    const page = await openBusy();
    // The browser doesn't list a preloaded file that it has in memory (Chromium 156), so look at the links.
    const links: string[] = [];
    const root = page.find(TAG).shadowRoot as ShadowRoot;
    new page.window.MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        links.push((node as HTMLLinkElement).href ?? '');
    }).observe(root, { childList: true });
    page.find(TAG).dispatchEvent(new page.window.PointerEvent('pointerover'));
    await until(() => links.some((href) => href.includes('/chunks/event-dialog')));
  });

  it('applies what the page has set meanwhile', async () => {
    const page = await openBusy();
    Object.assign(page.find(TAG), { texts: { 'Past Events': 'Earlier' } });
    await until(() => page.find(TAG).shadowRoot?.textContent?.includes('Earlier'));
  });

  it('works without any sign once the browser has nothing else to do', async () => {
    await untilRendered('events');
    const page = await openPage(`<script src="${newLoader()}"></script><${TAG}></${TAG}>`);
    await until(() => isInteractive(page, TAG));
  });

  it('does not wait if it was rendered on another day', async () => {
    const page = await openBusy(({ window }) => {
      const { Date: Clock } = window;
      window.Date = class extends Clock {
        constructor(...given: ConstructorParameters<DateConstructor>) {
          if (given.length) super(...given);
          else super(Clock.now() + 48 * 60 * 60_000);
        }
      } as DateConstructor;
    });
    await until(() => isInteractive(page, TAG));
  });
});
