import { randomUUID } from 'node:crypto';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import type { SheetName } from '../../src/model/sheets/sheet-kind';
import {
  atEachWidthAndScheme,
  button,
  endSessions,
  expect,
  expectAccessible,
  invite,
  openDesk,
  openSection,
  test,
  withStorageOf,
} from '../support/journeys/desk';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';

const HEADER = 'title,date,imageUrl,description\n';
const LATHE = 'Lathe evening,24/11/2030,/pictures/events/machine-shop.svg,Turn a bolt\n';
const BAD = `${HEADER}${LATHE}Wind tunnel,11/24/2030,https://pictures.example/tunnel.jpg,Smoke and a stall\n`;
const GOOD = BAD.replace('11/24/2030', '24/11/2030');

const sheetIn = (page: Page, name = 'Events') => page.getByRole('article', { name });
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ has: link(page, name) });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose an Excel workbook (.xlsx) or a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const eventsOn = async ({ url }: BuiltServer) => (await fetch(`${url}/api/sheets/events`)).text();
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh now Events' }).click();

/** Opens the desk and waits until the server has read its sheets. Until then, it serves the last good copies. */
async function openCurrentDesk(page: Page, server: Parameters<typeof openDesk>[1], name?: string): Promise<void> {
  await openDesk(page, server, name, 'Content');
  await link(page, 'Events').click();
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
    await expect(sheet.getByText(/^Read .*: 2 items, 1 problem\. Source: a file on the server/)).toBeVisible();
    await expect(sheet.getByText('1 problem', { exact: true })).toBeVisible();
    const row = sheet.getByRole('row', { name: /^Row 3 Wind tunnel/ });
    for (const text of ['date', '11/24/2030', 'is not a date of the form dd/MM/yyyy', '24/11/2030'])
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));

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
    while (names.length < 40 && !names.at(-1)?.startsWith('INPUT')) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`),
      );
    }
    expect(names).toContain('BUTTON Refresh now Events');
    expect(names.at(-1)).toMatch(/^INPUT/);
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
    await openDesk(page, server, 'Editor', 'Content');
    await expect(async () => {
      await page.reload();
      await expect(line(page, 'News').getByText('Out of date')).toBeVisible({ timeout: 1000 });
    }).toPass(); // the server checks every second
    await link(page, 'News').click();
    const news = sheetIn(page, 'News');
    await expect(news.getByText('The file is missing.')).toBeVisible();
    await expect(news.getByText(/^Out of date since/)).toBeVisible();
    await page.goBack();
    await link(page, 'Events').click();
    const sheet = sheetIn(page);
    await expect(sheet.getByText('No problems', { exact: true })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /Open the spreadsheet/ })).toHaveAttribute('href', source);
    answer = { type: 'text/html', body: '<!doctype html><title>Sign in</title>' };
    await refresh(page);
    await expect(sheet.getByText('The sheet is a web page, not CSV.')).toBeVisible();
    const stale = /^Out of date since .* Visitors still see the copy read .*, with 2 items\./;
    await expect(sheet.getByText(stale)).toBeVisible();
    await expect(sheet.getByText(/Publish to web/)).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Desk' });
    await expect(sections.getByRole('link', { name: /Content/ })).toContainText(/\d/);
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));
    answer = { type: 'text/csv', body: GOOD };
    await refresh(page);
    await expect(sheet.getByText('Refreshed: 2 items, no problems.')).toBeVisible();
    await expect(sheet.getByText(/^Out of date/)).toHaveCount(0);
  } finally {
    await server.stop();
    host.close();
  }
});

/**
 * Publishes a CSV file as an editor at another server, and waits until this one has read it: a desk that is opened
 * earlier shows what was there before until it polls, ten seconds later.
 */
async function publishAs(server: BuiltServer, who: string, sheet: SheetName, text: string, basedOn: number) {
  const online = async () => (await fetch(`${server.url}/api/sheets/${sheet}`)).text();
  const before = await online();
  await withStorageOf(server, async ({ sheetVersions }) => {
    const bytes = new TextEncoder().encode(text);
    const content = { bytes, digest: randomUUID(), found: '[]' };
    const counts = { items: text.trim().split('\n').length - 1, problems: 0 };
    await sheetVersions.publish(
      [{ sheet, kind: 'upload', name: 'a.csv', ...counts, basedOn, content }],
      who,
      new Date(),
    );
  });
  await expect.poll(online).not.toBe(before);
}

test.describe('publishing', () => {
  test.use({ serverSheets: { events: GOOD } });

  test('a file shows what it changes, is published, and is taken back', async ({ page, ownServer }) => {
    await openCurrentDesk(page, ownServer, 'Nimali');
    await page.getByRole('navigation', { name: 'Content' }).getByRole('link', { name: 'Sheets' }).click();
    await chooseFile(page, 'events 2030.csv', `${HEADER}${LATHE}Drill day,25/11/2030,,\nSaw day,soon,,\n`);
    await expect(page.getByText('Nothing is published yet. This is what events 2030.csv would change:')).toBeVisible();
    await expect(page.getByText('Now 2 items, then 3 items, 1 problem. 2 items added, 1 item removed.')).toBeVisible();
    await page.getByText('Removed: 1').click();
    await expect(page.getByText('Wind tunnel')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Row 4 Saw day/ })).toBeVisible();
    expect(await eventsOn(ownServer)).not.toContain('Drill day');
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));
    await button(page, 'Publish Events').click();
    await expect(page.getByText(/^Published: Events\. Visitors see it now\./)).toBeVisible();
    expect(await eventsOn(ownServer)).toContain('Drill day');
    await expect(line(page, 'Events')).toContainText('From: uploaded here by Nimali just now.');

    await link(page, 'Events').first().click();
    const versions = page.getByRole('region', { name: 'Versions' });
    await expect(versions.getByText(/^: 3 items, 1 problem, published by/)).toBeVisible();
    await button(versions, 'Report').click();
    await expect(versions.getByText('Nothing changes for visitors.')).toBeVisible();
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));
    await button(versions, 'Restore').click();
    await button(page.getByRole('dialog'), 'Restore').click();
    await expect(versions.getByText('Visitors see sheets/events.csv again.')).toBeVisible();
    expect(await eventsOn(ownServer)).not.toContain('Drill day');
    await expect(page.getByText(/^Published: Events/)).toHaveCount(0);

    await chooseFile(page, 'e.csv', `${HEADER}${LATHE.replace('24/11/2030', '26/11/2030')}Drill day,25/11/2030,,\n`);
    await page.getByText('Changed: 1').click();
    await expect(page.getByText(/Lathe evening \(date: .*24.* → .*26.*\)/)).toBeVisible();
    await button(page, 'Publish Events').click();
    await button(page, 'Take it back').click();
    await expect(page.getByText('Taken back. Visitors see what was online before.')).toBeVisible();
    expect(await eventsOn(ownServer)).not.toContain('Drill day');
  });

  test('a file that loses most items is published only when that is confirmed', async ({ page, ownServer }) => {
    await publishAs(ownServer, 'Kasun', 'events', `${HEADER}${LATHE}A,24/11/2030,,\nB,24/11/2030,,\n`, 0);
    await openDesk(page, ownServer, 'Nimali', 'Content');
    await link(page, 'Events').click();
    await expect(page.getByText(/uploaded here by Kasun/)).toBeVisible();
    await chooseFile(page, 'e.csv', `${HEADER}${LATHE}`);
    await expect(button(page, 'Publish Events')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Confirm the losses above first.')).toBeVisible();
    await page.getByLabel(/more than half of the items of Events should go/).check();
    await button(page, 'Publish Events').click();
    await expect(page.getByText(/^Published: Events\./)).toBeVisible();
  });

  test('a file that was saved before what is online warns that it undoes later changes', async ({
    page,
    ownServer,
  }, testInfo) => {
    await publishAs(ownServer, 'Kasun', 'events', `${HEADER}${LATHE}Theirs,24/11/2030,,\n`, 0);
    await openDesk(page, ownServer, 'Nimali', 'Content');
    await link(page, 'Events').click();
    await expect(page.getByText(/uploaded here by Kasun/)).toBeVisible();
    const file = testInfo.outputPath('events.csv');
    await writeFile(file, `${HEADER}${LATHE}Mine,24/11/2030,,\n`);
    const choose = () => page.getByLabel('Choose an Excel workbook (.xlsx) or a CSV file').setInputFiles(file);
    const warning = page.getByText(
      /^This file was last saved on .* If you publish it, changes made in between are lost/,
    );
    await choose();
    await expect(button(page, 'Publish Events')).toBeVisible();
    await expect(warning).toHaveCount(0);
    await utimes(file, new Date('2026-01-02T03:04:05Z'), new Date('2026-01-02T03:04:05Z'));
    await choose();
    await expect(warning).toContainText('2 Jan 2026');
    await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));
  });

  test('a sheet that someone else has published meanwhile is compared with theirs before it replaces it', async ({
    page,
    ownServer,
  }) => {
    await openCurrentDesk(page, ownServer, 'Nimali');
    await chooseFile(page, 'e.csv', `${HEADER}${LATHE}Mine,24/11/2030,,\n`);
    await expect(button(page, 'Publish Events')).toBeVisible();
    await publishAs(ownServer, 'Kasun', 'events', `${HEADER}${LATHE}Theirs,24/11/2030,,\n`, 0);
    await button(page, 'Publish Events').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/Kasun published version 1 of Events on .*, with 2 items\. Yours has 2 items/);
    await expectAccessible(page, '#content');
    await button(page, 'Compare with that version').click();
    await expect(page.getByText('1 item added, 1 item removed.')).toBeVisible();
    await button(page, 'Publish Events').click();
    await expect(page.getByText(/^Published: Events\./)).toBeVisible();
    expect(await eventsOn(ownServer)).toContain('Mine');
  });

  test('a chosen file stays when the server is unreachable, busy or the session has ended', async ({
    page,
    ownServer,
  }) => {
    await openCurrentDesk(page, ownServer, 'Nimali');
    await page.route('**/content/check?*', (route) => route.abort());
    await chooseFile(page, 'e.csv', GOOD);
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
    await page.unroute('**/content/check?*');
    await chooseFile(page, 'e.csv', `${GOOD}Mine,24/11/2030,,\n`);
    await page.route('**/content/publish?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Nothing was changed. Try again.' } }),
    );
    await button(page, 'Publish Events').click();
    await expect(page.getByRole('alert')).toContainText('Nothing was changed. Try again.');
    await page.unroute('**/content/publish?*');
    // The session ends while the file is on its way, so that nothing else at the desk notices it first.
    const endsSession = async (route: Route) => {
      await endSessions(ownServer);
      await route.continue();
    };
    await page.route('**/content/publish?*', endsSession, { times: 1 });
    const sent = page.waitForResponse('**/content/publish?*');
    await button(page, 'Publish Events').click();
    expect((await sent).status()).toBe(401);
    await expect(button(page, 'Publish Events')).toBeHidden();
    const other = await page.context().newPage();
    await other.goto(await invite(ownServer, 'Nimali'));
    await expect(other.getByRole('heading', { level: 2 })).toBeVisible();
    await page.bringToFront();
    await button(page, 'Try Again').click();
    await button(page, 'Publish Events').click();
    await expect(page.getByText(/^Published: Events\./)).toBeVisible();
  });
});

test('the samples of the template do not replace what is online, unless an editor chooses them', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer, 'Nimali', 'Content');
  const template = await page.request.get(`${ownServer.url}/api/desk/content/template.xlsx`);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .getByLabel('Choose an Excel workbook (.xlsx) or a CSV file')
    .setInputFiles({ name: 'template.xlsx', mimeType, buffer: await template.body() });
  await expect(page.getByText('Not chosen, because it still has samples of the template.')).toHaveCount(8);
  await expect(button(page, 'Publish')).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('News', { exact: true }).check();
  await expect(page.getByText('Confirm the losses above first.')).toBeVisible(); // it had more news than samples
});

test('a phone number is corrected on a phone, and what was typed survives', async ({ page, ownServer }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesk(page, ownServer, 'Nimali', 'Content');
  await page.getByRole('link', { name: /^Edit here.*Site$/ }).click();
  const phone = page.getByLabel('Phone 1');
  await phone.fill('+94 11 555 0000');
  await page.getByLabel('Email').fill('not an address');
  await button(page, 'Publish').click();
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#content'));
  await page.reload();
  await expect(phone).toHaveValue('+94 11 555 0000');
  await page.getByLabel('Email').fill('hello@society.example');
  await publishAs(ownServer, 'Kasun', 'site', 'key,value\nname,Guild\nphone1,+94 11 000 0001\n', 0);
  await button(page, 'Publish').click();
  await expect(page.getByRole('alert')).toContainText('Kasun published version 1 of Site');
  await button(page, 'Load their version and keep my changes').click();
  await expect(phone).toHaveValue('+94 11 555 0000');
  await button(page, 'Publish').click();
  await expect(page.getByRole('form', { name: 'Edit Site' })).toHaveCount(0);
  await expect(page.getByText('Published: Site. Visitors see it now.')).toBeVisible();
  const { data } = await (await fetch(`${ownServer.url}/api/sheets/site`)).json();
  expect(data).toContainEqual({ key: 'name', value: 'Guild' });
  expect(data).toContainEqual({ key: 'phone1', value: '+94 11 555 0000' });
});

test('the board is edited in place: add, move, take off', async ({ page, ownServer }) => {
  await publishAs(ownServer, 'Kasun', 'board', 'name,position,notes\nAmara,President,x\nBimal,Member,y\n', 0);
  await openDesk(page, ownServer, 'Nimali', 'Content');
  await page.getByRole('link', { name: /^Edit here.*Board$/ }).click();
  const person = (name: string) => page.getByRole('group', { name });
  await button(person('Bimal'), 'Move up').click();
  await button(page, 'Add a person').click();
  const added = person('A new person');
  await added.getByLabel('Position').fill('Secretary');
  await button(page, 'Publish').click();
  await expect(page.getByText('This is missing, so the row is not shown.')).toBeVisible();
  await added.getByLabel('Name').fill('Chamari');
  await expectAccessible(page, '#content');
  await button(person('Amara'), 'Take off the board').click();
  await button(page, 'Add a person').click();
  await added.getByLabel('Name').fill('Dilini');
  await button(page, 'Publish').click();
  await expect(page.getByRole('form', { name: 'Edit Board' })).toHaveCount(0);
  const { data } = await (await fetch(`${ownServer.url}/api/sheets/board`)).json();
  expect(data.map(({ name, position }: Record<string, string>) => [name, position])).toEqual([
    ['Bimal', 'Member'],
    ['Chamari', 'Secretary'],
    ['Dilini', ''],
  ]);
  const csv = await (await page.request.get(`${ownServer.url}/api/desk/content/board/sheet.csv`)).text();
  expect(csv).toContain('"Bimal","Member","y"');
});

test('a board that would lose most of its people is published only after a second press', async ({
  page,
  ownServer,
}) => {
  await publishAs(ownServer, 'Kasun', 'board', 'name,position\nAmara,President\nBimal,Member\nChamari,Member\n', 0);
  await openDesk(page, ownServer, 'Nimali', 'Content');
  await page.getByRole('link', { name: /^Edit here.*Board$/ }).click();
  for (const name of ['Bimal', 'Chamari'])
    await button(page.getByRole('group', { name }), 'Take off the board').click();
  await button(page, 'Publish').click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
  const names = async () => {
    const { data } = await (await fetch(`${ownServer.url}/api/sheets/board`)).json();
    return data.map(({ name }: Record<string, string>) => name);
  };
  expect(await names()).toEqual(['Amara', 'Bimal', 'Chamari']);
  await button(page, 'Publish with fewer items').click();
  await expect(page.getByRole('form', { name: 'Edit Board' })).toHaveCount(0);
  expect(await names()).toEqual(['Amara']);
});

test('an officer who opens Applications loads no code of Content', async ({ page, desk }) => {
  await openDesk(page, desk, 'Secretary'); // signing in may open Content first
  const other = await page.context().newPage();
  const scripts: string[] = [];
  other.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await other.goto('/desk/applications');
  await openSection(other, 'Sessions');
  expect(scripts.some((text) => text.includes('Choose an Excel workbook'))).toBe(false);
  await openSection(other, 'Content');
  await expect.poll(() => scripts.some((text) => text.includes('Choose an Excel workbook'))).toBe(true);
});
