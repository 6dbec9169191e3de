import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import {
  atEachWidthAndScheme,
  button,
  expect,
  expectAccessible,
  holdCalls,
  openDesk,
  section,
  test,
} from '../support/journeys/desk';

test.use({ publicHost: 'society.example' });

const newsletter = (page: Page) => section(page, 'Newsletter');
const rows = (page: Page) => newsletter(page).getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const search = (page: Page) => newsletter(page).getByLabel('Search by address');
const typed = (page: Page) => newsletter(page).getByLabel('Email addresses');
async function counts(page: Page, subscribed: number, left: number) {
  await expect(newsletter(page).getByRole('radio', { name: `Subscribed ${subscribed}`, exact: true })).toBeVisible();
  await expect(newsletter(page).getByRole('radio', { name: `Unsubscribed ${left}`, exact: true })).toBeVisible();
}
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string | RegExp) => newsletter(page).getByRole('heading', { name });
const press = (page: Page, name: string) => button(newsletter(page), name).click();
const accessibleInEachLook = (page: Page) => atEachWidthAndScheme(page, () => expectAccessible(page, '#newsletter'));

const LIST = [
  'Name,E-mail',
  'A,ann@example.org',
  'B,ben@example.org',
  'C,"<b/onclick=""x()"">cy</b>@example.org"',
  'D,not-an-email',
  'E,ANN@example.org',
  'F,gone@example.org',
  "G,cy&o'hara@example.org",
].join('\n');

async function add(page: Page, addresses: string) {
  await typed(page).fill(addresses);
  await press(page, 'Add');
}

async function download(page: Page, name: string) {
  const downloaded = page.waitForEvent('download');
  await press(page, name);
  const file = await downloaded;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), rows: Papa.parse<Record<string, string>>(text, { header: true }).data };
}

/** Unsubscribes the only address in the links file. */
async function unsubscribe(page: Page) {
  const [{ one_click: oneClick = '' } = {}] = (await download(page, 'Download the links')).rows;
  expect(oneClick).toMatch(/^http:\/\/society\.example:\d+\/newsletters\/unsubscribe\?id=[\w-]{22}$/);
  const answer = await page.request.post(oneClick.replace('society.example', 'localhost')); // not sent by the browser
  expect(answer.status()).toBe(200);
}

test('an officer can add, find and remove an address, but not add one that has unsubscribed', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk, 'Secretary', 'Newsletter');
  await counts(page, 0, 0);
  await add(page, 'nonsense');
  await expect(newsletter(page).getByText('The list is empty. Add addresses to it.')).toBeVisible();
  await expect(heading(page, 'Nothing to add from the pasted text')).toBeFocused();
  await expect(newsletter(page).getByRole('row', { name: '1 nonsense is not an email address' })).toBeVisible();
  await expect(typed(page)).toHaveValue('nonsense');
  await accessibleInEachLook(page);
  await add(page, 'Gone@example.org');
  await expect(heading(page, 'Gone@example.org was added')).toBeFocused();
  await expect(typed(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(1);
  await add(page, 'gone@example.org');
  await expect(newsletter(page).getByText('1 address already on the list')).toBeVisible();

  await unsubscribe(page);
  await add(page, 'gone@example.org');
  await expect(newsletter(page).getByRole('row', { name: /gone@example\.org unsubscribed on .*\d$/ })).toBeVisible();
  await expect(newsletter(page).getByText('Only their owners can resubscribe them, by signing up.')).toBeVisible();
  await add(page, 'reader@example.org');
  await counts(page, 1, 1);
  const gone = rows(page).filter({ hasText: 'gone@' });
  await expect(gone).toContainText(/Unsubscribed on \d+ \w+ \d{4}Remove$/);

  await newsletter(page)
    .getByRole('radio', { name: /^Unsubscribed/ })
    .check();
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
  await newsletter(page).getByRole('radio', { name: /^All/ }).check();
  await search(page).fill('READ');
  await expect(rows(page)).toHaveText([/^reader@example\.org/]);
  await search(page).fill('');
  await expect(rows(page)).toHaveCount(2);

  await button(gone, 'Remove').click();
  await expect(dialog(page)).toContainText('If you remove it, a later import can.');
  await atEachWidthAndScheme(page, () => expectAccessible(page, 'dialog'));
  await button(dialog(page), 'Cancel').click();
  await expect(rows(page)).toHaveCount(2);
  await button(rows(page).filter({ hasText: 'reader@' }), 'Remove').click();
  await expect(dialog(page)).toContainText('a later import can add it again');
  await button(dialog(page), 'Remove').click();
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
});

test('addresses copied from an email are added after a preview, and a mistake among them is reported', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk, 'Secretary', 'Newsletter');
  await add(page, '"Perera, Nimal" <n@example.org>, Amara <amara.example.org>; b@example.org');
  await expect(heading(page, 'Preview of the pasted text: nothing has been added yet')).toBeFocused();
  await expect(
    newsletter(page).getByRole('row', { name: '1 amara.example.org is not an email address' }),
  ).toBeVisible();
  await expect(newsletter(page).getByText('The list is empty.')).toBeVisible();
  await press(page, 'Add 2 addresses');
  await expect(heading(page, '2 addresses added from the pasted text')).toBeFocused();
  await expect(rows(page)).toHaveText([/^b@example\.org/, /^n@example\.org/]);
  await expect(typed(page)).toHaveValue('');
});

