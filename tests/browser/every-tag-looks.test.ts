import { type Guest, LOADER, openGuest, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { inside, isSeen, markup, openTag, TAGS, type TestedTag } from '../support/browser/tags';

/** Text styles that a page may set on its body, and that would be inherited. */
const INHERITED = `body { color: rgb(255, 0, 0); font-style: italic; font-weight: 900; font-variant: small-caps; letter-spacing: 9px;
  line-height: 4; text-align: right; text-decoration: underline; text-indent: 40px; text-shadow: 2px 2px red; text-transform: uppercase;
  visibility: visible; white-space: nowrap; word-spacing: 20px; cursor: wait; list-style: square }`;

/** What old sites do to every element of a kind. */
const HOSTILE = `* { letter-spacing: 5px; text-indent: 40px; box-sizing: content-box; line-height: 3; font-size: 11px }
  a, button, input, label, h1, h2, h3 { color: rgb(255, 0, 0) !important; font-size: 99px !important }
  button, input, form, dialog, section, article, ul, img, canvas { display: none !important }
  div { position: absolute; float: left } h1, h2, h3 { text-transform: uppercase; font-style: italic }`;

/** The looks that no page may change. */
function looks(guest: Guest, tested: TestedTag) {
  return [tested.text, tested.control].map((selector) => {
    const style = guest.window.getComputedStyle(inside(guest, tested, selector));
    const { color, fontSize, fontStyle, fontVariantCaps, letterSpacing, lineHeight, listStyleType } = style;
    const { textAlign, textIndent, textShadow, textTransform, whiteSpace, wordSpacing, cursor, display } = style;
    return {
      color,
      fontSize,
      fontStyle,
      fontVariantCaps,
      letterSpacing,
      lineHeight,
      listStyleType,
      textAlign,
      textIndent,
      textShadow,
      textTransform,
      whiteSpace,
      wordSpacing,
      cursor,
      display,
    };
  });
}

for (const tested of TAGS) {
  describe(`the looks of ${tested.tag}`, () => {
    it('are its own, whatever the page does: root font, inherited styles, rules for every element', async () => {
      const plain = await openTag(tested);
      const own = looks(plain, tested);
      plain.close();
      for (const css of ['html { font-size: 62.5% }', INHERITED, HOSTILE]) {
        const guest = await openTag(tested, { head: `<style>${css}</style>` });
        expect(looks(guest, tested), css).toEqual(own);
        await until(() => isSeen(inside(guest, tested, tested.text))); // cards may still be coming in
        guest.close();
      }
    });

    it('follow the page’s font, direction and language', async () => {
      const head = '<style>body { font-family: Georgia }</style>';
      const guest = await openTag(tested, { head, root: 'dir="rtl"', width: 360 });
      const style = guest.window.getComputedStyle(inside(guest, tested, tested.shown));
      expect(style.direction).toBe('rtl');
      expect(guest.window.getComputedStyle(guest.find(tested.tag)).fontFamily).toBe('Georgia');
      expect(guest.find(tested.tag).scrollWidth).toBeLessThanOrEqual(360);
      expect(guest.log.errors).toEqual([]);
    });

    it('keep the content off the edges of a ground of its own, unless the page says otherwise', async () => {
      const guest = await openTag(tested);
      const tag = guest.find(tested.tag);
      const widthOf = (element: Element | null) => element?.getBoundingClientRect().width;
      const padding = () => guest.window.getComputedStyle(tag).padding;
      expect(padding()).toBe('0px');
      for (const theme of ['dark', 'light']) {
        tag.setAttribute('theme', theme);
        expect(padding(), theme).toBe('16px');
        expect(widthOf(tag), theme).toBe(widthOf(tag.parentElement));
      }
      tag.style.padding = '0';
      expect(padding()).toBe('0px');
    });
  });
}

describe('a page that allows none of our scripts', () => {
  it('shows what stands in the tags', async () => {
    const body = TAGS.map((tested) => markup(tested, '/fault/one', `<p class="kept">${tested.tag} is elsewhere</p>`));
    const guest = await openGuest(LOADER.replace('/widgets', '{foreign}/widgets') + body.join(''), {
      policy: 'strict',
    });
    const kept = [...guest.document.querySelectorAll('.kept')];
    expect(kept.length).toBe(TAGS.length);
    expect(kept.every(isSeen)).toBe(true);
    expect(guest.log.violations.length).toBeGreaterThan(0);
  });
});
