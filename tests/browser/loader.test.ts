import { CODE_TIMEOUT_MS } from '../../src/ui/render/lazy-view';
import {
  FOREIGN_LOADER,
  type Guest,
  holdTimers,
  LOADER,
  openGuest,
  staysAbsent,
  until,
} from '../support/browser/guest';
import { complaints } from '../support/browser/server-rendering';
import { describe, expect, it, itUnlessFirefox } from '../support/browser/suite';
import { addScript, isInteractive } from '../support/browser/tags';

/** The loader ignores tags more than 600 px away. This distance is always far enough. */
const FAR = '<div style="height: 4000px"></div>';

/** A tag without children. Until it is defined, it is an inline box without a size. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const shown = (guest: Guest, tag = 'ummes-events') =>
  until(() => guest.inside(tag, tag === 'ummes-events' ? '[part~=card]' : '[part~=event]'));

describe('the loader', () => {
  it('loads nothing for a distant tag until it nears the viewport', async () => {
    const guest = await openGuest(LOADER + FAR + EVENTS);
    await staysAbsent(() => guest.loaded('/chunks/').concat(guest.calls()));
    guest.window.scrollTo(0, 3300); // half a screen before it comes into view
    await shown(guest);
  });

  it('loads a tag in a scrolling box when the box is scrolled to it', async () => {
    const guest = await openGuest(`${LOADER}<div id="box" style="height: 300px; overflow: auto">${FAR}${EVENTS}</div>`);
    await staysAbsent(() => guest.calls());
    guest.find('#box').scrollTo(0, 4000);
    await shown(guest);
  });

  it('loads a hidden tag when it is shown', async () => {
    // With nothing to paint, WebKitGTK 2.50 renders no frame in which the tag could be observed.
    const guest = await openGuest(`${LOADER}<div id="drawer" hidden><h2>Our events</h2>${EVENTS}</div>`);
    await staysAbsent(() => guest.calls());
    guest.find('#drawer').hidden = false;
    await shown(guest);
  });

  it('upgrades tags that are added later, at any depth', async () => {
    const guest = await openGuest(`${LOADER}<main></main>`);
    const box = guest.document.createElement('div');
    box.innerHTML = `<section>${EVENTS}</section>`;
    guest.find('main').append(box);
    await shown(guest);
  });

  it('makes one call for all tags with the same address', async () => {
    const guest = await openGuest(
      `${LOADER}${EVENTS}${EVENTS}<ummes-event-detail event-id="1" api="/fault/one/"></ummes-event-detail>
       <ummes-events api="/fault/empty"></ummes-events>`,
    );
    await shown(guest);
    await shown(guest, 'ummes-event-detail');
    await staysAbsent(() => guest.calls().length !== 2);
  });

  it("aborts a tag's call when the tag is removed before the response", async () => {
    const guest = await openGuest('<ummes-events api="/fault/hang"></ummes-events>');
    const { window } = guest;
    const signals: (AbortSignal | null | undefined)[] = [];
    const { fetch } = window;
    window.fetch = (...call) => {
      signals.push(call[1]?.signal);
      return fetch(...call);
    };
    addScript(guest, '/widgets/ummes.js');
    await until(() => guest.inside('ummes-events', '[role=status]'));
    guest.find('ummes-events').remove();
    await until(() => signals.length === 1 && signals[0]?.aborted);
  });

  it('shows the renders that came with it, and requests the others', async () => {
    const guest = await openGuest(
      `<script type="module" src="/widgets/ummes.js?first=events,newsletter"></script>
       <ummes-newsletter></ummes-newsletter><ummes-newsletter heading-level="4"></ummes-newsletter>
       <ummes-newsletter lang="de"></ummes-newsletter><ummes-events></ummes-events>`,
      { policy: 'trusted-types' },
    );
    const card = await until(() => guest.inside('ummes-events', '[part~=card]'));
    await until(() => isInteractive(guest, 'ummes-events') && isInteractive(guest, 'ummes-newsletter'));
    expect(guest.inside('ummes-events', '[part~=card]') === card).toBe(true);
    await until(() => guest.loaded('/embed/').length === 2);
    const requested = guest.loaded('/embed/').map((address) => address.replace(/.*\/embed\//, ''));
    expect(requested.sort()).toEqual(['newsletter.json?lang=de', 'newsletter.json?lang=en&heading-level=4']);
    expect(complaints(guest)).toEqual([]);
  });

  it('is fetched again when a deploy has removed its files', async () => {
    const guest = await openGuest('<ummes-events></ummes-events>');
    addScript(guest, `/stale/${Date.now()}/widgets/ummes.js`);
    await until(() => isInteractive(guest, 'ummes-events'));
    expect(guest.log.warnings.length).toBe(1);
    expect(guest.log.errors).toEqual([]);
  });

  it('uses its own origin by default', async () => {
    const guest = await openGuest(`${FOREIGN_LOADER}<ummes-events></ummes-events>`, { policy: 'documented' });
    await until(() => isInteractive(guest, 'ummes-events'));
    const origins = [...guest.loaded('/embed/'), ...guest.loaded('/chunks/')].map((address) => new URL(address).origin);
    expect(new Set(origins).size).toBe(1);
    expect(origins[0]).not.toBe(guest.window.location.origin);
    expect(guest.log.violations).toEqual([]);
    expect(guest.log.errors).toEqual([]);
  });

  it('stops waiting for a file after 120 s and requests it at another address, and the children stay', async () => {
    const name = `loader-${Date.now()}`;
    const guest = await openGuest(
      '<ummes-events api="/fault/one"><p>Our events are on the society\'s page.</p></ummes-events>',
    );
    const timers = holdTimers(guest, CODE_TIMEOUT_MS);
    addScript(guest, `/hang/${name}/events-/widgets/ummes.js`);
    await until(() => timers.size === 1);
    await staysAbsent(() => guest.log.warnings);
    expect(guest.find('ummes-events p').checkVisibility()).toBe(true);
    for (const fire of timers.values()) fire();
    await shown(guest);
    expect(guest.log.warnings.length).toBe(1);
    expect(guest.log.errors).toEqual([]);
    // A late file finds the tag already defined.
    await fetch(`/hang/${name}`, { method: 'POST' });
    await until(() => guest.loaded('/chunks/events-').length === 1);
    await until(() => timers.size === 0);
    expect(guest.log.errors).toEqual([]);
  });

  // Firefox 153 never requests a failed module again, so the page has to be reloaded there.
  itUnlessFirefox("keeps the children when the code can't be loaded, warns once, and tries again", async () => {
    const name = `loader-${Date.now()}`;
    const guest = await openGuest(
      `<script type="module" src="/outage/${name}/widgets/ummes.js"></script>
       <ummes-events api="/fault/one"><p>Our events are on the society's page.</p></ummes-events>`,
    );
    await until(() => guest.log.warnings.length > 0);
    expect(guest.find('ummes-events p').checkVisibility()).toBe(true);
    guest.window.dispatchEvent(new Event('online'));
    await staysAbsent(() => guest.log.warnings.length > 1);
    await fetch(`/outage/${name}`, { method: 'POST' });
    guest.window.dispatchEvent(new Event('online'));
    await shown(guest);
    expect(guest.log.warnings.length).toBe(1);
    expect(guest.log.errors).toEqual([]);
  });
});
