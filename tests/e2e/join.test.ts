import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Locator, Page, Request, Route } from 'playwright/test';
import sharp from 'sharp';
import { aroundMs, startClock, stopClock } from '../support/journeys/clock';
import { scrolls, watchScrolls } from '../support/journeys/scrolls';
import { expect, holdCalls, staysTheSame, test } from '../support/journeys/test';

/*
 * These tests intercept all calls. application.test.ts sends applications to the real server, and join-small.test.ts
 * covers windows of all sizes.
 */

const DRAFT = 'ummes.join.draft.1';
const HOUR_MS = 60 * 60 * 1000;
const MAX_BYTES = 5_242_880;
const FAILURE = 'There was an error submitting your application. Please try again. ❌';

const me = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } })
    .png()
    .toBuffer(),
});

const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const button = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name });
const submit = (page: Page) => button(page, 'Submit Application');
const join = (page: Page) => page.getByRole('button', { name: 'Join Our Network' });
const toast = (page: Page) => page.locator('[data-sonner-toast]');
const summary = (page: Page) => form(page).getByRole('alert').filter({ hasText: 'Please complete all required' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT);

/** Opens the form on the alumni page. `answer` responds in place of the server. */
async function open(page: Page, answer: (route: Route) => unknown = (route) => route.fulfill({ json: {} })) {
  await page.route('**/api/users/all', (route) => route.fulfill({ json: [{ name: 'Ann Perera' }] }));
  await page.route('**/users/submit', async (route) => {
    await answer(route);
  });
  await page.goto('/alumni');
  await join(page).click();
  await expect(field(page, 'name')).toBeVisible();
}

async function reopen(page: Page) {
  await page.reload();
  await join(page).click();
  await expect(field(page, 'name')).toBeVisible();
}

/** Fills in every required field. */
async function fill(page: Page) {
  for (const [name, text] of Object.entries({
    name: 'Nimali Perera',
    email: 'nimali@example.org',
    academicQualifications: 'BSc Eng (Hons), First Class',
    designation: 'Design Engineer',
    companyOrInstitute: 'Example Turbines',
  }))
    await field(page, name).fill(text);
  for (const [name, value] of Object.entries({ batch: '2019', academicCategory: 'BSc', category: 'Retired' }))
    await field(page, name).selectOption(value);
}

/** Returns a multipart body's text parts and file names by part name. */
function partsOf(request: Request): Record<string, string> {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  const parts = [...body.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: .*\r\n)?\r\n([^\r]*)/g)];
  return Object.fromEntries(
    parts.map(([, name, file, text]) => [name, file ?? Buffer.from(text ?? '', 'latin1').toString()]),
  );
}

