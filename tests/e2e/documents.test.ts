import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blocksOf } from '../support/documents';
import { expect, test } from '../support/journeys/test';

const blocks = [
  'README.md',
  'docs/put-it-on-your-page.md',
  'docs/tags.md',
  'docs/style.md',
  'docs/frameworks.md',
].flatMap(blocksOf);
const codeIn = (language: string) => blocks.filter(({ info }) => info === language).map(({ code }) => code);

test('HTML, scripts and styles in the documents work when pasted into a page', async ({ page, baseURL }) => {
  const hashes = await (await page.request.get('/widgets/integrity.json')).json();
  const [versioned = '', hash = ''] =
    Object.entries<string>(hashes).find(([file]) => /^\d.*\/ummes\.js$/.test(file)) ?? [];
  const scripts = codeIn('js').map((code) => `<script type="module">${code}</script>`);
  const styles = codeIn('css').map((code) => `<style>${code}</style>`);
  const html = ['<!doctype html><title>A department</title>', ...styles, ...codeIn('html'), ...scripts]
    .join('\n')
    .replaceAll('https://society.example', String(baseURL))
    .replace(/widgets\/[\d.]+\/ummes\.js/, `widgets/${versioned}`)
    .replace('sha384-…', hash);
  const department = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html)).listen(0);
  await once(department, 'listening');
  await page.goto(`http://localhost:${(department.address() as AddressInfo).port}`);
  const names = [...new Set(html.match(/(?<=<)ummes-[a-z-]+/g))];
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    await page
      .locator(name)
      .first()
      .evaluate((tag) => tag.scrollIntoView());
    await expect(page.locator(`${name}:defined`).first(), name).toBeAttached();
  }
  await expect(page.locator('ummes-events [part~=card]').first()).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0))).toBe(true);
  department.close();
});

test('settings in the documents are valid JSON', () => {
  const settings = codeIn('json');
  expect(settings).not.toEqual([]);
  for (const code of settings) JSON.parse(code);
});
