import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page, Route } from 'playwright/test';
import sharp from 'sharp';
import { editApplication } from '../../src/server/storage/applications/edit';
import {
  addApplications,
  applicant,
  applications,
  atEachWidthAndScheme,
  button,
  endSessions,
  expect,
  expectAccessible,
  field,
  holdCalls,
  openApplication,
  openDesk,
  rejectAsTreasurer,
  row,
  storedApplication,
  test,
  title,
  withStorageOf,
} from '../support/journeys/desk';
import { staysTheSame } from '../support/journeys/test';
import { formOf, picture, submit } from '../support/server/application-form';

/*
 * An officer reviews applications at the desk, with Applicants 1 to 4 pending. Some tests intercept calls to
 * delay them, or to drop or replace the response.
 */

const DECISIONS = '**/api/desk/applications/decisions';
/** The desk polls more often than this. */
const POLL_MS = 11_000;

test.beforeEach(async ({ desk }) => {
  await addApplications(
    desk,
    [1, 2, 3, 4].map((index) => applicant(index)),
  );
});

const searchbox = (page: Page) => applications(page).getByRole('searchbox');
const dialog = (page: Page) => page.getByRole('dialog');
/** The Undo button of a decision's notice. */
const undo = (page: Page, decision: string) => page.getByRole('button', { name: 'Undo', description: decision });

test('an officer can approve an application, which opens the next one, and undo the decision', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  await expect(applications(page).getByRole('radio', { name: 'Pending 4' })).toBeChecked();
  await openApplication(page, 'Applicant 2');
  await expect(button(page, 'Approve')).toHaveCount(1);
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved Applicant 2')).toBeVisible();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(applications(page).getByRole('radio', { name: 'Pending 3' })).toBeChecked();
  expect(await storedApplication(desk, 'applicant2')).toMatchObject({ status: 'approved' });

  await button(page, 'Reject').click();
  await expect(page.getByText('Rejected Applicant 3')).toBeVisible();
  await expect(title(page, 'Applicant 4')).toBeFocused();
  await undo(page, 'Rejected Applicant 3').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(page.getByText('Approved Applicant 2')).toBeVisible();
  await undo(page, 'Approved Applicant 2').click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await expect(button(page, 'Undo')).toHaveCount(0);
  for (const id of ['applicant2', 'applicant3'])
    expect(await storedApplication(desk, id)).toMatchObject({ status: 'pending' });
  await expect(applications(page).getByText('Secretary undid the decision')).toBeVisible();
});

test('each notice undoes its own decision, and the shortcut the latest one', async ({ page, desk }) => {
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await button(page, 'Reject').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await button(page, 'Approve').click();
  await expect(title(page, 'Applicant 4')).toBeFocused();
  await undo(page, 'Approved Applicant 1').click();
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await expect(page.getByText('Approved Applicant 1')).toHaveCount(0);
  const statuses = async () => {
    const stored = await withStorageOf(desk, ({ applications }) => applications.list());
    return stored.map(({ status }) => status);
  };
  expect(await statuses()).toEqual(['pending', 'rejected', 'approved', 'pending']);
  await page.keyboard.press('u');
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(page.getByText('Approved Applicant 3')).toHaveCount(0);
  expect(await statuses()).toEqual(['pending', 'rejected', 'pending', 'pending']);
  await expect(undo(page, 'Rejected Applicant 2')).toBeVisible();
});

test('shortcut keys do nothing while focus is in the list or the search field', async ({ page, desk }) => {
  await openDesk(page, desk);
  await row(page, 'Applicant 1').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await expect(button(page, 'Approve')).toBeVisible();
  await page.keyboard.press('Control+a');
  await searchbox(page).focus();
  await page.keyboard.type('ar');
  await expect(row(page, 'Applicant 1')).toHaveCount(0);
  await searchbox(page).fill('');
  await expect(row(page, 'Applicant 4')).toBeVisible();
  expect(await storedApplication(desk, 'applicant1')).toMatchObject({ status: 'pending' });
});

