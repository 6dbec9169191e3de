import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/journeys/test';
import type { Served } from '../support/server/built-server.mjs';

const CLI = join(import.meta.dirname, '../../dist/server/ummes.js');
const run = promisify(execFile);

/** A newsletter with one reader: the link in the reader's letter, and the links of those who get the next one. */
async function oneReader({ data, url }: Served) {
  const newsletter = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', UMMES_DATA: data, UMMES_PUBLIC_URL: url };
    return (await run(process.execPath, [CLI, 'newsletter', ...args], { env })).stdout.trim();
  };
  const list = join(data, 'list.csv');
  await writeFile(list, 'email\nreader@example.org\n');
  await newsletter('import', list);
  const [, email, link = ''] = /^"(.+?)","(.+?)"/m.exec(await newsletter('links')) ?? [];
  expect(email).toBe('reader@example.org');
  return { link, newsletter };
}

test('a reader follows the link of a letter, unsubscribes, and gets no further letter', async ({ page, ownServer }) => {
  const { link, newsletter } = await oneReader(ownServer);
  await page.goto(link);
  await expect(page.getByText('Confirm Unsubscribe')).toBeVisible();
  expect(await newsletter('links')).toContain('reader@example.org');
  for (let time = 0; time < 2; time++) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
    await expect(page.getByText('You have been unsubscribed successfully.')).toBeVisible();
  }
  expect(await newsletter('links')).toBe('email,unsubscribe,one_click');
});

test('a reader without script unsubscribes', async ({ browser, ownServer }) => {
  const { link, newsletter } = await oneReader(ownServer);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed');
  await expect(page.getByRole('status')).toHaveText('You have been unsubscribed successfully.');
  await expect(page.getByRole('link', { name: 'UMMES' })).toBeVisible();
  expect(page.url()).toBe(link);
  expect(await newsletter('links')).toBe('email,unsubscribe,one_click');
  await page.close();
});