test('hovering over the button loads the form, with its sections, lists and a hidden honeypot', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/alumni');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await join(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await join(page).click();
  await expect(form(page).getByRole('heading')).toHaveText([
    'Join Our Alumni Network',
    'Profile Photo',
    'Personal Information',
    'Academic Information',
    'Professional Information',
    'Experience & Expertise',
    'Online Presence',
  ]);
  await expect(page.getByPlaceholder('Enter your full name')).toBeVisible();
  for (const [name, count] of Object.entries({ batch: 51, academicCategory: 7, category: 8, permanentResidency: 251 }))
    await expect(field(page, name).locator('option')).toHaveCount(count);
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  expect((await form(page).locator('form').innerText()).trim()).toMatch(/Submit Application$/);

  const trap = field(page, 'reference');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
  expect((await trap.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('an empty form marks all missing fields and focuses the first; the banner lasts 5 s and the summary 8 s', async ({
  page,
}) => {
  const message = page.getByText('Please fill in all required fields marked in red');
  const banner = form(page).getByText('Required field:').locator('..');
  await startClock(page);
  await open(page);
  await stopClock(page);
  await submit(page).click();
  await expect(page.locator('[data-ummes-toaster]')).toBeAttached();
  await page.clock.runFor(1); // sonner shows a toast when its next timer fires
  await expect(message).toBeVisible();
  const box = await message.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(60);
  await expect(banner).toHaveText('Required field: Name is required');
  await expect(summary(page)).toContainText(
    'Some required information is missing or incorrect. Please check the fields marked in red and try again.',
  );
  await expect(summary(page).getByRole('link')).toHaveText([
    'Name is required',
    'Email is required',
    'Batch is required',
    'and 5 more',
  ]);
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription('Name is required');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(8);

  await page.clock.runFor(4998);
  await expect(banner).toBeVisible();
  await page.clock.runFor(1);
  await expect(banner).toHaveCount(0);
  await page.clock.runFor(2999);
  await expect(summary(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(summary(page)).toHaveCount(0);
  await expect(form(page).getByText('Name is required')).toBeVisible();
});

test('if nothing is missing, the exact error is more prominent than the title about required fields', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await field(page, 'linkedinUrl').fill('https://example.org/me');
  await submit(page).click();
  const size = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const link = summary(page).getByRole('link', { name: 'Please enter a valid LinkedIn URL' });
  expect(await size(link)).toBeGreaterThan(await size(summary(page).getByRole('heading')));
  await expect(field(page, 'linkedinUrl')).toBeFocused();
  await expect(field(page, 'linkedinUrl')).toHaveAccessibleDescription(
    /linkedin\.com Please enter a valid LinkedIn URL$/,
  );
});

test('a toast disappears with the dialog that it belongs to', async ({ page }) => {
  await startClock(page);
  await open(page);
  await stopClock(page);
  await submit(page).click();
  await expect(page.locator('[data-ummes-toaster]')).toBeAttached();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
});

test('an error in a toast disappears when the corrected form succeeds', async ({ page }) => {
  await startClock(page);
  await open(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText(/Please fill in all required fields/);
  await fill(page);
  await stopClock(page);
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  // sonner removes a toast once it has faded out. React renders between the steps.
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(100);
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toHaveText(/Thank you/);
});

test('the summary stays while hovered or focused and links to the fields; editing a field clears its error', async ({
  page,
}) => {
  await startClock(page);
  await open(page);
  await field(page, 'name').fill('Nimali');
  await field(page, 'email').fill('nimali');
  await submit(page).click();
  const banner = summary(page).locator('xpath=preceding-sibling::p');
  await expect(banner).toHaveText('Email is invalid'); // only errors about missing answers start with Required field
  await field(page, 'email').fill('');
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(6);
  await submit(page).click();
  await expect(banner).toHaveText('Required field: Email is required');
  await summary(page).hover();
  await page.clock.runFor(20_000);
  await expect(summary(page)).toBeVisible();
  await summary(page).getByRole('link', { name: 'and 4 more' }).click();
  await expect(field(page, 'academicQualifications')).toBeFocused();
  const link = summary(page).getByRole('link', { name: 'Batch is required' });
  await link.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await link.press('Enter');
  await expect(field(page, 'batch')).toBeFocused();
  await page.clock.runFor(9000);
  await expect(summary(page)).toHaveCount(0);
});

test('the first invalid field shakes, except under reduced motion', async ({ page }) => {
  /** Returns the horizontal steps, in pixels, of the animations on a field's box. */
  const shakes = (name: string) =>
    field(page, name).evaluate((control) =>
      (control.closest('[part=field]') ?? control).getAnimations().map((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        return frames.map(({ transform }) => Number(/-?\d+/.exec(String(transform))?.[0]));
      }),
    );
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...frames) {
      const animation = animate.apply(this, frames);
      animation.pause(); // keeps it from ending before the test reads it
      return animation;
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  expect(await shakes('name')).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await submit(page).click();
  await expect.poll(() => shakes('name')).toHaveLength(1);
  const [steps = []] = await shakes('name');
  expect([Math.min(...steps) < 0, Math.max(...steps) > 0, steps.at(-1)]).toEqual([true, true, 0]);
  expect(await shakes('email')).toEqual([]);
});

test('the country sets the calling code, the full number is shown, and Other requires details', async ({ page }) => {
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
  await field(page, 'phoneNumber').fill('(077) 123-4567');
  await expect(field(page, 'phoneNumber')).toHaveAccessibleDescription('Will be sent as +94771234567');
  await field(page, 'fieldsOfExperience').fill(' HVAC , , Robotics ');
  await field(page, 'academicCategory').selectOption('Other');
  await submit(page).click();
  const other = field(page, 'academicCategoryOther');
  await expect(other).toHaveAccessibleDescription('Please specify your academic category');
  for (const text of ['HND', '']) {
    await field(page, 'academicCategory').selectOption('MSc');
    await expect(other).toHaveCount(0);
    await field(page, 'academicCategory').selectOption('Other');
    await expect(other).toHaveValue('');
    await expect(other).not.toHaveAttribute('aria-invalid', 'true');
    await other.fill(text);
  }
  await other.fill('EngD');
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(sent).toMatchObject({
    name: 'Nimali Perera',
    permanentResidency: 'LK',
    phoneNumber: '+94771234567',
    academicCategory: 'EngD',
    academicCategoryOther: 'EngD',
    academicQualifications: 'BSc Eng (Hons),First Class',
    fieldsOfExperience: 'HVAC,Robotics',
    reference: '',
    attemptId: expect.stringMatching(/^[\w-]{8,64}$/),
  });
  expect(sent).not.toHaveProperty('profileImage');
});

test('a photo that is too large or of the wrong type is rejected, with a fix offered if possible', async ({ page }) => {
  await open(page);
  const photo = field(page, 'profileImage');
  const fix = button(page, /(Resize|Convert) this photo/);
  const pick = (name: string, mimeType: string, buffer: Buffer) => photo.setInputFiles({ name, mimeType, buffer });
  const padded = (start: string, size: number) =>
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(size)], size);
  const signature = '\x89PNG\r\n\x1a\n';
  await pick('full.png', 'image/png', padded(signature, MAX_BYTES));
  await expect(form(page).getByText('full.png')).toBeVisible();
  await pick('big.png', 'image/png', padded(signature, MAX_BYTES + 1));
  await expect(form(page).getByText('File size must be less than 5MB')).toBeVisible();
  await expect(form(page).getByText(/(full|big)\.png/)).toHaveCount(0);
  await fix.click();
  await expect(form(page).getByText('This browser cannot read the photo.')).toBeVisible();
  await pick('me.jpg', 'image/jpeg', Buffer.from('\0\0\0\x18ftypheic'));
  await expect(form(page).getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)')).toBeVisible();
  await fix.click();
  await expect(form(page).getByText('This browser cannot read HEIC photos.')).toBeVisible();
  await pick('drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(form(page).getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)')).toBeVisible();
  await expect(fix).toHaveCount(0);
  expect(await photo.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await photo.setInputFiles(await me());
  await expect(form(page).getByText('Please select a valid image')).toHaveCount(0);
  await expect(form(page).getByRole('img', { name: 'Preview of me.png' })).toBeVisible();
  await button(page, 'Remove photo').click();
  await expect(form(page).getByText('me.png')).toHaveCount(0);
});

test('a photo without a type or with a wrong one is recognised by its content, and sent with its own type', async ({
  page,
}) => {
  const types: (string | undefined)[] = [];
  await open(page, (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    types.push(/name="profileImage".*\r\nContent-Type: (.*)\r\n/.exec(body)?.[1]);
    return route.fulfill({ status: 503, json: {} });
  });
  await fill(page);
  const { buffer } = await me();
  for (const mimeType of ['', 'application/octet-stream', 'text/plain']) {
    await field(page, 'profileImage').setInputFiles({ name: '1000045', mimeType, buffer });
    await expect(form(page).getByRole('img', { name: 'Preview of 1000045' })).toBeVisible();
    await submit(page).click();
    await expect(
      form(page).getByRole('alert').filter({ hasText: 'The server reported an error (503).' }),
    ).toBeVisible();
  }
  expect(types).toEqual(['image/png', 'image/png', 'image/png']);
});

test('a photo that changes or disappears on the device after it was chosen is sent as it was', async ({ page }) => {
  const path = `${tmpdir()}/ummes-photo-${randomUUID()}.png`;
  const { buffer } = await me();
  await writeFile(path, buffer);
  const sent: boolean[] = [];
  await open(page, (route) => {
    sent.push(route.request().postDataBuffer()?.includes(buffer) ?? false);
    return route.fulfill({ json: {} });
  });
  await fill(page);
  await field(page, 'profileImage').setInputFiles(path);
  await expect(form(page).getByRole('img', { name: /^Preview of ummes-photo/ })).toBeVisible();
  await writeFile(path, 'changed');
  await rm(path);
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(sent).toEqual([true]);
});

test('a photo that cannot be read from the device has to be chosen again', async ({ page }) => {
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  });
  await open(page);
  const photo = field(page, 'profileImage');
  await photo.setInputFiles(await me());
  const reason = 'The photo could not be read from your device. Please choose it again.';
  await expect(photo).toHaveAccessibleDescription(new RegExp(reason));
  expect(await photo.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
});

test('an application that is sent while its photo is being read waits for the photo', async ({ page }) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = File.prototype;
    const settled = { read: () => {}, fail: () => {} };
    File.prototype.arrayBuffer = async function () {
      await new Promise<void>((resolve, reject) => {
        settled.read = resolve;
        settled.fail = () => reject(new DOMException('gone', 'NotFoundError'));
      });
      return arrayBuffer.call(this);
    };
    Object.assign(window, { settled });
  });
  const settle = (outcome: 'read' | 'fail') =>
    page.evaluate((name) => (window as never as { settled: Record<string, () => void> }).settled[name]?.(), outcome);
  const sent: Record<string, string>[] = [];
  await open(page, (route) => {
    sent.push(partsOf(route.request()));
    return route.fulfill({ json: {} });
  });
  await fill(page);
  const photo = field(page, 'profileImage');
  await photo.setInputFiles(await me());
  await expect(form(page).getByText('Reading me.png…')).toBeVisible();
  await submit(page).click();
  await expect(button(page, 'Processing Your Application...')).toBeDisabled();
  await settle('fail');
  await expect(photo).toHaveAccessibleDescription(/Please choose it again/);
  await expect(photo).toBeFocused();
  expect(sent).toEqual([]);
  await photo.setInputFiles(await me());
  await submit(page).click();
  await settle('read');
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(sent.map(({ profileImage }) => profileImage)).toEqual(['me.png']);
});

