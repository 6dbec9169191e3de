import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  atEachWidthAndScheme,
  button,
  endSessions,
  expect,
  expectAccessible,
  openDesk,
  test,
} from '../support/journeys/desk';
import { startBuiltServer } from '../support/server/built-server.mjs';

const HEADER = 'title,date,imageUrl,description\n';
const LATHE = 'Lathe evening,24/11/2030,/pictures/events/machine-shop.svg,Turn a bolt\n';
const BAD = `${HEADER}${LATHE}Wind tunnel,11/24/2030,https://pictures.example/tunnel.jpg,Smoke and a stall\n`;
const GOOD = BAD.replace('11/24/2030', '24/11/2030');

const sheetIn = (page: Page, name = 'Events') => page.getByRole('article', { name });
const dryRunIn = (page: Page) => sheetIn(page, 'Check a sheet before it is published');
const pasted = (page: Page) => dryRunIn(page).getByLabel('The sheet as CSV');
const check = (page: Page) => button(dryRunIn(page), 'Check').click();
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh now Events' }).click();

/** Opens the desk and waits until the server has read its sheets. Until then, it serves the last good copies. */
async function openCurrentDesk(page: Page, server: Parameters<typeof openDesk>[1], name?: string): Promise<void> {
  await openDesk(page, server, name, 'Sheets');
  const current = sheetIn(page).getByText(/^Read .*: \d+ items?, /);
  await expect(async () => {
    if (!(await current.isVisible())) await page.reload();
    await expect(current).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test.describe('a sheet with a problem', () => {
  test.use({ serverSheets: { events: BAD } });

  test('shows the row and a correction, until the editor corrects the sheet file and refreshes the sheet', async ({
    page,
    ownServer,
  }) => {
    await openCurrentDesk(page, ownServer, 'Editor');
    const sheet = sheetIn(page);
    await expect(
      sheet.getByText(/^Read .*: 2 items, 1 problem\. Source: the file of the events sheet on the server/),
    ).toBeVisible();
    await expect(sheet.getByText('1 problem', { exact: true })).toBeVisible();
    const row = sheet.getByRole('row', { name: /^Row 3 Wind tunnel/ });
    for (const text of ['date', '11/24/2030', 'is not a date of the form dd/MM/yyyy', '24/11/2030'])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#sheets'));

    await ownServer.writeSheet('events', GOOD);
    await refresh(page);
    await expect(sheet.getByText('Refreshed: 2 items, no problems.')).toBeVisible();
    await expect(sheet.getByText(/^Read just now: 2 items, no problems\./)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('fits a 360 px wide screen, and is fully usable by keyboard', async ({ page, ownServer }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCurrentDesk(page, ownServer);
    await expect(sheetIn(page).getByText('Wind tunnel')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const names: string[] = [];
    while (names.length < 40 && !names.at(-1)?.endsWith('Check')) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`),
      );
    }
    expect(names).toContain('BUTTON Refresh now Events');
    expect(names.some((name) => name.startsWith('TEXTAREA'))).toBe(true);
    expect(names).toContain('BUTTON Check');
  });

  test('is updated while the desk is open', async ({ page, ownServer }) => {
    await page.clock.install();
    await openCurrentDesk(page, ownServer);
    const sheet = sheetIn(page);
    await expect(sheet.getByText('1 problem', { exact: true })).toBeVisible();
    await ownServer.writeSheet('events', GOOD + 'A,soon,,\n'.repeat(30));
    await expect(async () => {
      // The server may not read the edit until after this poll, and an assertion may time out during a call.
      await page.clock.runFor(11_000);
      await expect(sheet.getByText(/32 items, 30 problems/)).toBeVisible({ timeout: 1000 });
      await expect(sheet.getByRole('row')).toHaveCount(31, { timeout: 1000 });
    }).toPass();
  });
});

test('the desk shows why a source is broken or missing, and which copy visitors see, until it is fixed', async ({
  page,
}) => {
  let answer = { type: 'text/csv', body: GOOD };
  const host = createServer((_, response) => response.setHeader('content-type', answer.type).end(answer.body));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const source = `http://127.0.0.1:${(host.address() as AddressInfo).port}/events.csv`;
  const server = await startBuiltServer({ UMMES_SHEETS_EVENTS: source });
  try {
    await expect.poll(async () => (await fetch(`${server.url}/api/sheets/news`)).status).toBe(200);
    await rm(join(server.data, 'sheets', 'news.csv'));
    await openDesk(page, server, 'Editor', 'Sheets');
    const news = sheetIn(page, 'News');
    await expect(async () => {
      await page.reload();
      await expect(news.getByText('The file is missing.')).toBeVisible({ timeout: 1000 });
    }).toPass(); // the server checks every second
    await expect(news.getByText(/^Out of date since/)).toBeVisible();
    const sheet = sheetIn(page);
    await expect(sheet.getByText('No problems', { exact: true })).toBeVisible();
    const link = sheet.getByRole('link', { name: /Open the spreadsheet/ });
    await expect(link).toHaveAttribute('href', source);
    answer = { type: 'text/html', body: '<!doctype html><title>Sign in</title>' };
    await refresh(page);
    await expect(sheet.getByText('The sheet is a web page, not CSV.')).toBeVisible();
    const stale = /^Out of date since .* Visitors still see the copy read .*, with 2 items\./;
    await expect(sheet.getByText(stale)).toBeVisible();
    await expect(sheet.getByText(/Publish to web/)).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Desk' });
    await expect(sections.getByRole('link', { name: /Sheets/ })).toContainText(/\d/);
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#sheets'));
    answer = { type: 'text/csv', body: GOOD };
    await refresh(page);
    await expect(sheet.getByText('Refreshed: 2 items, no problems.')).toBeVisible();
    await expect(sheet.getByText(/^Out of date/)).toHaveCount(0);
  } finally {
    await server.stop();
    host.close();
  }
});

test('a dry run reports on pasted text, keeps it, and publishes nothing', async ({ page, desk }) => {
  await openDesk(page, desk, 'Editor', 'Sheets');
  const dryRun = dryRunIn(page);
  await check(page);
  await expect(dryRun.getByRole('alert')).toContainText('Paste some text, or choose a CSV file.');
  const text = `${HEADER}Unheard of,soon,,\n`;
  await pasted(page).fill(text);
  await check(page);
  await expect(dryRun.getByText('Events: 1 item, 1 problem.')).toBeVisible();
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#sheets'));
  await expect(pasted(page)).toHaveValue(text);
  expect(await (await page.request.get('/api/sheets/events')).text()).not.toContain('Unheard of');

  await pasted(page).fill('name,price\nBolt,3\n');
  await check(page);
  await expect(dryRun.getByText('This has the wrong columns; missing: title, date.')).toBeVisible();
  await expectAccessible(page, '#sheets');
  await pasted(page).fill(GOOD);
  await button(dryRun, 'Check').press('Enter');
  await expect(dryRun.getByText('Events: 2 items, no problems.')).toBeVisible();
});

test('pasted text survives an unreachable server and the end of a session', async ({ page, desk }) => {
  await openDesk(page, desk, 'Editor', 'Sheets');
  await pasted(page).fill(BAD);
  await page.route('**/check', (route) => route.abort());
  await check(page);
  const alert = dryRunIn(page).getByRole('alert');
  await expect(alert).toContainText('The sheet was not checked, and nothing was stored.');
  await expectAccessible(page, '#sheets');
  await page.unroute('**/check');
  await endSessions(desk);
  await check(page);
  await expect(pasted(page)).toBeHidden();
  await openDesk(page, desk, 'Editor', 'Sheets');
  await expect(pasted(page)).toHaveValue(BAD);
  await check(page);
  await expect(dryRunIn(page).getByText('Events: 2 items, 1 problem.')).toBeVisible();
});
