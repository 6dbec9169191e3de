import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test, withStorageOf } from '../support/journeys/desk';

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
