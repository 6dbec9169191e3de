import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { deskCommand, openDesk } from '../support/journeys/desk';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';
import { startServed } from '../support/server/built-server.mjs';

/* What an editor does at the officers' desk: look at the sheets, correct one, and try one before it is published. */

const HEADER = 'title,date,imageUrl,description\n';
const LATHE = 'Lathe evening,24/11/2030,/pictures/events/machine-shop.svg,Turn a bolt\n';
const BAD = `${HEADER}${LATHE}Wind tunnel,11/24/2030,https://pictures.example/tunnel.jpg,Smoke and a stall\n`;
const GOOD = BAD.replace('11/24/2030', '24/11/2030');

const sheetIn = (page: Page, name = 'Events') => page.getByRole('article', { name });
const dryRunIn = (page: Page) => sheetIn(page, 'Check a sheet before it is published');
const readAgain = (page: Page) => page.getByRole('button', { name: 'Read again now Events' }).click();

test('an editor sees a problem with its row as a card, corrects the sheet, has it read again, and sees it gone', async ({
  page,
  ownServer,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await ownServer.writeSheet('events', BAD);
  await openDesk(page, ownServer, 'Editor');
  const sheet = sheetIn(page);
  await expect(sheet.getByText(/^Current, read .*, 2 items, 1 problem\.$/)).toBeVisible();
  const row = sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Row 3' }) });
  for (const text of ['date', '11/24/2030', 'is not a date of the form dd/MM/yyyy', '24/11/2030'])
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  await expect(row.getByText('Suggestion', { exact: true })).toBeVisible();
  const card = sheet.getByRole('figure');
  await expect(card).toContainText('Wind tunnel');
  await expect(card.getByRole('img')).toHaveAccessibleName(/^title: Wind tunnel; description: Smoke and a stall/);
  await expect(card).toContainText('Its picture: https://pictures.example/tunnel.jpg');
  await inEachLook(page, () => expectAccessible(page, '#sheets'));

  await ownServer.writeSheet('events', GOOD);
  await readAgain(page);
  await expect(sheet.getByText('Read again: 2 items, no problems.')).toBeVisible();
  await expect(sheet.getByText(/^Current, read just now, 2 items, no problems\.$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(requests.filter((url) => new URL(url).origin !== ownServer.url)).toEqual([]);
});

test('a source that breaks is said with its reason and the copy that visitors see, and it ends when it is mended', async ({
  page,
}) => {
  let answer = { type: 'text/csv', body: GOOD };
  const host = createServer((_, response) => response.setHeader('content-type', answer.type).end(answer.body));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const env = {
    UMMES_SHEETS_EVENTS: `http://127.0.0.1:${port}/events.csv`,
    UMMES_SHEETS_EVENTS_LINK: 'https://sheets.example/edit',
    UMMES_SHEETS_FRESH_SECONDS: '3600',
  };
  const server = await startServed(env);
  try {
    await openDesk(page, { ...server, env });
    const sheet = sheetIn(page);
    await expect(sheet.getByText(/^Current/)).toHaveCount(2); // the tag and the sentence
    await expect(sheet.getByRole('link', { name: /Open the spreadsheet/ })).toHaveAttribute(
      'href',
      'https://sheets.example/edit',
    );
    answer = { type: 'text/html', body: '<!doctype html><title>Sign in</title>' };
    await readAgain(page);
    await expect(sheet.getByText('The sheet is a web page, not CSV.')).toBeVisible();
    await expect(
      sheet.getByText(/^Out of date since .* Visitors still see the last good copy, from .*, with 2 items\./),
    ).toBeVisible();
    await expect(sheet.getByText(/Publish to web/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /Sheets/ })).toContainText(
      /\d/,
    );
    await inEachLook(page, () => expectAccessible(page, '#sheets'));
    answer = { type: 'text/csv', body: GOOD };
    await readAgain(page);
    await expect(sheet.getByText('Read again: 2 items, no problems.')).toBeVisible();
    await expect(sheet.getByText(/^Out of date/)).toHaveCount(0);
  } finally {
    await server.stop();
    host.close();
  }
});

test('a sheet that could never be read is missing, and says what to do', async ({ page, ownServer }) => {
  await rm(join(ownServer.data, 'sheets', 'news.csv'));
  await openDesk(page, ownServer);
  const sheet = sheetIn(page, 'News');
  // The server may have read it before the file was removed.
  await expect(sheet.getByText(/^(?:It has been unreadable|Out of date) since/)).toBeVisible();
  await expect(sheet.getByText('The file is missing.')).toBeVisible();
  await expectAccessible(page, '#sheets');
});

test('a dry run reports on what was pasted, keeps it, and publishes nothing', async ({ page, ownServer }) => {
  await ownServer.writeSheet('events', GOOD);
  await openDesk(page, ownServer);
  const dryRun = dryRunIn(page);
  const text = dryRun.getByLabel('The sheet as CSV');
  const hostile = `${HEADER}<img src=x onerror=alert(1)>,soon,,"=HYPERLINK(""http://x"")"\na\u202egnp.exe,zero\u200bwidth,,\n`;
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByRole('alert')).toContainText('There is nothing to check yet');
  await text.fill(hostile);
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByText(/^Events: 2 items, \d problems\.$/)).toBeVisible();
  await expect(dryRun.getByRole('figure').first()).toContainText('<img src=x onerror=alert(1)>');
  await expect(dryRun.getByText('a<U+202E>gnp.exe')).toBeVisible();
  await expect(dryRun.getByText('zero<U+200B>width').first()).toBeVisible();
  await inEachLook(page, () => expectAccessible(page, '#sheets'));
  await expect(text).toHaveValue(hostile);
  expect(await (await page.request.get(`${ownServer.url}/api/sheets/events`)).text()).not.toContain('onerror');

  await text.fill('name,price\nBolt,3\n');
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByText('This has other columns; missing: title, date.')).toBeVisible();
  await expectAccessible(page, '#sheets');
  await text.fill(`${HEADER}Lathe,24/11/2030,,,surplus\n`);
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByText('is beyond the last column')).toBeVisible();
  await expect(dryRun.getByText('leave the cell empty, or name its column in row 1')).toBeVisible();
  await text.fill(GOOD);
  await dryRun.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(dryRun.getByText('Events: 2 items, no problems.')).toBeVisible();
});