test('an officer can import a file after a preview, and export the list and the links', async ({ page, desk }) => {
  await openDesk(page, desk, 'Secretary', 'Newsletter');
  await add(page, 'gone@example.org');
  await expect(rows(page)).toHaveCount(1);
  await unsubscribe(page);
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  await newsletter(page).getByLabel('Or choose a CSV file').setInputFiles(file);
  await expect(heading(page, 'Preview of list.csv: nothing has been added yet')).toBeFocused();
  // Otherwise, browsers don't report that the same file has been chosen again, once it is corrected.
  await expect(newsletter(page).getByLabel('Or choose a CSV file')).toHaveValue('');
  await newsletter(page).getByText('3 new addresses').click();
  await newsletter(page).getByText('1 unsubscribed address, skipped').click();
  await newsletter(page).getByText('1 repeated address').click();
  for (const name of [
    'Line Text Reason',
    '4 <b/onclick="x()">cy</b>@example.org is not an email address',
    '5 not-an-email is not an email address',
    '6 ANN@example.org is already on line 2',
    /^7 gone@example\.org unsubscribed on /,
  ])
    await expect(newsletter(page).getByRole('row', { name }).first()).toBeVisible();
  await accessibleInEachLook(page);
  await expect(rows(page)).toHaveCount(1);

  await press(page, 'Add 3 addresses');
  await expect(heading(page, '3 addresses added from list.csv')).toBeFocused();
  await expect(newsletter(page).getByText('2 entries that cannot be used')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await counts(page, 3, 1);
  await accessibleInEachLook(page);

  const links = await download(page, 'Download the links');
  expect(links.name).toMatch(/^newsletter-links-\d{4}-\d\d-\d\d\.csv$/);
  expect(links.rows).toEqual(
    ['ann@example.org', 'ben@example.org', "cy&o'hara@example.org"].map((address) => ({
      email: address,
      unsubscribe: expect.stringContaining(`${desk.url}/unsubscribe?token=`),
      one_click: expect.stringContaining(`${desk.url}/newsletters/unsubscribe?id=`),
    })),
  );
  const list = await download(page, 'Download the list');
  expect(list.name).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(list.rows.map(({ email, status }) => `${email} ${status}`)).toEqual([
    'ann@example.org subscribed',
    'ben@example.org subscribed',
    "cy&o'hara@example.org subscribed",
    'gone@example.org unsubscribed',
  ]);
  await expect(newsletter(page).getByText(`${list.name} was downloaded.`)).toBeVisible();
});

test('a failed call loses nothing, and its message says what happened to the data', async ({ page, desk }) => {
  const LIST_CALL = /\/api\/desk\/newsletter\?/;
  await page.route(LIST_CALL, (route) => route.abort());
  await openDesk(page, desk, 'Secretary', 'Newsletter');
  await expect(newsletter(page).getByText('The server could not be reached.')).toBeVisible();
  await accessibleInEachLook(page);
  await page.unroute(LIST_CALL);
  const release = await holdCalls(page, LIST_CALL);
  await press(page, 'Try Again');
  await expect(newsletter(page).getByText('Loading…')).toBeVisible();
  await expectAccessible(page, '#newsletter');
  release();
  await expect(newsletter(page).getByText('The list is empty. Add addresses to it.')).toBeVisible();

  const unavailable = { status: 503, json: { message: 'Nothing was changed. The database is not responding.' } };
  await page.route('**/api/desk/newsletter/preview', (route) => route.fulfill(unavailable));
  await add(page, 'ann@example.org');
  await expect(newsletter(page).getByText(unavailable.json.message)).toBeVisible();
  await expect(typed(page)).toHaveValue('ann@example.org');
  await page.unroute('**/api/desk/newsletter/preview');
  await press(page, 'Add');
  await expect(rows(page)).toHaveCount(1);

  await page.route('**/api/desk/newsletter/remove', (route) => route.abort());
  await press(page, 'Remove');
  await button(dialog(page), 'Remove').click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('It may still have worked. It is safe to try again.');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');

  await page.route('**/api/desk/newsletter/import', (route) => route.abort());
  await add(page, 'ben@example.org');
  await expect(newsletter(page).getByRole('alert')).toContainText('no address is added twice');
  await expect(typed(page)).toHaveValue('ben@example.org');
  await page.unroute('**/api/desk/newsletter/import');
  await press(page, 'Add 1 address');
  await expect(heading(page, 'ben@example.org was added')).toBeVisible();

  await page.route('**/export.csv', (route) => route.abort());
  await press(page, 'Download the list');
  await expect(newsletter(page).getByText('Nothing was downloaded. The server could not be reached.')).toBeVisible();
});
