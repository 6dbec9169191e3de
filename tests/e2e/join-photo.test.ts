import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/journeys/test';

const MAX_BYTES = 5_242_880;
const form = (page: Page) => page.getByRole('dialog');
const photo = (page: Page) => form(page).locator('[name=profileImage]');

/** A picture of noise, the upper half red, as a camera that was held upright stores it: lying, with a note. */
async function cameraPhoto(): Promise<Buffer> {
  const [width, height] = [3000, 4000];
  const pixels = Buffer.alloc(width * height * 3);
  let noise = 1;
  for (let at = 0; at < pixels.length; at++) {
    noise = (noise * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    const isRed = at % 3 === 0 && at < pixels.length / 2;
    pixels[at] = ((noise >> 16) % 64) + (isRed ? 190 : 0);
  }
  const upright = sharp(pixels, { raw: { width, height, channels: 3 } });
  return upright.rotate(-90).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
}

async function open(page: Page) {
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(form(page).locator('[name=name]')).toBeVisible();
}

test('a photo above 5 MB can be reduced in the browser, upright, and only that is sent', async ({ page }) => {
  const buffer = await cameraPhoto();
  expect(buffer.length).toBeGreaterThan(MAX_BYTES);
  let sent: Uint8Array = Buffer.alloc(0);
  await page.route('**/users/submit', (route) => {
    sent = route.request().postDataBuffer() ?? sent;
    return route.fulfill({ json: {} });
  });
  await open(page);
  await photo(page).setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(photo(page)).toHaveAccessibleDescription(/File size must be less than 5MB/);
  expect(await photo(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  await form(page).getByRole('button', { name: 'Reduce this photo' }).click();
  await expect(form(page).getByRole('img', { name: 'Preview of IMG_1.jpg' })).toBeVisible({ timeout: 30_000 });
  await expect(form(page).getByText('File size must be less than 5MB')).toHaveCount(0);
  await expect(photo(page)).toBeFocused();

  for (const name of ['name', 'academicQualifications', 'designation', 'companyOrInstitute'])
    await form(page).locator(`[name=${name}]`).fill('Turbines');
  await form(page).locator('[name=email]').fill('nimali@example.org');
  for (const name of ['batch', 'academicCategory', 'category'])
    await form(page).locator(`[name=${name}]`).selectOption({ index: 1 });
  await form(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(sent.length).toBeLessThan(MAX_BYTES);
  const start = Buffer.from(sent).indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const picture = sharp(sent.subarray(start), { failOn: 'none' });
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 2048 });
  // `stats` reads what a picture was made from, whatever was cut out of it.
  const upper = await picture.extract({ left: 0, top: 0, width: 1536, height: 900 }).toBuffer();
  const top = await sharp(upper).stats();
  expect(top.channels[0]?.mean, 'the red half is at the top').toBeGreaterThan(150);
});

test('a photo that the browser cannot read says so', async ({ page }) => {
  await open(page);
  await photo(page).setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(form(page).getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)')).toBeVisible();
  await form(page).getByRole('button', { name: 'Convert this photo' }).click();
  await expect(form(page).getByText('This browser cannot read HEIC photos.')).toBeVisible();
  await photo(page).setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(MAX_BYTES + 1) });
  await form(page).getByRole('button', { name: 'Reduce this photo' }).click();
  await expect(form(page).getByText('This browser cannot read the photo.')).toBeVisible();
  await photo(page).setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form(page).getByRole('button', { name: /(Reduce|Convert) this photo/ })).toHaveCount(0);
});

test('a restored draft says that its photo must be chosen again, until it has been', async ({ page }) => {
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const me = { name: 'me.png', mimeType: 'image/png', buffer };
  const notice = form(page).getByRole('status').filter({ hasText: 'Draft restored' });
  const reopen = async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Join Our Network' }).click();
    await expect(notice).toBeVisible();
  };
  await open(page);
  await form(page).locator('[name=name]').fill('Nimali');
  await photo(page).setInputFiles(me);
  await reopen();
  await expect(notice).toContainText('Your photo was not: please choose it again.');
  await reopen();
  await expect(notice, 'after another reload too').toContainText('please choose it again');
  await photo(page).setInputFiles(me);
  await expect(notice).not.toContainText('photo');
  await form(page).getByRole('button', { name: 'Remove photo' }).click();
  await reopen();
  await expect(notice, 'a photo that was removed is not missed').not.toContainText('photo');
});
