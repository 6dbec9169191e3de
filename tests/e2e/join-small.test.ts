import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/journeys/test';

const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' });
const summary = (page: Page) => form(page).getByRole('alert').filter({ hasText: 'Please complete all required' });

/** Opens the form in a window of this size; every application is accepted. */
async function open(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.route('**/users/submit', (route) => route.fulfill({ json: {} }));
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toBeVisible();
}

/** What stands over the middle of the control that has the focus, if it is not the control itself. */
function coverOfFocused(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return 'nothing has the focus';
    // The input of the photo is read by screen readers only; its label shows the focus.
    const shown = focused.matches('[type=file]') ? (focused.nextElementSibling ?? focused) : focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    for (const y of [top + 2, top + height / 2, top + height - 2]) {
      const above = document.elementFromPoint(left + width / 2, y);
      if (!above || !(shown.contains(above) || above.contains(shown) || above.closest('label')?.contains(shown)))
        return `${focused.tagName} ${focused.getAttribute('name')} at ${Math.round(y)} is under ${above?.outerHTML.slice(0, 120)}`;
    }
  });
}

for (const [width, height] of [
  [360, 780],
  [640, 400],
  [320, 256],
  [768, 1024],
  [1280, 800],
] as const) {
  // Not finished: it takes the dialog itself, and what ends below the window, for covered.
  test.fixme(`nothing covers the focused field at ${width} x ${height}, the error summary included`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, width, height);
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(summary(page)).toBeVisible();
    await expect.poll(() => coverOfFocused(page)).toBeUndefined();
    await summary(page).hover(); // it stays
    for (let presses = 0; presses < 18; presses++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(50);
      expect(await coverOfFocused(page)).toBeUndefined();
    }
    await expect(summary(page)).toBeAttached();
  });
}

for (const [width, height] of [
  [360, 780],
  [640, 400],
] as const) {
  test(`at ${width} x ${height} the form fills the window, says how far it is, and has its button in reach`, async ({
    page,
  }) => {
    await open(page, width, height);
    await expect
      .poll(async () => Object.values((await form(page).boundingBox()) ?? {}).map(Math.round))
      .toEqual([0, 0, width, height]);
    await expect(form(page).getByText('0 of 8 required fields filled in')).toBeVisible();
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await field(page, 'name').fill('Nimali Perera');
    await expect(form(page).getByText('1 of 8 required fields filled in')).toBeVisible();
    await field(page, 'academicCategory').selectOption('Other');
    await expect(form(page).getByText('2 of 9 required fields filled in')).toBeVisible();
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('progressbar')).toHaveAttribute('value', '2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test('in a large window the form is a dialog, and its button stands at its end', async ({ page }) => {
  await open(page, 1280, 800);
  expect((await form(page).boundingBox())?.width).toBeLessThan(900);
  await expect(form(page).getByText('required fields filled in')).toBeHidden();
  await expect(submit(page)).not.toBeInViewport();
});

test('the number is shown as it will be sent', async ({ page }) => {
  await open(page, 1280, 800);
  await field(page, 'permanentResidency').selectOption('LK');
  await field(page, 'phoneNumber').fill('077 123 4567');
  await expect(field(page, 'phoneNumber')).toHaveAccessibleDescription('Will be sent as +94771234567');
  await field(page, 'callingCode').selectOption('+39');
  await expect(form(page).getByText('Will be sent as +390771234567')).toBeVisible();
  await field(page, 'phoneNumber').fill('0');
  await expect(form(page).getByText('Will be sent as')).toHaveCount(0);
});

test('a wrong format shows its message alone, a missing answer with Required field', async ({ page }) => {
  await open(page, 1280, 800);
  await field(page, 'name').fill('Nimali');
  await field(page, 'email').fill('nimali');
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  const banner = summary(page).locator('xpath=preceding-sibling::p');
  await expect(banner).toHaveText('Email is invalid');
  await field(page, 'email').fill('');
  await submit(page).click();
  await expect(banner).toHaveText('Required field: Email is required');
});

test('after success the panel says what happens next', async ({ page }) => {
  await open(page, 360, 780);
  for (const name of ['name', 'academicQualifications', 'designation', 'companyOrInstitute'])
    await field(page, name).fill('Turbines');
  await field(page, 'email').fill('nimali@example.org');
  for (const name of ['batch', 'academicCategory', 'category']) await field(page, name).selectOption({ index: 1 });
  await submit(page).click();
  await expect(form(page).getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await expect(form(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(form(page).getByRole('listitem')).toHaveCount(3);
  await expect(form(page).getByText('required fields filled in')).toHaveCount(0);
});
