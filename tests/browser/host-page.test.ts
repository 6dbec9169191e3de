import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

/** A tag with one event in the far future, from an API that answers at once. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const cards = (guest: Guest, tag = 'ummes-events') =>
  guest.document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0;
const shown = (guest: Guest) => until(() => cards(guest) === 1);

describe('on a page of others, a tag', () => {
  it('has the font and the size that the page gives it, or the page around it', async () => {
    const guest = await openGuest(`${LOADER}${EVENTS}`, { head: '<style id="css"></style>' });
    await shown(guest);
    const looks = (css: string) => {
      guest.find('#css').textContent = css;
      const { fontSize, fontFamily } = guest.window.getComputedStyle(guest.inside('ummes-events', '[part~=card]'));
      return `${fontSize} ${fontFamily}`;
    };
    const rule = '* { font-size: 11px; font-family: Verdana }';
    const own = (tokens: string) => `ummes-events { ${tokens} }`;
    expect(looks(rule)).toBe('16px Verdana');
    expect(looks(rule + own('--ummes-font: Georgia; --ummes-font-size: 20px'))).toBe('20px Georgia');
    expect(looks(`body { font: 18px Georgia } ${own('--ummes-font-size: 1em')}`)).toBe('18px Georgia');
  });

  it('writes dates in the language around it', async () => {
    const guest = await openGuest(`${LOADER}<div lang="de">${EVENTS}</div>`);
    await shown(guest);
    expect(guest.inside('ummes-events', '[part~=date]').textContent).toContain('Jan');
    guest.find('ummes-events').lang = 'fr';
    await until(() => guest.inside('ummes-events', '[part~=date]').textContent?.includes('janv'));
  });

  it('is not thrown off by a listener of the page that throws', async () => {
    const guest = await openGuest(EVENTS);
    guest.window.eval(`document.addEventListener('ummes-load', () => { throw new Error('the page’s own fault'); })`);
    addScript(guest, '/widgets/ummes.js');
    await shown(guest);
    await until(() => guest.log.errors.length > 0);
    expect(cards(guest)).toBe(1);
  });

  it('shows its children until its view is there, and then no more', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events api="/fault/hang"><p id="child">Wait</p></ummes-events>`);
    expect(guest.find('#child').getBoundingClientRect().height).toBeGreaterThan(0);
    await until(() => guest.inside('ummes-events', '[role=status]'));
    expect(guest.find('#child').getBoundingClientRect().height).toBe(0);
  });

  it('keeps the page from scrolling until the last of its dialogs has closed', async () => {
    const guest = await openGuest(`${LOADER}<ummes-events show="past" api="/fault/season"></ummes-events>`);
    const { style } = guest.document.documentElement;
    /** Presses a button, and returns whether the page scrolled until then. */
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
