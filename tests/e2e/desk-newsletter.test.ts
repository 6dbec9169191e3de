import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Download, Locator, Page } from 'playwright/test';
import { deskCommand, openDesk } from '../support/journeys/desk';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

const publicUrl = 'http://society.example';
test.use({ serverEnv: { UMMES_PUBLIC_URL: publicUrl } });

const newsletter = (page: Page) => page.getByRole('region', { name: 'Newsletter' });
const rows = (page: Page) => newsletter(page).getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const chooser = (page: Page) => newsletter(page).getByRole('form', { name: 'List to import' });
const button = (page: Page, name: string) => newsletter(page).getByRole('button', { name, exact: true });
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

const read = async (download: Promise<Download>) => {
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};

/** Adds by the form. */
async function add(page: Page, email: string) {
  await newsletter(page).getByLabel('Email', { exact: true }).fill(email);
  await button(page, 'Add').click();
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The rows of a downloaded file of links. */
function linksIn(text: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(text, { header: true }).data;
}

/** Unsubscribes the only reader in the file of links. */
async function unsubscribe(page: Page) {
  const downloaded = page.waitForEvent('download');
  await button(page, 'Download the links').click();
  const { text } = await read(downloaded);
  const [{ one_click: oneClick = '' } = {}] = linksIn(text);
  expect(oneClick).toMatch(/^http:\/\/society\.example\/newsletters\/unsubscribe\?id=[\w-]{22}$/);
  const { pathname, search } = new URL(oneClick);
  expect((await page.request.post(new URL(page.url()).origin + pathname + search)).status()).toBe(200);
}

test('an officer adds, finds and removes an address, and cannot add one that unsubscribed', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();
  await expect(newsletter(page).getByText('0 subscribed, 0 unsubscribed')).toBeVisible();
  await accessibleInEachLook(page);

  await add(page, 'nonsense');
  await expect(newsletter(page).getByRole('alert')).toHaveText('This is not an email address.');
  await expect(newsletter(page).getByLabel('Email', { exact: true })).toBeFocused();
  await accessibleInEachLook(page);
  await add(page, 'Gone@example.org');
  await expect(newsletter(page).getByText('gone@example.org was added.')).toBeVisible();
  await expect(newsletter(page).getByLabel('Email', { exact: true })).toHaveValue('');
  await expect(rows(page)).toHaveCount(1);
  await add(page, 'gone@example.org');
  await expect(newsletter(page).getByText('gone@example.org is already on the list.')).toBeVisible();

  await unsubscribe(page);
  await add(page, 'gone@example.org');
  await expect(
    newsletter(page).getByText(/^gone@example\.org was not added: it unsubscribed on .*\d\. Only its owner/),
  ).toBeVisible();
  await add(page, 'reader@example.org');
  await expect(newsletter(page).getByText('1 subscribed, 1 unsubscribed')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'gone@' })).toContainText(/Unsubscribed on \d+ \w+ \d{4}Remove$/);

  await expect(newsletter(page)).toContainText(
    'Addresses that have unsubscribed stay on this list, so that no officer and no import can subscribe them again.',
  );

  await newsletter(page).getByLabel('Show').selectOption('Unsubscribed');
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
  await newsletter(page).getByLabel('Show').selectOption('Everybody');
  await newsletter(page).getByLabel('Search by address').fill('READ');
  await expect(rows(page)).toHaveText([/^reader@example\.org/]);
  await newsletter(page).getByLabel('Search by address').fill('zzz');
  await expect(newsletter(page).getByText('No addresses found.')).toBeVisible();
  await newsletter(page).getByLabel('Search by address').fill('');
  await expect(rows(page)).toHaveCount(2);
  await accessibleInEachLook(page);

  await rows(page).filter({ hasText: 'gone@' }).getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a later import can subscribe it again');
  await inEachLook(page, () => expectAccessible(page, 'dialog'));
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).filter({ hasText: 'reader@' }).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toContainText('a later import can add it again');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(newsletter(page).getByText('reader@example.org was removed.')).toBeVisible();
  await expect(newsletter(page).getByRole('heading', { name: 'Subscribers' })).toBeFocused();
  await expect(rows(page)).toHaveText([/^gone@example\.org/]);
});

