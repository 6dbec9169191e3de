import type { Locator, Page } from 'playwright/test';
import {
  addApplications,
  applicant,
  applications,
  button,
  expect,
  field,
  holdCalls,
  openDesk,
  row,
  staysTheSame,
  storedApplication,
  test,
  title,
  withSessionsOf,
} from '../support/journeys/desk';

/* Tests the applications section with the keyboard and in small windows, with Applicants 10 to 29 pending. */

test.beforeEach(async ({ desk }) => {
  await addApplications(
    desk,
    Array.from({ length: 20 }, (_, index) => applicant(index + 10)),
  );
});

const box = (page: Page, name: string) =>
  applications(page).getByRole('checkbox', { name: `Select ${name}`, exact: true });

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** The most key presses that a person can reasonably be expected to make. */
const MAX_PRESSES = 25;

/** Presses a key until an element has focus. Focus must never be lost along the way. */
async function reach(page: Page, element: Locator, key = 'Tab') {
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += 1) {
    await page.keyboard.press(key);
    const [isReached, isLost] = await element.evaluate((node) => {
      return [node === document.activeElement, document.activeElement === document.body];
    });
    expect(isLost).toBe(false);
    if (isReached) return;
  }
  throw new Error(`${element} did not receive focus after ${MAX_PRESSES} presses of ${key}`);
}

async function pressTo(page: Page, key: string, element: Locator) {
  await page.keyboard.press(key);
  await expect(element).toBeFocused();
}

