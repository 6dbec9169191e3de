import { LOADER, openGuest, pause } from '../support/browser/guest';
import { layoutShift } from '../support/browser/layout-shift';
import { describe, expect, it } from '../support/browser/suite';
import { shown, TAGS } from '../support/browser/tags';

interface Described {
  tag: string;
  reserve: string[];
}

/** A share of the viewport that moves; browsers call up to 0.1 good. */
const MAX_SHIFT = 0.02;

/** Longer than pictures and lazy code take on a test machine. */
const SETTLE_MS = 600;

describe('with the height that its declaration asks a page to keep free,', () => {
  for (const width of [1280, 360]) {
    for (const tested of TAGS) {
      it(`${tested.tag} moves nothing on a page of ${width} px`, async () => {
        const all: Described[] = await (await fetch('/demo/declarations.json')).json();
        const [wide = '', phone = wide] = all.find(({ tag }) => tag === tested.tag)?.reserve ?? [];
        expect(wide).toMatch(/px$/);
        const guest = await openGuest(
          `${LOADER}<p>Above</p><${tested.tag} api="/demo/states/many" ${tested.attributes ?? ''}></${tested.tag}><p>Below</p>`,
          {
            head: `<style>${tested.tag} { display: block; min-height: ${width > 600 ? wide : phone} }</style>`,
            width,
            height: 800,
          },
        );
        await shown(guest, tested);
        await pause(SETTLE_MS);
        expect(await layoutShift(guest)).toBeLessThanOrEqual(MAX_SHIFT);
        // Nor is much more kept free than needed, or the page would have a hole in it.
        const box = guest.find(tested.tag);
        const kept = box.getBoundingClientRect().height;
        box.style.minHeight = '0';
        expect(box.getBoundingClientRect().height).toBeGreaterThan(kept / 3);
      });
    }
  }
});
