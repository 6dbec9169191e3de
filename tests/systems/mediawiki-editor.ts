import type { Page } from 'playwright/test';
import { ACCOUNT } from './mediawiki';

/** Signs in, and writes a page with MediaWiki's form, and saves it. @returns its address */
export async function edit(page: Page, url: string, title: string, text: string): Promise<string> {
  await signIn(page, url);
  const address = `${url}/index.php?title=${title}`;
  await page.goto(`${address}&action=edit`);
  await page.locator('#wpTextbox1').fill(text);
  await save(page);
  return address;
}

async function save(page: Page) {
  await page.locator('#wpSave').click();
  await page.waitForURL((url) => !url.searchParams.has('action'));
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/index.php?title=Special:UserLogin`);
  if (await page.getByRole('link', { name: 'Log out' }).isVisible()) return;
  await page.locator('#wpName1').fill(ACCOUNT.name);
  await page.locator('#wpPassword1').fill(ACCOUNT.password);
  await page.locator('#wpLoginAttempt').click();
  await page.waitForURL((url) => !url.searchParams.get('title')?.includes('UserLogin'));
}
