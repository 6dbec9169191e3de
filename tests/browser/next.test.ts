import { openGuest, pause, tagOnPage, until } from '../support/browser/guest';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

const TAG = 'ummes-next';
const { open, text, all } = tagOnPage(TAG);

/** Longer than it takes a press to open a dialog. */
const OPENED_MS = 150;

describe('ummes-next', () => {
  it('has the day, the title and the place in one line on a wide page, and its title leads to the page it is given', async () => {
    const guest = await open('api="/fault/one" event-href="https://society.example/events/{id}"');
    const link = await until(() => all(guest, 'a[part~=link]')[0]);
    expect(link.getAttribute('href')).toBe('https://society.example/events/1');
    expect(link.textContent).toBe('Machine Design Lecture');
    expect(all(guest, '[part~=day]')[0]?.textContent).toMatch(/^\w{3},? /); // a weekday
    expect(guest.find(TAG).getBoundingClientRect().height).toBeLessThanOrEqual(30);
  });

  for (const width of [320, 360]) {
    it(`wraps at ${width} px, and is no wider`, async () => {
      const guest = await open('api="/demo/states/many"', { width, height: 700 });
      await until(() => all(guest, '[part~=event]')[0]);
      expect(guest.document.documentElement.scrollWidth).toBe(width);
    });
  }

  it('opens the event in a dialog without an address for it, unless the page cancels', async () => {
    const guest = await open('api="/fault/one"');
    const link = await until(() => all(guest, 'button[part~=link]')[0]);
    const details: unknown[] = [];
    const cancel = (event: Event) => {
      details.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    guest.document.addEventListener('ummes-open', cancel);
    link.click();
    await pause(OPENED_MS);
    expect(details).toMatchObject([{ kind: 'event', item: { title: 'Machine Design Lecture' }, href: '' }]);
    expect(all(guest, 'dialog').length).toBe(0);
    guest.document.removeEventListener('ummes-open', cancel);
    link.focus(); // a script's click does not
    link.click();
    const dialog = (await until(() => all(guest, 'dialog[open]')[0])) as HTMLElement;
    dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click();
    await until(() => all(guest, 'dialog').length === 0);
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
      await pause(100);
      expect(counts).toEqual([count]);
      expect(text(guest)).not.toContain('Loading');
    });
  }
});