test('a photo that is read late does not replace one that was chosen after it', async ({ page }) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = File.prototype;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    File.prototype.arrayBuffer = async function () {
      if (this.name === 'slow.png') await released;
      return arrayBuffer.call(this);
    };
    Object.assign(window, { release });
  });
  await open(page);
  const photo = field(page, 'profileImage');
  await photo.setInputFiles({ ...(await me()), name: 'slow.png' });
  await expect(form(page).getByText('Reading slow.png…')).toBeVisible();
  await photo.setInputFiles(await me());
  await expect(form(page).getByText('me.png')).toBeVisible();
  await page.evaluate(() => (window as never as { release: () => void }).release());
  await staysTheSame(page, () => form(page).getByText('slow.png').count());
  await expect(form(page).getByText('me.png')).toBeVisible();
});

test('a photo that is still being read when the applicant leaves has to be chosen again', async ({ page }) => {
  await page.addInitScript(() => {
    File.prototype.arrayBuffer = () => new Promise(() => {});
  });
  await open(page);
  await field(page, 'profileImage').setInputFiles(await me());
  await expect(form(page).getByText('Reading me.png…')).toBeVisible();
  await reopen(page);
  await expect(form(page).getByRole('status').filter({ hasText: 'Draft restored' })).toContainText(
    'Your photo was not, so please choose it again.',
  );
});

