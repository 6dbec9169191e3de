import { openPage, staysAbsent, tagOnPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';
import { addScript } from '../support/browser/tags';

const TAG = 'ummes-next';
const { open, text, all } = tagOnPage(TAG);

describe('ummes-next', () => {
  it('shows the day and the title on one line on a wide page, and links the title to event-href', async () => {
    const page = await open('api="/fault/one" event-href="https://society.example/events/{id}"');
    const link = await until(() => all(page, 'a[part~=link]')[0]);
    expect(link.getAttribute('href')).toBe('https://society.example/events/1');
    expect(link.textContent).toBe('Machine Design Lecture');
    expect(all(page, '[part~=day]')[0]?.textContent).toMatch(/^\w{3},? /); // a weekday
    expect(page.find(TAG).getBoundingClientRect().height).toBeLessThanOrEqual(30);
  });

  it('wraps to fit 320 px', async () => {
    const page = await open('api="/demo/states/many"', { width: 320, height: 700 });
    await until(() => all(page, '[part~=event]')[0]);
    expect(page.document.documentElement.scrollWidth).toBe(320);
  });

  for (const [api, shown, count] of [
    ['/fault/many', 'Next event', 1],
    ['/fault/empty', 'No upcoming events.', 0],
  ] as const) {
    it(`reports a count of ${count} to the page once, and shows '${shown}'`, async () => {
      const page = await openPage(`<${TAG} api="${api}"></${TAG}>`);
      const counts: number[] = [];
      page.document.addEventListener('ummes-load', (event) => counts.push((event as CustomEvent).detail.count));
      addScript(page, '/widgets/ummes.js');
      await until(() => text(page).includes(shown));
      await staysAbsent(() => counts.length > 1);
      expect(counts).toEqual([count]);
      expect(text(page)).not.toContain('Loading');
    });
  }
});
