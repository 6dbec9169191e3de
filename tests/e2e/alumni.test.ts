import type { Page } from 'playwright/test';
import { serveBuiltPages, untilRendered } from '../support/journeys/built-pages';
import { settle, startClock, stopClock } from '../support/journeys/clock';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

/*
 * The list of people is intercepted (`open`), on a page that comes without it, except where search engines are concerned.
 * application.test.ts and large-directory.test.ts show the directory of the server's own people.
 */

const NAMES = ['Nimali Perera', 'Zoë Fernando', 'Kasun Silva', 'Łukasz de Mel'];

/** As many people as asked for, the latest batch first. */
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

/** Opens the page with these people in its directory. */
async function open(page: Page, answer: unknown, path = '/alumni') {
  await serveBuiltPages(page);
  await page.route('**/api/users/all', (route) => route.fulfill({ json: answer }));
  await page.goto(path);
}

const cards = (page: Page) => page.locator('#profile article');
const names = (page: Page) => page.locator('#profile h3').allTextContents();

interface Watched {
  /** Of each card that began to appear, its place and the delay in seconds. */
  appeared: [index: number, delay: number][];
}

/** Writes down the cards that begin to appear. */
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

/** All cards appear, one after the other (PRODUCT.md). */
async function expectAppearing(page: Page, count: number) {
  const delays = Array.from({ length: count }, (_, index) => [index, Math.min(index / 10, 0.8)]);
  const sorted = () =>
    page.evaluate(() => (window as unknown as Watched).appeared.toSorted(([first], [second]) => first - second));
  await expect.poll(sorted).toEqual(delays);
  await page.evaluate(() => (window as unknown as Watched).appeared.splice(0));
}

