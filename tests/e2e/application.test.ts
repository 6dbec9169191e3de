import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { withStorageOf } from '../support/journeys/applications';
import { expect, test } from '../support/journeys/test';
import type { Served } from '../support/server/built-server.mjs';

const CLI = join(import.meta.dirname, '../../dist/server/ummes.js');
const run = promisify(execFile);

/** Opens the form, sends an application of Nimali Perera, and loses the response. */
async function sendWithoutResponse(page: Page, { url }: Served) {
  await page.goto(`${url}/alumni`);
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => form.locator(`[name=${name}]`);
  for (const [name, text] of Object.entries({
    name: 'Nimali Perera',
    email: 'nimali@example.org',
    academicQualifications: 'BSc Eng (Hons)',
    designation: 'Engineer',
    companyOrInstitute: 'Lanka Turbines',
  }))
    await field(name).fill(text);
  for (const [name, value] of Object.entries({ batch: '2019', academicCategory: 'BSc', category: 'Retired' }))
    await field(name).selectOption(value);

  await page.route('**/users/submit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText('Check your connection')).toBeVisible();
  await page.unrouteAll();
  return { form, field };
}

test('a correction after the decision is not lost in thanks: the form keeps it and says why', async ({
  page,
  ownServer,
}) => {
  const applications = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', UMMES_S3_BUCKET: '', UMMES_DATA: ownServer.data };
    return (await run(process.execPath, [CLI, 'applications', ...args], { env })).stdout.trim();
  };
  const { form, field } = await sendWithoutResponse(page, ownServer);
  const [id = ''] = (await applications('list')).split(/\s/);
  await applications('approve', `${id}@1`);

  await field('designation').fill('Chief Engineer');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'already decided on this application' })).toBeVisible();
  await expect(field('designation')).toHaveValue('Chief Engineer');
  expect(JSON.parse(await applications('show', id, '--json'))).toMatchObject({ version: 1, designation: 'Engineer' });

  await field('designation').fill('Engineer');
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText('Application Submitted!')).toBeVisible();
});

test('the next person on a shared computer replaces no application: both are stored', async ({ page, ownServer }) => {
  const { form, field } = await sendWithoutResponse(page, ownServer);
  await page.reload();
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  await expect(field('name')).toHaveValue('Nimali Perera');
  await field('name').fill('Kumari Silva');
  await field('email').fill('kumari@example.org');
  const statuses: number[] = [];
  page.on('response', (response) => response.url().endsWith('/users/submit') && statuses.push(response.status()));
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText('Application Submitted!')).toBeVisible();
  expect(statuses).toEqual([409, 200]);
  const stored = await withStorageOf(ownServer, ({ applications }) => applications.list());
  expect(stored.map(({ name, version }) => [name, version])).toEqual([
    ['Nimali Perera', 1],
    ['Kumari Silva', 1],
  ]);
  expect(await page.evaluate(() => localStorage.getItem('ummes.join.draft.1'))).toBe(null);
});

test('a graduate applies with a photo, is approved, and stands in the directory', async ({ page, ownServer }) => {
  const applications = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', UMMES_S3_BUCKET: '', UMMES_DATA: ownServer.data };
    return (await run(process.execPath, [CLI, 'applications', ...args], { env })).stdout.trim();
  };
  await page.goto(`${ownServer.url}/alumni`);
  await page.getByRole('button', { name: 'Join Our Network' }).click();
  const form = page.getByRole('dialog');
  const field = (name: string) => form.locator(`[name=${name}]`);
  await field('name').fill('Aaliyah Perera');
  await field('email').fill('aaliyah@example.org');
  await field('permanentResidency').selectOption('LK');
  await field('phoneNumber').fill('71 234 5678');
  await field('batch').selectOption('2019');
  await field('academicCategory').selectOption('Other');
  await field('academicCategoryOther').fill('EngD');
  await field('academicQualifications').fill('BSc Eng (Hons), CEng');
  await field('designation').fill('Design Engineer');
  await field('companyOrInstitute').fill('Lanka Turbines');
  await field('category').selectOption('Retired');
  await field('profileImage').setInputFiles(join(import.meta.dirname, '../../public/alumni_1.jpg'));
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText('Application Submitted!')).toBeVisible();
  await expect(
    form.getByText('Thank you for joining our alumni network! We will review your application soon.').first(),
  ).toBeVisible();

  const line = await applications('list', '--status', 'pending');
  expect(line).toContain('Aaliyah Perera <aaliyah@example.org>');
  const [id = ''] = line.split(/\s/);
  const shown = JSON.parse(await applications('show', id, '--json'));
  expect(shown).toMatchObject({ phoneNumber: '+94712345678', academicCategory: 'EngD', permanentResidency: 'LK' });
  const photoUrl = `${ownServer.url}/photos/${shown.photo}.webp`;
  expect((await page.request.get(photoUrl)).status()).toBe(404);

  await applications('approve', id);
  await page.goto(`${ownServer.url}/alumni`);
  const card = page.locator('#profile article').filter({ hasText: 'Aaliyah Perera' });
  await expect(card).toContainText('Lanka Turbines');
  const picture = card.getByRole('img', { name: /Aaliyah/ });
  await expect(picture).toHaveAttribute('src', new RegExp(`/photos/${shown.photo}\\.webp$`));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