test('a failure without a photo does not mention one, and states only what is known', async ({ page }) => {
  await open(page, (route) => route.abort());
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(
    'Nothing is lost: your answers are still here. The server could not be reached. Check your connection, then press Submit Application again.',
  );
});

/**
 * Makes a picture with a red upper half, stored sideways with an EXIF orientation, as cameras do. Data after the
 * picture makes it too large, as it does in phones' photos with a moment of film: noise would take seconds to encode.
 */
async function cameraPhoto(): Promise<Buffer> {
  const half = { width: 1800, height: 1200, channels: 3 } as const;
  const red = await sharp({ create: { ...half, background: '#c00' } })
    .png()
    .toBuffer();
  const upright = sharp({ create: { ...half, height: 2400, background: '#000' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .removeAlpha();
  const sideways = sharp(await upright.png().toBuffer()).rotate(-90);
  const picture = await sideways.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([picture, Buffer.alloc(MAX_BYTES)]);
}

test('a photo over 5 MB can be resized in the browser, and only the upright result is sent', async ({ page }) => {
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(MAX_BYTES);
  let sent: Uint8Array = Buffer.alloc(0);
  await open(page, (route) => {
    sent = route.request().postDataBuffer() ?? sent;
    return route.fulfill({ json: {} });
  });
  const photo = field(page, 'profileImage');
  await photo.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(photo).toHaveAccessibleDescription(/File size must be less than 5MB/);
  await button(page, 'Resize this photo').click();
  await expect(form(page).getByRole('img', { name: 'Preview of IMG_1.jpg' })).toBeVisible({ timeout: 30_000 });
  await expect(form(page).getByText('File size must be less than 5MB')).toHaveCount(0);
  await expect(photo).toBeFocused();
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(sent.length).toBeLessThan(MAX_BYTES);
  const start = Buffer.from(sent).indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const picture = sharp(sent.subarray(start), { failOn: 'none' });
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 });
  // `stats` reads the original picture, not the extract.
  const upper = await picture.extract({ left: 0, top: 0, width: 1536, height: 900 }).toBuffer();
  expect((await sharp(upper).stats()).channels[0]?.mean, 'the red half is at the top').toBeGreaterThan(150);
});

test("the confirmation explains what happens next; 'View Alumni Network' scrolls to the directory after exactly 300 ms", async ({
  page,
}) => {
  let sent: Record<string, string> = {};
  await startClock(page);
  await open(page, (route) => {
    sent = partsOf(route.request());
    return route.fulfill({ status: 201, json: { message: 'We have it, <b>Nimali</b>.' } });
  });
  await fill(page);
  await field(page, 'profileImage').setInputFiles(await me());
  await submit(page).click();
  await expect(form(page).getByRole('heading', { name: 'Application Submitted!' })).toBeFocused();
  await expect(form(page).getByText('We have it, <b>Nimali</b>.').first()).toBeVisible();
  await expect(form(page).getByText('Thank you for joining our alumni network!')).toBeVisible();
  await expect(form(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(form(page).getByRole('listitem')).toHaveCount(3);
  expect(sent.profileImage).toBe('me.png');
  await stopClock(page);
  await watchScrolls(page);
  await button(page, 'View Alumni Network').click();
  await expect(form(page)).toHaveCount(0);
  await aroundMs(
    page,
    300,
    async () => expect(await scrolls(page)).toEqual([]),
    async () => expect(await scrolls(page)).toEqual(['profile smooth']),
  );
  await join(page).click();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(form(page).getByText('Draft restored')).toHaveCount(0);
});

test('the form cannot be sent twice, or closed while it is being sent', async ({ page }) => {
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
  const busy = button(page, 'Processing Your Application...');
  await expect(busy).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Close')).toBeDisabled();
  await expect(busy).toBeVisible();
  await expect(field(page, 'name'), 'the second Escape leaves focus where it was').toBeFocused();
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
  const atOnce = 'the confirmation can be closed immediately';
  await expect(form(page), atOnce).toHaveAttribute('data-closable-at-once', 'true');
  expect(tries).toBe(1);
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
});

test('the form is validated even if its rules first fail to load, and then load late', async ({ page }) => {
  let load = (route: Route) => route.abort();
  await page.route('**/chunks/*submission-*.js', (route) => load(route));
  await open(page);
  await field(page, 'email').fill('nimali');
  await submit(page).click();
  await expect(toast(page)).toContainText(FAILURE);
  await expect(form(page).getByRole('alert')).toHaveText(/^Nothing is lost/);
  await expect(field(page, 'email')).toHaveValue('nimali');

  load = (route) => route.continue();
  const release = await holdCalls(page, '**/chunks/*submission-*.js');
  await submit(page).click();
  await expect(button(page, 'Processing Your Application...')).toBeDisabled();
  await field(page, 'name').fill('Nimali Perera');
  release();
  await expect(summary(page)).toBeVisible();
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
});

test('a failed submission loses nothing, shows the reason, and is retried with the same key', async ({ page }) => {
  const attempts = new Set<string | undefined>();
  const html = { contentType: 'text/html', body: '<!doctype html><title>Bad Gateway</title>' };
  const closed = 'The form is closed until Monday.';
  const gone = { field: 'websiteUrl', message: 'That site is gone' };
  const failures = [
    { message: FAILURE, answer: { status: 200, ...html } },
    { message: FAILURE, answer: { status: 502, ...html } },
    { message: FAILURE, answer: { status: 200, json: { success: false } } },
    { message: closed, answer: { status: 503, contentType: 'text/plain', body: closed } },
    { message: 'Not like this.', answer: { status: 422, json: { message: 'Not like this.', errors: [gone] } } },
  ];
  let answer: Parameters<Route['fulfill']>[0];
  await open(page, (route) => {
    attempts.add(partsOf(route.request()).attemptId);
    return answer ? route.fulfill(answer) : route.abort();
  });
  await fill(page);
  await field(page, 'profileImage').setInputFiles(await me());
  await submit(page).click();
  await expect(toast(page)).toContainText(FAILURE);
  await expect(form(page).getByText('Check your connection, then press Submit Application again.')).toBeVisible();
  for (const failure of failures) {
    answer = failure.answer;
    const answered = page.waitForResponse('**/users/submit');
    await submit(page).click();
    await answered;
    await expect(submit(page)).toBeEnabled();
    const why = JSON.stringify(failure);
    const note = failure.message === FAILURE ? 'Nothing is lost' : failure.message;
    await expect(form(page).getByRole('alert').filter({ hasText: note }), why).toBeVisible();
    await expect(toast(page).filter({ hasText: failure.message }).first()).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  }
  await expect(field(page, 'websiteUrl')).toBeFocused();
  await expect(field(page, 'websiteUrl')).toHaveAccessibleDescription(/That site is gone$/);
  await expect(form(page).getByText('me.png')).toBeVisible();
  answer = { json: {} };
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect([...attempts]).toEqual([expect.stringMatching(/./)]);
});

test('the form retries with a new key if its key is taken, and uses the new one from then on', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  const taken = { status: 409, json: { code: 'idempotency-key-taken', message: 'This key is taken.' } };
  await open(page, (route) => {
    keys.push(partsOf(route.request()).attemptId);
    if (keys.length === 2) return route.abort();
    return route.fulfill(keys.length < 5 ? taken : { json: {} });
  });
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText('Check your connection, then press Submit Application again.')).toBeVisible();
  const draft = JSON.parse((await stored(page)) ?? '{}');
  await submit(page).click();
  await expect(form(page).getByRole('alert').filter({ hasText: 'This key is taken.' })).toBeVisible();
  expect(keys).toEqual([expect.anything(), draft.attemptId, draft.attemptId, expect.anything()]);
  expect(new Set(keys).size).toBe(3);
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(keys[4]).toBe(keys[3]);
});

test('answers survive reloads until they are discarded, but the photo has to be chosen again', async ({ page }) => {
  const notice = form(page).getByRole('status').filter({ hasText: 'Draft restored' });
  await open(page);
  await fill(page);
  await field(page, 'academicCategory').selectOption('Other');
  await field(page, 'academicCategoryOther').fill('HND');
  await field(page, 'profileImage').setInputFiles(await me());
  for (const time of ['first', 'second']) {
    await reopen(page);
    await expect(notice, time).toContainText('Your photo was not, so please choose it again.');
  }
  for (const [name, value] of Object.entries({ name: 'Nimali Perera', batch: '2019', academicCategoryOther: 'HND' }))
    await expect(field(page, name)).toHaveValue(value);
  await field(page, 'batch').selectOption('2020');
  await reopen(page); // immediately
  await expect(field(page, 'batch')).toHaveValue('2020');
  await field(page, 'profileImage').setInputFiles(await me());
  await expect(notice).not.toContainText('photo');
  await button(page, 'Remove photo').click();
  await reopen(page);
  await expect(notice).toBeVisible();
  await expect(notice, 'no reminder for a removed photo').not.toContainText('photo');
  await button(page, 'Discard').click();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(notice).toHaveCount(0);
  await reopen(page);
  await expect(field(page, 'name')).toHaveValue('');
});

test('answers stay on the device for 7 days, or are deleted at once if the visitor opts out', async ({ page }) => {
  test.slow(); // opens the form seven times
  const choice = form(page).getByRole('checkbox', { name: 'Keep my answers on this device for 7 days' });
  const note = form(page)
    .locator('[aria-live]')
    .filter({ hasText: /kept|shared/ });
  await open(page);
  await expect(choice).toBeChecked();
  await field(page, 'name').fill('Nimali');
  await expect(note).toHaveText('Your answers will be kept from now on. On a shared computer, clear this box.');
  await expect.poll(() => stored(page)).toContain('Nimali');
  const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;
  for (const { savedAt, foundOldAt, name, isStored } of [
    { savedAt: hoursAgo(6.9 * 24), name: 'Nimali', isStored: true },
    // The device's clock may be wrong, so an old draft is hidden first.
    { savedAt: hoursAgo(7.1 * 24), name: '', isStored: true },
    { savedAt: hoursAgo(7.1 * 24), foundOldAt: hoursAgo(0.9), name: '', isStored: true },
    { savedAt: hoursAgo(2), foundOldAt: hoursAgo(-8000), name: 'Nimali', isStored: true },
    { savedAt: hoursAgo(7.1 * 24), foundOldAt: hoursAgo(1.1), name: '', isStored: false },
  ]) {
    const draft = { attemptId: 'an-old-attempt', answers: { name: 'Nimali' }, savedAt, foundOldAt };
    await page.goto('/about');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [DRAFT, JSON.stringify(draft)] as const);
    await page.goto('/alumni');
    await reopen(page);
    await expect(field(page, 'name'), JSON.stringify(draft)).toHaveValue(name);
    expect((await stored(page)) !== null, JSON.stringify(draft)).toBe(isStored);
  }

  await field(page, 'name').fill('Nimali');
  await expect.poll(() => stored(page)).toContain('Nimali');
  await choice.uncheck();
  await expect(note).toContainText('Nothing is kept.');
  expect(await stored(page)).toBeNull();
  await field(page, 'email').fill('nimali@example.org');
  await button(page, 'Close').click();
  await join(page).click();
  await expect(field(page, 'email'), 'the open page keeps it').toHaveValue('nimali@example.org');
  await reopen(page);
  expect(await stored(page)).toBeNull();
  await expect(field(page, 'email')).toHaveValue('');
  await expect(choice, 'remembered for this visit').not.toBeChecked();
  await field(page, 'name').fill('Nimali');
  await choice.check();
  await expect.poll(() => stored(page)).toContain('Nimali');
});

test('X closes the form but the backdrop does not, and the answers and photo are restored even if storage is blocked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await fill(page);
  await field(page, 'profileImage').setInputFiles(await me());
  await page.mouse.click(5, 400);
  await field(page, 'profileImage').dispatchEvent('cancel', { bubbles: true }); // as the file chooser does
  await expect(form(page)).toBeVisible();
  await button(page, 'Close').click();
  await expect(form(page)).toHaveCount(0);
  await join(page).click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await expect(form(page).getByText('me.png')).toBeVisible();
  await submit(page).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
});