test('Back, a reload and a shared link restore the list, and a new status filter or search starts at page 1', async ({
  page,
  desk,
}) => {
  await addApplications(
    desk,
    Array.from({ length: 60 }, (_, index) => applicant(index + 5, { status: 'rejected' })),
  );
  const pages = applications(page).getByRole('navigation', { name: 'Applications, pages' });
  await openDesk(page, desk);
  await page.goto('/desk'); // redirects to the first section with work to do
  await page.waitForURL('**/desk/applications');
  await applications(page).getByRole('radio', { name: 'Rejected 60' }).check();
  await searchbox(page).fill('applicant');
  await expect(applications(page).getByText('60 results found')).toBeVisible();
  await button(pages, 'Next').click();
  await openApplication(page, 'Applicant 5');
  await page.goto(page.url());
  await expect(title(page, 'Applicant 5')).toBeVisible();
  await expect(searchbox(page)).toHaveValue('applicant');
  await expect(pages).toContainText('2 / 2');
  await page.goBack();
  await expect(title(page, 'Applicant 5')).toHaveCount(0);
  await page.goBack();
  await expect(pages).toContainText('1 / 2');
  for (const choose of [
    () => applications(page).getByRole('radio', { name: /^All/ }).check(),
    () => searchbox(page).fill('applic'),
  ]) {
    await button(pages, 'Next').click();
    await expect(pages).toContainText('2 / 2');
    await choose();
    await expect(pages).toContainText('1 / 2');
  }
});

test('a decision whose response is lost is sent again, and takes effect only once', async ({ page, desk }) => {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(DECISIONS, lose, { times: 1 });
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved Applicant 1')).toBeVisible();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  const { history } = await (await page.request.get('/api/desk/applications/applicant1')).json();
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['received', 'approved']);
});

test('a double click makes only one decision', async ({ page, desk }) => {
  const decided: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decisions')) decided.push(request.postDataJSON().applications[0].id);
  });
  const release = await holdCalls(page, DECISIONS);
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await expect(button(page, 'Approving…')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  release();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  // The second click of a double click arrives after the next application has opened.
  const { x = 0, y = 0 } = (await button(page, 'Approve').boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForLoadState('networkidle');
  expect(decided).toEqual(['applicant1']);
  expect(await storedApplication(desk, 'applicant2')).toMatchObject({ status: 'pending' });
});

test('an officer who opens another application before the response arrives stays there', async ({ page, desk }) => {
  const release = await holdCalls(page, DECISIONS);
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await openApplication(page, 'Applicant 4');
  release();
  await expect(page.getByText('Approved Applicant 1')).toBeVisible();
  await expect(row(page, 'Applicant 1')).toHaveCount(0);
  await staysTheSame(page, () => title(page, 'Applicant 4').isVisible());
  await expect(title(page, 'Applicant 4')).toBeVisible();
});

