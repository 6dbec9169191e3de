import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, rejectAsTreasurer, test, withStorageOf } from '../support/journeys/desk';

/* Sends applications to the real server. */

const form = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);

async function open(page: Page) {
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toBeVisible();
}

async function fill(page: Page, texts: Record<string, string>, chosen: Record<string, string>) {
  for (const [name, value] of Object.entries(chosen)) await field(page, name).selectOption(value);
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Application' }).click();

/** Sends Nimali Perera's application, and loses the response. */
async function sendWithoutResponse(page: Page) {
  await open(page);
  const texts = {
    name: 'Nimali Perera',
    email: 'nimali@example.org',
    academicQualifications: 'BSc Eng (Hons)',
    designation: 'Engineer',
    companyOrInstitute: 'Lanka Turbines',
  };
  await fill(page, texts, { batch: '2019', academicCategory: 'BSc', category: 'Retired' });
  await page.route('**/users/submit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page);
  await expect(form(page).getByText('Check your connection')).toBeVisible();
  await page.unrouteAll();
}

test('a correction after the decision is rejected with a reason and stays in the form', async ({ page, desk }) => {
  const stored = () => withStorageOf(desk, ({ applications }) => applications.list());
  await sendWithoutResponse(page);
  await rejectAsTreasurer(desk, `${(await stored())[0]?.id}@1`);
  await field(page, 'designation').fill('Chief Engineer');
  await submit(page);
  const why = form(page).getByRole('alert').filter({ hasText: 'already decided on this application' });
  await expect(why).toBeVisible();
  await expect(field(page, 'designation')).toHaveValue('Chief Engineer');
  expect(await stored()).toEqual([expect.objectContaining({ version: 1, designation: 'Engineer' })]);
  await field(page, 'designation').fill('Engineer');
  await submit(page);
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
});

test('two people who share a computer can apply, and both applications are stored', async ({ page, desk }) => {
  await sendWithoutResponse(page);
  await page.reload();
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field(page, 'name')).toHaveValue('Nimali Perera');
  await fill(page, { name: 'Kumari Silva', email: 'kumari@example.org' }, {});
  const statuses: number[] = [];
  page.on('response', (response) => response.url().endsWith('/users/submit') && statuses.push(response.status()));
  await submit(page);
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  expect(statuses).toEqual([409, 200]);
  const stored = await withStorageOf(desk, ({ applications }) => applications.list());
  expect(stored.map(({ name, version }) => [name, version])).toEqual([
    ['Nimali Perera', 1],
    ['Kumari Silva', 1],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('ummes.join.draft.1'))).toBe(null);
});

test('a graduate applies with a photo, is approved, and appears in the directory', async ({ page, desk }) => {
  await open(page);
  const texts = {
    name: 'Aaliyah Perera',
    email: 'aaliyah@example.org',
    phoneNumber: '71 234 5678',
    academicCategoryOther: 'EngD',
    academicQualifications: 'BSc Eng (Hons), CEng',
    designation: 'Design Engineer',
    companyOrInstitute: 'Lanka Turbines',
  };
  await fill(page, texts, {
    permanentResidency: 'LK',
    batch: '2019',
    academicCategory: 'Other',
    category: 'Retired',
  });
  await field(page, 'profileImage').setInputFiles(join(import.meta.dirname, '../../public/alumni_1.jpg'));
  await submit(page);
  await expect(form(page).getByText('Application Submitted!')).toBeVisible();
  const thanks = 'Thank you for joining our alumni network! We will review your application soon.';
  await expect(form(page).getByText(thanks).first()).toBeVisible();

  const [stored] = await withStorageOf(desk, ({ applications }) => applications.list('pending'));
  expect(stored).toMatchObject({ phoneNumber: '+94712345678', academicCategory: 'EngD', permanentResidency: 'LK' });
  const photo = `/photos/${stored?.photo}.webp`;
  expect((await page.request.get(photo)).status()).toBe(404);
  await withStorageOf(desk, ({ applications }) => applications.decide([`${stored?.id}@1`], 'approved'));
  const card = page.locator('#profile article').filter({ hasText: 'Aaliyah Perera' });
  await expect(async () => {
    await page.goto('/alumni');
    await expect(card).toContainText('Lanka Turbines', { timeout: 1000 });
  }).toPass();
  const picture = card.getByRole('img', { name: /Aaliyah/ });
  await expect(picture).toHaveAttribute('src', new RegExp(`${photo}$`));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
