import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import {
  button,
  expect,
  expectAccessible,
  holdCalls,
  inEachLook,
  openDesk,
  PUBLIC_URL,
  section,
  test,
} from '../support/journeys/desk';

const newsletter = (page: Page) => section(page, 'Newsletter');
const rows = (page: Page) => newsletter(page).getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const chooser = (page: Page) => newsletter(page).getByRole('form', { name: 'List to import' });
const email = (page: Page) => newsletter(page).getByLabel('Email', { exact: true });
const search = (page: Page) => newsletter(page).getByLabel('Search by address');
const pasted = (page: Page) => chooser(page).getByLabel('Or paste addresses');
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string | RegExp) => newsletter(page).getByRole('heading', { name });
const press = (page: Page, name: string) => button(newsletter(page), name).click();
const accessibleInEachLook = (page: Page) => inEachLook(page, () => expectAccessible(page, '#newsletter'));

const LIST = [
  'Name,E-mail',
  'A,ann@example.org',
  'B,ben@example.org',
  'C,"<b/onclick=""x()"">cy</b>@example.org"',
  'D,nobody',
  'E,ANN@example.org',
  'F,gone@example.org',
].join('\n');

/** Adds by the form. */
async function add(page: Page, address: string) {
  await email(page).fill(address);
  await press(page, 'Add');
}

/** Downloads a file by its button. */
async function download(page: Page, name: string) {
  const downloaded = page.waitForEvent('download');
  await press(page, name);
  const file = await downloaded;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), rows: Papa.parse<Record<string, string>>(text, { header: true }).data };
}

/** Unsubscribes the only reader in the file of links. */
async function unsubscribe(page: Page) {
  const [{ one_click: oneClick = '' } = {}] = (await download(page, 'Download the links')).rows;
  expect(oneClick).toMatch(/^http:\/\/society\.example\/newsletters\/unsubscribe\?id=[\w-]{22}$/);
  const { pathname, search } = new URL(oneClick);
  expect((await page.request.post(pathname + search)).status()).toBe(200);
}

test('an officer adds, finds and removes an address, and cannot add one that unsubscribed', async ({ page, desk }) => {
  await openDesk(page, desk);
  await expect(newsletter(page).getByText('0 subscribed, 0 unsubscribed')).toBeVisible();
  await add(page, 'nonsense');
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();
  await expect(newsletter(page).getByRole('alert')).toHaveText('This is not an email address.');
  await expect(email(page)).toBeFocused();
  await accessibleInEachLook(page);
  await add(page, 'Gone@example.org');
  await expect(newsletter(page).getByText('gone@example.org was added.')).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(1);
  await add(page, 'gone@example.org');
  await expect(newsletter(page).getByText('gone@example.org is already on the list.')).toBeVisible();

  await unsubscribe(page);
  await add(page, 'gone@example.org');
  const refused = /^gone@example\.org was not added: it unsubscribed on .*\d\. Only its owner/;
  await expect(newsletter(page).getByText(refused)).toBeVisible();
  await add(page, 'reader@example.org');
  await expect(newsletter(page).getByText('1 subscribed, 1 unsubscribed')).toBeVisible();
  const gone = rows(page).filter({ hasText: 'gone@' });
  await expect(gone).toContainText(/Unsubscribed on \d+ \w+ \d{4}Remove$/);

  await newsletter(page).getByLabel('Show').selectOption('Unsubscribed');
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
  await newsletter(page).getByLabel('Show').selectOption('Everybody');
  await search(page).fill('READ');
  await expect(rows(page)).toHaveText([/^reader@example\.org/]);
  await search(page).fill('zzz');
  await expect(newsletter(page).getByText('No addresses found.')).toBeVisible();
  await search(page).fill('');
  await expect(rows(page)).toHaveCount(2);

  await button(gone, 'Remove').click();
  await expect(dialog(page)).toContainText('a later import can subscribe it again');
  await inEachLook(page, () => expectAccessible(page, 'dialog'));
  await button(dialog(page), 'Keep').click();
  await expect(rows(page)).toHaveCount(2);
  await button(rows(page).filter({ hasText: 'reader@' }), 'Remove').click();
  await expect(dialog(page)).toContainText('a later import can add it again');
  await button(dialog(page), 'Remove').click();
  await expect(newsletter(page).getByText('reader@example.org was removed.')).toBeVisible();
  await expect(heading(page, 'Subscribers')).toBeFocused();
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
});

