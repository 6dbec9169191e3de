import { expect, type Page } from 'playwright/test';
import { aroundMs, startClock, stopClock } from '../support/journeys/clock';
import { expectAccessible, staysTheSame, test } from '../support/journeys/test';

const overlay = (page: Page) => page.locator('[data-overlay]');
const desktop = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the home page has one header, main and footer, and lists its navigation links in order', async ({ page }) => {
  await page.goto('/');
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(desktop(page).locator('> ul > li > a')).toHaveText([
    'Home',
    'About',
    'Events',
    'News & Updates',
    'Alumni',
    'Contact Us',
    'Search',
  ]);
});

test('a logo that fails to load is replaced by the first letter of the name', async ({ page }) => {
  const brand = page.getByRole('banner').getByRole('link', { name: 'UMMES' });
  await page.goto('/about');
  await expect(brand.locator('img')).toBeVisible();
  await expect(brand).toHaveText('UMMES');
  await page.route(/logo/, (route) => route.abort());
  await page.reload();
  await expect(brand.locator('img')).toHaveCount(0);
  await expect(brand.locator('span').first()).toHaveText('U');
  await expect(brand.locator('span').first()).toBeVisible();
});

test('the header changes style after 20 px of scrolling', async ({ page }) => {
  await page.goto('/events');
  const bar = page.locator('header[data-scrolled]').first();
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => scrollTo(0, 20));
  await staysTheSame(page, () => bar.getAttribute('data-scrolled'));
  await page.evaluate(() => scrollTo(0, 21));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
});

test('the events dropdown opens with mouse and keyboard, and closes on a click outside or Escape', async ({ page }) => {
  await page.goto('/about');
  const toggle = page.getByRole('button', { name: 'Events menu' });
  const archive = page.getByRole('link', { name: 'Past Events (Archive)' });
  await toggle.click();
  await expect(archive).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(1270, 600); // beside the page's content
  await expect(archive).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(archive).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(archive).toBeHidden();
  await expect(toggle).toBeFocused();
});

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });

/** Whether the main element and the footer are inert, and the page can't scroll. */
const isBehindMenu = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')].map((part) => part.inert);
    return [...parts, getComputedStyle(document.documentElement).overflowY === 'hidden'];
  });

const OPEN = [true, true, true];
const CLOSED = [false, false, false];

test('the mobile menu makes the page inert while open, and closes on Escape or when a link is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const menu = menuButton(page);
  const contact = desktop(page).getByRole('link', { name: 'Contact Us' });
  await expect(contact).toBeHidden();
  await expect(menu).toHaveAccessibleName('Menu');
  await menu.click();
  await expect(contact).toBeVisible();
  await expect(menu).toHaveAccessibleName('Close');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await isBehindMenu(page)).toEqual(OPEN);
  await page.keyboard.press('Escape');
  await expect(contact).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAccessibleName('Menu');
  expect(await isBehindMenu(page)).toEqual(CLOSED);
  await menu.click();
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(contact).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isBehindMenu(page)).toEqual(CLOSED);
  await menu.click();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(contact).toBeHidden();
  expect(await isBehindMenu(page)).toEqual(CLOSED);
  await menu.click();
  await desktop(page).getByRole('link', { name: 'Alumni' }).click();
  await expect(page).toHaveURL(/\/alumni$/);
  expect(await isBehindMenu(page)).toEqual(CLOSED);
});

test('the mobile menu closes on a click outside, when focus leaves it, or when the window becomes wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const menu = menuButton(page);
  const search = desktop(page).getByRole('link', { name: 'Search' });
  await menu.click();
  await expect(search).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(search).toBeHidden();
  expect(await isBehindMenu(page)).toEqual(CLOSED);
  await menu.click();
  await menu.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(search).toBeHidden();
  expect(await isBehindMenu(page)).toEqual(CLOSED);
  await menu.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => isBehindMenu(page)).toEqual(CLOSED);
});

