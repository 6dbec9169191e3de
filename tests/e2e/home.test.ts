import type { Page } from 'playwright/test';
import { untilRendered } from '../support/journeys/built-pages';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { day } from '../support/journeys/days';
import { callsTo, expect, staysTheSame, test } from '../support/journeys/test';

const dots = (page: Page) => page.getByRole('button', { name: /^Show picture/ });
const current = (page: Page) => dots(page).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));

const drawingOf = (page: Page) => page.getByRole('region', { name: 'Moments That Matter' }).locator('> :first-child');

/** Opens the home page, and stops its clock. Only `clock.runFor` advances it. */
async function openStill(page: Page) {
  await startClock(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(3);
  await stopClock(page);
}

test.describe('the hero', () => {
  test('advances every 8 s and wraps around; each click on a dot pauses it for 10 s', async ({ page }) => {
    await openStill(page);
    await expect(dots(page)).toHaveCount(3);
    const start = await current(page);
    for (let turn = 1; turn <= 3; turn += 1) {
      await page.clock.runFor(8000);
      await expect.poll(() => current(page)).toBe((start + turn) % 3);
    }
    const chosen = (start + 2) % 3;
    await dots(page)
      .nth((start + 1) % 3)
      .click();
    await settle(page);
    await page.clock.runFor(5000);
    await dots(page).nth(chosen).click();
    await expect.poll(() => current(page)).toBe(chosen);
    await page.clock.runFor(9999);
    await settle(page);
    expect(await current(page)).toBe(chosen);
    await page.clock.runFor(1);
    await settle(page);
    await page.clock.runFor(7999);
    await settle(page);
    expect(await current(page)).toBe(chosen);
    await page.clock.runFor(1);
    await expect.poll(() => current(page)).toBe((chosen + 1) % 3);
  });

  test('keeps its picture after Pause, and continues after Play', async ({ page }) => {
    await openStill(page);
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    const stopped = await current(page);
    await page.clock.runFor(60_000);
    await settle(page);
    expect(await current(page)).toBe(stopped);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await settle(page);
    await page.clock.runFor(8000);
    await expect.poll(() => current(page)).toBe((stopped + 1) % 3);
  });

  test('is paused under reduced motion until the visitor presses Play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startClock(page);
    await page.goto('/');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await settle(page);
    await page.clock.runFor(8000);
    await expect.poll(() => current(page)).toBe(1);
  });

  test('hides a picture that fails to load', async ({ page }) => {
    await page.route(/hero\/aero/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('main picture')).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('links to the events and the page for newcomers first, then to the department in a new tab', async ({
    page,
  }) => {
    await page.goto('/');
    const links = page.locator('main div:has(> div > h1)').getByRole('link');
    await expect(links.nth(0)).toHaveAttribute('href', '/events');
    await expect(links.nth(1)).toHaveAttribute('href', '/new-here');
    const link = page.getByRole('link', { name: 'Department Website' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

const SCREENS = [
  [360, 640],
  [360, 740],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

const block = (page: Page) => page.locator('main div:has(> div > h1)');

/** The part of the sample drawings that shows their subject, as shares of the picture's width and height. */
const SUBJECT = { left: 0.29, right: 0.71, top: 0.245, bottom: 0.555 };

/** Returns the boxes of the header, the title block and each slide's picture (16:9) and subject, in CSS pixels. */
const measureHero = (page: Page) =>
  page.evaluate((subject) => {
    const bounds = (element: Element | null | undefined) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom };
    };
    const slides = [...document.querySelectorAll<HTMLImageElement>('main picture > img')].map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const [shownWidth, shownHeight] = [Math.max(width, (height * 16) / 9), Math.max(height, (width * 9) / 16)];
      const position = getComputedStyle(image).objectPosition.split(' ');
      const [shareX = 0, shareY = 0] = position.map((part) => Number.parseFloat(part) / 100);
      const [left, top] = [x + (width - shownWidth) * shareX, y + (height - shownHeight) * shareY];
      const [atX, atY] = [(share: number) => left + share * shownWidth, (share: number) => top + share * shownHeight];
      return {
        alt: image.alt,
        picture: bounds(image.parentElement),
        subject: {
          left: atX(subject.left),
          right: atX(subject.right),
          top: atY(subject.top),
          bottom: atY(subject.bottom),
        },
      };
    });
    const title = document.querySelector('main h1')?.parentElement?.parentElement;
    return { header: bounds(document.querySelector('header')), title: bounds(title), slides };
  }, SUBJECT);

/** Expects each slide to fill the first screen behind the title block, with its subject whole and uncovered. */
async function expectWholeSlides(page: Page) {
  await expect(page.locator('main picture')).toHaveCount(3);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const { header, title, slides } = await measureHero(page);
    for (const { alt, picture, subject } of slides) {
      const where = `${alt} at ${width} x ${height}`;
      // What the picture doesn't reach is behind the title block, from edge to edge.
      const isWide = title.left > 0;
      expect(picture, where).toMatchObject({ left: 0, right: width, top: 0 });
      expect(picture.bottom + 1, where).toBeGreaterThanOrEqual(isWide ? height : title.top);
      expect(subject.top, where).toBeGreaterThanOrEqual(header.bottom);
      expect(subject.bottom, where).toBeLessThanOrEqual(title.top);
      expect(subject.left, where).toBeGreaterThanOrEqual(0);
      expect(subject.right, where).toBeLessThanOrEqual(width);
    }
    await expect(page.getByRole('button', { name: /^(Pause|Play) slideshow$/ })).toBeInViewport({ ratio: 1 });
  }
}

test('slides fill the first screen, and neither the header nor the title covers their subject', async ({ page }) => {
  await page.goto('/');
  await expectWholeSlides(page);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`the first screen at ${width} px shows every link`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const link of await block(page).getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
}

test.describe('with a long next event', () => {
  const LONG =
    'International symposium on computational fluid dynamics in turbomachinery and heat transfer engineering';
  const PLACE = '"Engineering Auditorium 2, Faculty of Engineering, second floor"';
  test.use({
    serverSheets: {
      events: `id,title,date,time,location,status\nlong,${LONG},${day(1)},18:00-20:30,${PLACE},moved online\n`,
    },
  });

  test('slides show their subject, and their controls are on the first screen', async ({ page }) => {
    await untilRendered(page, '/');
    await page.goto('/');
    await expectWholeSlides(page);
  });
});

for (const [width, height] of [
  [320, 780],
  [360, 780],
  [1280, 800],
] as const) {
  test(`the first screen at ${width} px shows the next event, which opens without another call`, async ({ page }) => {
    const calls = callsTo(page, '/api/sheets/events');
    await page.setViewportSize({ width, height });
    await untilRendered(page, '/');
    expect(await (await page.request.get('/')).text()).toContain('>Next event<');
    await page.goto('/');
    const strip = page.locator('main [part=event]');
    for (const part of ['day', 'title']) await expect(strip.locator(`[part=${part}]`)).toBeInViewport({ ratio: 1 });
    await expect(strip.locator('[part=day]')).toHaveText(/^(Today|Tomorrow|\w{3},? \d{1,2} \w{3,4}( \d{4})?)$/);
    const link = strip.getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/events\/.+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(calls).toEqual([]);
  });
}

test.describe('without an upcoming event', () => {
  test.use({ serverSheets: { events: 'id,title,date,status\nold,Gone,01/02/2020,\noff,Off,01/02/2999,cancelled\n' } });

  test('the hero shows no next event', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('main').getByText('Next event')).toHaveCount(0);
    await expectWholeSlides(page);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the hero follows the reader's own colours, on a ${colorScheme} background`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    const canvas = await page.evaluate(() => {
      document.body.style.background = 'Canvas';
      return getComputedStyle(document.body).backgroundColor;
    });
    await expect(block(page)).toHaveCSS('background-color', canvas);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', canvas);
    const logo = page.getByRole('banner').locator('img');
    await expect
      .poll(() => logo.evaluate((image) => (image as HTMLImageElement).currentSrc))
      .toMatch(colorScheme === 'dark' ? /logo-dark/ : /logo\.svg/);
    const marks = await dots(page).evaluateAll((all) =>
      all.map((dot) => getComputedStyle(dot, '::before').backgroundImage),
    );
    expect(marks[0]).not.toBe(marks[1]);
    expect(marks[1]).toBe(marks[2]);
    for (const mark of marks) expect(mark).toContain('gradient');
  });
}

test('a drawing waits until it is in view, and draws itself only once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('drive-train') && loaded.push(request.url()));
  await page.goto('/');
  const drawing = drawingOf(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(drawing).toHaveCSS('background-image', 'none');
  expect(loaded).toHaveLength(0);
  for (let visit = 0; visit < 2; visit++) {
    await drawing.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await expect(drawing).toHaveCSS('background-image', /drive-train\.svg/);
    await expect.poll(() => loaded.length).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the drawing is complete at once under reduced motion', async ({ page }) => {
  const look = () => drawingOf(page).screenshot({ animations: 'allow' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loaded = page.waitForResponse(/drive-train/);
  await page.goto('/');
  await drawingOf(page).evaluate((box) => box.scrollIntoView({ block: 'center' }));
  await loaded;
  await expect(drawingOf(page)).toHaveCSS('background-image', /drive-train/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  await staysTheSame(page, async () => (await look()).toString('base64'));
});

test.describe('the gallery', () => {
  test('shows a stock picture in place of one that fails to load', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/gallery\/paddock/, (route) => route.abort());
    await page.goto('/');
    const picture = page.getByRole('button', { name: 'Enlarge: Formula Student, the morning in the paddock' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('img')).toHaveAttribute('src', /about\.svg$/);
  });
});
