import { tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';

/** The tags whose cards open in a dialog, and the part of a card that opens it. */
const CARDS = { 'ummes-events': 'link', 'ummes-news': 'more', 'ummes-student-life': 'link' };

describe('of two items with one id,', () => {
  for (const [tag, part] of Object.entries(CARDS)) {
    it(`${tag} opens the pressed one`, async () => {
      const { open, all } = tagOnPage(tag);
      const guest = await open('api="/fault/twins"');
      await until(() => all(guest, '[part~=card]').length > 1);
      const [first, second] = all(guest, '[part~=card]');
      for (const card of [second, first]) {
        const title = card?.querySelector('[part~=title]')?.textContent ?? '';
        card?.querySelector<HTMLElement>(`[part~=${part}]`)?.click();
        const dialog = (await until(() => all(guest, 'dialog[open] [part~=title]')[0])) as HTMLElement;
        expect(dialog.textContent).toBe(title);
        all(guest, 'dialog [aria-label=Close]')[0]?.click();
        await until(() => all(guest, 'dialog').length === 0);
      }
    });
  }
});
