import { addApplications, applicant, expect, openDesk, openSection, test } from '../support/journeys/desk';
import { translate, translated } from '../support/journeys/translation';

test('on a translated page, the desk counts what is waiting, listed and selected', async ({ page, desk }) => {
  await addApplications(desk, [applicant(1), applicant(2), applicant(3)]);
  await openDesk(page, desk);
  await translate(page);
  const main = page.getByRole('main');
  const waiting = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Applications/ });
  const pending = main.locator('label', { hasText: /^Pending/ });
  const selected = main.locator('#selection');
  await expect(waiting).toHaveText(translated('Applications3 waiting'));
  await expect(pending).toHaveText(translated('Pending 3'));
  for (const [index, name] of ['Applicant 1', 'Applicant 2', 'Applicant 3'].entries()) {
    await main.getByRole('checkbox', { name: new RegExp(name) }).check();
    await expect(selected).toHaveText(translated(`${index + 1} selected`));
  }
  await main.getByRole('checkbox', { name: /Applicant 3/ }).uncheck();
  await expect(selected).toHaveText(translated('2 selected'));
  await main.getByRole('button', { name: /^Approve/ }).click();
  await expect(waiting).toHaveText(translated('Applications1 waiting'));
  await expect(pending).toHaveText(translated('Pending 1'));
  await main.getByRole('button', { name: /^Undo/ }).click();
  await expect(waiting).toHaveText(translated('Applications3 waiting'));
  await expect(pending).toHaveText(translated('Pending 3'));
});

test('on a translated page, the desk shows the result of each refresh', async ({ page, desk }) => {
  await openDesk(page, desk);
  await openSection(page, 'Content');
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Refresh now/ })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0); // its report has arrived
  await translate(page);
  const sheet = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Refresh now/ }) })
    .first();
  const status = sheet.getByRole('status');
  await sheet.getByRole('button', { name: /^Refresh now/ }).click();
  await expect(status).toHaveText(/^Refreshed: .*º$/);
  await page.route('**/read', (route) => route.abort());
  await sheet.getByRole('button', { name: /^Refresh now/ }).click();
  await expect(status).toContainText(/The sheet was not refreshed\. .*º$/);
  await page.unroute('**/read');
  await sheet.getByRole('button', { name: /^Refresh now/ }).click();
  await expect(status).toHaveText(/^Refreshed: .*º$/);
});
