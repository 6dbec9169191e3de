import type { Page } from 'playwright/test';
import { addApplications, applicant, storedStatus } from '../support/journeys/applications';
import { openDesk } from '../support/journeys/desk';
import { expect, test } from '../support/journeys/test';
import { startServed } from '../support/server/built-server.mjs';
import { POSTGRES_MISSING, startPostgres } from '../support/server/postgres-server';

const section = (page: Page) => page.getByRole('region', { name: 'Applications', exact: true });
const title = (page: Page, name: string) => section(page).getByRole('heading', { level: 3, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('10,000 pending applications are read, searched and selected a page at a time', async ({ page, ownServer }) => {
  test.slow();
  await addApplications(
    ownServer,
    Array.from({ length: 10_000 }, (_, index) => applicant(index)),
  );
  await openDesk(page, ownServer);
  await expect(section(page).getByRole('radio', { name: 'Pending 10,000' })).toBeVisible();
  await expect(section(page).locator('[data-application]')).toHaveCount(50);
  await expect(section(page).getByText('1 / 200')).toBeVisible();
  await section(page).getByRole('searchbox').fill('applicant 9999');
  await expect(section(page).locator('[data-application]')).toHaveCount(1);
  await section(page).getByRole('searchbox').fill('');
  await expect(section(page).getByText('1 / 200')).toBeVisible();
  for (let turned = 0; turned < 5; turned += 1) {
    await section(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
    await button(page, 'Next').first().click();
    await expect(section(page).getByText(`${turned + 2} / 200`)).toBeVisible();
  }
  await expect(title(page, '250 selected')).toBeVisible();
  const calls: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decisions')) calls.push(request.postDataJSON().applications.length);
  });
  await button(page, 'Approve').click();
  await expect(page.getByText('Approved 250 applications')).toBeVisible();
  expect(calls).toEqual([200, 50]);
  await expect(section(page).getByRole('radio', { name: 'Approved 250' })).toBeVisible();
});

test('a server that is gone in the middle of a decision is said to be gone, and nothing is lost', async ({ page }) => {
  const served = await startServed();
  await addApplications(served, [applicant(1), applicant(2)]);
  await openDesk(page, served);
  await section(page).getByRole('link', { name: 'Applicant 1', exact: true }).click();
  await expect(button(page, 'Approve')).toBeVisible();
  process.kill(served.pid, 'SIGKILL');
  await button(page, 'Approve').click();
  await expect(section(page).getByText(/could not be reached\. It is not known whether Applicant 1/)).toBeVisible();
  await expect(title(page, 'Applicant 1')).toBeVisible();
  expect(await storedStatus(served, 'applicant1')).toBe('pending');
  await button(page, 'Edit').click();
  await section(page).locator('form [name=designation]').fill('Chief Engineer');
  await button(page, 'Save').click();
  await expect(section(page).getByText(/not known whether your changes were saved/)).toBeVisible();
  await expect(section(page).locator('form [name=designation]')).toHaveValue('Chief Engineer');
  await served.stop();
});

test(`an officer reviews applications that are stored in Postgres${POSTGRES_MISSING}`, async ({ page }) => {
  test.skip(POSTGRES_MISSING !== '');
  test.slow();
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const server = { ...(await startServed(env)), env };
  await addApplications(server, [applicant(1), applicant(2), applicant(3)]);
  await openDesk(page, server);
  await section(page).getByRole('link', { name: 'Applicant 1', exact: true }).click();
  await button(page, 'Approve').click();
  await expect(title(page, 'Applicant 2')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(title(page, 'Applicant 1')).toBeFocused();
  await button(page, 'Edit').click();
  await section(page).locator('form [name=name]').fill('Nimali Perera');
  await button(page, 'Save').click();
  await expect(section(page).getByText('What the applicant wrote first: Applicant 1')).toBeVisible();

  await postgres.stop();
  await button(page, 'Approve').click();
  await expect(section(page).getByRole('alert')).toContainText(/Nimali Perera was not approved|not known whether/, {
    timeout: 40_000,
  });
  await server.stop();
});