test('a dry run takes a file that is dropped or chosen, of the sheet that is selected', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  const dryRun = dryRunIn(page);
  const drop = (name: string, content: string) =>
    page.evaluate(
      ([fileName, body]) => {
        const data = new DataTransfer();
        data.items.add(new File([body], fileName));
        const area = document.querySelector('textarea')?.parentElement;
        area?.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
        area?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      },
      [name, content] as const,
    );
  await dryRun.getByLabel('Which sheet is it?').selectOption('News');
  await drop('news.csv', 'title,description,date\nA,b,soon\n');
  await expect(dryRun.getByText('News: 1 item, 1 problem.')).toBeVisible();
  await expect(dryRun.getByText('Chosen: news.csv')).toBeVisible();
  await drop('events.xlsx', 'PK\u0003\u0004rest');
  await expect(dryRun.getByText('This is an Excel or OpenDocument file, not CSV.')).toBeVisible();
  const file = { name: 'n.csv', mimeType: 'text/csv', buffer: Buffer.from('title,description\nA,b\nC,d\n') };
  await dryRun.locator('input[type=file]').setInputFiles(file);
  await expect(dryRun.getByText('News: 2 items, no problems.')).toBeVisible();
});

test('a dry run that does not reach the server says so, and keeps what was pasted', async ({ page, ownServer }) => {
  await openDesk(page, ownServer);
  const dryRun = dryRunIn(page);
  await dryRun.getByLabel('The sheet as CSV').fill(GOOD);
  await page.route('**/check', (route) => route.abort());
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByRole('alert')).toContainText('It was not checked, and nothing was stored.');
  await expectAccessible(page, '#sheets');
  await page.unroute('**/check');
  await dryRun.getByRole('button', { name: 'Check' }).click();
  await expect(dryRun.getByText('Events: 2 items, no problems.')).toBeVisible();
});

