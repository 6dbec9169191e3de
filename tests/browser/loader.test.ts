import { CODE_TIMEOUT_MS } from '../../src/ui/render/lazy-view';
import {
  FOREIGN_LOADER,
  type HostPage,
  holdTimers,
  LOADER,
  openPage,
  staysAbsent,
  until,
} from '../support/browser/host-page';
import { problems } from '../support/browser/server-rendering';
import { describe, expect, it, itUnlessFirefox } from '../support/browser/suite';
import { addScript, isInteractive } from '../support/browser/tags';

/** The loader ignores tags more than 600 px away. This distance is always far enough. */
const FAR = '<div style="height: 4000px"></div>';

/** A tag without children. Until it is defined, it is an empty inline box. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const shown = (page: HostPage, tag = 'ummes-events') =>
  until(() => page.inside(tag, tag === 'ummes-events' ? '[part~=card]' : '[part~=event]'));

describe('the loader', () => {
  it('loads nothing for a distant tag until it nears the viewport', async () => {
    const page = await openPage(LOADER + FAR + EVENTS);
    await staysAbsent(() => page.loaded('/chunks/').concat(page.calls()));
    page.window.scrollTo(0, 3300); // half a screen before it comes into view
    await shown(page);
  });

  it('loads a tag in a scrolling box when the box is scrolled to it', async () => {
    const page = await openPage(`${LOADER}<div id="box" style="height: 300px; overflow: auto">${FAR}${EVENTS}</div>`);
    await staysAbsent(() => page.calls());
    page.find('#box').scrollTo(0, 4000);
    await shown(page);
  });

  it('loads a hidden tag when it is shown', async () => {
    // With nothing to paint, WebKitGTK 2.50 does not render a frame in which the tag could be observed.
    const page = await openPage(`${LOADER}<div id="drawer" hidden><h2>Our events</h2>${EVENTS}</div>`);
    await staysAbsent(() => page.calls());
    page.find('#drawer').hidden = false;
    await shown(page);
  });

  it('upgrades tags that are added later, at any depth', async () => {
    const page = await openPage(`${LOADER}<main></main>`);
    const box = page.document.createElement('div');
    box.innerHTML = `<section>${EVENTS}</section>`;
    page.find('main').append(box);
    await shown(page);
  });

  it('makes one call for all tags with the same API', async () => {
    const page = await openPage(
      `${LOADER}${EVENTS}${EVENTS}<ummes-event-detail event-id="1" api="/fault/one/"></ummes-event-detail>
       <ummes-events api="/fault/empty"></ummes-events>`,
    );
    await shown(page);
    await shown(page, 'ummes-event-detail');
    await staysAbsent(() => page.calls().length !== 2);
  });

  it("aborts a tag's call when the tag is removed before the response", async () => {
    const page = await openPage('<ummes-events api="/fault/hang"></ummes-events>');
    const { window } = page;
    const signals: (AbortSignal | null | undefined)[] = [];
    const { fetch } = window;
    window.fetch = (...call) => {
      signals.push(call[1]?.signal);
      return fetch(...call);
    };
    addScript(page, '/widgets/ummes.js');
    await until(() => page.inside('ummes-events', '[role=status]'));
    page.find('ummes-events').remove();
    await until(() => signals.length === 1 && signals[0]?.aborted);
  });

  it('shows the renders that came with it, and requests the rest', async () => {
    const page = await openPage(
      `<script type="module" src="/widgets/ummes.js?first=events,newsletter"></script>
       <ummes-newsletter></ummes-newsletter><ummes-newsletter heading-level="4"></ummes-newsletter>
       <ummes-newsletter lang="de"></ummes-newsletter><ummes-events></ummes-events>`,
      { policy: 'trusted-types' },
    );
    const card = await until(() => page.inside('ummes-events', '[part~=card]'));
    await until(() => isInteractive(page, 'ummes-events') && isInteractive(page, 'ummes-newsletter'));
    expect(page.inside('ummes-events', '[part~=card]') === card).toBe(true);
    await until(() => page.loaded('/embed/').length === 2);
    const requested = page.loaded('/embed/').map((address) => address.replace(/.*\/embed\//, ''));
    expect(requested.sort()).toEqual(['newsletter.json?lang=de', 'newsletter.json?lang=en&heading-level=4']);
    expect(problems(page)).toEqual([]);
  });

  it('is fetched again when a deploy has removed its files', async () => {
    const page = await openPage('<ummes-events></ummes-events>');
    addScript(page, `/stale/${Date.now()}/widgets/ummes.js`);
    await until(() => isInteractive(page, 'ummes-events'));
    expect(page.log.warnings.length).toBe(1);
    expect(page.log.errors).toEqual([]);
  });

  it('uses its own origin by default', async () => {
    const page = await openPage(`${FOREIGN_LOADER}<ummes-events></ummes-events>`, { policy: 'documented' });
    await until(() => isInteractive(page, 'ummes-events'));
    const origins = [...page.loaded('/embed/'), ...page.loaded('/chunks/')].map((address) => new URL(address).origin);
    expect(new Set(origins).size).toBe(1);
    expect(origins[0]).not.toBe(page.window.location.origin);
    expect(page.log.violations).toEqual([]);
    expect(page.log.errors).toEqual([]);
  });

  it('stops waiting for a file after 120 s and requests it from another address, keeping the children', async () => {
    const name = `loader-${Date.now()}`;
    const page = await openPage(
      '<ummes-events api="/fault/one"><p>Our events are on the society\'s page.</p></ummes-events>',
    );
    const timers = holdTimers(page, CODE_TIMEOUT_MS);
    addScript(page, `/hang/${name}/events-/widgets/ummes.js`);
    await until(() => timers.size === 1);
    await staysAbsent(() => page.log.warnings);
    expect(page.find('ummes-events p').checkVisibility()).toBe(true);
    for (const fire of timers.values()) fire();
    await shown(page);
    expect(page.log.warnings.length).toBe(1);
    expect(page.log.errors).toEqual([]);
    // The tag is already defined when the late file arrives.
    await fetch(`/hang/${name}`, { method: 'POST' });
    await until(() => page.loaded('/chunks/events-').length === 1);
    await until(() => timers.size === 0);
    expect(page.log.errors).toEqual([]);
  });

  // Firefox 153 never requests a failed module again, so the page has to be reloaded there.
  itUnlessFirefox("keeps the children when the code can't be loaded, warns once, and tries again", async () => {
    const name = `loader-${Date.now()}`;
    const page = await openPage(
      `<script type="module" src="/outage/${name}/widgets/ummes.js"></script>
       <ummes-events api="/fault/one"><p>Our events are on the society's page.</p></ummes-events>`,
    );
    await until(() => page.log.warnings.length > 0);
    expect(page.find('ummes-events p').checkVisibility()).toBe(true);
    page.window.dispatchEvent(new Event('online'));
    await staysAbsent(() => page.log.warnings.length > 1);
    await fetch(`/outage/${name}`, { method: 'POST' });
    page.window.dispatchEvent(new Event('online'));
    await shown(page);
    expect(page.log.warnings.length).toBe(1);
    expect(page.log.errors).toEqual([]);
  });

  itUnlessFirefox('loads the code of a tag that the server has rendered once the browser is online again', async () => {
    const name = `offline-${Date.now()}`;
    const page = await openPage(
      `<script type="module" src="/outage/${name}/widgets/ummes.js"></script><ummes-events></ummes-events>`,
    );
    await until(() => page.log.warnings.length > 0);
    await fetch(`/outage/${name}`, { method: 'POST' });
    page.window.dispatchEvent(new Event('online'));
    await until(() => isInteractive(page, 'ummes-events'));
    expect(page.log.errors).toEqual([]);
  });
});
