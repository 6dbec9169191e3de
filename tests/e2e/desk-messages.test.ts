import type { Page } from 'playwright/test';
import {
  atEachWidthAndScheme,
  button,
  expect,
  expectAccessible,
  holdCalls,
  openDesk,
  openSection,
  section,
  test,
  withStorageOf,
} from '../support/journeys/desk';

const messages = (page: Page) => section(page, 'Messages');
const message = (page: Page) => messages(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

const receive = (desk: Parameters<typeof withStorageOf>[0], text: string) =>
  withStorageOf(desk, ({ messages }) =>
    messages.store(`key of ${text}`, { name: 'Ann & Co', email: 'ann@example.org', message: text }),
  );

test('a message appears automatically, and can be answered, found and deleted', async ({ page, desk }) => {
  await page.clock.install();
  await openDesk(page, desk, 'Secretary', 'Messages');
  await expect(messages(page).getByText('No messages yet.')).toBeVisible();
  await receive(desk, 'Is the workshop open?');
  await page.clock.runFor(31_000);
  await expect(message(page)).toContainText('Is the workshop open?');
  await expect(page.getByRole('link', { name: 'Messages 1 waiting' })).toBeVisible();
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#messages'));
  const reply = message(page).getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:ann@example\.org\?subject=.*&body=Dear%20Ann%20%26%20Co/);
  await button(message(page), 'Mark as answered').click();
  await expect(message(page)).toContainText('by Secretary');
  await expect(messages(page).getByRole('radio', { name: 'Answered 1' })).toBeVisible();
  const search = messages(page).getByLabel('Search');
  await search.pressSequentially('unknown');
  await page.clock.runFor(1000);
  await expect(messages(page).getByText('Nothing matches “unknown”.')).toBeVisible();
  await search.fill('WORKSHOP');
  await page.clock.runFor(1000);
  await button(message(page), 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(dialog(page)).toHaveCount(0); // until then, the page behind it is inert
  await search.fill('');
  await page.clock.runFor(1000);
  await expect(messages(page).getByText('No messages yet.')).toBeVisible();
});

test('a reply to a long message fits into a link, and can be copied whole', async ({ page, desk }) => {
  const text = `${'One, two & three. '.repeat(200)}The end.`;
  await receive(desk, text);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDesk(page, desk, 'Secretary', 'Messages');
  const href = (await message(page).getByRole('link', { name: 'Reply' }).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(new URL(href).searchParams.get('body')).toContain('> One, two & three.');
  await button(message(page), 'Copy the whole reply').click();
  await expect(message(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Dear Ann & Co,\n\n\n> ${text}`);
});

test('reloading the list does not interrupt an officer who is typing', async ({ page, desk }) => {
  for (const text of ['The first', 'The second']) await receive(desk, text);
  await openDesk(page, desk, 'Secretary', 'Messages');
  await expect(message(page)).toHaveCount(2);
  const release = await holdCalls(page, /\/messages\?/);
  await button(message(page).filter({ hasText: 'The first' }), 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(messages(page).getByText('The message from Ann & Co was deleted.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(messages(page).locator(':focus')).toHaveCount(1); // focus is not lost
  const search = messages(page).getByLabel('Search');
  await search.click();
  await page.keyboard.type('sec');
  release();
  await expect(message(page)).toHaveCount(1);
  await page.keyboard.type('ond');
  await expect(search).toHaveValue('second');
});

test('a desk that receives no messages or sign-ups says so, and names the setting that turns them on', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer, 'Secretary', 'Messages');
  await expect(messages(page)).toContainText('The site does not receive messages at the moment');
  await expect(messages(page)).toContainText('UMMES_RECEIVE=contact');
  await openSection(page, 'Newsletter');
  const newsletter = section(page, 'Newsletter');
  await expect(newsletter).toContainText('Visitors cannot sign up on the site at the moment');
  await expect(newsletter).toContainText('UMMES_RECEIVE=newsletter');
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#newsletter'));
});
