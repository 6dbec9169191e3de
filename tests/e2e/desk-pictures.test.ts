import type { Locator, Page } from 'playwright/test';
import {
  atEachWidthAndScheme,
  button,
  endSessions,
  expect,
  expectAccessible,
  holdCalls,
  openDesk,
  test,
} from '../support/journeys/desk';
import { photograph } from '../support/journeys/photographs';
import type { BuiltServer } from '../support/server/built-server.mjs';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const PATH = '/desk/content/pictures';

const jpeg = async (kind: 'landscape' | 'portrait', name = `${kind}.jpg`): Promise<Chosen> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(kind),
});

const region = (page: Page) => page.getByRole('region', { name: 'Pictures', exact: true });
const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');
const altOf = (picture: Locator) => picture.getByLabel('Alternative text');

async function openPictures(page: Page, server: BuiltServer): Promise<void> {
  await openDesk(page, server, 'Editor');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Pictures', level: 2 })).toBeVisible();
}

const choose = (page: Page, ...chosen: Chosen[]) => page.locator('input[type=file]').setInputFiles(chosen);

/** Returns the address that an editor copies. */
async function addressOf(picture: Locator): Promise<string> {
  return (await picture.locator('code').textContent()) ?? '';
}

test('an editor uploads pictures, of which one is a text, and copies an address', async ({ page, desk, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPictures(page, desk);
  await expect(region(page).getByText('No pictures have been uploaded here yet.')).toBeVisible();
  await choose(
    page,
    await jpeg('landscape'),
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') },
    await jpeg('portrait'),
  );
  const [first, text] = [files(page).nth(0), files(page).nth(1)];
  await expect(text.getByRole('alert')).toHaveText(
    'The picture was not added. The file is not a JPEG, PNG, WebP or GIF picture.',
  );
  await expect(region(page).getByText('2 added, 1 not added.')).toBeVisible({ timeout: 30_000 });
  await expect(pictures(page)).toHaveCount(2);
  await button(first, 'Copy address').click();
  await expect(first.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
  await button(text, 'Dismiss').click();
  await expect(files(page)).toHaveCount(2);

  const landscape = pictures(page).filter({ hasText: 'landscape.jpg' });
  await expect(landscape).toContainText(/1,920 × 1,080 pixels, \d+ kB\. Uploaded just now by Editor/);
  await expect(landscape).toContainText('No sheet uses it yet.');
  expect(await addressOf(landscape)).toBe(copied);
  const preview = landscape.locator('img').first();
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await atEachWidthAndScheme(page, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page, '#pictures');
  });
});

test('a slide takes its alternative text and its focal point from the picture', async ({ page, desk }) => {
  await openPictures(page, desk);
  await choose(page, await jpeg('landscape'));
  const picture = pictures(page).first();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const address = await addressOf(picture);
  await desk.writeSheet('slides', `image,alt,focus\n${address},,\n`);

  await altOf(picture).fill('A field under a blue sky');
  await picture.getByText('Focal point: the middle').click();
  const large = picture.locator('details img');
  await large.scrollIntoViewIfNeeded();
  const { width, height } = (await large.boundingBox()) ?? { width: 0, height: 0 };
  await large.click({ position: { x: width * 0.71, y: height * 0.29 } });
  await expect(picture.getByLabel('From the left')).toHaveValue('70');
  await picture.getByLabel('From the top').focus();
  await page.keyboard.press('ArrowUp');
  await expect(picture.getByText('Focal point: 70% 35%')).toBeVisible();
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#pictures'));
  await button(picture, 'Save').click();
  await expect(picture.getByText('Saved', { exact: true })).toBeVisible();

  await expect(picture).toContainText('Shown by Slides (row 2, image).', { timeout: 15_000 });
  await button(picture, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete landscape.jpg?' });
  await button(dialog, 'Delete').click();
  await expect(dialog.getByRole('alert')).toContainText('The website shows this picture: Slides (row 2, image).');
  await button(dialog, 'Cancel').click();

  await page.goto('/');
  const slide = page.getByRole('img', { name: 'A field under a blue sky' });
  await expect(slide).toBeVisible();
  const shown = page.locator('picture', { has: slide });
  await expect(shown).toHaveAttribute('data-x', '70%');
  await expect(shown).toHaveAttribute('data-y', '35%');
  expect(await shown.locator('source').getAttribute('srcset')).toContain(address.replace('.webp', '-960.avif 960w'));
  await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);

  await desk.writeSheet('slides', 'image,alt,focus\n');
  await page.goto(PATH);
  await expect(picture).toContainText('No sheet uses it yet.', { timeout: 15_000 });
  await button(picture, 'Delete').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await expect(region(page).getByText('landscape.jpg was deleted.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an upload that breaks off keeps the file for another try, and typed text outlives the session', async ({
  page,
  desk,
}) => {
  await openPictures(page, desk);
  const calls = '**/api/desk/pictures?name=*';
  await page.route(calls, (route) => route.abort());
  await choose(page, await jpeg('portrait'));
  const file = files(page).first();
  await expect(file.getByRole('alert')).toContainText('The server could not be reached.', { timeout: 15_000 });
  await page.unroute(calls);
  await button(file, 'Try again').click();
  await expect(file.getByText('Added')).toBeVisible({ timeout: 30_000 });

  const picture = pictures(page).first();
  await altOf(picture).fill('A door');
  await endSessions(desk);
  await button(picture, 'Save').click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await openPictures(page, desk);
  await expect(altOf(picture)).toHaveValue('A door');
  await expect(picture.getByText('Not saved yet')).toBeVisible();
});

test('another editor’s text is not replaced without a warning', async ({ page, desk, browser }) => {
  await openPictures(page, desk);
  await choose(page, await jpeg('portrait'));
  const picture = pictures(page).first();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  const release = await holdCalls(page, '**/api/desk/pictures?filter=*');
  const other = await browser.newPage({ baseURL: desk.url });
  await openPictures(other, desk);
  await altOf(pictures(other).first()).fill('A gate');
  await button(pictures(other).first(), 'Save').click();
  await expect(pictures(other).first().getByText('Saved', { exact: true })).toBeVisible();
  await other.close();

  await altOf(picture).fill('A door');
  await button(picture, 'Save').click();
  await expect(picture.getByRole('alert')).toContainText('It is now “A gate”');
  await expect(altOf(picture)).toHaveValue('A door');
  release();
  await button(picture, 'Save').click();
  await expect(picture.getByText('Saved', { exact: true })).toBeVisible();
});

test('text that is typed while an earlier one is being saved stays', async ({ page, desk }) => {
  await openPictures(page, desk);
  await choose(page, await jpeg('portrait'));
  const picture = pictures(page).first();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await altOf(picture).fill('A door');
  const release = await holdCalls(page, /\/api\/desk\/pictures\/[^?]+$/);
  await button(picture, 'Save').click();
  await altOf(picture).fill('A red door');
  release();
  await expect(picture.getByText('Not saved yet')).toBeVisible();
  await expect(altOf(picture)).toHaveValue('A red door');
  await button(picture, 'Save').click();
  await expect(picture.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(altOf(picture)).toHaveValue('A red door');
});

test('can be used by keyboard at 360 px', async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPictures(page, desk);
  await choose(page, await jpeg('portrait'));
  const picture = pictures(page).first();
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await altOf(picture).focus();
  await page.keyboard.type('A door');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(picture.getByText('Focal point: 0% 100%')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(picture.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
