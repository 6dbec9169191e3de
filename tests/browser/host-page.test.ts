import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

/** A tag with one far-future event from an API that responds at once. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const cards = (guest: Guest, tag = 'ummes-events') =>
  guest.document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0;
const shown = (guest: Guest) => until(() => cards(guest) === 1);

describe('a tag on a host page', () => {
  it('uses the font and size of the page or of its container', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head: '<style id="css"></style>' });
    await shown(guest);
    const fontWith = (css: string) => {
      guest.find('#css').textContent = css;
      const { fontSize, fontFamily } = guest.window.getComputedStyle(guest.inside('ummes-events', '[part~=card]'));
      return `${fontSize} ${fontFamily}`;
    };
    const rule = '* { font-size: 11px; font-family: Verdana }';
    const own = (tokens: string) => `ummes-events { ${tokens} }`;
    expect(fontWith(rule)).toBe('16px Verdana');
    expect(fontWith(rule + own('--ummes-font: Georgia; --ummes-font-size: 20px'))).toBe('20px Georgia');
    expect(fontWith(`body { font: 18px Georgia } ${own('--ummes-font-size: 1em')}`)).toBe('18px Georgia');
  });

  it('keeps a distance from the next one, unless the page has its own', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}<ummes-next api="/fault/one"></ummes-next>`, {
      head: '<style id="css"></style>',
    });
    await shown(guest);
    const distance = () =>
      guest.find('ummes-next').getBoundingClientRect().top - guest.find('ummes-events').getBoundingClientRect().bottom;
    await until(() => distance() >= 32);
    guest.find('#css').textContent = '* { margin: 0 }';
    expect(distance()).toBe(0);
  });

  it('works even if a listener on the page throws', async () => {
    const guest = await openGuest(EVENTS);
    guest.window.eval(`document.addEventListener('ummes-load', () => { throw new Error('the page’s own fault'); })`);
    addScript(guest, '/widgets/ummes.js');
    await shown(guest);
    await until(() => guest.log.errors.length > 0);
    expect(cards(guest)).toBe(1);
  });

  it('shows its children only until its view is ready', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/hang"><p id="child">Wait</p></ummes-events>`);
    expect(guest.find('#child').getBoundingClientRect().height).toBeGreaterThan(0);
    await until(() => guest.inside('ummes-events', '[role=status]'));
    expect(guest.find('#child').getBoundingClientRect().height).toBe(0);
  });

  it('locks scrolling until its last dialog has closed', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events show="past" api="/fault/season"></ummes-events>`);
    const { style } = guest.document.documentElement;
    /** Clicks a button, and returns whether the page could scroll until then. */
    const press = async (selector: string) => {
      const button = await until(() => guest.inside('ummes-events', selector));
      const { overflow } = style;
      button.click();
      return overflow;
    };
    await press('[part~=card]:has([part~=photos]) [part~=link]');
    await press('dialog[open] [aria-label^=Enlarge]');
    await until(() => guest.inside('ummes-events', 'dialog dialog[open]'));
    expect(await press('dialog dialog [aria-label=Close]')).toBe('hidden');
    await until(() => !guest.find('ummes-events').shadowRoot?.querySelector('dialog dialog'));
    expect(await press('dialog [aria-label=Close]')).toBe('hidden');
    await until(() => style.overflow === '');
  });
});
