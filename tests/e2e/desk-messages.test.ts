import type { Page } from 'playwright/test';
import {
  button,
  expect,
  expectAccessible,
  holdCalls,
  inEachLook,
  openDesk,
  section,
  test,
  withStorageOf,
} from '../support/journeys/desk';

/* Messages at the desk. contact.test.ts sends them as visitors do. */

const messages = (page: Page) => section(page, 'Messages');
const message = (page: Page) => messages(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

/** Stores a message as if a visitor had sent it. */
const receive = (desk: Parameters<typeof withStorageOf>[0], text: string) =>
  withStorageOf(desk, ({ messages }) =>
    messages.store(`key of ${text}`, { name: 'Ann & Co', email: 'ann@example.org', message: text }),
  );

test('a message appears by itself, is answered, found and removed', async ({ page, desk }) => {
  await page.clock.install();
  await openDesk(page, desk, 'Secretary', 'Messages');
  await expect(messages(page).getByText('No messages yet.')).toBeVisible();
  await receive(desk, 'Is the workshop open?');
  await page.clock.runFor(31_000);
  await expect(message(page)).toContainText('Is the workshop open?');
  await expect(page.getByRole('link', { name: 'Messages 1 waiting' })).toBeVisible();
  await inEachLook(page, () => expectAccessible(page, '#messages'));
  const reply = message(page).getByRole('link', { name: 'Reply' });
  await expect(reply).toHaveAttribute('href', /^mailto:ann%40example\.org\?subject=.*&body=Dear%20Ann%20%26%20Co/);
  await button(message(page), 'Mark as answered').click();
  await expect(message(page)).toContainText('by Secretary');
  await expect(messages(page).getByRole('radio', { name: 'Answered 1' })).toBeVisible();
  const search = messages(page).getByLabel('Search');
  await search.pressSequentially('nobody');
  await page.clock.runFor(1000);
  await expect(messages(page).getByText('Nothing matches “nobody”.')).toBeVisible();
  await search.fill('WORKSHOP');
  await page.clock.runFor(1000);
  await button(message(page), 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(dialog(page)).toHaveCount(0); // what is behind it cannot be typed into
  await search.fill('');
  await page.clock.runFor(1000);
  await expect(messages(page).getByText('No messages yet.')).toBeVisible();
});

test('an officer who types on while the list is loaded again is not led away', async ({ page, desk }) => {
  for (const text of ['The first', 'The second']) await receive(desk, text);
  await openDesk(page, desk, 'Secretary', 'Messages');
  await expect(message(page)).toHaveCount(2);
  const release = await holdCalls(page, /\/messages\?/);
  await button(message(page).filter({ hasText: 'The first' }), 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(messages(page).getByText('The message from Ann & Co was deleted.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(messages(page).locator(':focus')).toHaveCount(1); // not at the top of the page
  const search = messages(page).getByLabel('Search');
  await search.click();
  await page.keyboard.type('sec');
  release();
  await expect(message(page)).toHaveCount(1);
  await page.keyboard.type('ond');
  await expect(search).toHaveValue('second');
});

test('the desk of a society that receives nothing says so, and which setting turns it on', async ({
  page,
  ownServer,
}) => {
  await openDesk(page, ownServer, 'Secretary', 'Messages');
  await expect(messages(page)).toContainText('Until then the form offers visitors an email');
  await expect(messages(page)).toContainText('UMMES_RECEIVE=contact');
});
