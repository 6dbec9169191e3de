import type { Locator, Page } from 'playwright/test';
import { editApplication } from '../../src/server/applications/edit';
import { addApplications, applicant, storedStatus, withStorageOf } from '../support/journeys/applications';
import { deskCommand, openDesk } from '../support/journeys/desk';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';
import { formOf, picture, submit } from '../support/server/application-form';

/*
 * An officer reviews applications at the desk, on a server with Applicant 1 to Applicant 4 pending. Some tests intercept
 * calls, to delay them, or to lose or replace the response.
 */

test.beforeEach(async ({ ownServer }) => {
  await addApplications(
    ownServer,
    [1, 2, 3, 4].map((index) => applicant(index)),
  );
});

const section = (page: Page) => page.getByRole('region', { name: 'Applications', exact: true });
const row = (page: Page, name: string) => section(page).getByRole('listitem').getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name, exact: true });
const field = (page: Page, name: string) => section(page).locator(`form [name=${name}]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether an element is in the window, with nothing above it at its corners. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) =>
      [left + 3, right - 3].every((x) => node.contains(document.elementFromPoint(x, y))),
    );
  });

/** Opens an application from the list. */
async function open(page: Page, name: string) {
  await row(page, name).click();
  await expect(title(page, name)).toBeFocused();
  await expect(button(page, 'Edit')).toBeVisible();
}

test('an officer approves, the next application opens, and the decision can be taken back', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  await expect(section(page).getByRole('radio', { name: 'Pending 4' })).toBeChecked();
  await open(page, 'Applicant 2');
  await expect(button(page, 'Approve')).toHaveCount(1);
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved Applicant 2')).toBeVisible();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(section(page).getByRole('radio', { name: 'Pending 3' })).toBeChecked();
  expect(await storedStatus(ownServer, 'applicant2')).toBe('approved');

  await button(page, 'Reject').click();
  await expect(page.getByText('Rejected Applicant 3')).toBeVisible();
  await expect(title(page, 'Applicant 4')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(page.getByText('Approved Applicant 2')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await expect(button(page, 'Undo')).toHaveCount(0);
  expect(await storedStatus(ownServer, 'applicant2')).toBe('pending');
  expect(await storedStatus(ownServer, 'applicant3')).toBe('pending');
  await expect(section(page).getByText('Secretary took the decision back')).toBeVisible();
});

test('keys decide only while the focus is within the application', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  await row(page, 'Applicant 1').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await expect(button(page, 'Approve')).toBeVisible();
  await page.keyboard.press('Control+a');
  await section(page).getByRole('searchbox').focus();
  await page.keyboard.type('ar');
  await expect(row(page, 'Applicant 1')).toHaveCount(0);
  await section(page).getByRole('searchbox').fill('');
  await expect(row(page, 'Applicant 4')).toBeVisible();
  expect(await storedStatus(ownServer, 'applicant1')).toBe('pending');

  await title(page, 'Applicant 1').focus();
  await page.keyboard.press('a');
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await expect(button(page, 'Approve')).toBeVisible();
  await page.keyboard.press('r');
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(button(page, 'Approve')).toBeVisible();
  await page.keyboard.press('u');
  await expect(title(page, 'Applicant 2')).toBeFocused();
  expect(await storedStatus(ownServer, 'applicant1')).toBe('approved');
  expect(await storedStatus(ownServer, 'applicant2')).toBe('pending');
  await page.goBack();
  await expect(row(page, 'Applicant 2')).toBeFocused();
});

test('a double press decides once', async ({ page, ownServer }) => {
  const decisions: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/desk/applications/decisions', async (route) => {
    decisions.push(route.request().postDataJSON().applications[0].id);
    await isReleased;
    await route.continue();
  });
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Approve').click();
  const busy = button(page, 'Approving…');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  release();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  // The second press of a double click comes when the next application is there already.
  const { x = 0, y = 0 } = (await button(page, 'Approve').boundingBox()) ?? {};
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForLoadState('networkidle');
  expect(decisions).toEqual(['applicant1']);
  expect(await storedStatus(ownServer, 'applicant2')).toBe('pending');
});

test('the time to take a decision back stands still while the pointer is on it', async ({ page, ownServer }) => {
  await page.clock.install();
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Approve').click();
  await button(page, 'Undo').hover();
  await page.clock.runFor(30_000);
  await expect(button(page, 'Undo')).toBeVisible();
  await title(page, 'Applicant 2').hover();
  await page.clock.runFor(9000);
  await expect(button(page, 'Undo')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('the time to take a decision back stands still while the tab is hidden', async ({ page, ownServer }) => {
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { value, configurable: true }), isHidden);
  await page.clock.install();
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await page.keyboard.press('a');
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await hide(true);
  await page.clock.runFor(30_000);
  await expect(button(page, 'Undo')).toBeVisible();
  await hide(false);
  await page.clock.runFor(11_000);
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('on a phone the application replaces the list, and Back leads to its row', async ({ page, ownServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, ownServer);
  await open(page, 'Applicant 2');
  await expect(row(page, 'Applicant 1')).toBeHidden();
  await expect(title(page, 'Applicant 2')).toBeInViewport();
  for (const name of ['Approve', 'Reject', 'Edit', 'Remove'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Approve').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  await expect(button(page, 'Undo')).toBeInViewport({ ratio: 1 });
  await section(page).getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, 'Applicant 3')).toBeFocused();
});

test('several are approved, rejected and removed at once, and what failed stays selected', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  const box = (name: string) => section(page).getByRole('checkbox', { name, exact: true });
  await box('Select Applicant 1').check();
  await box('Select Applicant 2').check();
  await box('Select Applicant 3').check();
  await expect(title(page, '3 selected')).toBeVisible();
  await expect(button(page, 'Approve')).toHaveCount(1);
  await withStorageOf(ownServer, ({ applications }) =>
    applications.decide(['applicant2@1'], 'rejected', { by: 'Treasurer' }),
  );
  await button(page, 'Approve').click();
  await expect(section(page).getByText('2 approved, 1 not approved.')).toBeVisible();
  await expect(section(page).getByText(/Treasurer rejected it on/)).toBeVisible();
  await expect(title(page, '1 selected')).toBeVisible();
  await expect(page.getByText('Approved 2 applications')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(section(page).getByRole('radio', { name: 'Pending 3' })).toBeChecked();
  expect(await storedStatus(ownServer, 'applicant1')).toBe('pending');
  expect(await storedStatus(ownServer, 'applicant2')).toBe('rejected');

  await section(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Remove').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('their photos and their histories');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section(page).getByText('No application is pending.')).toBeVisible();
  expect(await storedStatus(ownServer, 'applicant4')).toBeUndefined();
});

test('removing asks once, says what it deletes, and deletes it', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Remove').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its photo and its history');
  await expect(dialog).toContainText('Backups');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Remove')).toBeFocused();
  await button(page, 'Remove').click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await expect(section(page).getByText('Removed Applicant 1, with photo and history.')).toBeVisible();
  expect(await storedStatus(ownServer, 'applicant1')).toBeUndefined();
});

test('the list is searched by name, email and year, and shows each status', async ({ page, ownServer }) => {
  await addApplications(ownServer, [applicant(7, { name: 'Zoë Ångström', status: 'approved', batch: '1998' })]);
  await openDesk(page, ownServer);
  await section(page).getByText('All', { exact: true }).click();
  await expect(row(page, 'Zoë Ångström')).toBeVisible();
  for (const text of ['angstrom', 'applicant7@', '1998']) {
    await section(page).getByRole('searchbox').fill(text);
    await expect(section(page).getByText('1 found')).toBeVisible();
    await expect(row(page, 'Zoë Ångström')).toBeVisible();
  }
  await section(page).getByText('Rejected', { exact: true }).click();
  await expect(section(page).getByText('No rejected application matches “1998”.')).toBeVisible();
  const download = page.waitForEvent('download');
  await section(page).getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('two officers see what the other did, and nothing is overwritten silently', async ({
  page,
  ownServer,
  browser,
}) => {
  await openDesk(page, ownServer);
  const other = await (await browser.newContext()).newPage();
  await openDesk(other, ownServer, 'Treasurer');
  await open(page, 'Applicant 1');
  await open(other, 'Applicant 1');
  await button(other, 'Reject').click();
  await expect(title(other, 'Applicant 2')).toBeFocused();
  await button(page, 'Approve').click();
  await expect(section(page).getByText(/Applicant 1 was not approved\. Treasurer rejected it on/)).toBeVisible();
  await expect(section(page).getByText('Treasurer rejected the application')).toBeVisible();
  await expect(button(page, 'Reject')).toHaveCount(0);
  expect(await storedStatus(ownServer, 'applicant1')).toBe('rejected');

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
  await expect(
    section(page)
      .getByText(/Treasurer edited Full Name, Designation/)
      .first(),
  ).toBeVisible();
  await expect(section(page).getByRole('row', { name: /Designation.*Professor.*Chief Engineer/ })).toBeVisible();
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
  await expect(field(page, 'name')).toHaveValue('Applicant Two');
  await button(page, 'Save').click();
  await expect(title(page, 'Applicant Two')).toBeFocused();
  const stored = await withStorageOf(ownServer, ({ applications }) => applications.byId('applicant2'));
  expect(stored).toMatchObject({ name: 'Applicant Two', designation: 'Chief Engineer', version: 3 });
  await other.context().close();
});

test('an edit is not saved over a decision that another officer made meanwhile', async ({ page, ownServer }) => {
  const stored = () => withStorageOf(ownServer, ({ applications }) => applications.byId('applicant1'));
  const reject = (name: string) =>
    withStorageOf(ownServer, ({ applications }) => applications.decide([name], 'rejected', { by: 'Treasurer' }));
  const type = async (name: string) => {
    await open(page, name);
    await button(page, 'Edit').click();
    await field(page, 'designation').fill('Chief Engineer');
  };
  await openDesk(page, ownServer);
  await type('Applicant 1');
  await reject('applicant1@1');
  await button(page, 'Save').click();
  const conflict = section(page).getByRole('alert');
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText('Treasurer rejected the application');
  await expect(conflict.getByRole('row', { name: /Design Engineer Design Engineer Chief Engineer/ })).toBeVisible();
  await expect(section(page).locator('article header')).toContainText('Rejected');
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
  expect(await stored()).toMatchObject({ version: 1, status: 'rejected', designation: 'Design Engineer' });
  await page.evaluate(() => scrollTo(0, 0)); // a control half behind the header measures as too small
  await expectAccessible(page);

  await button(page, 'Save').click();
  await expect(title(page, 'Applicant 1')).toBeFocused();
  expect(await stored()).toMatchObject({ version: 2, status: 'rejected', designation: 'Chief Engineer' });

  await type('Applicant 2');
  await reject('applicant2@1');
  await page.reload();
  await expect(conflict).toContainText('Treasurer rejected the application');
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
});

test('an edit shows what is wrong, survives other applications and a reload, and keeps what was written first', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Edit').click();
  await field(page, 'name').fill('');
  await field(page, 'email').fill('no address');
  await button(page, 'Save').click();
  const summary = section(page).getByRole('group', { name: 'Nothing was saved.' });
  await expect(summary).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('button', { name: 'email' }).click();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'name').fill('Nimali Perera');
  await open(page, 'Applicant 2');
  await row(page, 'Applicant 1').click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await field(page, 'email').fill('nimali@example.org');
  await button(page, 'Save').click();
  await expect(title(page, 'Nimali Perera')).toBeFocused();
  await expect(section(page).getByText('What the applicant wrote first: Applicant 1')).toBeVisible();
  await expect(section(page).getByText('Secretary edited Full Name, Email')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('edit')))).toEqual([]);
});

for (const [width, height] of [
  [1280, 800],
  [640, 400],
  [360, 740],
] as const)
  test(`the list of what is wrong in an edit is seen at ${width} px, and leads to the fields`, async ({
    page,
    ownServer,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesk(page, ownServer);
    await open(page, 'Applicant 1');
    await button(page, 'Edit').click();
    await field(page, 'name').fill('');
    await field(page, 'websiteUrl').fill('no address');
    const summary = section(page).getByRole('group', { name: 'Nothing was saved.' });
    for (let pressed = 0; pressed < 2; pressed += 1) {
      await button(page, 'Save').click();
      await expect(summary).toBeFocused();
      await expect.poll(() => isUncovered(summary)).toBe(true);
      await summary.getByRole('button').last().click();
      await expect(field(page, 'websiteUrl')).toBeFocused();
      await expect.poll(() => isUncovered(field(page, 'websiteUrl'))).toBe(true);
    }
  });

test('signing out removes what was typed but not saved, in every tab of the browser', async ({ page, ownServer }) => {
  const drafts = (tab: Page) => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.edit.')));
  const typeInto = async (tab: Page, name: string) => {
    await open(tab, name);
    await button(tab, 'Edit').click();
    await field(tab, 'designation').fill('Half ty');
    await expect.poll(() => drafts(tab)).toHaveLength(1);
  };
  await openDesk(page, ownServer);
  await typeInto(page, 'Applicant 1');
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/#.*/, ''));
  await typeInto(other, 'Applicant 2');
  await button(page, 'Sign out').click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    await expect(tab.locator('form')).toHaveCount(0);
    expect(await drafts(tab)).toEqual([]);
  }
});

test('new applications appear by themselves, without moving what is being read or typed', async ({
  page,
  ownServer,
}) => {
  await page.clock.install();
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Edit').click();
  await field(page, 'name').fill('Half ty');
  await addApplications(ownServer, [applicant(5)]);
  await page.clock.runFor(11_000);
  await expect(section(page).getByText('1 new application. 5 pending.')).toBeVisible();
  await expect(row(page, 'Applicant 5')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('Half ty');
});

test('an answer that is lost is looked up before anything is said', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await page.route('**/api/desk/applications/decisions', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved Applicant 1')).toBeVisible();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await page.unrouteAll();
  await page.route('**/api/desk/**', (route) => route.abort());
  await button(page, 'Approve').click();
  await expect(section(page).getByText(/It is not known whether Applicant 2 was approved/)).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try Again').click();
  await expect(title(page, 'Applicant 3')).toBeFocused();
  expect(await storedStatus(ownServer, 'applicant2')).toBe('approved');
});

test('the code of an error, not its sentence, says whether a decision was stored', async ({ page, ownServer }) => {
  const decisions = '**/api/desk/applications/decisions';
  const error = (code: string, message: string) => ({ status: 503, json: { code, message } });
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await page.route(decisions, (route) => route.fulfill(error('unavailable', 'Please try again later.')));
  await button(page, 'Approve').click();
  await expect(section(page).getByText('Applicant 1 was not approved. Please try again later.')).toBeVisible();
  await page.unroute(decisions);
  await page.route(decisions, async (route) => {
    await route.fetch();
    await route.fulfill(error('uncertain', 'Nothing was changed.'));
  });
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved Applicant 1')).toBeVisible();
});

test('a session that was ended changes nothing, and what was typed is there after signing in again', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await button(page, 'Edit').click();
  await field(page, 'designation').fill('Chief Engineer');
  const [line = ''] = (await deskCommand(ownServer, 'list')).split('\n');
  await deskCommand(ownServer, 'revoke', line.split(/\s/)[0] ?? '');
  await button(page, 'Save').click();
  await expect(section(page)).toBeHidden();
  const stored = await withStorageOf(ownServer, ({ applications }) => applications.byId('applicant1'));
  expect(stored).toMatchObject({ version: 1, designation: 'Design Engineer' });
  await openDesk(page, ownServer);
  await row(page, 'Applicant 1').click();
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
});

test('a photo is shown, turned, and said to be missing when it cannot be loaded', async ({ page, ownServer }) => {
  const sent = formOf({ photo: await picture('jpeg', 600, 300), answers: { name: 'Sanduni Perera' } });
  expect((await submit(ownServer.url, sent)).status).toBe(200);
  await openDesk(page, ownServer);
  await open(page, 'Sanduni Perera');
  const photo = section(page).getByRole('img', { name: 'Photo of Sanduni Perera' });
  const ratio = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
  await expect.poll(ratio).toBeGreaterThan(0);
  const before = await photo.getAttribute('src');
  await button(page, 'Turn Right').click();
  await expect(photo).not.toHaveAttribute('src', before ?? '');
  await expect(section(page).getByText('Secretary edited Photo')).toBeVisible();
  await expect(button(page, 'Turn Right')).toBeFocused();
  await withStorageOf(ownServer, async ({ applications }) => {
    const sanduni = (await applications.list()).find(({ name }) => name === 'Sanduni Perera');
    await applications.decide([`${sanduni?.id}@2`], 'rejected', { by: 'Treasurer' });
  });
  await button(page, 'Turn Right').click();
  await expect(section(page).getByRole('alert')).toContainText('The photo was not turned. Treasurer rejected it on');

  await open(page, 'Applicant 1');
  await expect(section(page).getByText('No photo')).toBeVisible();
  await page.route('**/api/desk/photos/**', (route) => route.abort());
  await open(page, 'Sanduni Perera');
  await expect(section(page).getByText('The photo cannot be loaded.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try Again').click();
  await expect.poll(ratio).toBeGreaterThan(0);
});

test('what another officer does to the open application is said, and its text does not change by itself', async ({
  page,
  ownServer,
}) => {
  await page.clock.install();
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  await withStorageOf(ownServer, ({ database }) =>
    editApplication(database, { id: 'applicant1', version: 1, from: null }, { name: 'Nimali Perera' }, 'Treasurer'),
  );
  await page.clock.runFor(11_000);
  await expect(section(page).getByText(/has changed since you opened it: Treasurer edited Full Name/)).toBeVisible();
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await button(page, 'Show Version 2').click();
  await expect(title(page, 'Nimali Perera')).toBeFocused();
  await withStorageOf(ownServer, ({ applications }) =>
    applications.decide(['applicant1@2'], 'rejected', { by: 'Treasurer' }),
  );
  await page.clock.runFor(11_000);
  await expect(section(page).getByText('Treasurer rejected the application')).toBeVisible();
  await expect(button(page, 'Reject')).toHaveCount(0);
});

test('a similar application is named with what is the same, and leads there', async ({ page, ownServer }) => {
  await addApplications(ownServer, [applicant(8, { email: 'applicant1@example.org', status: 'rejected' })]);
  await openDesk(page, ownServer);
  await open(page, 'Applicant 1');
  const hint = section(page).getByRole('listitem').filter({ hasText: 'same email' });
  await expect(hint).toContainText('rejected');
  await hint.getByRole('link').click();
  await expect(title(page, 'Applicant 8')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Applicant 1')).toBeFocused();
});

test('hostile texts stay texts in every field', async ({ page, ownServer }) => {
  const hostile = '<img src=x onerror=alert(1)>=1+1\u202Egnp.exe\u200B';
  await addApplications(ownServer, [
    applicant(9, {
      name: hostile,
      designation: hostile,
      companyOrInstitute: `${hostile}${'x'.repeat(150)}`,
      academicQualifications: hostile,
      academicCategory: hostile,
      fieldsOfExperience: hostile,
      rolesOfExperience: hostile,
      phoneNumber: 'javascript:alert(1)',
      permanentResidency: hostile,
      linkedinUrl: 'javascript:alert(1)//linkedin.com',
      websiteUrl: 'data:text/html,<script>alert(1)</script>',
    }),
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, ownServer);
  await section(page)
    .getByRole('link', { name: /img src=x.*U\+202E/ })
    .click();
  await expect(button(page, 'Approve')).toBeVisible();
  await expect(section(page).locator('h3')).toContainText('<img src=x onerror=alert(1)>=1+1<U+202E>gnp.exe<U+200B>');
  await expect(section(page).locator('img, script')).toHaveCount(0);
  const addresses = await section(page)
    .locator('article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => !/^(#applications|mailto:)/.test(address ?? ''))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved <img src=x')).toBeVisible();
});

test('the desk is accessible in every state of the applications', async ({ page, ownServer }) => {
  test.slow();
  await openDesk(page, ownServer);
  // From the top: a control that is half behind the header measures as a smaller target than it is.
  const look = () =>
    inEachLook(page, async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
    });
  await expect(row(page, 'Applicant 1')).toBeVisible();
  await look();
  await open(page, 'Applicant 1');
  await look();
  await button(page, 'Approve').click();
  await button(page, 'Undo').hover();
  await look();
  await button(page, 'Edit').click();
  await field(page, 'name').fill('');
  await button(page, 'Save').click();
  await look();
  await button(page, 'Cancel').click();
  await button(page, 'Remove').click();
  await look();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await section(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await look();
});
