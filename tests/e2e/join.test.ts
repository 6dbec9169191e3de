import type { Page, Request, Route } from 'playwright/test';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, test } from '../support/journeys/test';

/*
 * The calls are intercepted: the answers stand for the server's. application.test.ts sends an application to the real
 * server.
 */

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the form on the alumni page. `answer` stands for the server. */
async function open(page: Page, answer: (route: Route) => unknown = (route) => route.fulfill({ json: {} })) {
  await page.route('**/api/users/all', (route) => route.fulfill({ json: [{ name: 'Ann Perera' }] }));
  await page.route('**/users/submit', async (route) => {
    await answer(route);
  });
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toBeVisible();
}

const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' });

/** Gives every required answer. */
async function fill(page: Page) {
  await field(page, 'name').fill('Nimali Perera');
  await field(page, 'email').fill('nimali@example.org');
  await field(page, 'batch').selectOption('2019');
  await field(page, 'academicCategory').selectOption('BSc');
  await field(page, 'academicQualifications').fill('BSc Eng (Hons), First Class');
  await field(page, 'designation').fill('Design Engineer');
  await field(page, 'companyOrInstitute').fill('Example Turbines');
  await field(page, 'category').selectOption('Retired');
}

/** The text parts of a multipart body, by name; a file's part is its name. */
function partsOf(request: Request): Record<string, string> {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  const parts = [...body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: .*\r\n)?\r\n([^\r]*)/g)];
  return Object.fromEntries(
    parts.map(([, name, file, text]) => [name, file ?? Buffer.from(text ?? '', 'latin1').toString()]),
  );
}