test.describe('of a file beyond the limit', () => {
  test.use({ serverEnv: { UMMES_SHEETS_MAX_MB: '1' } });

  test('a dry run shows that it is sent, and says that it is too large', async ({ page, ownServer }) => {
    await openDesk(page, ownServer);
    const dryRun = dryRunIn(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/check', async (route) => {
      await held;
      await route.continue();
    });
    const buffer = Buffer.from(`${HEADER}${LATHE.repeat(40_000)}`);
    await dryRun.locator('input[type=file]').setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer });
    await expect(dryRun.getByRole('status')).toContainText(/^Sen[dt]/);
    await expect(dryRun.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, '#sheets');
    release();
    await expect(dryRun.getByRole('alert')).toContainText(/^It was not checked\..* too large/);
    await page.unroute('**/check'); // Playwright sends what it has routed in its own way
    const answer = page.waitForResponse('**/check');
    await dryRun.getByRole('button', { name: 'Check' }).click();
    expect((await answer).status()).toBe(413);
    await expect(dryRun.getByRole('alert')).toContainText('too large');
  });
});

test('an edit shows while the desk is open, and of many rows some at a time', async ({ page, ownServer }) => {
  await ownServer.writeSheet('events', GOOD);
  await page.clock.install();
  await openDesk(page, ownServer);
  const sheet = sheetIn(page);
  await expect(sheet.getByText(/2 items, no problems/)).toBeVisible();
  await ownServer.writeSheet('events', GOOD + 'A,soon,,\n'.repeat(30));
  await page.clock.runFor(31_000);
  await expect(sheet.getByText(/32 items, 30 problems/)).toBeVisible();
  const rows = sheet.getByRole('heading', { name: /^Row/ });
  await expect(rows).toHaveCount(5);
  await sheet.getByRole('button', { name: 'Show 20 more rows' }).press('Enter');
  await expect(rows).toHaveCount(25);
  await sheet.getByRole('button', { name: 'Show 5 more rows' }).press('Enter');
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(25)).toBeFocused();
});

test('what was pasted is still there when the session has ended and a new link was opened', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer);
  const text = dryRunIn(page).getByLabel('The sheet as CSV');
  await text.fill(BAD);
  const [id = ''] = (await deskCommand(ownServer, 'list')).split(/\s/);
  await deskCommand(ownServer, 'revoke', id);
  await dryRunIn(page).getByRole('button', { name: 'Check' }).click();
  await expect(text).toBeHidden();
  await page.goto(await deskCommand(ownServer, 'invite', 'Editor'), { waitUntil: 'load' });
  await expect(text).toHaveValue(BAD);
  await dryRunIn(page).getByRole('button', { name: 'Check' }).click();
  await expect(dryRunIn(page).getByText('Events: 2 items, 1 problem.')).toBeVisible();
});

test('while the state of the sheets is loading or cannot be loaded, that is said, with Try Again', async ({
  page,
  ownServer,
}) => {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route('**/api/desk/sheets', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.abort().catch(() => {});
  });
  await openDesk(page, ownServer);
  await expect(page.getByText('Loading the state of the sheets…')).toBeVisible();
  await expectAccessible(page, '#sheets');
  isHeld = false;
  for (const go of held) go();
  const alert = page.locator('#sheets').getByRole('alert');
  await expect(alert).toContainText('The state of the sheets could not be loaded.');
  await expectAccessible(page, '#sheets');
  await page.unroute('**/api/desk/sheets');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(sheetIn(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the sheets fit a phone of 360 px, and the keyboard reaches everything', async ({ page, ownServer }) => {
  await ownServer.writeSheet('events', BAD);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, ownServer);
  await expect(sheetIn(page).getByRole('figure')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  const names: string[] = [];
  await page.locator('#sheets h2').evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('#sheets')
        ? `${activeElement.tagName} ${activeElement.textContent?.slice(0, 30)}`
        : '';
    });
    if (!name) break;
    names.push(name);
  }
  expect(names).toContain('BUTTON Read again now Events');
  expect(names).toContain('BUTTON Choose a CSV file');
  expect(names.at(-1)).toBe('BUTTON Check');
  expect(names.join()).not.toContain('Wind tunnel'); // the card is a picture of one
});
