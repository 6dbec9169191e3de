import type { Page } from 'playwright/test';
import { aroundMs, startClock, stopClock } from '../support/journeys/clock';
import { scrolls, watchScrolls } from '../support/journeys/scrolls';
import { expect, test } from '../support/journeys/test';

const form = (page: Page) => page.getByRole('dialog');

/** Opens the form on the alumni page; the calls are intercepted, and every application is accepted. */
async function open(page: Page) {
  await page.route('**/api/users/all', (route) => route.fulfill({ json: [{ name: 'Ann Perera' }] }));
  await page.route('**/users/submit', (route) => route.fulfill({ status: 201, json: { message: 'Received' } }));
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(form(page).locator('[name=name]')).toBeVisible();
}

/** Holds every animation of a script at its start, so that it is still there when a test comes to look. */
function holdAnimations(page: Page) {
  return page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...frames) {
      const animation = animate.apply(this, frames);
      animation.pause();
      return animation;
    };
  });
}

/** The sideways steps of the animations that run on a field's box, in pixels. */
function shakes(page: Page, name: string) {
  return form(page)
    .locator(`[name=${name}]`)
    .evaluate((control) =>
      (control.closest('[part=field]') ?? control).getAnimations().map((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        return frames.map(({ transform }) => Number(/-?\d+/.exec(String(transform))?.[0]));
      }),
    );
}

test.describe('when an application is not complete,', () => {
  test('the first field that is wrong is shaken, and no other', async ({ page }) => {
    await holdAnimations(page);
    await open(page);
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await expect(form(page).locator('[name=name]')).toBeFocused();
    const [steps] = await shakes(page, 'name');
    expect(steps?.length).toBeGreaterThan(3);
    expect(steps?.at(-1)).toBe(0);
    expect(Math.min(...(steps ?? []))).toBeLessThan(0);
    expect(Math.max(...(steps ?? []))).toBeGreaterThan(0);
    expect(await shakes(page, 'email')).toEqual([]);
  });

  test('nothing is shaken for readers who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdAnimations(page);
    await open(page);
    await form(page).getByRole('button', { name: 'Submit Application' }).click();
    await expect(form(page).locator('[name=name]')).toBeFocused();
    expect(await shakes(page, 'name')).toEqual([]);
  });
});

test("'View Alumni Network' closes the form, and scrolls to the directory after exactly 300 ms", async ({ page }) => {
  await startClock(page);
  await open(page);
  for (const [name, value] of Object.entries({
    name: 'Nimali Perera',
    email: 'nimali@example.org',
    academicQualifications: 'BSc Eng (Hons)',
    designation: 'Design Engineer',
    companyOrInstitute: 'Example Turbines',
  })) {
    await form(page).locator(`[name=${name}]`).fill(value);
  }
  for (const [name, value] of Object.entries({ batch: '2019', academicCategory: 'BSc', category: 'Retired' })) {
    await form(page).locator(`[name=${name}]`).selectOption(value);
  }
  await form(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect(form(page).getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await stopClock(page);
  await watchScrolls(page);
  await form(page).getByRole('button', { name: 'View Alumni Network' }).click();
  await expect(form(page)).toHaveCount(0);
  await aroundMs(
    page,
    300,
    async () => expect(await scrolls(page)).toEqual([]),
    async () => expect(await scrolls(page)).toEqual(['profile smooth']),
  );
});
