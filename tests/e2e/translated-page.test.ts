import type { Page } from 'playwright/test';
import { expect, holdCalls, test } from '../support/journeys/test';
import { originalText, translate, translated } from '../support/journeys/translation';

/* Uncaught errors, such as React's when a text node has moved, also fail these tests (support/journeys/test.ts). */

const rows = (count: number, row: (index: number) => string) => Array.from({ length: count }, (_, index) => row(index));

test.use({
  serverSheets: {
    events: ['title,date', ...rows(40, (i) => `Lecture ${i},01/02/${i < 20 ? 2020 : 2100}`)].join('\n'),
    news: ['title,description', ...rows(6, (i) => `Report ${i},Text`)].join('\n'),
    'student-life': ['title,category', ...rows(30, (i) => `Project ${i},Robotics`)].join('\n'),
  },
});

async function openTranslated(page: Page, path: string) {
  await page.goto(path);
  await translate(page);
}

const main = (page: Page) => page.getByRole('main');
const pagers = (page: Page) => main(page).locator('[part~=pager]');

for (const [path, lists] of [
  ['/events', 2],
  ['/student-life', 1],
  ['/alumni', 1],
] as const)
  test(`the pagers on ${path} count the pages`, async ({ page }) => {
    await openTranslated(page, path);
    await expect(pagers(page)).toHaveCount(lists);
    for (const pager of await pagers(page).all()) {
      const position = pager.locator('[aria-live]');
      const [, pages] = (await originalText(position)).split(' / ');
      const live = await position.elementHandle();
      await pager.getByRole('button', { name: 'Next' }).click();
      await expect(position).toHaveText(translated(`2 / ${pages}`));
      await pager.getByRole('button', { name: 'Prev' }).click();
      await expect(position).toHaveText(translated(`1 / ${pages}`));
      expect(await live?.evaluate((element) => element.isConnected)).toBe(true); // or it would not be announced
    }
  });

test('the news row and carousel show their position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openTranslated(page, '/news');
  const position = main(page).locator('[aria-live]');
  await expect(position).toHaveText(translated('1–3 / 6'));
  await page.getByRole('button', { name: 'Scroll right' }).click();
  await expect(position).toHaveText(translated('2–4 / 6'));
  await page.setViewportSize({ width: 400, height: 900 });
  await expect(position).toHaveText(translated('1 / 6'));
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(position).toHaveText(translated('2 / 6'));
});

test('the gallery and its enlarged pictures show their number', async ({ page }) => {
  await openTranslated(page, '/');
  const gallery = page.getByRole('region', { name: 'Moments That Matter' });
  await gallery.scrollIntoViewIfNeeded();
  await gallery.getByRole('button', { name: 'Pause gallery' }).click();
  const position = gallery.locator('[aria-live]');
  const [first] = (await originalText(position)).split(' ');
  await gallery.getByRole('button', { name: 'Next slide' }).click();
  await expect(position).toHaveText(translated(`${(Number(first) % 8) + 1} / 8`));
  await gallery
    .getByRole('button', { name: /^Enlarge/ })
    .nth(2)
    .click();
  const number = page.getByRole('dialog').locator('small');
  await expect(number).toHaveText(translated('3 / 8'));
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveText(translated('4 / 8'));
});

test('the directory and the search count their results', async ({ page }) => {
  await openTranslated(page, '/alumni');
  const count = page.locator('#profile').getByRole('status').first();
  const all = Number.parseInt(await originalText(count), 10);
  await page.getByLabel('Search by name').fill('no such name');
  await expect(count).toHaveText(translated(`0 of ${all} alumni`));
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(count).toHaveText(translated(`${all} alumni`));

  await openTranslated(page, '/search');
  const results = main(page).getByRole('status');
  await page.getByRole('searchbox').fill('lecture');
  await expect(results).toHaveText(translated('51 results for “lecture”'));
  const showAll = page.getByRole('button', { name: /^Show all/ });
  await expect(showAll).toHaveText(translated('Show all 40'));
  await page.getByRole('searchbox').fill('lecture 1');
  await expect(results).toHaveText(/^\d+ results for “lecture 1”º$/);
  await expect(showAll).toHaveText(translated('Show all 40'));
  await page.getByRole('searchbox').fill('');
  await expect(results).toHaveText('');
});

test('the join form counts the remaining errors, and shows that it is sending', async ({ page }) => {
  await openTranslated(page, '/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  const form = page.getByRole('dialog');
  const submit = form.locator('[data-submit] button');
  await submit.click();
  const more = form.getByText(/^and \d+ more/);
  const before = Number((await originalText(more)).split(' ')[1]);
  await form.locator('[name=name]').fill('Nimali Perera');
  await expect(more).toHaveText(translated(`and ${before - 1} more`));
  for (const [name, text] of Object.entries({
    email: 'nimali@example.org',
    academicQualifications: 'BSc',
    designation: 'Engineer',
    companyOrInstitute: 'Example',
  }))
    await form.locator(`[name=${name}]`).fill(text);
  for (const [name, value] of Object.entries({ batch: '2019', academicCategory: 'BSc', category: 'Retired' }))
    await form.locator(`[name=${name}]`).selectOption(value);
  const release = await holdCalls(page, '**/users/submit');
  await submit.click();
  await expect(submit).toHaveText(translated('Processing Your Application...'));
  await page.unroute('**/users/submit');
  release();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
});
