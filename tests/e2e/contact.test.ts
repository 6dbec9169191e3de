import type { Page } from 'playwright/test';
import { test as onReceivingServer, withStorageOf } from '../support/journeys/desk';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

const THANKS = 'Thank you for reaching out! We’ll get back to you soon.';
const NAMES = ['Name', 'Email', 'Message'] as const;

const form = (page: Page) => page.getByRole('form', { name: 'Get in Touch' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

async function fill(page: Page, texts: Partial<Record<(typeof NAMES)[number], string>>) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

function alerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', async (dialog) => {
    texts.push(dialog.message());
    await dialog.accept();
  });
  return texts;
}

test('the contact page shows where, when and how to reach the society', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect with Us');
  const main = page.getByRole('main');
  await expect(main).toContainText('Mon-Fri 9:00 AM to 5:00 PM');
  await expect(main.locator('address')).toBeVisible();
  for (const address of ['tel:+94110000001', 'tel:+94110000002', 'mailto:hello@ummes.example'])
    await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
});

test('the form reports missing and invalid fields', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Email').fill('ada@example');
  await send(page).click();
  for (const [name, text] of [
    ['Name', 'Name is required.'],
    ['Email', 'Email is invalid.'],
    ['Message', 'Message is required.'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(text);
  await atEachWidthAndScheme(page, () => expectAccessible(page));
});

test('keyboard users can send the message by email if the site does not accept submissions', async ({ page }) => {
  const alertTexts = alerts(page);
  await page.goto('/contact');
  await field(page, 'Name').focus();
  for (const text of ['Ann & Co', 'ann@example.org', 'Hello\nthere']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const email = form(page).getByRole('link', { name: 'Send it from your email program' });
  await expect(email).toHaveAttribute('href', /^mailto:hello@ummes\.example\?subject=Message%20from%20Ann%20%26%20Co&/);
  expect(alertTexts).toEqual([THANKS]);
});

test('a long message is shortened in the link, can be copied whole, and stays in the form until then', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  alerts(page);
  await page.goto('/contact');
  const text = 'Is the workshop open? සුභ දවසක් 👩\u200d🔧 & more\n'.repeat(60).trim();
  await fill(page, { Name: 'Ann', Email: 'ann@example.org', Message: text });
  await send(page).click();
  const email = form(page).getByRole('link', { name: 'Send it from your email program' });
  const href = (await email.getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(1800);
  const body = new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
  expect(text.startsWith(body.replace(/…$/, ''))).toBe(true);
  await expect(form(page).getByText('Only the start of your message fits.')).toBeVisible();
  await atEachWidthAndScheme(page, () => expectAccessible(page));
  await expect(field(page, 'Message')).toHaveValue(text);
  await form(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(form(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n\nAnn\nann@example.org`);
  await expect(field(page, 'Message')).toHaveValue('');
});

onReceivingServer(
  'a message survives navigation, a lost connection and a rejection, and arrives once',
  async ({ page, desk }) => {
    const alertTexts = alerts(page);
    await page.goto('/contact');
    await fill(page, { Name: 'Ann & Co', Email: 'ann@example.org', Message: 'x'.repeat(5001) });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(field(page, 'Name')).toHaveValue('Ann & Co');
    await send(page).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('Message is too long: 5,000 characters at most.');
    await expect(field(page, 'Message')).toHaveValue('x'.repeat(5001));

    const text = 'Is the workshop open?\n<img src=x onerror=alert(1)>';
    await fill(page, { Message: text });
    await page.context().setOffline(true);
    await send(page).click();
    await expect(alert).toContainText('Nothing was sent: what you entered is still here.');
    await expect(field(page, 'Message')).toHaveValue(text);
    expect(alertTexts).toEqual([]);
    await page.context().setOffline(false);
    await form(page).getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => alertTexts).toEqual([THANKS]);
    for (const name of NAMES) await expect(field(page, name)).toHaveValue('');
    await expect(form(page).getByText('Next step')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    for (const name of NAMES) await expect(field(page, name)).toHaveValue('');
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue('');
    const stored = await withStorageOf(desk, ({ messages }) => messages.list());
    expect(stored).toEqual([expect.objectContaining({ name: 'Ann & Co', email: 'ann@example.org', message: text })]);
  },
);