test('an officer can sign in, decide, edit, remove and sign out with the keyboard alone', async ({ page, desk }) => {
  test.slow();
  await openDesk(page, desk);
  await expect(row(page, 'Applicant 10')).toBeVisible();
  await reach(page, row(page, 'Applicant 10'));
  await pressTo(page, 'Enter', title(page, 'Applicant 10'));
  await pressTo(page, 'a', title(page, 'Applicant 11'));
  await expect(button(page, 'Approve')).toBeVisible();
  await pressTo(page, 'u', title(page, 'Applicant 10'));
  await expect(button(page, 'Undo')).toHaveCount(0);
  expect(await storedApplication(desk, 'applicant10')).toMatchObject({ status: 'pending' });
  await pressTo(page, 'r', title(page, 'Applicant 11'));
  expect(await storedApplication(desk, 'applicant10')).toMatchObject({ status: 'rejected' });

  await reach(page, button(page, 'Edit'));
  await pressTo(page, 'Space', applications(page).getByRole('form', { name: 'Edit this application' }));
  await pressTo(page, 'Tab', field(page, 'name'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await reach(page, button(page, 'Save'));
  await pressTo(page, 'Enter', field(page, 'name'));
  await page.keyboard.type('Nimali Perera');
  await pressTo(page, 'Enter', title(page, 'Nimali Perera'));

  await page.goBack();
  await expect(row(page, 'Nimali Perera')).toBeFocused();
  await pressTo(page, 'Shift+Tab', box(page, 'Nimali Perera'));
  await page.keyboard.press('Space');
  await expect(title(page, '1 selected')).toBeVisible();
  await reach(page, box(page, 'Applicant 12'));
  await page.keyboard.press('Space');
  await expect(title(page, '2 selected')).toBeVisible();
  const skip = applications(page).getByRole('link', { name: 'Skip the list' });
  await reach(page, skip, 'Shift+Tab');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await reach(page, button(page, 'Approve'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved 2 applications')).toBeVisible();
  await expect(row(page, 'Applicant 12')).toHaveCount(0);
  expect(await hasFocus(page)).toBe(true);
  expect(await storedApplication(desk, 'applicant12')).toMatchObject({ status: 'approved' });

  await row(page, 'Applicant 29').focus();
  await pressTo(page, 'Enter', title(page, 'Applicant 29'));
  await reach(page, button(page, 'Remove'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('its photo and its history');
  await expect(dialog).toContainText('Earlier backups');
  expect(await hasFocus(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, dialog.getByRole('button', { name: 'Remove', exact: true }));
  await page.keyboard.press('Enter');
  await expect(applications(page).getByText('1 application removed, including photos and history.')).toBeVisible();
  await expect.poll(() => hasFocus(page)).toBe(true);
  expect(await storedApplication(desk, 'applicant29')).toBeUndefined();

  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Sessions' }).focus();
  await pressTo(page, 'Enter', page.getByRole('heading', { name: 'Sessions', level: 2 }));
  await reach(page, button(page, 'Sign out'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(await withSessionsOf(desk, (sessions) => sessions.list())).toEqual([]);
});

test('an application that loads late does not take focus from a link to another section', async ({ page, desk }) => {
  await openDesk(page, desk);
  const release = await holdCalls(page, /\/api\/desk\/applications\/[^/?]+$/);
  await row(page, 'Applicant 10').focus();
  await page.keyboard.press('Enter');
  const sessions = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Sessions' });
  await sessions.focus();
  release();
  await expect(title(page, 'Applicant 10')).toBeVisible();
  await expect(sessions).toBeFocused();
});

test('holding a key down makes only one decision', async ({ page, desk }) => {
  await openDesk(page, desk);
  await row(page, 'Applicant 10').focus();
  await pressTo(page, 'Enter', title(page, 'Applicant 10'));
  await page.keyboard.down('a');
  await expect(title(page, 'Applicant 11')).toBeFocused();
  await expect(button(page, 'Approve')).toBeVisible();
  await page.keyboard.down('a'); // auto-repeat
  await staysTheSame(page, () => storedApplication(desk, 'applicant11'));
  await expect(title(page, 'Applicant 11')).toBeVisible();
});

/** Describes the focused element if it is partly outside the window or covered at a corner; otherwise returns ''. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // A link may wrap onto two lines, each with its own box.
    const boxes = [...focused.getClientRects()].filter(({ width }) => width > 8);
    const isSeen = (x: number, y: number) => {
      const above = document.elementFromPoint(x, y);
      return (
        above !== null &&
        (focused.contains(above) || above.contains(focused) || above.closest('label')?.control === focused)
      );
    };
    const isWhole = boxes.every(({ left, right, top, bottom }) =>
      [top + 3, bottom - 3].every((y) => [left + 4, right - 4].every((x) => isSeen(x, y))),
    );
    return isWhole ? '' : `${focused.outerHTML.slice(0, 120)} at ${JSON.stringify(focused.getBoundingClientRect())}`;
  });

/** Returns how far the page scrolls sideways, and the section's clipped elements. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('#applications *')].filter(
      (node) =>
        node.clientWidth > 1 &&
        node.scrollWidth > node.clientWidth + 1 &&
        getComputedStyle(node).overflowX !== 'visible' &&
        getComputedStyle(node).textOverflow !== 'ellipsis' &&
        !node.matches('input, select, textarea'),
    );
    return [document.documentElement.scrollWidth - innerWidth, ...cut.map((node) => node.outerHTML.slice(0, 120))];
  });

for (const [name, viewport] of Object.entries({
  'at 200% zoom': { width: 640, height: 400 },
  'on a phone': { width: 360, height: 740 },
  'on a laptop': { width: 1280, height: 800 },
}))
  test(`${name}, no text is clipped, and no focused element is covered`, async ({ page, desk }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openDesk(page, desk);
    await page.keyboard.press('Tab');
    await row(page, 'Applicant 10').focus();
    expect(await clippedTexts(page)).toEqual([0]);
    await pressTo(page, 'Enter', title(page, 'Applicant 10'));
    await expect(button(page, 'Approve')).toBeVisible();
    await pressTo(page, 'a', title(page, 'Applicant 11'));
    await expect(button(page, 'Undo')).toBeVisible();
    // The time limit for Undo pauses in a hidden tab.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await clippedTexts(page)).toEqual([0]);
    await reach(page, button(page, 'Remove'));
    await expect.poll(() => coveredFocus(page)).toBe('');

    await reach(page, button(page, 'Edit'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(applications(page).getByRole('form')).toBeFocused();
    expect(await clippedTexts(page)).toEqual([0]);
    for (const [key, last] of [
      ['Tab', button(page, 'Save')],
      ['Shift+Tab', field(page, 'name')],
    ] as const)
      for (let pressed = 0; pressed < MAX_PRESSES && !(await isFocused(last)); pressed += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => coveredFocus(page)).toBe('');
      }
    await expect(button(page, 'Undo')).toBeVisible();

    await field(page, 'name').fill('');
    for (let pressed = 0; pressed < 2; pressed += 1) {
      await button(page, 'Save').click();
      await expect(field(page, 'name')).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toBe('');
    }
  });

test('in forced colours, the open row, its status and the focus ring are visible', async ({ page, desk }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDesk(page, desk);
  await row(page, 'Applicant 11').focus();
  await pressTo(page, 'Enter', title(page, 'Applicant 11'));
  await expect(button(page, 'Approve')).toBeVisible();
  const edge = (name: string) =>
    row(page, name).evaluate((link) => getComputedStyle(link.closest('li') ?? link).borderInlineStartColor);
  expect(await edge('Applicant 11')).not.toBe(await edge('Applicant 12'));
  await pressTo(page, 'Tab', button(page, 'Approve'));
  await expect(button(page, 'Approve')).not.toHaveCSS('outline-style', 'none');
  await expect(applications(page).locator('[data-status=pending]').first()).not.toHaveCSS('border-style', 'none');
});
