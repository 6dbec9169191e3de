import { type HostPage, LOADER, openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

/** A tag with one far-future event from an API that responds at once. */
const EVENTS = '<ummes-events api="/fault/one"></ummes-events>';

const cards = (page: HostPage, tag = 'ummes-events') =>
  page.document.querySelector(tag)?.shadowRoot?.querySelectorAll('[part~=card]').length ?? 0;
const shown = (page: HostPage) => until(() => cards(page) === 1);

describe('a tag on a host page', () => {
  it('uses the page’s font and the reader’s text size, unless the page sets tokens for them', async () => {
    const page = await openPage(`${LOADER}${EVENTS}`, { head: '<style id="css"></style>' });
    await shown(page);
    const fontWith = (css: string) => {
      page.find('#css').textContent = css;
      const { fontSize, fontFamily } = page.window.getComputedStyle(page.inside('ummes-events', '[part~=card]'));
      return `${fontSize} ${fontFamily}`;
    };
    const rule = '* { font-size: 11px; font-family: Verdana }';
    const own = (tokens: string) => `ummes-events { ${tokens} }`;
    expect(fontWith(rule)).toBe('16px Verdana');
    expect(fontWith(rule + own('--ummes-font: Georgia; --ummes-font-size: 20px'))).toBe('20px Georgia');
    expect(fontWith(`body { font: 18px Georgia } ${own('--ummes-font-size: 1em')}`)).toBe('18px Georgia');
  });

  it('has space before the next tag, unless the page sets its own margins', async () => {
    const page = await openPage(`${LOADER}${EVENTS}<ummes-next api="/fault/one"></ummes-next>`, {
      head: '<style id="css"></style>',
    });
    await shown(page);
    const distance = () =>
      page.find('ummes-next').getBoundingClientRect().top - page.find('ummes-events').getBoundingClientRect().bottom;
    await until(() => distance() >= 32);
    page.find('#css').textContent = '* { margin: 0 }';
    expect(distance()).toBe(0);
  });

  it('keeps what only screen readers see inside it, so that it never makes the page scroll', async () => {
    const page = await openPage(
      `${LOADER}<div style="height: 300px; overflow: auto"><p style="height: 900px">Above</p><ummes-join></ummes-join></div>`,
    );
    page.find('ummes-join').scrollIntoView({ behavior: 'instant' });
    await until(() => page.inside('ummes-join', '[name=profileImage]').offsetTop);
    const { scrollHeight, clientHeight } = page.document.documentElement;
    expect(scrollHeight).toBe(clientHeight);
  });

  it('works even if a listener on the page throws', async () => {
    const page = await openPage(EVENTS);
    page.window.eval(`document.addEventListener('ummes-load', () => { throw new Error('the page’s own fault'); })`);
    addScript(page, '/widgets/ummes.js');
    await shown(page);
    await until(() => page.log.errors.length > 0);
    expect(cards(page)).toBe(1);
  });

  it('shows its children only until its view is ready', async () => {
    const page = await openPage(`${LOADER}<ummes-events api="/fault/hang"><p id="child">Wait</p></ummes-events>`);
    expect(page.find('#child').getBoundingClientRect().height).toBeGreaterThan(0);
    await until(() => page.inside('ummes-events', '[role=status]'));
    expect(page.find('#child').getBoundingClientRect().height).toBe(0);
  });

  it('locks scrolling until its last dialog has closed', async () => {
    const page = await openPage(`${LOADER}<ummes-events show="past" api="/fault/season"></ummes-events>`);
    const { style } = page.document.documentElement;
    /** Clicks a button. Returns the page's `overflow` from just before the click. */
    const press = async (selector: string) => {
      const button = await until(() => page.inside('ummes-events', selector));
      const { overflow } = style;
      button.click();
      return overflow;
    };
    await press('[part~=card]:has([part~=photos]) [part~=link]');
    await press('dialog[open] [aria-label^=Enlarge]');
    await until(() => page.inside('ummes-events', 'dialog dialog[open]'));
    expect(await press('dialog dialog [aria-label=Close]')).toBe('hidden');
    await until(() => !page.find('ummes-events').shadowRoot?.querySelector('dialog dialog'));
    expect(await press('dialog [aria-label=Close]')).toBe('hidden');
    await until(() => style.overflow === '');
  });
});
