import type { Browser, Page } from 'playwright/test';
import {
  atEachWidthAndScheme,
  expect,
  expectAccessible,
  invite,
  openDesk,
  openSection,
  section,
  test,
  withSessionsOf,
} from '../support/journeys/desk';

const REFUSED =
  'This link does not work. Each link can be used once, within 24 hours. Please ask the administrator for a new one.';

const signedIn = (page: Page) => section(page, 'Sessions');
const header = (page: Page) => page.getByRole('banner');

async function anotherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage();
}

test('a link signs an officer in, and disappears from the address bar and the history', async ({ page, desk }) => {
  await page.goto(await invite(desk, 'Secretary'));
  await expect(header(page).getByText('Secretary')).toBeVisible();
  await page.waitForURL(/\/desk\/\w+$/); // the first section with work to do
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await openSection(page, 'Sessions');
  await expect(signedIn(page).getByText('this device')).toBeVisible();
  await page.reload();
  await expect(signedIn(page).getByText('Secretary')).toBeVisible();
  const [cookie] = await page.context().cookies(`${desk.url}/api/desk`);
  expect(cookie).toMatchObject({ name: 'ummes-desk', path: '/api/desk', httpOnly: true, sameSite: 'Strict' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('a used link shows a message that says how to get a new one', async ({ page, browser, desk }) => {
  const link = await invite(desk, 'Secretary');
  await page.goto(link);
  await expect(header(page).getByText('Secretary')).toBeVisible();
  const other = await anotherDevice(browser);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(other.getByText(REFUSED)).toBeVisible();
  await expect(other.getByText('Ask the website’s administrator for one.')).toBeVisible();
  expect(other.url()).toBe(`${desk.url}/desk`);
  await other.context().close();
  // The device that used it stays signed in.
  await page.goto('/events');
  await page.goto(link);
  await expect(page.getByText(`${REFUSED} You are already signed in as Secretary.`)).toBeVisible();
});

test('the desk says how to get a link, which signs the officer in without a reload', async ({ page, desk }) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect(page.getByText('Ask the website’s administrator for one.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await atEachWidthAndScheme(page, () => expectAccessible(page));
  await page.goto(await invite(desk, 'Treasurer'));
  await expect(header(page).getByText('Treasurer')).toBeVisible();
  expect(page.url()).not.toContain('invite');
});

test('a link can be used again if the server did not respond', async ({ page, desk }) => {
  await page.route('**/api/desk/session', (route) => route.abort());
  await page.goto(await invite(desk, 'Secretary'));
  await expect(page.getByRole('heading', { name: 'The desk could not be opened' })).toBeVisible();
  await expect(page.getByText('The server could not be reached. Check your connection.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/desk/session');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(header(page).getByText('Secretary')).toBeVisible();
  expect(page.url()).not.toContain('invite');
});

test('an officer can list sessions, end another after confirmation, and end their own by signing out', async ({
  page,
  browser,
  desk,
}) => {
  await openDesk(page, desk, 'Secretary', 'Sessions');
  await expect(signedIn(page).getByRole('listitem')).toHaveCount(1);
  await invite(desk, 'Treasurer');
  const other = await anotherDevice(browser);
  await openDesk(other, desk, 'Editor <b>‮', 'Sessions');
  await page.reload();
  await expect(signedIn(page).getByRole('listitem')).toHaveCount(3);
  await atEachWidthAndScheme(page, async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  const editor = signedIn(page).getByRole('listitem').filter({ hasText: 'Editor <b>' });
  const dialog = page.getByRole('dialog');
  await editor.getByRole('button', { name: 'End' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('needs a new link to sign in again');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.getByRole('button', { name: 'End' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(signedIn(page).getByText('was signed out.')).toBeVisible();
  await expect(signedIn(page).getByRole('listitem')).toHaveCount(2);

  // In the ended session's tab, a message appears after the next call, and input is kept.
  await other.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'hidden' });
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(other.getByText('Anything you typed stays on this page')).toBeVisible();
  await expect(other.getByRole('heading', { level: 2 })).toHaveCount(0);
  await atEachWidthAndScheme(other, () => expectAccessible(other));
  // Once the officer has signed in again in another tab, this one continues when it becomes visible.
  const tab = await other.context().newPage();
  await openDesk(tab, desk, 'Editor');
  await tab.close();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(signedIn(other).getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(await withSessionsOf(desk, (sessions) => sessions.list())).toHaveLength(2);
  expect(await page.context().cookies(`${desk.url}/api/desk`)).toEqual([]);
  await other.context().close();
});
