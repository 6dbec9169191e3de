import { type Guest, heldApi, LOADER, openGuest, staysAbsent, until } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive, isSeen } from '../support/browser/tags';

/** The plain list from `/embed/events.html`, with the height that the tag's declaration asks for. */
const included = (api: string) =>
  `<ummes-events api="${api}"><ul data-ummes-items><li><a href="/events/1">Machine Design Lecture</a></li></ul></ummes-events><p id="below">Below</p>`;
const RESERVED = '<style>ummes-events { display: block; min-height: 1200px }</style>';

const seen = (guest: Guest, selector: string) =>
  guest.inside('ummes-events', selector).checkVisibility({ visibilityProperty: true });
const listSeen = (guest: Guest) => guest.find('ul').getBoundingClientRect().height > 0;

describe('a list that the page’s own server has included', () => {
  it('stays while the tag loads, and is replaced in one step without a layout shift', async () => {
    const { api, release } = heldApi();
    const guest = await openGuest(LOADER + included(api), { head: RESERVED });
    await until(() => guest.inside('ummes-events', '[role=status]'));
    expect(listSeen(guest)).toBe(true);
    expect(seen(guest, '[role=status]')).toBe(false);
    const both: boolean[] = [];
    const watch = () => {
      const cards = guest.find('ummes-events').shadowRoot?.querySelector('[part~=card]');
      both.push(Boolean(cards?.checkVisibility({ visibilityProperty: true })) === listSeen(guest));
      guest.window.requestAnimationFrame(watch);
    };
    watch();
    await release();
    await until(() => seen(guest, '[part~=card]'));
    await staysAbsent(() => listSeen(guest));
    expect(both.filter(Boolean)).toEqual([]);
    expect(await layoutShift(guest)).toBeLessThanOrEqual(0.02);
    expect(guest.log.errors).toEqual([]);
  });

  it("stays beside the error message when the tag’s data can't be loaded, and disappears once trying again has worked", async () => {
    const guest = await openGuest(LOADER + included(`/fault/flaky/included-${Date.now()}`), { head: RESERVED });
    await until(() => seen(guest, '[role=alert]'));
    expect(listSeen(guest)).toBe(true);
    guest.inside('ummes-events', '[role=alert] button').click();
    await until(() => seen(guest, '[part~=card]'));
    expect(listSeen(guest)).toBe(false);
  });

  it("is part of the server's response for events and news, beside the render", async () => {
    for (const name of ['events', 'news']) {
      const tag = `ummes-${name}`;
      const guest = await openGuest(`<${tag}>{embed ${name}.html?lang=en}</${tag}>${LOADER}`);
      // The view hides the list, which is for readers without shadow DOM.
      expect(isSeen(guest.inside(tag, '[part~=card]'))).toBe(true);
      expect(guest.find('[data-ummes-items] a').checkVisibility()).toBe(false);
      await until(() => isInteractive(guest, tag));
      expect(isSeen(guest.inside(tag, '[part~=card]'))).toBe(true);
      expect(guest.find('[data-ummes-items] a').checkVisibility()).toBe(false);
      expect(guest.loaded('/embed/')).toEqual([]);
      guest.close();
    }
  });

  it('affects only tags with a list: a form shows at once, even with such children', async () => {
    const guest = await openGuest(`${LOADER}<ummes-contact><ul data-ummes-items><li>Old</li></ul></ummes-contact>`);
    await until(() => guest.inside('ummes-contact', 'form').checkVisibility({ visibilityProperty: true }));
    expect(listSeen(guest)).toBe(false);
  });
});
