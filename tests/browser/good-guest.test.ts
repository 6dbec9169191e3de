import { type Guest, LOADER, openGuest, pause, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { watchTraces } from '../support/browser/traces';

/** A tag with one event in the far future, from an API that answers at once. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const cards = (guest: Guest, tag = 'ummes-events') =>
  guest.document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0;
const shown = (guest: Guest) => until(() => cards(guest) === 1);
const styleOf = (guest: Guest, selector: string) =>
  guest.window.getComputedStyle(guest.inside('ummes-events', selector));

function expectNoComplaint({ log }: Guest) {
  expect(log.errors).toEqual([]);
  expect(log.violations).toEqual([]);
}

describe('as a guest on a foreign page, a tag', () => {
  it('works when its script is there twice', async () => {
    const guest = await openGuest(
      `${LOADER}${LOADER}<script type="module" src="/widgets/events.js"></script>${EVENTS}`,
    );
    await shown(guest);
    expect(guest.calls().length).toBe(1);
    expectNoComplaint(guest);
  });

  it('lets the first of two versions win', async () => {
    const guest = await openGuest(`<script type="module" src="/widgets/events.js"></script>${EVENTS}`);
    await shown(guest);
    const first = guest.window.customElements.get('ummes-events');
    const { version } = await (await fetch('/healthz')).json();
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: `/widgets/${version}/ummes.js` });
    guest.document.body.append(script, guest.document.createElement('ummes-event-detail'));
    guest.find('ummes-event-detail').setAttribute('event-id', '1');
    guest.find('ummes-event-detail').setAttribute('api', '/fault/one');
    await until(() => guest.inside('ummes-event-detail', '[part~=event]'));
    expect(guest.window.customElements.get('ummes-events')).toBe(first);
    expectNoComplaint(guest);
  });

  for (const policy of ['strict', 'trusted-types'] as const) {
    it(`causes no report under a ${policy} Content-Security-Policy`, async () => {
      const guest = await openGuest(`${LOADER}${EVENTS}`, { policy });
      await shown(guest);
      guest.inside('ummes-events', '[part~=link]').click();
      await until(() => guest.inside('ummes-events', 'dialog[open] [part~=event]'));
      await pause(200);
      expectNoComplaint(guest);
    });
  }

  it('keeps its size under a 62.5 % root font', async () => {
    const plain = await openGuest(`${LOADER}${EVENTS}`);
    await shown(plain);
    const size = styleOf(plain, '[part~=heading]').fontSize;
    const shrunk = await openGuest(`${LOADER}${EVENTS}`, { head: '<style>html { font-size: 62.5% }</style>' });
    await shown(shrunk);
    expect(styleOf(shrunk, '[part~=heading]').fontSize).toBe(size);
    expect(styleOf(shrunk, '[part~=card]').fontSize).toBe('16px');
  });

  it('does not inherit the page’s text styles', async () => {
    const head =
      '<style>body { letter-spacing: 9px; text-transform: uppercase; color: red; line-height: 4; text-align: right; font-style: italic; white-space: nowrap }</style>';
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head });
    await shown(guest);
    const style = styleOf(guest, '[part~=title]');
    expect(style.letterSpacing).toBe('normal');
    expect(style.textTransform).toBe('none');
    expect(style.fontStyle).toBe('normal');
    expect(style.whiteSpace).toBe('pre-line'); // our own, for the line breaks of sheets
    expect(style.color).not.toBe('rgb(255, 0, 0)');
  });

  it('takes the font of the page', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head: '<style>body { font-family: Georgia }</style>' });
    await shown(guest);
    expect(styleOf(guest, '[part~=card]').fontFamily).toBe('Georgia');
  });

  it('is not hurt by rules for all elements', async () => {
    const head =
      '<style>button { display: none } a, button { color: red !important } * { letter-spacing: 5px; text-indent: 40px } div { display: none } h2 { font-size: 99px }</style>';
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head });
    await shown(guest);
    expect(styleOf(guest, '[part~=link]').display).not.toBe('none');
    expect(styleOf(guest, '[part~=link]').color).not.toBe('rgb(255, 0, 0)');
    expect(styleOf(guest, '[part~=heading]').fontSize).not.toBe('99px');
    expect(styleOf(guest, '[part~=title]').letterSpacing).toBe('normal');
    expect(styleOf(guest, '[part~=title]').textIndent).toBe('0px');
  });

  it('keeps its size and its font under a rule for all elements', async () => {
    const rule = '* { font-size: 11px; font-family: Verdana }';
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head: `<style>${rule}</style>` });
    await shown(guest);
    expect(styleOf(guest, '[part~=card]').fontSize).toBe('16px');
    expect(styleOf(guest, '[part~=card]').fontFamily).toBe('Verdana');
    const own = `<style>${rule} ummes-events { --ummes-font: Georgia; --ummes-font-size: 20px }</style>`;
    const styled = await openGuest(`${LOADER}${EVENTS}`, { head: own });
    await shown(styled);
    expect(styleOf(styled, '[part~=card]').fontSize).toBe('20px');
    expect(styleOf(styled, '[part~=card]').fontFamily).toBe('Georgia');
  });

  it('takes the size of the text around it when it is told to', async () => {
    const head = '<style>body { font-size: 18px } ummes-events { --ummes-font-size: 1em }</style>';
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head });
    await shown(guest);
    expect(styleOf(guest, '[part~=card]').fontSize).toBe('18px');
  });

  it('reads from right to left where the page does', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`, { root: 'dir="rtl"' });
    await shown(guest);
    expect(styleOf(guest, '[part~=card]').direction).toBe('rtl');
  });

  it('follows a theme it is given, and the page’s own otherwise', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`);
    await shown(guest);
    const tag = guest.find('ummes-events');
    const scheme = () => guest.window.getComputedStyle(tag).colorScheme;
    expect(scheme()).toBe('normal');
    tag.setAttribute('theme', 'dark');
    expect(scheme()).toBe('dark');
    tag.removeAttribute('theme');
    expect(scheme()).toBe('normal');
  });

  it('leaves no trace on the page: no globals, nothing in the head, history as it was', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`);
    const head = guest.document.head.innerHTML;
    const { pushState } = guest.window.history;
    await shown(guest);
    const globals = Object.getOwnPropertyNames(guest.window).filter((name) => !guest.log.globals.includes(name));
    expect(globals).toEqual([]);
    expect(guest.document.head.innerHTML).toBe(head);
    expect(guest.window.history.pushState).toBe(pushState);
    expect(guest.document.adoptedStyleSheets.length).toBe(0);
    expect(guest.document.activeElement).toBe(guest.document.body);
  });

  it('can be removed and put back twenty times without a timer, listener or call left', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`);
    await shown(guest);
    const traces = watchTraces(guest.window);
    const tag = guest.find('ummes-events');
    for (let round = 0; round < 20; round += 1) {
      tag.remove();
      await pause(5);
      guest.document.body.append(tag);
      await shown(guest);
    }
    tag.remove();
    await until(() => traces.open() === '');
    expect(guest.calls().length).toBe(1);
    expectNoComplaint(guest);
  });

  it('ends its call when it is removed', async () => {
    const guest = await openGuest(
      '<script type="module" src="/widgets/events.js"></script><ummes-events api="/fault/hang"></ummes-events>',
    );
    await until(() => guest.inside('ummes-events', '[role=status]'));
    const aborted: boolean[] = [];
    const { abort } = guest.window.AbortController.prototype;
    guest.window.AbortController.prototype.abort = function (reason) {
      aborted.push(true);
      abort.call(this, reason);
    };
    guest.find('ummes-events').remove();
    await until(() => aborted.length > 0);
  });

  it('keeps its state when it is moved', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}<div id="elsewhere"></div>`);
    await shown(guest);
    guest.inside('ummes-events', '[part~=link]').click();
    await until(() => guest.inside('ummes-events', 'dialog[open]'));
    const card = guest.inside('ummes-events', '[part~=card]');
    guest.find('#elsewhere').append(guest.find('ummes-events'));
    await pause(50);
    expect(guest.inside('ummes-events', '[part~=card]')).toBe(card);
    expect(guest.inside('ummes-events', '[part~=event]').isConnected).toBe(true);
    expect(guest.calls().length).toBe(1);
  });

  it('takes over what was set before its script came', async () => {
    const guest = await openGuest('<ummes-event-detail api="/fault/hang"></ummes-event-detail>');
    const tag = guest.find('ummes-event-detail') as HTMLElement & { event: unknown };
    tag.event = { title: 'Set early', date: '01/02/2030' };
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/event-detail.js' });
    guest.document.body.append(script);
    await until(() => guest.inside('ummes-event-detail', '[part~=title]').textContent === 'Set early');
    tag.event = { title: 'Set late' };
    await until(() => guest.inside('ummes-event-detail', '[part~=title]').textContent === 'Set late');
    expect(guest.calls()).toEqual([]);
  });

  it('goes back to the default when an attribute is emptied or removed', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/one" event-href="/events/{id}"></ummes-events>`);
    await shown(guest);
    const tag = guest.find('ummes-events') as HTMLElement & { eventHref: string };
    expect(guest.inside('ummes-events', '[part~=link]').getAttribute('href')).toBe('/events/1');
    tag.removeAttribute('event-href');
    await until(() => guest.inside('ummes-events', 'button[part~=link]'));
    tag.eventHref = '/other/{id}';
    await until(() => guest.inside('ummes-events', '[part~=link]').getAttribute('href') === '/other/1');
    tag.setAttribute('event-href', '');
    await until(() => guest.inside('ummes-events', 'button[part~=link]'));
  });

  it('takes an emptied attribute for no attribute, without a warning', async () => {
    const guest = await openGuest(`${LOADER}<ummes-gallery theme="" fallback=" "></ummes-gallery>`);
    await until(() => guest.inside('ummes-gallery', 'img'));
    await guest.window.customElements.whenDefined('ummes-gallery'); // the first view comes before the code
    const tag = guest.find('ummes-gallery') as HTMLElement & { theme: string; fallback: string };
    expect([tag.theme, tag.fallback]).toEqual(['auto', '/pictures/about.svg']);
    expect(guest.log.warnings).toEqual([]);
  });

  it('warns once of a bad value and goes on without it', async () => {
    const guest = await openGuest(
      `${LOADER}<ummes-events api="/fault/one" event-href="/events" theme="blue"></ummes-events>`,
    );
    await shown(guest);
    guest.find('ummes-events').setAttribute('lang', 'de');
    await pause(50);
    expect(guest.log.warnings.filter((text) => text.includes('event-href')).length).toBe(1);
    expect(guest.log.warnings.filter((text) => text.includes('blue')).length).toBe(1);
    expect(guest.inside('ummes-events', '[part~=link]').localName).toBe('button');
  });

  it('warns once of an object that arrives as an attribute, and says how to hand it over', async () => {
    const guest = await openGuest(
      `${LOADER}<ummes-gallery images="[object Object],[object Object]"></ummes-gallery><ummes-gallery></ummes-gallery>`,
    );
    await guest.window.customElements.whenDefined('ummes-gallery');
    const [, second] = guest.document.querySelectorAll('ummes-gallery');
    await until(() => guest.inside('ummes-gallery', 'img'));
    second?.setAttribute('images', String([{}]));
    expect(guest.log.warnings).toEqual([
      '<ummes-gallery>: images is an object: set it through a ref, in Vue with :images.prop',
    ]);
  });

  it('writes dates in the language around it', async () => {
    const guest = await openGuest(`${LOADER}<div lang="de">${EVENTS}</div>`);
    await shown(guest);
    expect(guest.inside('ummes-events', '[part~=date]').textContent).toContain('Jan');
    guest.find('ummes-events').lang = 'fr';
    await until(() => guest.inside('ummes-events', '[part~=date]').textContent?.includes('janv'));
  });

  it('says what went wrong, and tells the page, when its API is down', async () => {
    const guest = await openGuest('<ummes-events api="/fault/500"></ummes-events>');
    const told: unknown[] = [];
    guest.document.addEventListener('ummes-error', (event) => told.push((event as CustomEvent).detail.code));
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/ummes.js' });
    guest.document.head.append(script);
    await until(() => guest.inside('ummes-events', '[role=alert]'));
    expect(guest.inside('ummes-events', '[role=alert]').textContent).toContain(
      'Failed to load events. Please try again later.',
    );
    expect(told).toEqual(['status']);
    expectNoComplaint(guest);
  });

  it('is not thrown off by a listener of the page that throws', async () => {
    const guest = await openGuest(EVENTS);
    guest.window.eval(`document.addEventListener('ummes-load', () => { throw new Error('the page’s own fault'); })`);
    const script = guest.document.createElement('script');
    Object.assign(script, { type: 'module', src: '/widgets/ummes.js' });
    guest.document.body.append(script);
    await shown(guest);
    await until(() => guest.log.errors.length > 0);
    expect(cards(guest)).toBe(1);
  });

  it('leaves its children when its script is blocked', async () => {
    const guest = await openGuest('<ummes-events><a href="/">Events of the society</a></ummes-events>');
    await pause(100);
    expect(guest.find('ummes-events').innerText).toBe('Events of the society');
  });

  it('shows its children until its view is there, and then no more', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/hang"><p id="child">Wait</p></ummes-events>`);
    expect(guest.find('#child').getBoundingClientRect().height).toBeGreaterThan(0);
    await until(() => guest.inside('ummes-events', '[role=status]'));
    expect(guest.find('#child').getBoundingClientRect().height).toBe(0);
  });
});
