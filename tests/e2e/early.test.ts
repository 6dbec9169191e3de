import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { untilRendered } from '../support/journeys/built-pages';
import { controlsOf, openWithoutCode, presses } from '../support/journeys/late-code';
import { expect, test, untilHydrated } from '../support/journeys/test';

/*
 * No lost clicks: what visitors do before a page's code has come shows at once, and has its effect when the code is
 * there. The code is held back until the press was made, for as long as that takes.
 */

/** The pages, one for each of the build's. */
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
  '/404': '/no-such-page',
};

/** Every page with header and footer. */
const SHARED = Object.keys(PAGES).filter((path) => path !== '/unsubscribe');

interface Control {
  /** Its element and name, as `controlsOf` has them. */
  control: string;
  on: readonly string[];
  /** What is done before the code has come. Default: a press. */
  act?: (control: Locator) => Promise<void>;
  /** What is seen at once. Default: the control is marked. */
  shows?: (control: Locator, page: Page) => Promise<void>;
  /** What is seen when the code has come. */
  effect: (control: Locator, page: Page) => Promise<void>;
  /** It works without code: nothing is kept and repeated. */
  native?: boolean;
  /** It leads to another document. */
  leaves?: boolean;
  /** It stands in the page only where the server has rendered the page with its data. */
  withData?: boolean;
  /** Others of its kind, as `controlsOf` has them. */
  alike?: RegExp;
}

/** On each card of the directory, where a pointer does not hover. A test of its own uses it. */
const CONTACTS = /^button \+Contact details of /;

const type = (text: string) => async (field: Locator) => {
  await field.pressSequentially(text);
  await field.press('ArrowLeft');
};

/** What was typed is still there, with the focus, and the caret where the visitor has put it. */
const stays = (text: string) => async (field: Locator) => {
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart ?? 'none');
  expect([text.length - 1, 'none']).toContain(await caret()); // 'none' in a field for an address
};

const isExpanded = async (button: Locator, page: Page) => {
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Past Events (Archive)' })).toBeVisible();
};

const inMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News & Updates' });

const PHONE = { width: 390, height: 800 };

const onPhone = async (control: Locator) => {
  await control.page().setViewportSize(PHONE);
  await control.click();
};

/** The position that a carousel shows, such as `2 / 8`. */
const isAt = (text: string) => async (_: Locator, page: Page) => {
  await expect(page.getByRole('main').locator('[aria-atomic=true]')).toHaveText(text);
};

const isDialogOpen = async (_: Locator, page: Page) => expect(page.getByRole('dialog')).toHaveCount(1);

/** The row of the news, which scrolls without code. */
const rowOf = (page: Page) => page.getByRole('list', { name: 'News & Updates' });
const scrollOfRow = (page: Page) => rowOf(page).evaluate((row) => row.scrollLeft);