test('an officer imports a file after a preview, and gets the list and the links', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  await add(page, 'gone@example.org');
  await expect(rows(page)).toHaveCount(1);
  await unsubscribe(page);
  const buffer = Buffer.from(LIST);
  const chosen = page.waitForEvent('filechooser');
  await chooser(page).getByText('Choose a file').click();
  await (await chosen).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(
    newsletter(page).getByRole('heading', { name: 'Preview of list.csv: nothing is added yet' }),
  ).toBeFocused();
  await expect(newsletter(page).getByRole('row', { name: 'Line Text Reason' })).toBeVisible();
  await expect(newsletter(page).getByRole('row', { name: '5 nobody is not an email address' })).toBeVisible();
  await newsletter(page).getByText('3 addresses would be added').click();
  await expect(newsletter(page).getByRole('row', { name: '4 <b/onclick="x()">cy</b>@example.org' })).toBeVisible();
  await newsletter(page).getByText('1 address has unsubscribed and is left out').click();
  await expect(newsletter(page).getByRole('row', { name: /^7 gone@example\.org unsubscribed on / })).toBeVisible();
  await newsletter(page).getByText('1 line repeats an address').click();
  await expect(newsletter(page).getByRole('row', { name: '6 ANN@example.org is already in line 2' })).toBeVisible();
  await accessibleInEachLook(page);
  await expect(rows(page)).toHaveCount(1);

  await button(page, 'Import 3 addresses').click();
  await expect(newsletter(page).getByRole('heading', { name: '3 addresses were added from list.csv' })).toBeFocused();
  await expect(newsletter(page).getByText('1 line could not be used')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(newsletter(page).getByText('3 subscribed, 1 unsubscribed')).toBeVisible();
  await accessibleInEachLook(page);

  const links = page.waitForEvent('download');
  await button(page, 'Download the links').click();
  const { name, text } = await read(links);
  expect(name).toMatch(/^newsletter-links-\d{4}-\d\d-\d\d\.csv$/);
  expect(linksIn(text)).toEqual(
    ['<b/onclick="x()">cy</b>@example.org', 'ann@example.org', 'ben@example.org'].map((email) => ({
      email,
      unsubscribe: expect.stringContaining(`${publicUrl}/unsubscribe?token=`),
      one_click: expect.stringContaining(`${publicUrl}/newsletters/unsubscribe?id=`),
    })),
  );
  const list = page.waitForEvent('download');
  await button(page, 'Download the list').click();
  const csv = await read(list);
  expect(csv.name).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.split('\r\n').map((line) => line.split(',').slice(0, 2).join())).toEqual([
    '\ufeff"email","status"',
    '"<b/onclick=""x()"">cy</b>@example.org","subscribed"',
    '"ann@example.org","subscribed"',
    '"ben@example.org","subscribed"',
    '"gone@example.org","unsubscribed"',
  ]);
  await expect(newsletter(page).getByText(/\.csv was downloaded/)).toBeVisible();
});

test('a list is dropped, or pasted; one that is too large or cut is refused in a sentence', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  const drop = async (name: string, text: string) => {
    const transfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content.startsWith('x') ? content.repeat(11_000_000) : content], fileName));
        return data;
      },
      [name, text] as const,
    );
    await chooser(page).dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop('large.csv', 'x');
  await expect(newsletter(page).getByRole('alert')).toHaveText(
    /^large\.csv is larger than 10 MB\. Nothing was added\./,
  );
  await accessibleInEachLook(page);
  await drop('cut.csv', 'email\n"ann@example.org');
  await expect(newsletter(page).getByRole('alert')).toContainText('Nothing was added. The list is cut');
  await accessibleInEachLook(page);
  await drop('good.csv', 'ann@example.org\n');
  await expect(button(page, 'Import 1 address')).toBeVisible();
  await chooser(page).getByLabel('Or paste addresses').fill('ben@example.org\ncy@example.org\n');
  await button(page, 'Preview').click();
  await button(page, 'Import 2 addresses').click();
  await expect(rows(page)).toHaveText([/^ben@/, /^cy@/]);
  await expect(chooser(page).getByLabel('Or paste addresses')).toHaveValue('');
  await chooser(page).getByLabel('Or paste addresses').fill('BEN@example.org');
  await button(page, 'Preview').click();
  await expect(
    newsletter(page).getByRole('heading', { name: 'There is nothing to add in the pasted list' }),
  ).toBeVisible();
});

