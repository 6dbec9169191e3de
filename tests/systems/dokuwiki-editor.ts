import type { Page } from 'playwright/test';
import { ACCOUNT } from './dokuwiki';

/** Signs in, and writes a page with DokuWiki's form, and saves it. @returns its address */
export async function edit(page: Page, url: string, id: string, text: string): Promise<string> {
  const address = `${url}/doku.php?id=${id}`;
  await signIn(page, address);
  await page.goto(`${address}&do=edit`);
  await page.locator('#wiki__text').fill(text);
  await save(page);
  return address;
}

async function save(page: Page) {
  await page.locator('#edbtn__save').click();
  await page.locator('#dw__editform').waitFor({ state: 'detached' });
}

async function signIn(page: Page, address: string) {
  await page.goto(`${address}&do=login`);
  if (await page.getByRole('link', { name: 'Log Out' }).isVisible()) return;
  await page.locator('#dw__login [name=u]').fill(ACCOUNT.name);
  await page.locator('#dw__login [name=p]').fill(ACCOUNT.password);
  await page.locator('#dw__login button[type=submit]').click();
  await page.locator('#dw__login').waitFor({ state: 'detached' });
}