test('an officer imports a file after a preview, and gets the list and the links', async ({ page, desk }) => {
  await openDesk(page, desk);
  await add(page, 'gone@example.org');
  await expect(rows(page)).toHaveCount(1);
  await unsubscribe(page);
  const chosen = page.waitForEvent('filechooser');
  await chooser(page).getByText('Choose a file').click();
  await (await chosen).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await expect(heading(page, 'Preview of list.csv: nothing is added yet')).toBeFocused();
  await newsletter(page).getByText('3 addresses would be added').click();
  await newsletter(page).getByText('1 address has unsubscribed and is left out').click();
  await newsletter(page).getByText('1 line repeats an address').click();
  for (const name of [
    'Line Text Reason',
    '4 <b/onclick="x()">cy</b>@example.org',
    '5 nobody is not an email address',
    '6 ANN@example.org is already in line 2',
    /^7 gone@example\.org unsubscribed on /,
  ])
    await expect(newsletter(page).getByRole('row', { name }).first()).toBeVisible();
  await accessibleInEachLook(page);
  await expect(rows(page)).toHaveCount(1);

  await press(page, 'Import 3 addresses');
  await expect(heading(page, '3 addresses were added from list.csv')).toBeFocused();
  await expect(newsletter(page).getByText('1 line could not be used')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(newsletter(page).getByText('3 subscribed, 1 unsubscribed')).toBeVisible();
  await accessibleInEachLook(page);

  const links = await download(page, 'Download the links');
  expect(links.name).toMatch(/^newsletter-links-\d{4}-\d\d-\d\d\.csv$/);
  expect(links.rows).toEqual(
    ['<b/onclick="x()">cy</b>@example.org', 'ann@example.org', 'ben@example.org'].map((address) => ({
      email: address,
      unsubscribe: expect.stringContaining(`${PUBLIC_URL}/unsubscribe?token=`),
      one_click: expect.stringContaining(`${PUBLIC_URL}/newsletters/unsubscribe?id=`),
    })),
  );
  const list = await download(page, 'Download the list');
  expect(list.name).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(list.rows.map(({ email, status }) => `${email} ${status}`)).toEqual([
    '<b/onclick="x()">cy</b>@example.org subscribed',
    'ann@example.org subscribed',
    'ben@example.org subscribed',
    'gone@example.org unsubscribed',
  ]);
  await expect(newsletter(page).getByText(/\.csv was downloaded/)).toBeVisible();
});

test('a failed call loses nothing, and says what happened to the data', async ({ page, desk }) => {
  const LIST_CALL = /\/api\/desk\/newsletter\?/;
  await page.route(LIST_CALL, (route) => route.abort());
  await openDesk(page, desk);
  await expect(newsletter(page).getByText('The list could not be loaded. Nothing was changed.')).toBeVisible();
  await accessibleInEachLook(page);
  await page.unroute(LIST_CALL);
  const release = await holdCalls(page, LIST_CALL);
  await press(page, 'Try Again');
  await expect(newsletter(page).getByText('Loading the list…')).toBeVisible();
  await expectAccessible(page, '#newsletter');
  release();
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();

  const unavailable = { status: 503, json: { message: 'Nothing was changed. The database does not answer.' } };
  await page.route('**/api/desk/newsletter', (route) => route.fulfill(unavailable));
  await add(page, 'ann@example.org');
  await expect(newsletter(page).getByText(unavailable.json.message)).toBeVisible();
  await expect(email(page)).toHaveValue('ann@example.org');
  await page.unroute('**/api/desk/newsletter');
  await press(page, 'Add');
  await expect(rows(page)).toHaveCount(1);

  await page.route('**/api/desk/newsletter/remove', (route) => route.abort());
  await press(page, 'Remove');
  await button(dialog(page), 'Remove').click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('The address may have been removed. It is safe to try again.');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');

  await pasted(page).fill('ben@example.org');
  await press(page, 'Preview');
  await page.route('**/api/desk/newsletter/import', (route) => route.abort());
  await press(page, 'Import 1 address');
  await expect(newsletter(page).getByRole('alert')).toContainText('no address is added twice');
  await expect(pasted(page)).toHaveValue('ben@example.org');
  await page.unroute('**/api/desk/newsletter/import');
  await press(page, 'Try Again');
  await expect(heading(page, '1 address was added from the pasted list')).toBeVisible();

  await page.route('**/export.csv', (route) => route.abort());
  await press(page, 'Download the list');
  await expect(newsletter(page).getByText('Nothing was downloaded. Please try again.')).toBeVisible();
});
