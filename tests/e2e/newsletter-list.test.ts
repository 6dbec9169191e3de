import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/journeys/test';

const CLI = join(import.meta.dirname, '../../dist/server/ummes.js');
const run = promisify(execFile);

test('a reader follows the link of a letter, unsubscribes, and gets no further letter', async ({ page, ownServer }) => {
  const newsletter = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', UMMES_DATA: ownServer.data, UMMES_PUBLIC_URL: ownServer.url };
    return (await run(process.execPath, [CLI, 'newsletter', ...args], { env })).stdout.trim();
  };
  const list = join(ownServer.data, 'list.csv');
  await writeFile(list, 'email\nreader@example.org\n');
  await newsletter('import', list);
  const [email, link = ''] = (await newsletter('links')).split('\t');
  expect(email).toBe('reader@example.org');

  await page.goto(link);
  await expect(page.getByText('Confirm Unsubscribe')).toBeVisible();
  expect(await newsletter('links')).toContain('reader@example.org');
  for (let time = 0; time < 2; time++) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
    await expect(page.getByText('You have been unsubscribed successfully.')).toBeVisible();
  }
  expect(await newsletter('links')).toBe('');
});