/** A line for each control of every page: a new one needs a line here. */
const CONTROLS: readonly Control[] = [
  {
    control: 'button Menu',
    on: SHARED,
    act: onPhone,
    shows: (_, page) => expect(inMenu(page)).toBeVisible(),
    effect: async (button, page) => {
      await expect(inMenu(page)).toBeVisible();
      await button.click();
      await expect(inMenu(page)).toBeHidden();
    },
    native: true,
  },
  {
    control: 'button Events menu',
    on: SHARED,
    shows: isExpanded,
    effect: async (button, page) => {
      await isExpanded(button, page);
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
    native: true,
  },
  {
    control: 'input Email',
    on: SHARED.filter((path) => path !== '/contact'),
    act: type('ada@example.org'),
    shows: stays('ada@example.org'),
    effect: stays('ada@example.org'),
  },
  {
    control: 'button Subscribe',
    on: SHARED,
    effect: (_, page) => expect(page.getByRole('alert')).toHaveText('Email is required.'),
  },
  {
    control: 'button Show Google’s map here',
    on: SHARED,
    act: async (button) => {
      await button.page().route(/google\.com/, (route) => route.abort());
      await button.click();
    },
    effect: (_, page) => expect(page.getByText('Google’s map could not be loaded.')).toBeVisible(),
  },
  {
    control: 'button Pause slideshow',
    on: ['/'],
    effect: (_, page) => expect(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible(),
  },
  ...[1, 2, 3].map((picture) => ({
    control: `button Show picture ${picture} of 3`,
    on: ['/'],
    effect: (button: Locator) => expect(button).toHaveAttribute('aria-current', 'true'),
  })),
  {
    control: 'button Enlarge: Formula Student, the morning in the paddock',
    on: ['/'],
    alike: /^button Enlarge: /,
    effect: isDialogOpen,
  },
  {
    control: 'button Enlarge: Graduation day, caps at 3.1 metres',
    on: ['/'],
    act: (button) => button.press('Enter'), // out of view: the focus brings it there
    effect: async (_, page) => {
      const enlarged = page.getByRole('dialog').getByRole('img', { name: 'Graduation day, caps at 3.1 metres' });
      await expect(enlarged).toBeVisible();
    },
  },
  { control: 'button Next slide', on: ['/'], effect: isAt('2 / 8') },
  { control: 'button Previous slide', on: ['/'], effect: isAt('8 / 8') },
  { control: 'button Slide 3 of 8', on: ['/'], alike: /^button Slide \d of 8$/, effect: isAt('3 / 8') },
  {
    control: 'button Pause gallery',
    on: ['/'],
    effect: (_, page) => expect(page.getByRole('button', { name: 'Play gallery' })).toBeVisible(),
  },
  { control: 'button Next slide', on: ['/news'], act: onPhone, effect: isAt('02 / 13'), withData: true },
  { control: 'button Previous slide', on: ['/news'], act: onPhone, effect: isAt('13 / 13'), withData: true },
  {
    ...{ control: 'button Slide 3 of 13', on: ['/news'], alike: /^button Slide \d+ of 13$/ },
    ...{ act: onPhone, effect: isAt('03 / 13'), withData: true },
  },
  {
    control: 'button Scroll right',
    on: ['/news'],
    effect: (_, page) => expect.poll(() => scrollOfRow(page)).toBe(400),
    withData: true,
  },
  {
    control: 'button Scroll left',
    on: ['/news'],
    act: async (button) => {
      await rowOf(button.page()).evaluate((row) => row.scrollTo({ left: 800, behavior: 'instant' }));
      await button.click({ force: true }); // for a row that has not been scrolled it is disabled
    },
    effect: (_, page) => expect.poll(() => scrollOfRow(page)).toBe(400),
    withData: true,
  },
  {
    control: 'summary Subscribe',
    on: ['/events'],
    shows: (_, page) => expect(page.getByRole('link', { name: /^Calendar file/ })).toBeVisible(),
    effect: async (_, page) => {
      const file = page.getByRole('link', { name: /^Calendar file/ });
      await expect(file).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(file).toBeHidden();
    },
    native: true,
  },
  { control: 'button Join Our Network', on: ['/alumni'], effect: isDialogOpen },
  {
    control: 'input Search by name',
    on: ['/alumni'],
    act: type('zzz'),
    effect: async (field, page) => {
      await stays('zzz')(field);
      await expect(page.getByText('No alumni found matching your criteria.')).toBeVisible();
    },
  },
  {
    control: 'button Back to Events',
    on: ['/events/{id}'],
    effect: () => Promise.resolve(), // an alert, which the test accepts
    withData: true,
  },
  {
    control: 'button Enlarge: Open Workshop Day',
    on: ['/events/{id}'],
    effect: isDialogOpen,
    withData: true,
  },
  {
    control: 'button Add to calendar',
    on: ['/events/{id}'],
    effect: () => Promise.resolve(), // a download
    withData: true,
  },
  {
    // Without a fresh press the browser neither shares nor copies: the link is shown, to be copied by hand.
    control: 'button Share or copy link',
    on: ['/events/{id}'],
    effect: (_, page) => expect(page.getByText('Link copied').or(page.getByLabel('Link to this event'))).toBeVisible(),
    withData: true,
  },
  {
    control: 'select Graduation year',
    on: ['/alumni'],
    act: async (list) => void (await list.selectOption({ index: 1 })),
    effect: (_, page) => expect(page).toHaveURL(/batch=\d+/),
    withData: true,
  },
  {
    control: 'button Clear Filters',
    on: ['/alumni'],
    effect: (_, page) => expect(page.getByLabel('Search by name')).toHaveValue(''),
  },
  ...['Name', 'Email', 'Message'].map((name) => ({
    control: `${name === 'Message' ? 'textarea' : 'input'} ${name}`,
    on: ['/contact'],
    act: type('Ada'),
    shows: stays('Ada'),
    effect: async (field: Locator, page: Page) => {
      await stays('Ada')(field);
      // The page has heard of it: it keeps a draft.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page).toHaveURL(/\/privacy$/);
      await page.goBack();
      await expect(page.getByRole('main').getByLabel(name)).toHaveValue('Ada');
    },
  })),
  {
    control: 'button Send Message',
    on: ['/contact'],
    effect: (_, page) => expect(page.getByText('Name is required.')).toHaveCount(1),
  },
  {
    control: 'input Pages, people, events, news and projects',
    on: ['/search', '/404'],
    act: type('workshop'),
    effect: async (field, page) => {
      await stays('workshop')(field);
      await expect(page.getByRole('status').first()).toHaveText(/^\d+ results? for “workshop”$/);
    },
  },
  {
    control: 'button Search',
    on: ['/search', '/404'],
    act: async (button) => {
      await button.page().getByRole('searchbox').fill('workshop');
      await button.click({ noWaitAfter: true });
    },
    shows: (_, page) => expect(page).toHaveURL(/\/search\?q=workshop$/),
    effect: (_, page) => expect(page.getByRole('status').first()).toHaveText(/^\d+ results? for “workshop”$/),
    native: true,
    leaves: true,
  },
  {
    control: 'button Yes, Unsubscribe',
    on: ['/unsubscribe'],
    act: (button) => button.click({ noWaitAfter: true }),
    shows: (_, page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link'),
    effect: (_, page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link'),
    native: true,
    leaves: true,
  },
];

function locate(page: Page, { control }: Control): Locator {
  const [, element = '', name = ''] = /^(\w+) (.*)$/.exec(control) ?? [];
  // On /contact two fields have the same label.
  const part =
    control === 'input Email' && page.url().endsWith('/contact') ? page.getByRole('main') : page.locator('body');
  if (element === 'summary') return part.locator('summary', { hasText: name });
  return element === 'button'
    ? part.getByRole('button', { name, exact: true }).first()
    : part.getByLabel(name, { exact: true });
}

/** Shows nothing before its code has come, so that there is nothing to press. */
const WITHOUT_CONTROLS = '/desk';

test('each page of the build is here', () => {
  const pages: { path: string }[] = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...Object.keys(PAGES), WITHOUT_CONTROLS].toSorted());
});

test(`${WITHOUT_CONTROLS} has no control before its code has come`, () => {
  const document = readFileSync('dist/web/desk/index.html', 'utf8');
  expect(document).not.toMatch(/<(?:a|button|input|select|textarea|form)\b/);
  expect(document).toContain('<noscript>');
});

for (const [path, address] of Object.entries(PAGES)) {
  test(`${path} has no control but those that are tried here`, async ({ page }) => {
    await openWithoutCode(page, address);
    const tried = CONTROLS.filter(({ on }) => on.includes(path));
    const found = new Set((await controlsOf(page)).filter((control) => !CONTACTS.test(control)));
    const isTried = (found: string) => tried.some(({ control, alike }) => control === found || alike?.test(found));
    expect([...found].filter((control) => !isTried(control))).toEqual([]);
    expect(tried.filter(({ control, withData }) => !withData && !found.has(control))).toEqual([]);
    const forms = await page.locator('form:not([action], :has(button[type=submit]))').count();
    expect(forms, 'forms that only code could submit').toBe(0);
  });
}

for (const entry of CONTROLS) {
  const { control, on, act = (button: Locator) => button.click(), effect, native } = entry;
  const { shows = (pressed: Locator) => expect(pressed).toHaveAttribute('data-pending') } = entry;
  const [path = ''] = on;
  test(`${control}, used on ${path} before its code has come, works once it has`, async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    if (entry.withData) await untilRendered(page, PAGES[path] ?? path);
    const { release } = await openWithoutCode(page, PAGES[path] ?? path);
    const element = locate(page, entry);
    await act(element);
    await shows(element, page);
    const name = control.replace(/^\w+ /, '');
    expect(await presses(page, name)).toBe(0);
    release();
    if (!entry.leaves) await untilHydrated(page);
    await effect(element, page);
    if (control.startsWith('button') && !native) expect(await presses(page, name)).toBe(1);
    await expect(page.locator('[data-pending], [aria-busy=true]')).toHaveCount(0);
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('contact details on /alumni, opened before its code has come, are shown at once and stay', async ({ page }) => {
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

for (const path of SHARED) {
  test(`${path} repeats what was done before its code has come, in order, once`, async ({ page }) => {
    const { release } = await openWithoutCode(page, PAGES[path] ?? path);
    const newsletter = page.getByRole('contentinfo');
    const menu = page.getByRole('button', { name: 'Events menu' });
    await newsletter.getByLabel('Email').fill('ada@example.org');
    await newsletter.getByLabel('Email').press('Enter');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await menu.click();
    await isExpanded(menu, page);
    await expect(newsletter.locator('[data-pending]')).toHaveText('Subscribe');
    release();
    await expect(newsletter.getByRole('status')).toHaveText('Thank you for subscribing!');
    await expect(newsletter.getByLabel('Email')).toHaveValue('');
    await expect(newsletter.getByRole('alert')).toHaveCount(0);
    await isExpanded(menu, page);
    expect(await presses(page, 'Subscribe')).toBe(1);
  });
}

test('a press with the keyboard counts as one with the mouse', async ({ page }) => {
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

test('without script, what needs it says so, with the address to write to', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const [path, texts] of [
    ['/alumni', ['The application form needs JavaScript.', 'To get the newsletter, write to']],
    ['/contact', ['This form needs JavaScript. You can write to us instead:']],
    ['/search', ['Searching needs JavaScript.']],
  ] as const) {
    await page.goto(path);
    const notes = page.locator('noscript p');
    for (const note of await notes.all()) await expect(note).toBeVisible();
    const said = (await notes.allTextContents()).join(' ');
    for (const text of texts) expect(said).toContain(text);
    expect(said).toContain('@');
  }
  await expect(page.getByText('Or look through all')).toBeVisible();
  await page.goto('/');
  for (const name of ['Pause slideshow', 'Pause gallery', 'Next slide', 'Subscribe'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  for (const [path, name] of [
    ['/alumni', 'Join Our Network'],
    ['/contact', 'Send Message'],
    ['/events/sample-open-workshop', 'Back to Events'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await page.close();
});

test('links, and clicks with a modifier or another button, are left to the browser', async ({ page }) => {
  await openWithoutCode(page, '/alumni');
  const join = page.getByRole('button', { name: 'Join Our Network' });
  await join.click({ modifiers: ['Control'] });
  await join.click({ button: 'middle' });
  await join.click({ button: 'right' });
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/about$/);
});

test('what was opened before the code has come can be closed before it has come', async ({ page }) => {
  const { release } = await openWithoutCode(page, '/');
  const menu = page.getByRole('button', { name: 'Events menu' });
  await menu.click();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await untilHydrated(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await isExpanded(menu, page);
});

test('nothing moves without need: a pressed control is marked at rest with reduced motion, and in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openWithoutCode(page, '/alumni');
  const join = page.getByRole('button', { name: 'Join Our Network' });
  await join.click();
  await expect(join).toHaveCSS('outline-style', 'dashed');
  await expect(join).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(join).toHaveCSS('animation-name', 'pending');
});

test('where the code of a page fails, what was done waits for Try Again', async ({ page }) => {
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
