import type { Page } from 'playwright/test';
import { alerts } from '../support/journeys/alerts';
import { expect, test, untilHydrated } from '../support/journeys/test';

const THANKS = 'Thank you for reaching out! We’ll get back to you soon.';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, { name = 'Ada', email = 'ada@example.com', message = 'Hello' }) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

test.describe('the contact page', () => {
  test('says where, when and how to reach the society', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect with Us');
    const main = page.getByRole('main');
    await expect(main).toContainText('Mon-Fri 9:00 AM to 5:00 PM');
    await expect(main.locator('address')).toBeVisible();
    await expect(main.locator('a[href="tel:+94110000001"]')).toBeVisible();
    await expect(main.locator('a[href="tel:+94110000002"]')).toBeVisible();
    await expect(main.locator('a[href="mailto:hello@ummes.example"]')).toBeVisible();
    await expect(main.getByRole('form', { name: 'Get in Touch' })).toBeVisible();
  });

  test('thanks in an alert, clears the form and sends nothing', async ({ page }) => {
    await page.goto('/contact');
    const told = alerts(page);
    await fill(page, {});
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || /ada|hello/i.test(request.url())) requests.push(request.url());
    });
    await send(page).click();
    expect(told).toEqual([`alert: ${THANKS}`]);
    for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
    expect(requests).toEqual([]);
  });

  test('names what is missing, to the letter, and goes to the first field', async ({ page }) => {
    await page.goto('/contact');
    const told = alerts(page);
    await send(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const [name, text] of [
      ['Name', 'Name is required.'],
      ['Email', 'Email is required.'],
      ['Message', 'Message is required.'],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(text);
    }
    expect(told).toEqual([]);
  });

  test('takes space for nothing, and an address that is none for wrong', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, { name: '   ', email: 'ada@example', message: ' \n ' });
    await send(page).click();
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required.');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is invalid.');
    await expect(field(page, 'Message')).toHaveAccessibleDescription('Message is required.');
  });

  test('goes to the field that is wrong, keeps all text, and drops an error once its field is edited', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fill(page, { email: 'nobody', message: '' });
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await expect(field(page, 'Email')).toHaveValue('nobody');
    await field(page, 'Email').press('End');
    await field(page, 'Email').pressSequentially('@');
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText('Email is invalid.')).toHaveCount(0);
    await expect(page.getByText('Message is required.')).toBeVisible();
  });

  test('can be filled in and sent by keyboard alone', async ({ page }) => {
    await page.goto('/contact');
    const told = alerts(page);
    await field(page, 'Name').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two\nlines');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Message')).toHaveValue('');
    expect(told.length).toBe(1);
  });

  test('keeps what was typed while the reader looks something up', async ({ page }) => {
    await page.goto('/contact');
    alerts(page);
    await fill(page, { message: 'About Friday: ' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(field(page, 'Message')).toHaveValue('About Friday: ');
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await send(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.goBack();
    await expect(field(page, 'Message')).toHaveValue('');
  });

  test('sends nothing when it is submitted before its script came', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'load' });
    await fill(page, {});
    await send(page).click();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, 'Name')).toHaveValue('Ada');
  });

  test('keeps what was typed before its script came', async ({ page }) => {
    let release = () => {};
    const waits = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/widgets/chunks/site-*.js', async (route) => {
      await waits;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, { email: 'early' });
    release();
    await untilHydrated(page);
    await send(page).click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is invalid.');
    await expect(field(page, 'Name')).toHaveValue('Ada');
    await expect(field(page, 'Email')).toHaveValue('early');
  });
});
