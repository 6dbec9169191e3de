import { servePeople } from '../support/journeys/people';
import { callsTo, expect, test } from '../support/journeys/test';

/* The directory has 600 people: too many for the first page, but few enough for a browser to search. */

test('focusing the search loads the whole directory, which is then filtered without calls', async ({
  page,
  ownServer,
}) => {
  await servePeople(ownServer, 600);
  const calls = callsTo(page, '/api/users');
  await page.goto(`${ownServer.url}/alumni`);
  const profile = page.locator('#profile');
  const found = profile.getByRole('status').first();
  await expect(found).toHaveText('600 alumni');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(calls).toEqual([]);
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/users/all'));
  await page.getByLabel('Search by name').focus();
  await loaded;
  await page.keyboard.type('person 5');
  await expect(found).toHaveText('111 of 600 alumni');
  await page.context().setOffline(true);
  await page.keyboard.type('9');
  await expect(found).toHaveText('11 of 600 alumni');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await profile.getByRole('button', { name: 'Next' }).click();
  await expect(profile.locator('article').first()).toContainText('Person 12');
  expect(calls).toEqual(['/api/users/all']);
});
