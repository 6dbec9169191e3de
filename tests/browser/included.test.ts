import { type HostPage, heldApi, LOADER, openPage, staysAbsent, until } from '../support/browser/host-page';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { isInteractive, isSeen } from '../support/browser/tags';

/** A tag with the plain list from `/embed/events.html`. `RESERVED` sets the height that its declaration recommends. */
const included = (api: string) =>
  `<ummes-events api="${api}"><ul data-ummes-items><li><a href="/events/1">Machine Design Lecture</a></li></ul></ummes-events><p id="below">Below</p>`;
const RESERVED = '<style>ummes-events { display: block; min-height: 1200px }</style>';

const seen = (page: HostPage, selector: string) =>
  page.inside('ummes-events', selector).checkVisibility({ visibilityProperty: true });
const listSeen = (page: HostPage) => page.find('ul').getBoundingClientRect().height > 0;

describe('a list that the page’s own server has included', () => {
  it('stays while the tag loads, and is replaced in one step without a layout shift', async () => {
    const { api, release } = heldApi();
    const page = await openPage(LOADER + included(api), { head: RESERVED });
    await until(() => page.inside('ummes-events', '[role=status]'));
    expect(listSeen(page)).toBe(true);
    expect(seen(page, '[role=status]')).toBe(false);
    const both: boolean[] = [];
    const watch = () => {
      const cards = page.find('ummes-events').shadowRoot?.querySelector('[part~=card]');
      both.push(Boolean(cards?.checkVisibility({ visibilityProperty: true })) === listSeen(page));
      page.window.requestAnimationFrame(watch);
    };
    watch();
    await release();
    await until(() => seen(page, '[part~=card]'));
    await staysAbsent(() => listSeen(page));
    expect(both.filter(Boolean)).toEqual([]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(page.log.errors).toEqual([]);
  });

  it("stays next to the error message when the tag’s data can't be loaded, and disappears after a successful retry", async () => {
    const page = await openPage(LOADER + included(`/fault/flaky/included-${Date.now()}`), { head: RESERVED });
    await until(() => seen(page, '[role=alert]'));
    expect(listSeen(page)).toBe(true);
    page.inside('ummes-events', '[role=alert] button').click();
    await until(() => seen(page, '[part~=card]'));
    expect(listSeen(page)).toBe(false);
  });

  it("is also in our server's HTML for events and news, where the view hides it", async () => {
    for (const name of ['events', 'news']) {
      const tag = `ummes-${name}`;
      const page = await openPage(`<${tag}>{embed ${name}.html?lang=en}</${tag}>${LOADER}`);
      // The view hides the list, which is for browsers without shadow DOM.
      expect(isSeen(page.inside(tag, '[part~=card]'))).toBe(true);
      expect(page.find('[data-ummes-items] a').checkVisibility()).toBe(false);
      await until(() => isInteractive(page, tag));
      expect(isSeen(page.inside(tag, '[part~=card]'))).toBe(true);
      expect(page.find('[data-ummes-items] a').checkVisibility()).toBe(false);
      expect(page.loaded('/embed/')).toEqual([]);
      page.close();
    }
  });

  it('does not delay a form, which shows at once', async () => {
    const page = await openPage(`${LOADER}<ummes-contact><ul data-ummes-items><li>Old</li></ul></ummes-contact>`);
    await until(() => page.inside('ummes-contact', 'form').checkVisibility({ visibilityProperty: true }));
    expect(listSeen(page)).toBe(false);
  });
});