test('on a phone, and by keyboard alone, the newsletter is kept', async ({ page, ownServer }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesk(page, ownServer);
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'Newsletter' }));
  await keyboard.press('Enter');
  await tabTo(page, newsletter(page).getByLabel('Email', { exact: true }));
  await keyboard.type('first@example.org\n');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, chooser(page).getByLabel('Or paste addresses'));
  await keyboard.insertText(Array.from({ length: 60 }, (_, at) => `reader${at + 10}@example.org`).join('\n'));
  await tabTo(page, button(page, 'Preview'));
  await keyboard.press('Space');
  await expect(newsletter(page).getByRole('heading', { name: /^Preview of/ })).toBeFocused();
  await tabTo(page, button(page, 'Import 60 addresses'));
  await keyboard.press('Enter');
  await expect(
    newsletter(page).getByRole('heading', { name: '60 addresses were added from the pasted list' }),
  ).toBeFocused();
  await expect(rows(page)).toHaveCount(50);
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(11);
  await expect(button(page, 'Prev')).toBeFocused();
  await keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(50);
  await tabTo(page, newsletter(page).getByLabel('Search by address'));
  await keyboard.type('first');
  await expect(rows(page)).toHaveCount(1);
  await tabTo(page, button(page, 'Remove'));
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Remove')).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await keyboard.press('Enter');
  await expect(newsletter(page).getByText('first@example.org was removed.')).toBeVisible();
  await expect(newsletter(page).getByText('No addresses found.')).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await tabTo(page, button(page, 'Download the links'));
  await keyboard.press('Enter');
  expect((await read(downloaded)).text.split('\n')).toHaveLength(61);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a failed call loses nothing, and says what happened to the data', async ({ page, ownServer }) => {
  await page.route(/\/api\/desk\/newsletter\?/, (route) => route.abort());
  await openDesk(page, ownServer);
  await expect(newsletter(page).getByText('The list could not be loaded. Nothing was changed.')).toBeVisible();
  await accessibleInEachLook(page);
  await page.unroute(/\/api\/desk\/newsletter\?/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/desk\/newsletter\?/, (route) => held.then(() => route.continue()));
  await button(page, 'Try Again').click();
  await expect(newsletter(page).getByText('Loading the list…')).toBeVisible();
  await accessibleInEachLook(page);
  release();
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();

  const unavailable = { status: 503, json: { message: 'Nothing was changed. The database does not answer.' } };
  await page.route('**/api/desk/newsletter', (route) => route.fulfill(unavailable));
  await add(page, 'ann@example.org');
  await expect(newsletter(page).getByText(unavailable.json.message)).toBeVisible();
  await expect(newsletter(page).getByLabel('Email', { exact: true })).toHaveValue('ann@example.org');
  await page.unroute('**/api/desk/newsletter');
  await button(page, 'Add').click();
  await expect(rows(page)).toHaveCount(1);

  await page.route('**/api/desk/newsletter/remove', (route) => route.abort());
  await button(page, 'Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'The address may have been removed. It is safe to try again.',
  );
  await inEachLook(page, () => expectAccessible(page, 'dialog'));
  await page.keyboard.press('Escape');

  await chooser(page).getByLabel('Or paste addresses').fill('ben@example.org');
  await button(page, 'Preview').click();
  await page.route('**/api/desk/newsletter/import', (route) => route.abort());
  await button(page, 'Import 1 address').click();
  await expect(newsletter(page).getByRole('alert')).toContainText('no address is added twice');
  await expect(chooser(page).getByLabel('Or paste addresses')).toHaveValue('ben@example.org');
  await page.unroute('**/api/desk/newsletter/import');
  await button(page, 'Try Again').click();
  await expect(
    newsletter(page).getByRole('heading', { name: '1 address was added from the pasted list' }),
  ).toBeVisible();

  await page.route('**/export.csv', (route) => route.abort());
  await button(page, 'Download the list').click();
  await expect(newsletter(page).getByText('Nothing was downloaded. Please try again.')).toBeVisible();
});

test('an upload shows how far it is', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  const list = Array.from({ length: 2000 }, (_, at) => `reader${at}@example.org`).join('\n');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/desk/newsletter/preview', (route) => held.then(() => route.continue()));
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await chooser(page).getByLabel('Choose a file').setInputFiles(file);
  await expect(newsletter(page).getByRole('progressbar', { name: 'Sending the list' })).toBeVisible();
  await expect(newsletter(page).getByText(/Sending the list…|The server reads the list…/)).toBeVisible();
  await accessibleInEachLook(page);
  release();
  await expect(button(page, 'Import 2,000 addresses')).toBeVisible();
});

test('an ended session loses nothing that was typed or chosen', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  await expect(newsletter(page).getByText('Nobody is on the list yet.')).toBeVisible();
  await chooser(page).getByLabel('Or paste addresses').fill('ben@example.org');
  await button(page, 'Preview').click();
  await expect(button(page, 'Import 1 address')).toBeVisible();
  await newsletter(page).getByLabel('Search by address').fill('example');
  await newsletter(page).getByLabel('Email', { exact: true }).fill('ann@example.org');
  await page.context().clearCookies();
  await button(page, 'Import 1 address').click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(newsletter(page)).toBeHidden();
  await page.goto(await deskCommand(ownServer, 'invite', 'Secretary'));
  await expect(newsletter(page).getByLabel('Email', { exact: true })).toHaveValue('ann@example.org');
  await expect(newsletter(page).getByLabel('Search by address')).toHaveValue('example');
  await expect(chooser(page).getByLabel('Or paste addresses')).toHaveValue('ben@example.org');
  await button(page, 'Try Again').click();
  await expect(
    newsletter(page).getByRole('heading', { name: '1 address was added from the pasted list' }),
  ).toBeVisible();
  await button(page, 'Add').click();
  await expect(rows(page)).toHaveCount(2);
});
