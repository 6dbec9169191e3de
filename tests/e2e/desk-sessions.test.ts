import type { Browser, Page } from 'playwright/test';
import {
  addApplications,
  applicant,
  atEachWidthAndScheme,
  button,
  expect,
  expectAccessible,
  invite,
  openDesk,
  openSection,
  row,
  section,
  test,
  withSessionsOf,
  withStorageOf,
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

test('an officer invites an editor, who sees Content only', async ({ page, browser, desk }) => {
  await addApplications(desk, [applicant(1)]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesk(page, desk, 'Secretary', 'Sessions');
  const name = signedIn(page).getByLabel('Name');
  await button(signedIn(page), 'Invite').click();
  await expect(signedIn(page).getByText('A name must be one line of 1 to 100 characters.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Ann <b>‮');
  await page.keyboard.press('Enter');
  await expect(signedIn(page).getByRole('status').filter({ hasText: 'Send it only to that person.' })).toContainText(
    'The link below signs Ann <b>',
  );
  await expect(signedIn(page).getByText('UMMES_PUBLIC_URL is not set, so links begin with')).toBeVisible();
  await expect(name).toHaveValue('');
  const invited = signedIn(page).getByRole('listitem').filter({ hasText: 'Ann <b>' });
  await expect(invited).toContainText('editor');
  await expect(invited).toContainText('not signed in yet');
  await atEachWidthAndScheme(page, async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  await button(signedIn(page), 'Copy link').click();
  await expect(signedIn(page).getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(signedIn(page).getByText(link, { exact: true })).toBeVisible();

  // Opened in the officer's browser by mistake, the link isn't used.
  const own = link.replace(/^.*(?=\/desk)/, desk.url);
  await page.goto('/events');
  await page.goto(own);
  await expect(
    page.getByText(/It still works. Send it to the editor. You are already signed in as Secretary.$/),
  ).toBeVisible();

  const other = await anotherDevice(browser);
  const failed: string[] = [];
  other.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await other.goto(own);
  await expect(other.getByRole('heading', { name: 'Editors’ desk' })).toBeVisible();
  await expect(other).toHaveURL(`${desk.url}/desk/content`);
  await expect(other).toHaveTitle('Content – Editors’ desk');
  await expect(other.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveCount(1);
  for (const closed of ['applications/applicant1', 'sessions', 'newsletter', 'messages']) {
    await other.goto(`${desk.url}/desk/${closed}`);
    await expect(other.getByText('Only officers can open this section. You are signed in as an editor.')).toBeVisible();
  }
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Go to Content' }).click();
  await expect(section(other, 'Content')).toBeVisible();
  expect(failed).toEqual([]);
  await other.context().close();

  await page.reload();
  await openSection(page, 'Sessions');
  await invited.getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('dialog')).toContainText('The editor needs a new link to sign in again.');
});

test('an invitation whose response was lost is listed and can be ended', async ({ page, desk }) => {
  await openDesk(page, desk, 'Secretary', 'Sessions');
  await page.route('**/api/desk/invitations', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await signedIn(page).getByLabel('Name').fill('Ann');
  await button(signedIn(page), 'Invite').click();
  await expect(signedIn(page).getByRole('alert')).toContainText(
    'An invitation may have been created. If it is listed on this page, end it, then try again.',
  );
  await expect(signedIn(page).getByLabel('Name')).toHaveValue('Ann');
  await expect(signedIn(page).getByRole('listitem').filter({ hasText: 'Ann' })).toHaveCount(1);
});

test('a tab of an officer who becomes an editor stays signed in, and forgets what it showed', async ({
  page,
  desk,
}) => {
  await addApplications(desk, [applicant(1)]);
  await openDesk(page, desk);
  await expect(row(page, 'Applicant 1')).toBeVisible();
  await withStorageOf(desk, ({ database }) => database.run("UPDATE sessions SET role = 'editor'"));
  await page.waitForResponse((response) => response.status() === 403); // within ten seconds
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeHidden();

  await page.evaluate(() => {
    sessionStorage.setItem('ummes.desk.drafts', '{"search":"Applicant 1"}');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: 'Editors’ desk' })).toBeVisible();
  await expect(section(page, 'Content')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('ummes.desk.drafts'))).toBeNull();
});
