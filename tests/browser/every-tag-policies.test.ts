import { FOREIGN_LOADER, openGuest, pause, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { inside, openTag, press, shown, TAGS, type } from '../support/browser/tags';

/** Editors may link pictures on other hosts, as the test sheets do once; the README says what a page then has to allow. */
const LINKED_PICTURE = 'https://drive.google.com';

/** Long enough for a report to arrive. */
const REPORT_MS = 150;

describe('under the Content-Security-Policy that we ask for, trusted types and none of them,', () => {
  for (const tested of TAGS) {
    it(`${tested.tag} causes no report, from its first look to its dialog or answer`, async () => {
      const attributes =
        tested.tag === 'ummes-event-detail' ? 'event-id="sample-formula-student"' : (tested.attributes ?? '');
      const guest = await openGuest(`${FOREIGN_LOADER}<${tested.tag} ${attributes}></${tested.tag}>`, {
        policy: 'documented',
      });
      // The directory of a fresh server has nobody in it yet.
      await (tested.tag === 'ummes-alumni'
        ? until(() => inside(guest, tested, '[role=status]').textContent)
        : shown(guest, tested));
      if (tested.press && tested.pressed) {
        press(guest, tested);
        await until(() => inside(guest, tested, tested.pressed ?? ''));
      }
      await pause(REPORT_MS);
      expect(guest.log.violations.filter((report) => !report.includes(LINKED_PICTURE))).toEqual([]);
      expect(guest.log.errors).toEqual([]);
    });
  }
});

describe('under a policy that knows only the page’s own origin,', () => {
  for (const policy of ['strict', 'trusted-types'] as const) {
    for (const tested of TAGS) {
      it(`${tested.tag} causes no report (${policy})`, async () => {
        const guest = await openTag(tested, { policy });
        press(guest, tested);
        type(guest, tested);
        press(guest, tested);
        await pause(REPORT_MS);
        expect(guest.log.violations).toEqual([]);
        expect(guest.log.errors).toEqual([]);
      });
    }
  }
});
