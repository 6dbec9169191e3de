import { LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { inside, isSeen, markup, TAGS } from '../support/browser/tags';

/*
 * Browsers older than Chrome 123, Firefox 125 and Safari 17.5, by what they lack. A function of CSS that a browser does
 * not know is any other name.
 */

const OLDER = `<script>
  delete Intl.Segmenter;
  for (const [object, ...names] of [
    [Promise, 'withResolvers', 'try'], [URL, 'canParse', 'parse'], [Object, 'groupBy'], [Array, 'fromAsync'],
    [AbortSignal, 'any'], [Element.prototype, 'moveBefore', 'setHTMLUnsafe'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  ]) for (const name of names) delete object[name];
  delete window.CustomStateSet;
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (text) {
    const older = text.replaceAll('light-dark(', 'unknown(').replaceAll('text-wrap:', 'unknown:');
    replaceSync.call(this, older);
  };
</script>`;

describe('in a browser without what the newest have,', () => {
  for (const tested of TAGS) {
    it(`${tested.tag} shows itself in light colours, with text and edges`, async () => {
      const guest = await openGuest(LOADER + markup(tested, '/fault/one'), { head: OLDER });
      await until(() => isSeen(inside(guest, tested, tested.shown)));
      expect(guest.find(tested.tag).shadowRoot?.textContent).not.toContain('went wrong');
      const looks = (part: string) => guest.window.getComputedStyle(inside(guest, tested, part));
      expect(looks(tested.text).color).toMatch(/^rgb\((20, 33, 46|74, 91, 107|181, 55, 15|255, 255, 255)\)$/);
      expect(guest.window.getComputedStyle(guest.find(tested.tag)).backgroundColor).toBe('rgb(255, 255, 255)');
      for (const field of guest.find(tested.tag).shadowRoot?.querySelectorAll('input[name=email], input[name=name]') ??
        []) {
        expect(guest.window.getComputedStyle(field).borderTopColor).toBe('rgb(109, 127, 142)');
        expect(guest.window.getComputedStyle(field).borderTopStyle).toBe('solid');
      }
      expect(guest.log.errors).toEqual([]);
    });
  }
});
