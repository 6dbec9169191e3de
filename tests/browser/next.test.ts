import { openGuest, staysAbsent, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

const TAG = 'ummes-next';
const { open, text, all } = tagOnPage(TAG);

describe('ummes-next', () => {
  it('has the day, the title and the place in one line on a wide page, and its title leads to the page it is given', async () => {
    const guest = await open('api="/fault/one" event-href="https://society.example/events/{id}"');
    const link = await until(() => all(guest, 'a[part~=link]')[0]);
    expect(link.getAttribute('href')).toBe('https://society.example/events/1');
    expect(link.textContent).toBe('Machine Design Lecture');
    expect(all(guest, '[part~=day]')[0]?.textContent).toMatch(/^\w{3},? /); // a weekday
    expect(guest.find(TAG).getBoundingClientRect().height).toBeLessThanOrEqual(30);
  });

  it('wraps at 320 px, and is no wider', async () => {
    const guest = await open('api="/demo/states/many"', { width: 320, height: 700 });
    await until(() => all(guest, '[part~=event]')[0]);
    expect(guest.document.documentElement.scrollWidth).toBe(320);
  });

  it('opens the event in a dialog without an address for it, and gives the focus back', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, 'button[part~=link]')[0]);
    link.focus(); // a script's click does not
    link.click();
    const dialog = await until(() => all(guest, 'dialog[open]')[0]);
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    await until(() => guest.find(TAG).shadowRoot?.activeElement === link);
  });

  for (const [api, shown, count] of [
    ['/fault/many', 'Next event', 1],
    ['/fault/empty', 'No upcoming events.', 0],
  ] as const) {
    it(`tells the page once that it shows ${count}: '${shown}'`, async () => {
      const guest = await openGuest(`<${TAG} api="${api}"></${TAG}>`);
      const counts: number[] = [];
      guest.document.addEventListener('ummes-load', (event) => counts.push((event as CustomEvent).detail.count));
      addScript(guest, '/widgets/ummes.js');
      await until(() => text(guest).includes(shown));
      await staysAbsent(() => counts.length > 1);
      expect(counts).toEqual([count]);
      expect(text(guest)).not.toContain('Loading');
    });
  }
});
