import { day, setToday } from '../support/journeys/days';
import { photograph } from '../support/journeys/photographs';
import { expectUnmoved, watchPage } from '../support/journeys/server-rendering';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

const HEADER = 'id,title,description,location,date,time,imageUrl,otherImages,link';
const TITLE =
  'International symposium on computational fluid dynamics of turbomachinery and its applications in industry';
const SHEET = [
  HEADER,
  `long,"${TITLE}","${'Words to read. '.repeat(40)}","Machine Shop, Building 7",${day(1)},17:30-19:00,/portrait.jpg,/landscape.jpg,https://forms.example/long`,
  `later,Later,Text,Hall,${day(9)},,/landscape.jpg,,`,
  `bare,No picture,Text,,${day(9)},,,,`,
  'someday,Some day,Text,,,,,,',
  `past,Past,Text,Hall,${day(-1)},17:30-19:00,,,`,
].join('\n');

test.use({ serverSheets: { events: SHEET } });
// The server and the visitor are in the same time zone.
test.use({ timezoneId: 'UTC', serverEnv: { UMMES_TIME_ZONE: 'UTC' } });
test.beforeEach(async ({ page }) => {
  await setToday(page);
  const bytes = { portrait: await photograph('portrait'), landscape: await photograph('landscape') };
  for (const [kind, body] of Object.entries(bytes))
    await page.route(`**/${kind}.jpg`, (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`an event's date, place, actions and first sentence fit in a ${width} x ${height} window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/events/long');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    const main = page.getByRole('main');
    const firstWords = main.getByText(/^Words to read/);
    for (const part of ['date', 'time', 'location', 'register'])
      await expect(main.locator(`[part~=${part}]`)).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Add to calendar')).toBeInViewport({ ratio: 1 });
    expect((await firstWords.boundingBox())?.y).toBeLessThan(height - 60);
  });
}

test('pictures are not cropped, and nothing shifts when they load', async ({ page }) => {
  await watchPage(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/events/long');
    const pictures = page.locator('main article img:not([alt=""])');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
      expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
    }
    await expectUnmoved(page);
  }
});

test('an event without a picture shows a drawing that cannot be enlarged', async ({ page }) => {
  await page.goto('/events/bare');
  await expect(page.locator('main article svg')).toBeVisible();
  await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0);
  await expect(page.locator('main article img')).toHaveCount(0);
});

test('an event prints without its controls', async ({ page }) => {
  await page.goto('/events/long');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of ['Saturday', 'June 2030', '17:30 – 19:00', 'Machine Shop, Building 7', /^Words to read/])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.getByText('Add to calendar')).toBeHidden();
  for (const name of ['Share or copy link', 'Back to Events'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveCount(0);
});

test('an event page is accessible in narrow and wide windows, light and dark', async ({ page }) => {
  for (const id of ['long', 'bare']) {
    await page.goto(`/events/${id}`);
    await atEachWidthAndScheme(page, () => expectAccessible(page));
  }
});

test('a past event cannot be added to a calendar', async ({ page }) => {
  await page.goto('/events/past');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Past');
  await expect(page.getByText('Add to calendar')).toHaveCount(0);
});