test.describe('the join form', () => {
  test('loads its code only when its button is pointed at', async ({ page }) => {
    await page.route('**/api/users/all', (route) => route.fulfill({ json: [] }));
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.goto('/alumni');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByRole('button', { name: 'Join Our Network' }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    expect(scripts.slice(before).some((url) => url.includes('join-dialog'))).toBe(true);
  });

  test('has its sections, hints and placeholders', async ({ page }) => {
    await open(page);
    for (const title of [
      'Profile Photo',
      'Personal Information',
      'Academic Information',
      'Professional Information',
      'Experience & Expertise',
      'Online Presence',
    ]) {
      await expect(form(page).getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(form(page).getByRole('heading', { name: 'Join Our Alumni Network' })).toBeVisible();
    await expect(page.getByPlaceholder('Enter your full name')).toBeVisible();
    await expect(field(page, 'batch').locator('option')).toHaveCount(51);
    await expect(field(page, 'academicCategory').locator('option')).toHaveCount(7);
    await expect(field(page, 'category').locator('option')).toHaveCount(8);
    await expect(field(page, 'permanentResidency').locator('option')).toHaveCount(251);
    await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  });

  test('ends with its submit button', async ({ page }) => {
    await open(page);
    await expect(submit(page)).toBeVisible();
    expect((await form(page).locator('form').innerText()).trim()).toMatch(/Submit Application$/);
  });

  test.describe('sent empty', () => {
    const toast = (page: Page) => page.getByText('Please fill in all required fields marked in red');
    const banner = (page: Page) => form(page).getByText('Required field:').locator('..');
    const summary = (page: Page) =>
      form(page).getByRole('alert').filter({ hasText: 'Please complete all required fields' });

    test.beforeEach(async ({ page }) => {
      await startClock(page);
      await open(page);
      await stopClock(page);
      await submit(page).click();
      await expect(page.locator('[data-ummes-toaster]')).toBeAttached();
      await page.clock.runFor(1); // sonner shows a toast with its next timer
    });

    test('says what is missing in a toast, a banner and a summary', async ({ page }) => {
      await expect(toast(page)).toBeVisible();
      const box = await toast(page).boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(60);
      await expect(banner(page)).toHaveText('Required field: Name is required');
      await expect(summary(page)).toContainText(
        'Some required information is missing or incorrect. Please check the fields marked in red and try again.',
      );
      await expect(summary(page).getByRole('link')).toHaveText([
        'Name is required',
        'Email is required',
        'Batch is required',
      ]);
      await expect(summary(page)).toContainText('and 5 more');
    });

    test('marks every missing field, and goes to the first', async ({ page }) => {
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'name')).toHaveAccessibleDescription('Name is required');
      await page.clock.runFor(50); // frames stand still with the clock
      await expect(field(page, 'name')).toBeInViewport();
      await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(8);
    });

    test('takes toast, banner and summary away after 4, 5 and 8 s, and leaves the errors', async ({ page }) => {
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(3998);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(100);
      await settle(page);
      await page.clock.runFor(400); // it has faded away
      await expect(toast(page)).toHaveCount(0);
      await page.clock.runFor(500);
      await expect(banner(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(banner(page)).toHaveCount(0);
      await page.clock.runFor(2999);
      await expect(summary(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(summary(page)).toHaveCount(0);
      await expect(form(page).getByText('Name is required')).toBeVisible();
    });
  });

  test('holds the summary while it is pointed at, and its links lead to the fields', async ({ page }) => {
    await startClock(page);
    await open(page);
    await submit(page).click();
    const summary = form(page).getByRole('alert').filter({ hasText: 'Please complete all required fields' });
    await summary.hover();
    await page.clock.runFor(20_000);
    await expect(summary).toBeVisible();
    await summary.getByRole('link', { name: 'Batch is required' }).click();
    await expect(field(page, 'batch')).toBeFocused();
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await expect(summary).toHaveCount(0);
  });

  test('takes an error away when its field is edited', async ({ page }) => {
    await open(page);
    await submit(page).click();
    await expect(form(page).getByText('Name is required').first()).toBeVisible();
    await field(page, 'name').fill('N');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(7);
  });

  test('sets the calling code to the first of the country, and sends the phone as one number', async ({ page }) => {
    let sent: Record<string, string> = {};
    await open(page, (route) => {
      sent = partsOf(route.request());
      return route.fulfill({ json: {} });
    });
    await fill(page);
    await field(page, 'permanentResidency').selectOption('DO');
    await expect(field(page, 'callingCode')).toHaveValue('+1809');
    await field(page, 'permanentResidency').selectOption('LK');
    await expect(field(page, 'callingCode')).toHaveValue('+94');
    await field(page, 'phoneNumber').fill('(71) 234-5678');
    await field(page, 'fieldsOfExperience').fill(' HVAC , , Robotics ');
    await submit(page).click();
    await expect(form(page).getByText('Application Submitted!')).toBeVisible();
    expect(sent).toMatchObject({
      name: 'Nimali Perera',
      permanentResidency: 'LK',
      phoneNumber: '+94712345678',
      academicCategory: 'BSc',
      academicQualifications: 'BSc Eng (Hons),First Class',
      fieldsOfExperience: 'HVAC,Robotics',
      reference: '',
    });
    expect(sent).not.toHaveProperty('academicCategoryOther');
    expect(sent).not.toHaveProperty('profileImage');
    expect(sent.attemptId).toMatch(/^[\w-]{8,64}$/);
  });

  test('asks which category Other is; leaving Other takes the answer away', async ({ page }) => {
    let sent: Record<string, string> = {};
    await open(page, (route) => {
      sent = partsOf(route.request());
      return route.fulfill({ json: {} });
    });
    await fill(page);
    await field(page, 'academicCategory').selectOption('Other');
    await submit(page).click();
    await expect(field(page, 'academicCategoryOther')).toHaveAccessibleDescription(
      'Please specify your academic category',
    );
    await field(page, 'academicCategoryOther').fill('HND');
    await field(page, 'academicCategory').selectOption('MSc');
    await expect(field(page, 'academicCategoryOther')).toHaveCount(0);
    await field(page, 'academicCategory').selectOption('Other');
    await expect(field(page, 'academicCategoryOther')).toHaveValue('');
    await field(page, 'academicCategoryOther').fill('HND');
    await submit(page).click();
    await expect(form(page).getByText('Application Submitted!')).toBeVisible();
    expect(sent).toMatchObject({ academicCategory: 'HND', academicCategoryOther: 'HND' });
  });

  test('takes a photo of exactly 5 MB, and refuses one byte more and other types without keeping them', async ({
    page,
  }) => {
    await open(page);
    const photo = field(page, 'profileImage');
    const pick = (name: string, mimeType: string, buffer: Buffer) => photo.setInputFiles({ name, mimeType, buffer });
    await pick('big.png', 'image/png', Buffer.alloc(5_242_881));
    await expect(form(page).getByText('File size must be less than 5MB')).toBeVisible();
    await expect(form(page).getByText('big.png')).toHaveCount(0);
    await pick('full.png', 'image/png', Buffer.alloc(5_242_880));
    await expect(form(page).getByText('File size must be less than 5MB')).toHaveCount(0);
    await expect(form(page).getByText('full.png')).toBeVisible();
    await pick('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(form(page).getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)')).toBeVisible();
    await expect(form(page).getByText('full.png')).toHaveCount(0);
    expect(await photo.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    await pick('me.png', 'image/png', PNG);
    await expect(form(page).getByText('Please select a valid image')).toHaveCount(0);
    await expect(form(page).getByRole('img', { name: 'Preview of me.png' })).toBeVisible();
    await form(page).getByRole('button', { name: 'Remove photo' }).click();
    await expect(form(page).getByText('me.png')).toHaveCount(0);
  });

  test('sends the photo, shows its panel, and leads to the directory', async ({ page }) => {
    let sent: Record<string, string> = {};
    await open(page, (route) => {
      sent = partsOf(route.request());
      return route.fulfill({ status: 201, json: { message: 'We have it, <b>Nimali</b>.' } });
    });
    await fill(page);
    await field(page, 'profileImage').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await submit(page).click();
    await expect(form(page).getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
    await expect(form(page).getByText('We have it, <b>Nimali</b>.').first()).toBeVisible();
    await expect(form(page).getByText('Thank you for joining our alumni network!')).toBeVisible();
    expect(sent.profileImage).toBe('me.png');
    await form(page).getByRole('button', { name: 'View Alumni Network' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect
      .poll(() => page.locator('#profile').evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(form(page).getByText('Draft restored')).toHaveCount(0);
  });

  for (const [what, json] of Object.entries({
    none: {},
    'an object': { message: { text: 'x' } },
    blank: { message: ' ' },
  })) {
    test(`thanks in its own words when the server's message is ${what}`, async ({ page }) => {
      await open(page, (route) => route.fulfill({ json }));
      await fill(page);
      await submit(page).click();
      const thanks = 'Thank you for joining our alumni network! We will review your application soon. 🎉';
      await expect(page.locator('[data-sonner-toast]')).toContainText(thanks);
      await expect(form(page).getByText(thanks).first()).toBeVisible();
    });
  }

  test('cannot be sent twice, nor closed while it is on its way', async ({ page }) => {
    let tries = 0;
    let answer = () => {};
    await open(page, async (route) => {
      tries += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: {} });
    });
    await fill(page);
    await field(page, 'name').press('Enter');
    await field(page, 'name').press('Enter');
    const busy = form(page).getByRole('button', { name: 'Processing Your Application...' });
    await expect(busy).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(form(page).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(busy).toBeVisible();
    await expect(field(page, 'name'), 'the second Escape leaves the focus where it was').toBeFocused();
    await form(page).evaluate((dialog) => {
      new MutationObserver((_, observer) => {
        if (!dialog.textContent?.includes('Application Submitted!')) return;
        observer.disconnect();
        const close = dialog.querySelector<HTMLButtonElement>('[aria-label="Close"]');
        dialog.dataset.closableAtOnce = String(close?.disabled === false);
      }).observe(dialog, { childList: true, subtree: true });
    });
    answer();
    await expect(form(page).getByText('Application Submitted!')).toBeVisible();
    await expect(form(page), 'the thanks can be closed from their first moment').toHaveAttribute(
      'data-closable-at-once',
      'true',
    );
    expect(tries).toBe(1);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
  });

  test('keeps everything when the network is dead, says what to do, and tries again as the same application', async ({
    page,
  }) => {
    const attempts: (string | undefined)[] = [];
    await open(page, (route) => {
      attempts.push(partsOf(route.request()).attemptId);
      return attempts.length === 1 ? route.abort() : route.fulfill({ json: {} });
    });
    await fill(page);
    await field(page, 'profileImage').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await submit(page).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(
      'There was an error submitting your application. Please try again. ❌',
    );
    await expect(form(page).getByText('Check your connection, then press Submit Application again.')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Nimali Perera');
    await expect(form(page).getByText('me.png')).toBeVisible();
    await submit(page).click();
    await expect(form(page).getByText('Application Submitted!')).toBeVisible();
    expect(attempts[0]).toBeTruthy();
    expect(attempts[1]).toBe(attempts[0]);
  });

  test('shows the server’s reason, and marks the fields that it names', async ({ page }) => {
    await open(page, (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Not like this.', errors: [{ field: 'websiteUrl', message: 'That site is gone' }] },
      }),
    );
    await fill(page);
    await submit(page).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('Not like this.');
    await expect(field(page, 'websiteUrl')).toBeFocused();
    await expect(field(page, 'websiteUrl')).toHaveAccessibleDescription('That site is gone');
  });

  for (const [what, answer] of Object.entries({
    'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' },
    'a failure that is a page': { status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' },
    'a failure that says nothing': { status: 500, body: '' },
    'a failure whose message is an object': { status: 500, json: { message: { code: 1 } } },
    'no success': { status: 200, json: { success: false } },
  })) {
    test(`does not take ${what} for an answer`, async ({ page }) => {
      await open(page, (route) => route.fulfill(answer));
      await fill(page);
      await submit(page).click();
      await expect(page.locator('[data-sonner-toast]')).toContainText(
        'There was an error submitting your application. Please try again. ❌',
      );
      await expect(field(page, 'name')).toHaveValue('Nimali Perera');
    });
  }

  for (const [what, answer] of Object.entries({
    'a text': { contentType: 'text/plain', body: 'The form is closed until Monday.' },
    'an error': { json: { error: 'The form is closed until Monday.' } },
  })) {
    test(`says what the server says in ${what}`, async ({ page }) => {
      await open(page, (route) => route.fulfill({ status: 503, ...answer }));
      await fill(page);
      await submit(page).click();
      await expect(page.locator('[data-sonner-toast]')).toContainText('The form is closed until Monday.');
      await expect(form(page).getByRole('alert').filter({ hasText: 'closed until Monday' })).toBeVisible();
    });
  }

  test('gives the answers back after a reload, and forgets them on Discard', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'academicCategory').selectOption('Other');
    await field(page, 'academicCategoryOther').fill('HND');
    await page.reload();
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(form(page).getByText('Draft restored')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Nimali Perera');
    await expect(field(page, 'batch')).toHaveValue('2019');
    await expect(field(page, 'academicCategoryOther')).toHaveValue('HND');
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(form(page).getByText('Draft restored')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(field(page, 'name')).toHaveValue('');
  });

  test('says that answers stay on the device for 7 days, and forgets them at once where that is not wanted', async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('ummes.join.draft.1'));
    const choice = form(page).getByRole('checkbox', { name: 'Keep my answers on this device for 7 days' });
    const said = form(page)
      .getByRole('status')
      .filter({ hasText: /kept|shared/ });
    await open(page);
    await expect(choice).toBeChecked();
    await field(page, 'name').fill('Nimali');
    await expect(said).toHaveText('Your answers are kept from now on. On a shared computer, clear this box.');
    await expect.poll(stored).toContain('Nimali');

    await choice.uncheck();
    await expect(said).toContainText('Nothing is kept.');
    expect(await stored()).toBeNull();
    await field(page, 'email').fill('nimali@example.org');
    await form(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(field(page, 'email'), 'the page still knows').toHaveValue('nimali@example.org');
    await page.reload();
    expect(await stored()).toBeNull();
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(field(page, 'email')).toHaveValue('');
    await expect(choice, 'remembered for this visit').not.toBeChecked();

    await field(page, 'name').fill('Nimali');
    await choice.check();
    await expect.poll(stored).toContain('Nimali');
  });

  for (const [days, there] of [
    [6.9, true],
    [7.1, false],
  ] as const) {
    test(`${there ? 'gives back' : 'has forgotten'} a draft after ${days} days`, async ({ page }) => {
      await page.addInitScript((age) => {
        if (location.pathname !== '/alumni') return; // a frame
        const draft = { attemptId: 'an-attempt-of-old', answers: { name: 'Nimali' }, savedAt: Date.now() - age };
        localStorage.setItem('ummes.join.draft.1', JSON.stringify(draft));
      }, days * 86_400_000);
      await open(page);
      await expect(field(page, 'name')).toHaveValue(there ? 'Nimali' : '');
      const stored = await page.evaluate(() => localStorage.getItem('ummes.join.draft.1'));
      expect(stored !== null).toBe(there);
    });
  }

  test('keeps the text and says why when the application has been decided on', async ({ page }) => {
    const message = 'The association has already decided on this application.';
    await open(page, (route) => route.fulfill({ status: 409, json: { message } }));
    await fill(page);
    await submit(page).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText(message);
    await expect(form(page).getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Nimali Perera');
    await expect(submit(page)).toBeEnabled();
  });

  test('sends again under a new key when the key is taken, and keeps that key for the next try', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    const taken = { status: 409, json: { code: 'idempotency-key-taken', message: 'This key is taken.' } };
    await open(page, (route) => {
      keys.push(partsOf(route.request()).attemptId);
      if (keys.length === 1) return route.fulfill(taken);
      return keys.length === 2 ? route.abort() : route.fulfill({ json: {} });
    });
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByText('Check your connection, then press Submit Application again.')).toBeVisible();
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('ummes.join.draft.1') ?? '{}'));
    await submit(page).click();
    await expect(form(page).getByText('Application Submitted!')).toBeVisible();
    expect(keys).toEqual([expect.anything(), draft.attemptId, draft.attemptId]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('says why when every key is taken', async ({ page }) => {
    let tries = 0;
    await open(page, (route) => {
      tries += 1;
      return route.fulfill({ status: 409, json: { code: 'idempotency-key-taken', message: 'This key is taken.' } });
    });
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByRole('alert').filter({ hasText: 'This key is taken.' })).toBeVisible();
    expect(tries).toBe(2);
  });

  test('closes on X, not on the backdrop, and gives answers and photo back', async ({ page }) => {
    await open(page);
    await field(page, 'name').fill('Nimali');
    await field(page, 'profileImage').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await page.mouse.click(5, 400);
    await expect(form(page)).toBeVisible();
    await form(page).getByRole('button', { name: 'Close' }).click();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(field(page, 'name')).toHaveValue('Nimali');
    await expect(form(page).getByText('me.png')).toBeVisible();
  });

  test('hides its honeypot from eyes, keyboard and screen reader', async ({ page }) => {
    await open(page);
    const trap = field(page, 'reference');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
    expect((await trap.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1);
  });
});

test('works where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await fill(page);
  await form(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
});

test('stays usable with a megabyte of text in a field', async ({ page }) => {
  await open(page);
  await fill(page);
  await field(page, 'designation').evaluate((input: HTMLInputElement) => {
    input.value = 'x'.repeat(2 ** 20);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await submit(page).click();
  await expect(form(page).getByText('Designation must be 200 characters or fewer').first()).toBeVisible();
});
