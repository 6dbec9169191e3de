import type { Page } from 'playwright/test';
import { serveBuiltPages, untilRendered } from '../support/journeys/built-pages';
import { expect, test } from '../support/journeys/test';

/*
 * Except for the search engine test, these tests intercept the call for the list of people (`open`) on a page without
 * server-rendered data. application.test.ts and large-directory.test.ts use the server's own people.
 */

const NAMES = ['Nimali Perera', 'Zoë Fernando', 'Kasun Silva', 'Łukasz de Mel'];

/** Returns this many people, latest batch first. */
function people(count: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: `${NAMES[i % NAMES.length]} ${i}`,
    batch: String(2024 - (i % 5)),
    designation: 'Design Engineer',
    companyOrInstitute: 'Example Turbines',
    email: `person${i}@example.org`,
    linkedinUrl: 'linkedin.com/in/person',
    websiteUrl: i === 0 ? 'javascript:alert(1)' : 'https://example.org',
  }));
}

async function open(page: Page, answer: unknown, path = '/alumni') {
  await serveBuiltPages(page);
  await page.route('**/api/users/all', (route) => route.fulfill({ json: answer }));
  await page.goto(path);
}

const cards = (page: Page) => page.locator('#profile article');

interface Watched {
  /** Index and delay in seconds of each card that began to fade in. */
  appeared: [index: number, delay: number][];
}

function watchCards(page: Page) {
  return page.addInitScript(() => {
    const appeared: Watched['appeared'] = [];
    Object.assign(window, { appeared });
    document.addEventListener('animationstart', ({ target }) => {
      const card = target as HTMLElement;
      if (!card.matches('#profile li')) return;
      const index = [...(card.parentElement?.children ?? [])].indexOf(card);
      appeared.push([index, Number.parseFloat(getComputedStyle(card).animationDelay)]);
    });
  });
}

async function expectAppearing(page: Page, count: number) {
  const delays = Array.from({ length: count }, (_, index) => [index, Math.min(index / 10, 0.8)]);
  const sorted = () =>
    page.evaluate(() => (window as unknown as Watched).appeared.toSorted(([first], [second]) => first - second));
  await expect.poll(sorted).toEqual(delays);
  await page.evaluate(() => (window as unknown as Watched).appeared.splice(0));
}

test.describe('the alumni directory', () => {
  test('shows twelve people per page, and no pager for only twelve', async ({ page }) => {
    await open(page, people(13));
    await expect(cards(page)).toHaveCount(12);
    await expect(page.locator('#profile')).toContainText('1 / 2');
    await page.locator('#profile').getByRole('button', { name: 'Next' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?page=2$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.unrouteAll();
    await open(page, people(12));
    await expect(cards(page)).toHaveCount(12);
    await expect(page.locator('#profile').getByRole('button', { name: 'Next' })).toHaveCount(0);
  });

  test('keeps the filters in its address, and a button or the menu link clears them', async ({ page }) => {
    await open(page, people(40), '/alumni?page=3');
    const search = page.getByLabel('Search by name');
    const year = page.getByLabel('Graduation year');
    await search.fill('ZOE');
    await expect(page).toHaveURL(/\?name=ZOE$/);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(/\/alumni$/);
    await open(page, people(40), '/alumni?name=perera&batch=2020');
    await expect(search).toHaveValue('perera');
    await expect(year).toHaveValue('2020');
    await search.fill('zoe');
    await expect(page).toHaveURL(/\?name=zoe&batch=2020$/);
    await page.getByRole('banner').getByRole('link', { name: 'Alumni' }).click();
    await expect(search).toHaveValue('');
    await expect(cards(page)).toHaveCount(12);
  });

  test('fades in cards 0.1 s apart, with a delay of at most 0.8 s, even after a search', async ({ page }) => {
    await watchCards(page);
    await open(page, people(40));
    await expect(cards(page)).toHaveCount(12);
    await expectAppearing(page, 12);
    await page.getByLabel('Search by name').fill('zoe');
    await expect(page.locator('#profile').getByRole('status')).toHaveText('10 of 40 alumni');
    await expectAppearing(page, 10);
    await page.getByLabel('Graduation year').selectOption('2023');
    await expect(cards(page)).toHaveCount(2);
    await expectAppearing(page, 2);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expectAppearing(page, 12);
    await page.locator('#profile').getByRole('button', { name: 'Next' }).click();
    await expectAppearing(page, 12);
  });

  test('shows all cards at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, people(40));
    await expect(cards(page)).toHaveCount(12);
    await page.getByLabel('Search by name').fill('zoe');
    await expect(cards(page)).toHaveCount(10);
    const moving = () =>
      page.evaluate(() => document.querySelector('#profile')?.getAnimations({ subtree: true }).length);
    expect(await moving()).toBe(0);
  });

  test('shows initials in place of a missing or broken photo', async ({ page }) => {
    await open(page, [{ name: 'Ann Perera' }, { name: 'Bo', profileImage: '/no-such-photo.jpg' }]);
    await expect(cards(page).locator('svg text')).toHaveText(['AP', 'B']);
  });

  test('keeps an email address out of the page until its link is focused', async ({ page }) => {
    await open(page, people(2));
    await expect(cards(page)).toHaveCount(2);
    expect(await page.content()).not.toContain('person1@');
    const mail = page.getByRole('link', { name: 'Email Zoë Fernando 1' });
    await mail.focus();
    await expect(mail).toHaveAttribute('href', 'mailto:person1@example.org');
  });

  test('lets search engines index the invitation to join, and only the first page of people', async ({ page }) => {
    const robots = await (await page.request.get('/robots.txt')).text();
    const disallowed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/alumni</loc>');
    const answer = await page.request.get('/api/users/all');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    const everyone = await answer.json();
    expect(everyone.length).toBeGreaterThan(12);

    await untilRendered(page, '/alumni');

    // Acts as a crawler that runs scripts and obeys robots.txt for the page's requests.
    const isDisallowed = (address: string) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      return disallowed.some((path) => `${pathname}${search}`.startsWith(path));
    };
    await page.route('**/*', (route) => (isDisallowed(route.request().url()) ? route.abort() : route.continue()));
    await page.goto('/alumni');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/alumni$/);
    await expect(page.getByRole('button', { name: 'Join Our Network' })).toBeVisible();
    await expect(page.locator('[data-nosnippet] article')).toHaveCount(12);
    await expect(page.locator('[data-nosnippet]').getByText('Join Our Network')).toHaveCount(0);
    const next = await page.locator('#profile a', { hasText: 'Next' }).getAttribute('href');
    expect(isDisallowed(next ?? '')).toBe(true);
    expect(await page.content()).not.toContain(everyone.at(-1).name);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on a card shows its contact details, and another tap hides them', async ({ page }) => {
    await open(page, people(1));
    const card = cards(page).first();
    const linkedin = card.getByRole('link', { name: /^LinkedIn/ });
    await expect(card).toBeVisible();
    await expect(linkedin).toBeHidden();
    await card.locator('h3').tap();
    await expect(linkedin).toBeVisible();
    await card.locator('h3').tap();
    await expect(linkedin).toBeHidden();
    const toggle = card.getByRole('button', { name: /^Contact details/ });
    await expect(toggle).toHaveText('Contact');
    await toggle.tap();
    await expect(linkedin).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows contact details, and no buttons that need JavaScript', async ({ page }) => {
      await untilRendered(page, '/alumni');
      await page.goto('/alumni');
      await expect(
        page
          .locator('#profile')
          .getByRole('link', { name: /^LinkedIn/ })
          .first(),
      ).toBeVisible();
      await expect(cards(page).getByRole('button')).toHaveCount(0);
      await expect(cards(page).getByRole('link', { name: /^Email/ })).toHaveCount(0);
    });
  });
});

