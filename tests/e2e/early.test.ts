import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { DESK_PAGES } from '../../src/model/desk/desk-paths';
import { untilRendered } from '../support/journeys/built-pages';
import { openWithoutCode, presses } from '../support/journeys/late-code';
import { expect, holdCalls, test, untilHydrated } from '../support/journeys/test';

/*
 * No lost clicks: a control used before the page's code loads is marked at once, and its action runs on hydration.
 * Each test delays the code until the control has been used.
 */

const PAGES: Record<string, string> = {
  '/': '/',
  '/about': '/about',
  '/alumni': '/alumni',
  '/contact': '/contact',
  '/events': '/events',
  '/events/{id}': '/events/sample-open-workshop',
  '/events/{id}/poster': '/events/sample-open-workshop/poster',
  '/news': '/news',
  '/student-life': '/student-life',
  '/search': '/search',
  '/location': '/location',
  '/privacy': '/privacy',
  '/terms': '/terms',
  '/unsubscribe': '/unsubscribe?token=abc',
  '/{page}': '/partners',
  '/404': '/no-such-page',
};

const WITH_DATA = ['/', '/alumni', '/events', '/events/{id}', '/news', '/student-life'];

const PHONE = { width: 390, height: 800 };

/** Buttons that work without code or navigate away. They have separate tests below. */
const SEPARATE = /^(Menu|Events menu|Search|Yes, Unsubscribe|Back to Events)$|^\+?Contact details of /;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function openEarly(page: Page, path: string) {
  await page.route(/google\.com/, (route) => route.abort());
  page.on('dialog', (dialog) => dialog.accept());
  if (WITH_DATA.includes(path)) await untilRendered(page, PAGES[path] ?? '');
  return openWithoutCode(page, PAGES[path] ?? '');
}

test('the tests cover every page in the build', () => {
  const pages: { path: string }[] = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...Object.keys(PAGES), ...DESK_PAGES].toSorted());
  // The desk has no controls before its code loads.
  const desk = readFileSync('dist/web/desk/index.html', 'utf8');
  expect(desk).not.toMatch(/<(?:a|button|input|select|textarea|form)\b/);
  expect(desk).toContain('<noscript>');
});

const buttonsOf = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled:not([aria-disabled=true])')];
    const shown = buttons.filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    return [...new Set(shown.map(({ ariaLabel, textContent }) => ariaLabel || textContent))];
  });

for (const path of Object.keys(PAGES)) {
  for (const viewport of path === '/news' ? [undefined, PHONE] : [undefined]) {
    test(`every button on ${path}${viewport ? ' on a phone' : ''} that is clicked before the code loads is marked at once, and the click is replayed once`, async ({
      page,
    }) => {
      if (viewport) await page.setViewportSize(viewport);
      const { release } = await openEarly(page, path);
      expect(await page.locator('form:not([action], :has(button[type=submit]))').count(), 'forms that need code').toBe(
        0,
      );
      const names = (await buttonsOf(page)).filter((name) => !SEPARATE.test(name));
      if (path !== '/unsubscribe') expect(names).toContain('Subscribe');
      for (const name of names) {
        await button(page, name).click();
        await expect(button(page, name)).toHaveAttribute('data-pending');
        expect(await presses(page, name)).toBe(0);
      }
      release();
      await untilHydrated(page);
      await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
      for (const name of names) expect([name, await presses(page, name)]).toEqual([name, 1]);
    });
  }
}

const typeInto = (name: string, text: string) => async (page: Page) => {
  await inMain(page, name).pressSequentially(text);
  await inMain(page, name).press('ArrowLeft');
};

const inMain = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

async function expectKept(field: Locator, text: string) {
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart ?? 'none');
  expect([text.length - 1, 'none']).toContain(await caret()); // an email field has no caret position
}

const isExpanded = async (menu: Locator, page: Page) => {
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Past Events (Archive)' })).toBeVisible();
};

const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News & Updates' });
const calendarFile = (page: Page) => page.getByRole('link', { name: /^Calendar file/ });
const foundWorkshop = (page: Page) =>
  expect(page.getByRole('status').first()).toHaveText(/^\d+ results? for “workshop”$/);

