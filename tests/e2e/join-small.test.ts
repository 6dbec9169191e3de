import type { Page } from 'playwright/test';
import { startClock, stopClock } from '../support/journeys/clock';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' });
const summary = (page: Page) => form(page).getByRole('alert').filter({ hasText: 'Please complete all required' });

/** Opens the form in a window of this size. The intercepted API accepts every application. */
async function open(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.route('**/users/submit', (route) => route.fulfill({ json: {} }));
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toBeVisible();
}

/**
 * Returns what covers the focused control or why it is out of view, or undefined if it is visible. Checks three points
 * on its visible part.
 */
function coverOfFocused(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.matches('[data-ummes-toaster]')) return; // a toast, which is above everything
    const dialog = focused?.closest('dialog');
    // Before the first and after the last control, the browser's toolbar has focus.
    if (!focused || !dialog) return focused === document.body ? undefined : 'focus is outside the dialog';
    // The photo input is visually hidden. Its label shows the focus ring.
    const shown = focused.matches('[type=file]') ? (focused.nextElementSibling ?? focused) : focused;
    const control = `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`;
    const box = shown.getBoundingClientRect();
    const window = dialog.getBoundingClientRect();
    const top = Math.max(box.top, window.top);
    const bottom = Math.min(box.bottom, window.bottom, innerHeight);
    if (bottom - top < 20)
      return `only ${Math.round(bottom - top)} of ${Math.round(box.height)} px of ${control} are visible`;
    // sonner's list receives clicks around its toasts and where one is closing, although it shows nothing there.
    const list = document.querySelector('[data-ummes-toaster]')?.shadowRoot;
    const toasts = list?.querySelectorAll('[data-sonner-toast]:not([data-removed=true])');
    const isToastAt = (y: number) =>
      [...(toasts ?? [])].some((toast) => {
        const { top, bottom } = toast.getBoundingClientRect();
        return top <= y && y <= bottom;
      });
    for (const y of [top + 2, (top + bottom) / 2, bottom - 3]) {
      const above = document.elementFromPoint(box.left + box.width / 2, y);
      if (above?.matches('[data-ummes-toaster]') && !isToastAt(y)) continue;
      if (!above || !shown.contains(above))
        return `${control} is under ${above?.outerHTML.slice(0, 200)} at ${Math.round(y)}`;
    }
  });
}

/** Returns whether a toast reaches below the dialog's top edge, and below the bar behind the toasts if there is one. */
function isOverForm(page: Page) {
  return page.evaluate(() => {
    const list = document.querySelector('[data-ummes-toaster]')?.shadowRoot?.querySelector('[data-sonner-toaster]');
    const { top: above, height } = getComputedStyle(list ?? document.body, '::before');
    const bar = Number.parseFloat(above) + Number.parseFloat(height) || 0;
    const top = Math.max(bar, document.querySelector('dialog')?.getBoundingClientRect().top ?? 0);
    return (list?.querySelector('[data-sonner-toast]')?.getBoundingClientRect().bottom ?? 0) > top;
  });
}

/** Waits until the scroll to the focused control has ended. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Gives the page a font with tall lines, like those that some scripts need and some systems use even for Latin. */
const setTallLines = (page: Page) =>
  page.evaluate(async () => {
    const metrics = { ascentOverride: '120%', descentOverride: '45%' };
    const face = new FontFace('Tall lines', "local('Liberation Sans'), local('DejaVu Sans'), local('Arial')", metrics);
    document.fonts.add(await face.load());
    document.documentElement.style.setProperty('--ummes-font', "'Tall lines'");
    document.documentElement.style.setProperty('--site-font', "'Tall lines'");
  });

/** Key presses that go through the form, then back past the first invalid field to the summary and the photo. */
const PRESSES = [...Array<string>(18).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')];

for (const [width, height, lines] of [
  [360, 780, 'tall'],
  [640, 400, 'normal'],
  [320, 256, 'normal'],
  [1280, 800, 'normal'],
] as const) {
  test(`nothing covers the focused field at ${width} x ${height} with ${lines} lines and an error summary`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, width, height);
    if (lines === 'tall') await setTallLines(page);
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    await expect.poll(() => coverOfFocused(page)).toBeUndefined();
    if (height >= 400) expect(await isOverForm(page)).toBe(false); // smaller windows have no other place for a toast
    // Keeps the summary, as hovering would. A real mouse can't reach the summary once it has scrolled out of view.
    await summary(page).dispatchEvent('pointermove', { movementX: 1 });
    await field(page, 'name').focus();
    const visited = new Set<string | null>();
    for (const key of PRESSES) {
      await page.keyboard.press(key);
      await settle(page);
      expect(await coverOfFocused(page)).toBeUndefined();
      visited.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    }
    expect(visited).toContain('websiteUrl');
    expect(visited).toContain('profileImage');
    await expect(summary(page)).toBeAttached();
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the summary and the first invalid field are in view at ${width} x ${height}, and hiding the summary moves nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startClock(page);
    await open(page, width, height);
    await stopClock(page);
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(form(page).getByText('Required field: Name is required')).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    const top = async () => Math.round((await field(page, 'name').boundingBox())?.y ?? 0);
    const before = await top();
    await page.clock.runFor(8000);
    await expect(summary(page)).toHaveCount(0);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });
}

test('the calling code and phone number labels are aligned in a wide form', async ({ page }) => {
  await open(page, 1280, 800);
  const labels = form(page).getByText(/^(Calling Code|Phone Number)$/);
  await expect(labels).toHaveCount(2);
  const tops = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
});

test('the form keeps its progress and its button in view, and fills a small window', async ({ page }) => {
  await open(page, 1280, 800);
  expect((await form(page).boundingBox())?.width).toBeLessThan(900);
  await expect(form(page).getByText('0 of 8 required fields filled in')).toBeInViewport({ ratio: 1 });
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [640, 400],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = async () => Object.values((await form(page).boundingBox()) ?? {}).map(Math.round);
    await expect.poll(box).toEqual([0, 0, width, height]);
    await field(page, 'name').fill('');
    await field(page, 'academicCategory').selectOption('');
    await expect(form(page).getByText('0 of 8 required fields filled in')).toBeVisible();
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await field(page, 'name').fill('Nimali Perera');
    await expect(form(page).getByText('1 of 8 required fields filled in')).toBeVisible();
    await field(page, 'academicCategory').selectOption('Other');
    await expect(form(page).getByText('2 of 9 required fields filled in')).toBeVisible();
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
    await expect(form(page).locator('progress').first()).toHaveAttribute('value', '2');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the form is accessible at every width, light and dark, with errors and after submission', async ({ page }) => {
  test.slow();
  await open(page, 1280, 800);
  const look = () => atEachWidthAndScheme(page, () => expectAccessible(page, 'dialog'));
  await submit(page).click();
  await expect(summary(page)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await look();
  for (const name of ['name', 'academicQualifications', 'designation', 'companyOrInstitute'])
    await field(page, name).fill('Turbines');
  await field(page, 'email').fill('nimali@example.org');
  for (const name of ['batch', 'academicCategory', 'category']) await field(page, name).selectOption({ index: 1 });
  await submit(page).click();
  await expect(form(page).getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  expect(await isOverForm(page)).toBe(false);
  await expect(form(page).getByText('required fields filled in')).toHaveCount(0);
  await look();
});