test('the alumni page shows objectives and pictures (one on a phone) below the people', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, people(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni');
  await expect(page.getByLabel('Search by name')).toBeInViewport();
  await expect(cards(page).getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(5);
  await expect(page.locator('img[src="/alumni_1.jpg"]')).toBeHidden();
  for (const [number, width] of [
    [2, 360],
    [1, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const picture = page.locator(`img[src="/alumni_${number}.jpg"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    if (width > 640) expect((await picture.boundingBox())?.x).toBeGreaterThan(width / 2);
  }
});

test('a directory with few people invites more to join, but not among the results of a search', async ({ page }) => {
  const invitation = page.getByRole('heading', { name: 'Be one of the first' });
  for (const count of [1, 3, 5]) {
    await open(page, people(count));
    await expect(page.locator('#profile article')).toHaveCount(count);
    await expect(invitation).toBeVisible();
  }
  await page.locator('#profile').getByRole('button', { name: 'Join Our Network' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Join Our Alumni Network' })).toBeVisible();
  await open(page, people(6));
  await expect(page.locator('#profile article')).toHaveCount(6);
  await expect(invitation).toHaveCount(0);
  await open(page, people(2), `/alumni?name=${people(2)[0]?.name}`);
  await expect(page.locator('#profile article')).toHaveCount(1);
  await expect(invitation).toHaveCount(0);
});

test('an empty directory and a search without results invite people to join', async ({ page }) => {
  await open(page, []);
  const directory = page.locator('#profile');
  await expect(directory).toContainText('Be one of the first');
  await expect(directory).not.toContainText(/0 alumni|No alumni found/);
  await expect(directory.getByRole('searchbox')).toHaveCount(0);
  await directory.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Join Our Alumni Network' })).toBeVisible();
  await open(page, [], '/alumni?name=unknown');
  await expect(directory).toContainText('No alumni found matching your criteria.');
  await open(page, people(1), '/alumni?name=unknown');
  await expect(directory).toContainText('Only graduates who have joined are listed');
  await expect(directory.getByRole('link', { name: 'Find similar names' })).toHaveAttribute(
    'href',
    '/search?q=unknown',
  );
  await expect(directory.getByRole('button', { name: 'Join Our Network' })).toBeVisible();
});

test('a link opens the application form, also after a reload; closing it leaves the alumni page', async ({ page }) => {
  const form = page.getByRole('dialog', { name: 'Join Our Alumni Network' });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Join the network' }).first().click();
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/alumni\?join$/);
  await page.reload();
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/alumni$/);
  await expect(page.getByRole('button', { name: 'Join Our Network' }).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without pictures', () => {
  test.use({ serverSheets: { site: 'key,value\nname,Society\nobjective 1,Connect: Keep in touch.' } });

  test('the people and the objectives are as wide as the page', async ({ page }) => {
    await page.goto('/alumni');
    const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    const full = await width('main > div');
    for (const part of ['#profile', 'main section > ol']) expect(await width(part)).toBeGreaterThan(full - 2);
  });
});