test.describe('the alumni directory', () => {
  test('reads a list, and an object with users', async ({ page }) => {
    await open(page, people(2));
    await expect(cards(page)).toHaveCount(2);
    await page.unrouteAll();
    await open(page, { users: people(3) });
    await expect(cards(page)).toHaveCount(3);
  });

  test('has pages of twelve, and no pager for twelve people', async ({ page }) => {
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

  test('is narrowed by name and year, says how far, and goes back to the first page', async ({ page }) => {
    await open(page, people(40), '/alumni?page=3');
    await expect(page.locator('#profile')).toContainText('3 / 4');
    const search = page.getByLabel('Search by name');
    const year = page.getByLabel('Graduation year');
    const found = page.locator('#profile').getByRole('status');
    await expect(found).toHaveText('40 alumni');
    await search.fill('ZOE');
    await expect(found).toHaveText('10 of 40 alumni');
    expect((await names(page)).every((name) => name.startsWith('Zoë'))).toBe(true);
    await expect(page).toHaveURL(/\?name=ZOE$/);
    expect(await year.locator('option').allTextContents()).toEqual([
      'All years',
      '2024',
      '2023',
      '2022',
      '2021',
      '2020',
    ]);
    await year.selectOption('2023');
    await expect(found).toHaveText('2 of 40 alumni');
    await search.fill('nobody');
    await expect(page.getByText('No alumni found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(found).toHaveText('40 alumni');
    await expect(search).toHaveValue('');
    await expect(year).toHaveValue('');
    await expect(page).toHaveURL(/\/alumni$/);
  });

  for (const [what, change] of Object.entries({
    'Clear Filters with nothing set': (page: Page) => page.getByRole('button', { name: 'Clear Filters' }).click(),
    'a letter typed and deleted': async (page: Page) => {
      await page.getByLabel('Search by name').fill('z');
      await page.getByLabel('Search by name').fill('');
    },
    'a year chosen and taken back': async (page: Page) => {
      await page.getByLabel('Graduation year').selectOption('2023');
      await page.getByLabel('Graduation year').selectOption('');
    },
  })) {
    test(`stays where it is after ${what}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' }); // a scroll would be there at once
      await startClock(page);
      await open(page, people(40), '/alumni#profile');
      await expect(cards(page)).toHaveCount(12);
      await stopClock(page);
      await page.getByLabel('Search by name').evaluate((field) => field.scrollIntoView({ block: 'center' }));
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(300);
      const entries = await page.evaluate(() => history.length);
      await change(page);
      await page.clock.runFor(1000);
      await settle(page);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await expect(page).toHaveURL(/\/alumni#profile$/);
    });
  }

  test('opens as its address says, and follows the menu back to all', async ({ page }) => {
    await open(page, people(40), '/alumni?name=perera&batch=2020');
    await expect(page.getByLabel('Search by name')).toHaveValue('perera');
    await expect(page.getByLabel('Graduation year')).toHaveValue('2020');
    await page.getByRole('banner').getByRole('link', { name: 'Alumni' }).click();
    await expect(page.getByLabel('Search by name')).toHaveValue('');
    await expect(cards(page)).toHaveCount(12);
  });

  test('says that it failed, in place and in a toast, and tries again', async ({ page }) => {
    await serveBuiltPages(page);
    await page.route('**/api/users/all', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.goto('/alumni');
    await expect(page.locator('#profile').getByText('Failed to fetch alumni data')).toBeVisible();
    await expect(page.getByText('Failed to load alumni profiles')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/users/all', (route) => route.fulfill({ json: people(1) }));
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.locator('#profile')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Search by name')).toBeFocused();
  });

  test('says nothing of an earlier failure when the reader comes back and it loads anew', async ({ page }) => {
    await startClock(page);
    await serveBuiltPages(page);
    await page.route('**/api/users/all', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/alumni');
    const toast = page.getByText('Failed to load alumni profiles');
    await expect(toast).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(toast).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.unrouteAll();
    await page.route('**/api/users/all', () => {});
    const asked = page.waitForRequest('**/api/users/all');
    await page.goBack();
    await asked;
    await expect(page.getByText('Loading alumni profiles...')).toBeVisible();
    await page.clock.runFor(1000); // a toast's code has loaded already; it would be there by now
    await settle(page);
    expect(await toast.count()).toBe(0);
    expect(await page.getByText('Failed to fetch alumni data').count()).toBe(0);
  });

  test('says that it is loading', async ({ page }) => {
    await serveBuiltPages(page);
    await page.route('**/api/users/all', () => {});
    await page.goto('/alumni');
    await expect(page.getByText('Loading alumni profiles...')).toBeVisible();
    await expect(page.getByText('No alumni found')).toHaveCount(0);
  });

  test('lets cards appear a tenth of a second apart, at most 0.8 s late, after each search too', async ({ page }) => {
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

  test('has cards that can be seen before it is their turn to appear', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (!(target as HTMLElement).matches('#profile li')) return;
        for (const animation of (target as HTMLElement).getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
      });
    });
    await open(page, people(40));
    const moving = () =>
      page.evaluate(() => document.querySelector('#profile')?.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(12);
    const seen = await cards(page).evaluateAll((all) =>
      all.map((card) => card.checkVisibility({ opacityProperty: true })),
    );
    expect(seen).toEqual(Array(12).fill(true));
  });

  test('keeps the cards still when a search changes nothing', async ({ page }) => {
    await watchCards(page);
    await open(page, people(12));
    await expectAppearing(page, 12);
    await page.getByLabel('Search by name').fill('a'); // which is in every name
    await page.getByLabel('Search by name').fill('');
    await settle(page);
    expect(await page.evaluate(() => (window as unknown as Watched).appeared)).toEqual([]);
  });

  test('has its cards stand at once under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, people(40));
    await expect(cards(page)).toHaveCount(12);
    await page.getByLabel('Search by name').fill('zoe');
    await expect(cards(page)).toHaveCount(10);
    const moving = () =>
      page.evaluate(() => document.querySelector('#profile')?.getAnimations({ subtree: true }).length);
    expect(await moving()).toBe(0);
  });

  test('shows initials where there is no photo, or a broken one', async ({ page }) => {
    await open(page, [{ name: 'Ann Perera' }, { name: 'Bo', profileImage: '/no-such-photo.jpg' }]);
    await expect(cards(page).locator('svg text')).toHaveText(['AP', 'B']);
  });

  test('keeps addresses of mailboxes out of the page until someone is about to write', async ({ page }) => {
    await open(page, people(2));
    await expect(cards(page)).toHaveCount(2);
    expect(await page.content()).not.toContain('person1@');
    const mail = page.getByRole('link', { name: 'Email Zoë Fernando 1' });
    await mail.focus();
    await expect(mail).toHaveAttribute('href', 'mailto:person1@example.org');
  });

  test('links to http and https alone', async ({ page }) => {
    await open(page, people(2));
    await expect(page.getByRole('link', { name: /^Website of/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^LinkedIn/ }).first()).toHaveAttribute(
      'href',
      'https://linkedin.com/in/person',
    );
  });

  test('is found by search engines, with the invitation to join and the first people alone', async ({ page }) => {
    const robots = await (await page.request.get('/robots.txt')).text();
    const disallowed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
    expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/alumni</loc>');
    const answer = await page.request.get('/api/users/all');
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    const everybody = await answer.json();
    expect(everybody.length).toBeGreaterThan(12);

    await untilRendered(page, '/alumni');

    // A crawler that runs scripts, and obeys robots.txt for what the page asks for.
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
    const next = await page.locator('#profile a', { hasText: 'Next' }).getAttribute('href');
    expect(isDisallowed(next ?? '')).toBe(true);
    expect(await page.content()).not.toContain(everybody.at(-1).name);
  });

  test('has no address of a mailbox in what the server sends', async ({ page }) => {
    const [{ email }] = await (await page.request.get('/api/users/all')).json();
    expect(email).toContain('@');
    await untilRendered(page, '/alumni');
    for (const path of ['/alumni', '/embed/alumni.html'])
      expect(await (await page.request.get(path)).text(), path).not.toContain(email);
  });

  test('lets search engines quote no person, also those that read the list', async ({ page }) => {
    await open(page, people(3));
    await expect(cards(page)).toHaveCount(3);
    await expect(page.locator('[data-nosnippet] article')).toHaveCount(3);
    await expect(page.locator('[data-nosnippet]').getByText('Join Our Network')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap on a card shows its contacts, and another hides them', async ({ page }) => {
    await open(page, people(1));
    const card = cards(page).first();
    const linkedin = card.getByRole('link', { name: /^LinkedIn/ });
    await expect(card).toBeVisible();
    await expect(linkedin).toBeHidden();
    await card.locator('h3').tap();
    await expect(linkedin).toBeVisible();
    await card.locator('h3').tap();
    await expect(linkedin).toBeHidden();
    await card.getByRole('button', { name: /^Contact details/ }).tap();
    await expect(linkedin).toBeVisible();
  });
});

test('the alumni page has its objectives and pictures', async ({ page }) => {
  await open(page, people(1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni');
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(5);
  for (const number of [1, 2]) {
    const picture = page.locator(`img[src="/alumni_${number}.jpg"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('axe finds nothing on the alumni page, narrow and wide, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, people(13));
  await expect(cards(page)).toHaveCount(12);
  await inEachLook(page, () => expectAccessible(page));
});

test('axe finds nothing in the join form with its errors, narrow and wide, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, people(1));
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await inEachLook(page, async () => {
    await page.getByRole('button', { name: 'Submit Application' }).click(); // the summary does not stay for long
    await expect(page.getByText('Please complete all required fields')).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
});
