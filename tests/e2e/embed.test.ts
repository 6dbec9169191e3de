import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

/** Returns the code under a heading. */
const snippet = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('code');
const tagSnippet = (page: Page) => snippet(page, 'Paste this where it should appear');
const preview = (page: Page) => page.frameLocator('iframe');

test.describe('the page for embedding a tag', () => {
  test('generates HTML with the chosen tag, settings and fallback text', async ({ page }) => {
    await page.goto('/demo/');
    await page.getByRole('radio', { name: 'News', exact: false }).first().check();
    await expect(preview(page).locator('ummes-news [part~=card]').first()).toBeVisible();
    await page.getByLabel('Colours').selectOption('Always dark');
    await page.getByLabel('Fallback text').fill('Read "the" news');
    await expect(preview(page).locator('ummes-news')).toHaveAttribute('theme', 'dark');
    await expect(tagSnippet(page)).toContainText('<ummes-news theme="dark" style="');
    await expect(tagSnippet(page)).toContainText('Read &quot;the&quot; news</a>');
    await page.reload();
    await expect(tagSnippet(page)).toContainText('<ummes-news theme="dark" style="');
  });

  test('lists the existing events if the tag shows a single event', async ({ page }) => {
    await page.goto('/demo/?show=event-detail');
    await page.getByLabel('Which event').selectOption({ index: 1 });
    const id = await page.getByLabel('Which event').inputValue();
    await expect(tagSnippet(page)).toContainText(`event-id="${id}"`);
    await expect(preview(page).locator('ummes-event-detail [part~=event]')).toBeVisible();
  });

  test('previews the tag on light, dark, narrow and old pages, under each page’s security policy', async ({ page }) => {
    await page.goto('/demo/');
    const heading = preview(page).getByRole('heading', { name: 'Upcoming Events' });
    for (const host of ['A dark page', 'A phone', 'An old page', 'A light page']) {
      await page.getByRole('radio', { name: host }).check();
      await expect(heading).toBeVisible();
      if (host === 'A dark page') await expect(heading).toHaveCSS('color', 'rgb(230, 237, 242)');
      if (host === 'A phone') expect((await page.locator('iframe').boundingBox())?.width).toBeLessThanOrEqual(362);
      if (host === 'An old page') await expect(heading).toHaveCSS('text-transform', 'none');
    }
  });

  test('explains how a server can include the list, if the tag has one', async ({ page }) => {
    await page.goto('/demo/');
    await expect(snippet(page, 'If your page’s file name ends in .php')).toContainText('/embed/events.html');
    await page.goto('/demo/?show=contact');
    await expect(page.getByRole('note')).toContainText('does not send anything');
    await expect(page.getByRole('heading', { name: 'Let your server include the list' })).toBeHidden();
  });

  test('generates code that works on another origin’s page', async ({ page }) => {
    await page.goto('/demo/?show=events');
    const line = (await tagSnippet(page).textContent()) ?? '';
    const host = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Theirs</title>${line}`);
    });
    await once(host.listen(0, 'localhost'), 'listening');
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await expect(page.locator('ummes-events [part~=card]').first()).toBeVisible();
    host.close();
  });

  test('is accessible from 360 to 1920 px, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/demo/');
    await expect(tagSnippet(page)).toBeVisible();
    for (const part of ['header', 'main > .summary', '.step', '.side-by-side'])
      await page.locator(part).first().waitFor();
    const look = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'main');
    };
    await atEachWidthAndScheme(page, look, [360, 768, 1280, 1920]);
  });
});

test('every tag has a workbench, and a description on the embedding page', async ({ page, request }) => {
  const tags: { tag: string; attributes: { name: string }[] }[] = await (
    await request.get('/demo/declarations.json')
  ).json();
  const wording = await readFile('demo/embed/wording.ts', 'utf8');
  const documentation = await readFile('widgets/README.md', 'utf8');
  expect(tags.length).toBeGreaterThanOrEqual(8);
  for (const { tag } of tags) {
    expect(wording, tag).toContain(`'${tag}': { name:`);
    await page.goto(`/demo/${tag.replace('ummes-', '')}.html`);
    await expect(page.locator(`.stage ${tag}`)).toBeAttached();
    const link = page.getByRole('link', { name: 'Documentation' });
    await expect(link).toHaveAttribute('href', new RegExp(`/widgets/README.md#${tag}$`));
    expect(documentation).toContain(`\n#### \`<${tag}>\`\n`);
  }
});
