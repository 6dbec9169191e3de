import { expect, test } from '../support/journeys/test';

/* Opens a department's page again. The browser has cached the loader with the tags' server-rendered HTML. */

const sheet = (title: string) => `id,title,date\ntalk,${title},24/11/2999\n`;
const LOADER = '/widgets/ummes.js?first=events';

test.use({ serverSheets: { events: sheet('An evening on bearings') } });

test('a second visit shows the cached events at once, and then the new ones', async ({ page, ownServer }) => {
  const served = async (title: string) => {
    const response = await fetch(ownServer.url + LOADER);
    expect(response.headers.get('cache-control')).toContain('max-age');
    expect(await response.text()).toContain(title);
  };
  const card = page.locator('ummes-events [part~=card]').first();
  await expect(() => served('An evening on bearings')).toPass();
  await page.goto(`${ownServer.url}/demo/department.html`);
  await expect(card).toContainText('An evening on bearings');
  await ownServer.writeSheet('events', sheet('An evening on gears'));
  await expect(() => served('An evening on gears')).toPass();

  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('ummes-events')?.shadowRoot?.querySelector('[part~=card] h3')?.textContent;
      if (title) (window as unknown as { noteTitle(title: string): void }).noteTitle(title);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${ownServer.url}/demo/department.html`);
  await expect(card).toContainText('An evening on gears');
  await expect(() => expect([...new Set(titles)]).toEqual(['An evening on bearings', 'An evening on gears'])).toPass();
});
