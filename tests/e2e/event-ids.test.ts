import { day, setToday } from '../support/journeys/days';
import { expect, test } from '../support/journeys/test';

/** Ids with characters that browsers and servers could read differently in a path, six to a page of the list. */
const IDS = [
  'a/b',
  'a\\b',
  '..',
  '%2e%2E',
  '100%',
  '%252F',
  'a?b#c',
  'a+b c',
  'e\u0301',
  '👩‍🔧',
  ';x:@&=$,',
  'x'.repeat(300),
];

const quoted = (id: string) => `"${id.replaceAll('"', '""')}"`;
const SHEET = ['id,title,date', ...IDS.map((id, index) => `${quoted(id)},Event ${index}.,${day(1)}`)].join('\n');

test.use({ serverSheets: { events: SHEET }, timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });
test.beforeEach(async ({ page }) => setToday(page));

for (const [index, id] of IDS.entries()) {
  test(`an event with the id ${id.slice(0, 20)} opens from the list and from its address`, async ({ page }) => {
    const title = `Event ${index}.`;
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(index < 6 ? '/events' : '/events?upcoming=2');
    await page.locator('#upcoming').getByRole('link', { name: title, exact: true }).click();
    await expect(heading).toHaveText(title);
    await page.goto(page.url()); // without navigation state, as for someone who was sent the link
    await expect(heading).toHaveText(title);
  });
}
