import { ENGLISH } from '../../src/texts/english';
import type { Texts } from '../../src/texts/text';
import { LOADER, openGuest, until } from '../support/browser/guest';
import { rootOf, textsModule } from '../support/browser/marked-texts';
import { describe, expect, it } from '../support/browser/suite';
import { isSeen, markup, press, shown, TAGS } from '../support/browser/tags';

/** Twice as long as in English, as words of other languages may be, and with them whole texts. */
const LONG = Object.fromEntries(ENGLISH.map((text) => [text, `${text} ${text}`])) as Texts;

for (const tested of TAGS) {
  describe(`${tested.tag} with texts twice as long`, () => {
    for (const width of [360, 660, 1280]) {
      it(`stays in a window of ${width} px`, async () => {
        const guest = await openGuest('<div id="place"></div>', { width });
        (await textsModule(guest)).setTexts(LONG);
        guest.find('#place').innerHTML = markup(tested);
        await guest.window.eval(`import('${LOADER.match(/src="([^"]+)/)?.[1]}')`);
        await shown(guest, tested);
        const outside = () => {
          const controls = [...rootOf(guest, tested).querySelectorAll('button, a, input, select, label')].filter(
            isSeen,
          );
          return controls
            .filter((control) => !control.closest('[part~=carousel], [part~=row], [aria-hidden=true]'))
            .filter((control) => control.getBoundingClientRect().right > width + 1)
            .map(({ outerHTML }) => outerHTML);
        };
        expect(outside()).toEqual([]);
        press(guest, tested);
        if (tested.pressed) await until(() => guest.inside(tested.tag, tested.pressed ?? ''));
        expect(outside()).toEqual([]);
        expect(guest.document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      });
    }
  });
}