test('the mobile menu scrolls in a low window, while the page behind it stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto('/privacy');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await menuButton(page).click();
  await desktop(page).hover();
  await page.mouse.wheel(0, 2000);
  await expect(desktop(page).getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('cards are animated when a document loads, but not after a page transition', async ({ page }) => {
  await page.goto('/alumni');
  const entrance = () =>
    page
      .locator('#profile li')
      .first()
      .evaluate((card) => getComputedStyle(card).animationName);
  expect(await entrance()).not.toBe('none');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Alumni' }).click();
  await expect(page).toHaveURL(/\/alumni$/);
  expect(await entrance()).toBe('none');
});

test('a transition to /events shows five panels, changes the page at 200 ms and ends at 1500 ms', async ({ page }) => {
  await startClock(page);
  await page.goto('/');
  await expect(overlay(page).locator('> *')).toHaveText(['U', 'M', 'M', 'E', 'S']);
  await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(3);
  await stopClock(page);
  await page.getByRole('link', { name: 'View All Events' }).click();
  await expect(overlay(page)).toHaveAttribute('data-phase', 'entering');
  await expect(page).toHaveURL(/\/$/);
  const motion = () =>
    overlay(page)
      .locator('> *')
      .first()
      .evaluate((panel) => getComputedStyle(panel).animationName);
  const covering = await motion();
  expect(covering).not.toBe('none');
  await page.clock.runFor(199);
  await expect(page).toHaveURL(/\/$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/events$/);
  await expect(overlay(page)).toHaveAttribute('data-phase', 'exiting');
  expect([covering, 'none']).not.toContain(await motion());
  const panelsGone = await overlay(page)
    .locator('> *')
    .evaluateAll((panels) =>
      panels.flatMap((panel) => panel.getAnimations()).map((one) => one.effect?.getComputedTiming().endTime),
    );
  expect(Math.max(...panelsGone.map(Number)), 'time until the page is readable, in ms').toBeLessThanOrEqual(500);
  expect(
    await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')?.id),
  ).toBe('main');
  await page.clock.runFor(1299);
  await expect(overlay(page)).toHaveAttribute('data-phase', 'exiting');
  await page.clock.runFor(1);
  await expect(overlay(page)).toHaveAttribute('data-phase', 'idle');
});

test('reduced motion skips the overlay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startClock(page);
  await page.goto('/');
  await stopClock(page);
  await desktop(page).getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(overlay(page)).toHaveAttribute('data-phase', 'idle');
});

test('pressing Back during a transition goes back, and the transition still ends', async ({ page }) => {
  await startClock(page);
  await page.goto('/');
  await desktop(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await stopClock(page);
  await desktop(page).getByRole('link', { name: 'Events', exact: true }).click();
  await expect(overlay(page)).toHaveAttribute('data-phase', 'entering');
  await page.goBack();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to UMMES');
  await expect(overlay(page)).toHaveAttribute('data-phase', 'idle');
});

test('a new page starts at the top, sets its title and focuses its heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached(); // until then, links load a new document
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^About/);
});

test('the footer shows its links and the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 5, 14));
  await page.goto('/events');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'Home',
    'About',
    'Events',
    'Contact',
  ]);
  await expect(footer.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText([
    'News & Updates',
    'Student Life',
    'Alumni',
    'New here?',
    'Partners',
  ]);
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveText([
    'Privacy',
    'Terms',
    'Contact',
    'Location/Map',
  ]);
  await expect(footer).toContainText('2031');
  await expect(footer.getByRole('link', { name: 'View on the map' })).toHaveAttribute('href', /google\.com\/maps/);
  await expect(footer.getByRole('button', { name: 'Show the map here' })).toHaveCount(1);
});

test('on a phone, the footer is at most 800 px high and has each link once', async ({ browser, baseURL }) => {
  const viewport = { width: 360, height: 740 };
  const page = await browser.newPage({ baseURL, viewport, hasTouch: true, isMobile: true });
  await page.goto('/events');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(800);
  const links = footer.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toEqual([...new Set(addresses)]);
  for (const path of ['/', '/about', '/events', '/contact', '/privacy', '/terms', '/location']) {
    expect(addresses.map((address) => new URL(address).pathname)).toContain(path);
  }
  await page.close();
});

test('the footer newsletter thanks the reader for three seconds after the latest sign-up', async ({ page }) => {
  await startClock(page);
  await page.goto('/events');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByPlaceholder('Enter your email');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await expect(page.locator('#upcoming article').first()).toBeVisible();
  await stopClock(page);
  await field.fill('someone@example.org');
  await subscribe.click();
  const status = footer.locator('form > [aria-live]');
  await expect(status).toContainText('Thank you');
  await expect(field).toHaveValue('');
  await page.clock.runFor(2000);
  await field.fill('another@example.org');
  await subscribe.click();
  await expect(field).toHaveValue('');
  await aroundMs(
    page,
    3000,
    async () => expect(await status.textContent()).toContain('Thank you'),
    async () => expect(await status.textContent()).toBe(''),
  );
});

test('the particle animation draws no frames while off screen or under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.requestAnimationFrame;
    Object.assign(window, { frameCount: 0 });
    window.requestAnimationFrame = (run) => {
      (window as unknown as { frameCount: number }).frameCount += 1;
      return original(run);
    };
  });
  const frames = () => page.evaluate(() => (window as unknown as { frameCount: number }).frameCount);
  await page.goto('/events');
  await expect(() => staysTheSame(page, frames)).toPass();
  const before = await frames();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(frames).toBeGreaterThan(before + 5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(() => staysTheSame(page, frames)).toPass();
});

test('a page whose code fails to load shows a Try Again button', async ({ page }) => {
  await page.goto('/events');
  await page.route(/about-page/, (route) => route.abort());
  await desktop(page).getByRole('link', { name: 'About' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try Again' });
  await expect(retry).toBeVisible();
  await expect(page).toHaveTitle('About · UMMES');
  await page.unroute(/about-page/);
  await retry.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/About/);
});

test('the mobile menu opens and navigates without JavaScript', async ({ browser, baseURL }) => {
  const viewport = { width: 360, height: 740 };
  const page = await browser.newPage({ javaScriptEnabled: false, hasTouch: true, baseURL, viewport });
  await page.goto('/');
  const news = desktop(page).getByRole('link', { name: 'News & Updates' });
  await expect(news).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await news.tap();
  await expect(page).toHaveURL(/\/news$/);
  await page.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations with the menus open in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/events');
    await page.getByRole('button', { name: 'Events menu' }).click();
    await expectAccessible(page, 'header');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAccessible(page, 'header');
  });
}
