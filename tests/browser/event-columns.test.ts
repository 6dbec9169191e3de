import { LOADER, openPage, until } from '../support/browser/host-page';
import { describe, expect, it } from '../support/browser/suite';

const DETAIL = 'ummes-event-detail';

async function detailOf(event: object) {
  const page = await openPage(`${LOADER}<${DETAIL}></${DETAIL}>`);
  Object.assign(page.find(DETAIL), { event });
  await until(() => page.find(DETAIL).shadowRoot?.querySelector('[part~=event]'));
  return page;
}

describe('<ummes-event-detail> with an event from the page', () => {
  it('shows the date in dateObj, whether it is a Date or a string from JSON', async () => {
    const dateObj = new Date(2030, 2, 14);
    for (const value of [dateObj, dateObj.toISOString()]) {
      const event = { id: 1, title: 'Gears', description: 'x', location: '', imageUrl: '', dateObj: value };
      const page = await detailOf(event);
      expect(page.inside(DETAIL, 'time').getAttribute('datetime')).toBe('2030-03-14');
      page.close();
    }
  });

  it('shows the status, the time and a registration link', async () => {
    const row = { title: 'Gears', date: '14/03/2030', time: '6.30 pm', status: 'moved online', link: '/join' };
    const page = await detailOf(row);
    expect(page.inside(DETAIL, '[part~=title]').textContent).toMatch(/^Moved online\s*Gears$/);
    expect(page.inside(DETAIL, '[part~=time]').textContent).toMatch(/(18|6):30/);
    expect(page.inside(DETAIL, '[part~=register]').ariaLabel).toBe('Register for Gears');
  });

  it('strikes the date of a postponed event and offers no registration', async () => {
    const page = await detailOf({ title: 'Gears', date: '14/03/2030', status: 'postponed', link: '/join' });
    expect(page.inside(DETAIL, '[part~=title]').textContent).toMatch(/^Postponed\s*Gears$/);
    expect(page.inside(DETAIL, 'aside s').textContent).toMatch(/^Postponed, was planned for/);
    expect(page.find(DETAIL).shadowRoot?.querySelector('[part~=register]')).toBe(null);
  });

  it('enlarges the picture that was clicked, even if all pictures have the same name', async () => {
    const page = await openPage(`${LOADER}<${DETAIL}></${DETAIL}>`);
    Object.assign(page.find(DETAIL), {
      texts: { '{title}, picture {number}': '{title}' },
      event: { title: 'Gears', imageUrl: '/a.png', otherImages: '/b.png,/c.png' },
    });
    (await until(() => page.inside(DETAIL, '[part~=gallery] li:last-child button'))).click();
    await until(() => page.inside(DETAIL, 'dialog[open] figcaption > p').textContent === 'Gears 3 / 3');
  });
});
