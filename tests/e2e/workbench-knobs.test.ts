import { expect, test } from '../support/journeys/test';

test('the workbench sets limits, sections and heading levels, and shows which values are ignored', async ({ page }) => {
  await page.goto('/demo/events.html');
  const tag = page.locator('.stage ummes-events');
  await expect(tag.locator('[part~=card]').first()).toBeVisible();
  await page.getByLabel('show', { exact: true }).selectOption('past');
  await page.getByLabel('limit', { exact: true }).fill('2');
  await expect(tag.locator('[part~=card]')).toHaveCount(2);
  await page.getByLabel('heading-level', { exact: true }).selectOption('none');
  await expect(tag.getByRole('heading')).toHaveCount(0);
  await expect(page.locator('code', { hasText: 'show="past" limit="2"' }).first()).toBeVisible();
  await page.getByLabel('limit', { exact: true }).fill('0');
  await expect(page.getByText('Ignored: not a whole number from 1 to 100.')).toBeVisible();
  await expect(tag.locator('[part~=card]')).not.toHaveCount(2);
  await page.getByLabel('heading-level', { exact: true }).selectOption('');
  await expect(tag.getByRole('heading', { level: 2 })).toHaveText('Past Events');
});

test("the workbench calls a tag's methods and shows its state", async ({ page }) => {
  await page.goto('/demo/events.html');
  await expect(page.getByText(':state(ready)')).toBeVisible();
  await page.getByRole('button', { name: 'refresh()' }).click();
  await expect(page.getByText('refresh() resolved to true')).toBeVisible();
  await page.getByRole('button', { name: 'focus()' }).click();
  await expect(page.locator('.stage ummes-events')).toBeFocused();
});