test('the time limit for Undo pauses while the button is hovered or the tab is hidden', async ({ page, desk }) => {
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await page.clock.install();
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await button(page, 'Undo').hover();
  await page.clock.runFor(30_000);
  await expect(button(page, 'Undo')).toBeVisible();
  await title(page, 'Applicant 2').hover();
  await page.clock.runFor(5000);
  await expect(button(page, 'Undo')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(button(page, 'Undo')).toHaveCount(0);

  await page.keyboard.press('a');
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await hide(true);
  await page.clock.runFor(30_000);
  await expect(button(page, 'Undo')).toBeVisible();
  await hide(false);
  await page.clock.runFor(11_000);
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('on a phone, an application begins on the first screen, wherever it was opened from', async ({ page, desk }) => {
  await addApplications(
    desk,
    Array.from({ length: 40 }, (_, index) => applicant(index + 5)),
  );
  const sent = formOf({ photo: await picture('jpeg', 600, 300), answers: { name: 'Sanduni Perera' } });
  expect((await submit(desk.url, sent)).status).toBe(200);
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesk(page, desk);
  for (const name of ['Applicant 2', 'Sanduni Perera']) {
    const start = applications(page).locator('figure img, dd').first(); // the photo, or the first answer
    const isOnFirstScreen = async () => {
      await expect(title(page, name)).toBeInViewport({ ratio: 1 });
      await expect(start).toBeVisible();
      const [bottom, top] = await Promise.all([
        start.evaluate((box) => box.getBoundingClientRect().bottom),
        button(page, 'Approve').evaluate((box) => box.closest('div')?.getBoundingClientRect().top),
      ]);
      expect(bottom).toBeLessThanOrEqual(top ?? 0);
    };
    await openApplication(page, name);
    await isOnFirstScreen();
    await page.goto(page.url());
    await isOnFirstScreen();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await applications(page).getByRole('link', { name: 'Back to the list' }).click();
  }
});

test('on a phone, the application replaces the list, and Back to the list focuses its row', async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 2');
  await expect(row(page, 'Applicant 1')).toBeHidden();
  await expect(title(page, 'Applicant 2')).toBeInViewport();
  for (const name of ['Approve', 'Reject', 'Edit', 'Remove'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Approve').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
  await applications(page).getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, 'Applicant 3')).toBeFocused();
});

test('several applications can be approved or removed at once, and those that fail stay selected', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  for (const index of [1, 2, 3])
    await applications(page)
      .getByRole('checkbox', { name: `Select Applicant ${index}`, exact: true })
      .check();
  await expect(title(page, '3 selected')).toBeVisible();
  await expect(button(page, 'Approve')).toHaveCount(1);
  await rejectAsTreasurer(desk, 'applicant2@1');
  await button(page, 'Approve').click();
  await expect(applications(page).getByText('2 approved, 1 not approved.')).toBeVisible();
  await expect(applications(page).getByText(/Treasurer rejected it on/)).toBeVisible();
  await expect(title(page, '1 selected')).toBeVisible();
  await expect(page.getByText('Approved 2 applications')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(applications(page).getByRole('radio', { name: 'Pending 3' })).toBeChecked();
  expect(await storedApplication(desk, 'applicant1')).toMatchObject({ status: 'pending' });
  expect(await storedApplication(desk, 'applicant2')).toMatchObject({ status: 'rejected' });

  await applications(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Remove').click();
  await expect(dialog(page)).toContainText('their photos and their histories');
  await button(dialog(page), 'Remove').click();
  await expect(applications(page).getByText('No one has applied yet.')).toBeVisible();
  expect(await storedApplication(desk, 'applicant4')).toBeUndefined();
});

test('applications can be searched, filtered and exported, and link to similar ones', async ({ page, desk }) => {
  await addApplications(desk, [
    applicant(7, { name: 'Zoë Ångström', status: 'approved', batch: '1998' }),
    applicant(8, { email: 'applicant1@example.org', status: 'rejected' }),
  ]);
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  const hint = applications(page).getByRole('listitem').filter({ hasText: 'same email' });
  await expect(hint).toContainText('rejected');
  await hint.getByRole('link').click();
  await expect(title(page, 'Applicant 8')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Applicant 1')).toBeFocused();

  await applications(page).getByRole('radio', { name: /^All/ }).check();
  for (const text of ['angstrom', 'applicant7@', '1998']) {
    await searchbox(page).fill(text);
    await expect(applications(page).getByText('1 result found')).toBeVisible();
    await expect(row(page, 'Zoë Ångström')).toBeVisible();
  }
  await applications(page)
    .getByRole('radio', { name: /^Rejected/ })
    .check();
  await expect(
    applications(page).getByText('Nothing under “Rejected” matches “1998”. To search everything, choose “All”.'),
  ).toBeVisible();
  for (const [name, file, rows] of [
    ['Export 1 rejected application', 'applications-rejected.csv', 1],
    ['Export all 6', 'applications.csv', 6],
  ] as const) {
    const download = page.waitForEvent('download');
    await button(applications(page), name).click();
    const exported = await download;
    expect(exported.suggestedFilename()).toBe(file);
    const text = await readFile(await exported.path(), 'utf8');
    expect(Papa.parse(text.replace('\ufeff', ''), { header: true }).data).toHaveLength(rows);
  }
  await applications(page).getByRole('radio', { name: /^All/ }).check();
  await expect(button(applications(page), 'Export all 6 applications')).toBeVisible();
});

test('the answers that become public are marked, and an approved application links to its card', async ({
  page,
  desk,
}) => {
  const longName = `Nimali ${'de '.repeat(60)}Silva`;
  await addApplications(desk, [
    ...Array.from({ length: 14 }, (_, index) => applicant(index + 20, { status: 'approved', batch: '1999' })),
    applicant(7, { name: 'Zoë & Co 100%', status: 'approved', batch: '1999' }),
    applicant(8, { name: longName, status: 'approved', batch: '1999' }),
  ]);
  const answer = (label: string) =>
    applications(page)
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await expect(
    applications(page).getByText('Once you approve it, the alumni directory shows the answers marked Public.'),
  ).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Batch (Graduation Year)', 'LinkedIn URL'])
    await expect(answer(label)).toContainText('Public');
  for (const label of ['Phone Number', 'Permanent Residency', 'Category']) {
    await expect(answer(label)).toBeVisible();
    await expect(answer(label)).not.toContainText('Public');
  }
  await button(page, 'Edit').click();
  await expect(field(page, 'designation')).toHaveAccessibleDescription('Public');
  await expect(field(page, 'category')).toHaveAccessibleDescription('');
  await button(page, 'Cancel').click();

  await applications(page)
    .getByRole('radio', { name: /^Approved/ })
    .check();
  for (const name of ['Zoë & Co 100%', longName.trim()]) {
    await openApplication(page, name);
    const opening = page.waitForEvent('popup');
    await applications(page).getByRole('link', { name: 'Open the public card' }).click();
    const site = await opening;
    await expect(site.locator('#profile').getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(site.locator('#profile').getByRole('article')).toHaveCount(1);
    await site.close();
  }
});

test('two officers see each other’s changes, and neither silently overwrites the other’s', async ({
  page,
  desk,
  browser,
}) => {
  await openDesk(page, desk);
  const other = await (await browser.newContext()).newPage();
  await openDesk(other, desk, 'Treasurer');
  await openApplication(page, 'Applicant 1');
  await openApplication(other, 'Applicant 1');
  await button(other, 'Reject').click();
  await expect(title(other, 'Applicant 2')).toBeFocused();
  await button(page, 'Approve').click();
  await expect(applications(page).getByText(/Applicant 1 was not approved\. Treasurer rejected it on/)).toBeVisible();
  await expect(applications(page).getByText('Treasurer rejected the application')).toBeVisible();
  await expect(button(page, 'Reject')).toHaveCount(0);
  expect(await storedApplication(desk, 'applicant1')).toMatchObject({ status: 'rejected' });

  await row(page, 'Applicant 2').click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await button(page, 'Edit').click();
  await field(page, 'designation').fill('Chief Engineer');
  await button(other, 'Edit').click();
  await field(other, 'designation').fill('Professor');
  await field(other, 'name').fill('Applicant Two');
  await button(other, 'Save').click();
  await expect(title(other, 'Applicant Two')).toBeVisible();
  await button(page, 'Save').click();
  const conflict = applications(page).getByRole('alert');
  await expect(conflict).toContainText('Treasurer edited Full Name, Designation');
  await expect(conflict.getByRole('row', { name: /Designation.*Professor.*Chief Engineer/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // a control half behind the header would seem too small
  await expectAccessible(page);
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
  await expect(field(page, 'name')).toHaveValue('Applicant Two');
  await button(page, 'Save').click();
  await expect(title(page, 'Applicant Two')).toBeFocused();
  expect(await storedApplication(desk, 'applicant2')).toMatchObject({
    name: 'Applicant Two',
    designation: 'Chief Engineer',
    version: 3,
  });
  await other.context().close();
});

test('an edit is validated, survives navigation, a reload and the session’s end, and keeps the original text', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await button(page, 'Edit').click();
  await field(page, 'name').fill('');
  await field(page, 'email').fill('not an address');
  await button(page, 'Save').click();
  await expect(applications(page).getByText('Nothing was saved. Please correct the marked fields.')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'name').fill('Nimali Perera');
  await openApplication(page, 'Applicant 2');
  await row(page, 'Applicant 1').click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await field(page, 'email').fill('nimali@example.org');
  await endSessions(desk);
  await button(page, 'Save').click();
  await expect(applications(page)).toBeHidden();
  expect(await storedApplication(desk, 'applicant1')).toMatchObject({ version: 1, name: 'Applicant 1' });
  await openDesk(page, desk);
  await row(page, 'Applicant 1').click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await button(page, 'Save').click();
  await expect(title(page, 'Nimali Perera')).toBeFocused();
  await expect(applications(page).getByText('The applicant wrote: Applicant 1')).toBeVisible();
  await expect(applications(page).getByText('Secretary edited Full Name, Email')).toBeVisible();
  expect(
    await page.evaluate(() => Object.values(JSON.parse(sessionStorage.getItem('ummes.desk.drafts') ?? '{}'))),
  ).toEqual([]);
});

test('signing out removes unsaved input from every browser tab', async ({ page, desk }) => {
  const kept = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const typeInto = async (tab: Page, name: string) => {
    await openApplication(tab, name);
    await button(tab, 'Edit').click();
    await field(tab, 'designation').fill('Half ty');
    await expect.poll(() => kept(tab)).toContain('Half ty');
  };
  await openDesk(page, desk);
  await typeInto(page, 'Applicant 1');
  const other = await page.context().newPage();
  await other.goto(`${desk.url}/desk`);
  await typeInto(other, 'Applicant 2');
  await button(page, 'Sign out').click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expect(tab.locator('form')).toHaveCount(0);
    expect(await kept(tab)).not.toContain('Half ty');
  }
});

test('other officers’ changes appear automatically, without moving text that is being read or typed', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await openDesk(page, desk);
  await openApplication(page, 'Applicant 1');
  await withStorageOf(desk, ({ database }) =>
    editApplication(
      database,
      { id: 'applicant1', version: 1, from: 'pending' },
      { name: 'Nimali Perera' },
      'Treasurer',
    ),
  );
  await page.clock.runFor(POLL_MS);
  const note = applications(page).getByText(/has changed since you opened it: Treasurer edited Full Name/);
  await expect(note).toBeVisible();
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await button(page, 'Show Version 2').click();
  await expect(title(page, 'Nimali Perera')).toBeFocused();
  await rejectAsTreasurer(desk, 'applicant1@2');
  await page.clock.runFor(POLL_MS);
  await expect(applications(page).getByText('Treasurer rejected the application')).toBeVisible();
  await expect(button(page, 'Reject')).toHaveCount(0);

  await openApplication(page, 'Applicant 2');
  await button(page, 'Edit').click();
  await field(page, 'name').fill('Half ty');
  await addApplications(desk, [applicant(5)]);
  await page.clock.runFor(POLL_MS);
  await expect(row(page, 'Applicant 5')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('Half ty');
});

test('during an outage, a decision’s outcome is shown as unknown, and edits are kept', async ({ page, ownServer }) => {
  await addApplications(ownServer, [applicant(1), applicant(2)]);
  await openDesk(page, ownServer);
  await openApplication(page, 'Applicant 1');
  await page.waitForLoadState('networkidle'); // the form's code has loaded
  process.kill(ownServer.pid, 'SIGKILL');
  await button(page, 'Approve').click();
  const unknown = applications(page).getByText(
    /could not be reached\. It is unclear whether Applicant 1 was approved\./,
  );
  await expect(unknown).toBeVisible();
  await expect(button(page, 'Try Again')).toBeVisible();
  await expect(title(page, 'Applicant 1')).toBeVisible();
  expect(await storedApplication(ownServer, 'applicant1')).toMatchObject({ status: 'pending' });
  await button(page, 'Edit').click();
  await field(page, 'designation').fill('Chief Engineer');
  await button(page, 'Save').click();
  await expect(
    applications(page).getByText(/could not be reached\. Your changes may not have been saved\./),
  ).toBeVisible();
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
});

test("a photo can be rotated, and a message appears if it can't be loaded", async ({ page, desk }) => {
  const sent = formOf({ photo: await picture('jpeg', 600, 300), answers: { name: 'Sanduni Perera' } });
  expect((await submit(desk.url, sent)).status).toBe(200);
  await openDesk(page, desk);
  await openApplication(page, 'Sanduni Perera');
  const photo = applications(page).getByRole('img', { name: 'Photo of Sanduni Perera' });
  const ratio = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  await expect.poll(ratio).toBeGreaterThan(1);
  await button(page, 'Rotate Right').click();
  await expect.poll(ratio).toBeLessThan(1);
  await expect(applications(page).getByText('Secretary edited Photo')).toBeVisible();
  await expect(button(page, 'Rotate Right')).toBeFocused();
  const stored = await withStorageOf(desk, ({ applications }) => applications.list());
  await rejectAsTreasurer(desk, `${stored.find(({ name }) => name === 'Sanduni Perera')?.id}@2`);
  await button(page, 'Rotate Right').click();
  const alert = applications(page).getByRole('alert');
  await expect(alert).toContainText('The photo was not rotated. Treasurer rejected it on');

  await openApplication(page, 'Applicant 1');
  await expect(applications(page).getByText('No photo')).toBeVisible();
  await page.route('**/api/desk/photos/**', (route) => route.abort());
  await applications(page)
    .getByRole('radio', { name: /^Rejected/ })
    .check();
  await openApplication(page, 'Sanduni Perera');
  await expect(applications(page).getByText('The photo could not be loaded.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try Again').click();
  await expect.poll(ratio).toBeGreaterThan(0);
});

test('a photo turns in the direction that the button says', async ({ page, desk }) => {
  const left = {
    input: { create: { width: 300, height: 300, channels: 3, background: '#000' } },
    left: 0,
    top: 0,
  } as const;
  const canvas = { create: { width: 600, height: 300, channels: 3, background: '#fff' } } as const;
  const photo = await sharp(canvas).composite([left]).jpeg().toBuffer();
  expect((await submit(desk.url, formOf({ photo, answers: { name: 'Sanduni Perera' } }))).status).toBe(200);
  await openDesk(page, desk);
  await openApplication(page, 'Sanduni Perera');
  const shown = applications(page).getByRole('img', { name: 'Photo of Sanduni Perera' });
  /** Returns where the dark half is. */
  const dark = () =>
    shown.evaluate((img: HTMLImageElement) => {
      const [canvas, sides] = [
        document.createElement('canvas'),
        { left: [0, 1], top: [1, 0], right: [2, 1], bottom: [1, 2] },
      ];
      Object.assign(canvas, { width: 3, height: 3 });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(img, 0, 0, 3, 3);
      const isDark = ([x = 0, y = 0]: number[]) => (context.getImageData(x, y, 1, 1).data[0] ?? 255) < 64;
      return Object.entries(sides).flatMap(([side, at]) => (isDark(at) ? side : []));
    });
  await expect.poll(dark).toEqual(['left']);
  await button(page, 'Rotate Right').click();
  await expect.poll(dark).toEqual(['top']);
  await button(page, 'Rotate Left').click();
  await expect.poll(dark).toEqual(['left']);
});

test('the applications section is accessible in every state', async ({ page, desk }) => {
  test.slow();
  await openDesk(page, desk);
  // Scrolls to the top, because a control half behind the header would seem too small.
  const look = (part = '#applications') =>
    atEachWidthAndScheme(page, async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, part);
    });
  await expect(row(page, 'Applicant 1')).toBeVisible();
  await look('html');
  await openApplication(page, 'Applicant 1');
  await look();
  await button(page, 'Approve').click();
  await button(page, 'Undo').hover();
  await button(page, 'Edit').click();
  await field(page, 'name').fill('');
  await button(page, 'Save').click();
  await look();
  await button(page, 'Cancel').click();
  await button(page, 'Remove').click();
  await look('dialog');
  await button(dialog(page), 'Cancel').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await applications(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await look();
});
