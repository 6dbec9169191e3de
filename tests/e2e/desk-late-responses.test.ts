import type { Page } from 'playwright/test';
import {
  addApplications,
  applicant,
  button,
  expect,
  invite,
  openApplication,
  openDesk,
  row,
  section,
  test,
  withStorageOf,
} from '../support/journeys/desk';

/*
 * A response that was requested earlier must not replace the result of a later request or action. These tests intercept
 * calls of the desk: the server answers at once, and the response is held back until the test releases it.
 */

const HEADER = 'title,date\nLathe,24/11/2030\n';
const POLL_MS = 31_000;

/** Holds back the responses to the next requests, so many. Later ones pass. */
async function holdResponses(page: Page, pattern: RegExp, count = 1) {
  const held: (() => Promise<void>)[] = [];
  await page.route(pattern, async (route) => {
    if (held.length === count) return route.continue();
    const response = await route.fetch();
    held.push(() => route.fulfill({ response }).catch(() => {})); // fails if the page has aborted the request
  });
  return {
    /** Waits until so many responses are held back. */
    count: (expected: number) => expect.poll(() => held.length).toBe(expected),
    /** Lets the page have a response, and waits until the page has dealt with it. */
    async release(index: number) {
      await held[index]?.();
      await page.evaluate(() => fetch('/healthz').then((response) => response.text())); // arrives after it
    },
  };
}

const seen = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an earlier poll of the messages replaces neither the list nor the number of a later one', async ({
  page,
  desk,
}) => {
  await withStorageOf(desk, async ({ messages }) => {
    for (const name of ['Ann', 'Ben'])
      await messages.store(`message-of-${name}`, { name, email: 'a@example.org', message: 'Is it open?' });
  });
  await page.clock.install();
  await openDesk(page, desk);
  const messages = section(page, 'Messages');
  const badge = page.getByRole('link', { name: /^Messages/ });
  await expect(badge).toHaveAccessibleName('Messages 2 unanswered');
  const responses = await holdResponses(page, /\/api\/desk\/messages\?/);
  await page.clock.runFor(POLL_MS);
  await responses.count(1);
  await messages.getByRole('button', { name: 'Mark as answered' }).first().click();
  await expect(badge).toHaveAccessibleName('Messages 1 unanswered');
  await responses.release(0);
  await expect(badge).toHaveAccessibleName('Messages 1 unanswered');
  await expect(messages.getByText('1 unanswered, 1 answered')).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Mark as answered' })).toHaveCount(1);
});

test('an earlier poll of the applications does not replace a decision', async ({ page, desk }) => {
  await addApplications(desk, [applicant(1), applicant(2)]);
  await page.clock.install();
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  const responses = await holdResponses(page, /\/api\/desk\/applications$/);
  await page.clock.runFor(POLL_MS);
  await responses.count(1);
  await button(page, 'Approve').click();
  const badge = page.getByRole('link', { name: /^Applications/ });
  await expect(badge).toHaveAccessibleName('Applications 1 pending');
  await responses.release(0);
  await expect(badge).toHaveAccessibleName('Applications 1 pending');
  await expect(row(page, 'Applicant 1')).toHaveCount(0);
});

test('the later of two polls of the sheets counts', async ({ page, ownServer }) => {
  await ownServer.writeSheet('events', HEADER);
  await page.clock.install();
  await openDesk(page, ownServer);
  const sheet = page.getByRole('article', { name: 'Events' });
  await expect(sheet.getByText(/1 item, no problems/)).toBeVisible();
  const responses = await holdResponses(page, /\/api\/desk\/sheets$/, 2);
  await page.clock.runFor(POLL_MS);
  await responses.count(1);
  await ownServer.writeSheet('events', `${HEADER}Mill,25/11/2030\n`);
  const items = async () => (await (await page.request.get(`${ownServer.url}/api/desk/sheets`)).json())[0].items;
  await expect.poll(items).toBe(2);
  await seen(page);
  await responses.count(2);
  await responses.release(0);
  await responses.release(1);
  await expect(sheet.getByText(/2 items, no problems/)).toBeVisible();
});

test('a session that was ended does not come back', async ({ page, desk }) => {
  await openDesk(page, desk);
  await invite(desk, 'Treasurer');
  const sessions = section(page, 'Signed in');
  const link = (name: string) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
  await link('Signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await link('Newsletter');
  const responses = await holdResponses(page, /\/api\/desk\/sessions$/);
  await link('Signed in');
  await responses.count(1);
  await sessions.getByRole('button', { name: 'End the invitation of Treasurer' }).click();
  await sessions.getByRole('button', { name: 'Yes, end the invitation of Treasurer' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await responses.release(0);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});