interface Visit {
  path: string;
  /** Acts before the code loads, and checks the immediate effect. */
  act: (page: Page) => Promise<unknown>;
  effect: (page: Page) => Promise<unknown>;
  viewport?: { width: number; height: number };
  leaves?: boolean;
}

const VISITS: Record<string, Visit> = {
  'open the menu on a phone': {
    path: '/',
    viewport: PHONE,
    async act(page) {
      await button(page, 'Menu').click();
      await expect(menuLink(page)).toBeVisible();
    },
    async effect(page) {
      await expect(menuLink(page)).toBeVisible();
      await button(page, 'Close').click();
      await expect(menuLink(page)).toBeHidden();
    },
  },
  'open the events menu': {
    path: '/',
    async act(page) {
      await button(page, 'Events menu').click();
      await isExpanded(button(page, 'Events menu'), page);
    },
    async effect(page) {
      await isExpanded(button(page, 'Events menu'), page);
      await page.keyboard.press('Escape');
      await expect(button(page, 'Events menu')).toHaveAttribute('aria-expanded', 'false');
    },
  },
  'open the calendar links': {
    path: '/events',
    async act(page) {
      await page.locator('summary', { hasText: 'Subscribe' }).click();
      await expect(calendarFile(page)).toBeVisible();
    },
    async effect(page) {
      await expect(calendarFile(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(calendarFile(page)).toBeHidden();
    },
  },
  'search for people': {
    path: '/alumni',
    act: typeInto('Search by name', 'zzz'),
    async effect(page) {
      await expectKept(inMain(page, 'Search by name'), 'zzz');
      await expect(page.getByText('No alumni found matching your criteria.')).toBeVisible();
    },
  },
  'search the site': {
    path: '/search',
    act: typeInto('Find pages, people, events, news and projects', 'workshop'),
    async effect(page) {
      await expectKept(page.getByRole('searchbox'), 'workshop');
      await foundWorkshop(page);
    },
  },
  'submit a search': {
    path: '/404',
    async act(page) {
      await page.getByRole('searchbox').fill('workshop');
      await button(page, 'Search').click({ noWaitAfter: true });
      await expect(page).toHaveURL(/\/search\?q=workshop$/);
    },
    effect: foundWorkshop,
    leaves: true,
  },
  'press Yes, Unsubscribe': {
    path: '/unsubscribe',
    act: (page) => button(page, 'Yes, Unsubscribe').click({ noWaitAfter: true }),
    effect: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link'),
    leaves: true,
  },
};

for (const [task, { path, act, effect, viewport, leaves }] of Object.entries(VISITS)) {
  test(`on ${path}, a visitor can ${task} before the code loads`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    const { release } = await openEarly(page, path);
    await act(page);
    release();
    if (!leaves) await untilHydrated(page);
    await effect(page);
    await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
  });
}

for (const path of ['/search', '/alumni']) {
  test(`no letter is lost in the field on ${path} if the page renders between hydration and the replay`, async ({
    page,
  }) => {
    const { release } = await openWithoutCode(page, path);
    const releaseReplay = await holdCalls(page, /replay-\w+\.js$/);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('tu');
    release();
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0); // hydrated, but nothing is replayed yet
    await field.pressSequentially('r');
    await page.evaluate(() => history.replaceState(history.state, '', '?from=mail')); // renders the page
    await field.pressSequentially('bine');
    releaseReplay();
    await untilHydrated(page);
    await expect(field).toHaveValue('turbine');
    await expect(page).toHaveURL(/[?&](q|name)=turbine/);
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('contact details on /alumni can be opened before the code loads, and stay open', async ({ page }) => {
    await untilRendered(page, '/alumni');
    const { release } = await openWithoutCode(page, '/alumni');
    const card = page.locator('#profile article').nth(1);
    const button = card.getByRole('button', { name: /^Contact details/ });
    const linkedin = card.getByRole('link', { name: /^LinkedIn/ });
    await expect(linkedin).toBeHidden();
    await button.tap();
    await expect(linkedin).toBeVisible();
    release();
    await untilHydrated(page);
    await expect(card).toHaveAttribute('data-open');
    await expect(linkedin).toBeVisible();
    await button.tap();
    await expect(linkedin).toBeHidden();
  });
});

// A page whose code loads immediately, one whose code loads later, and one without separate code.
for (const path of ['/', '/alumni', '/404']) {
  test(`${path} replays earlier clicks and typing in order, and only once`, async ({ page }) => {
    const { release } = await openWithoutCode(page, PAGES[path] ?? '');
    const newsletter = page.getByRole('contentinfo');
    const menu = page.getByRole('button', { name: 'Events menu' });
    await newsletter.getByLabel('Email').fill('ada@example.org');
    await newsletter.getByLabel('Email').press('Enter');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await menu.click();
    await isExpanded(menu, page);
    await expect(newsletter.locator('[data-pending]')).toHaveText('Subscribe');
    release();
    await expect(newsletter.getByText('Thank you for subscribing!')).toBeVisible();
    await expect(newsletter.getByLabel('Email')).toHaveValue('');
    await expect(newsletter.getByRole('alert')).toHaveCount(0);
    await isExpanded(menu, page);
    expect(await presses(page, 'Subscribe')).toBe(1);
  });
}

test('a key press on a button is replayed like a click', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/alumni');
  const join = page.getByRole('button', { name: 'Join Our Network' });
  for (const key of ['Enter', 'Space']) await join.press(key);
  await expect(join).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await presses(page, 'Join Our Network')).toBe(1);
  await page.keyboard.press('Escape');
  await expect(join).toBeFocused();
  await expect(join).not.toHaveAttribute('aria-busy');
});

test('without JavaScript, features that need it say so and give an email address', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const [path, texts] of [
    ['/alumni', ['The application form needs JavaScript.', 'To get the newsletter, write to']],
    ['/contact', ['The contact form needs JavaScript. You can email us instead:']],
    ['/search', ['Search needs JavaScript.']],
  ] as const) {
    await page.goto(path);
    const notes = page.locator('noscript p');
    for (const note of await notes.all()) await expect(note).toBeVisible();
    const noteTexts = (await notes.allTextContents()).join(' ');
    for (const text of texts) expect(noteTexts).toContain(text);
    expect(noteTexts).toContain('@');
  }
  await expect(page.getByText('Browse all')).toBeVisible();
  await page.goto('/unsubscribe');
  await expect(page.getByText('To unsubscribe without the link, write to')).toContainText('@');
  await page.goto('/');
  for (const name of ['Pause slideshow', 'Pause gallery', 'Next slide', 'Subscribe'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  for (const [path, name] of [
    ['/alumni', 'Join Our Network'],
    ['/contact', 'Send Message'],
    ['/search', 'Search'],
    ['/events/sample-open-workshop', 'Back to Events'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await page.close();
});

test('links, and clicks with a modifier key or another mouse button, are left to the browser', async ({ page }) => {
  await openWithoutCode(page, '/alumni');
  const join = page.getByRole('button', { name: 'Join Our Network' });
  await join.click({ modifiers: ['Control'] });
  await join.click({ button: 'middle' });
  await join.click({ button: 'right' });
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/about$/);
});

test('a pending control is marked in forced colours, and without animation under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openWithoutCode(page, '/alumni');
  const join = page.getByRole('button', { name: 'Join Our Network' });
  await join.click();
  await expect(join).toHaveCSS('outline-style', 'dashed');
  await expect(join).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(join).toHaveCSS('animation-name', 'pending');
});

test("if a page's code fails to load, Try Again replays earlier clicks", async ({ page }) => {
  let fails = true;
  await page.route(/alumni-page/, (route) => (fails ? route.abort() : route.fallback()));
  const { release } = await openWithoutCode(page, '/alumni');
  const newsletter = page.getByRole('contentinfo');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await newsletter.getByLabel('Email').fill('not an address');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Events menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(newsletter.getByLabel('Email')).toHaveValue('not an address');
  await expect(newsletter.getByRole('alert')).toHaveText('Email is invalid.');
  await isExpanded(page.getByRole('button', { name: 'Events menu' }), page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  fails = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await presses(page, 'Join Our Network')).toBe(1);
});
