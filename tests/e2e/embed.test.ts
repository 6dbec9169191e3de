import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { test as onReceivingServer } from '../support/journeys/desk';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';

/** Returns the code under a heading. */
const snippet = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('code');
/** The code of step 4's shortest way. */
const tagSnippet = (page: Page) => page.locator('#ways > .way code').filter({ hasText: '</script>' });
const preview = (page: Page) => page.frameLocator('iframe');

onReceivingServer(
  'a form goes to the society’s server if that receives it; the warning goes once it sends',
  async ({ page }) => {
    await page.goto('/demo/?tag=contact&system=html');
    await expect(tagSnippet(page)).toContainText('<ummes-contact send style="');
    const warning = page.getByRole('note');
    await expect(warning).toBeHidden();
    await page.getByLabel('Deliver to the society').selectOption('no');
    await expect(warning).toContainText('sends nothing');
    await page.reload(); // as an administrator does who is sent the address
    await expect(warning).toContainText('sends nothing');
    await page.getByLabel('Email address of the society').fill('society@society.example');
    await expect(warning).toBeHidden();
    await expect(tagSnippet(page)).toContainText('<ummes-contact email="society@society.example" style="');
  },
);

test.describe('the page for embedding a tag', () => {
  test('generates HTML with the chosen tag, settings and fallback text', async ({ page }) => {
    await page.goto('/demo/?system=html');
    await page.getByRole('radio', { name: 'News', exact: false }).first().check();
    await expect(preview(page).locator('ummes-news [part~=card]').first()).toBeVisible();
    await page.getByLabel('Colours').selectOption('Always dark');
    await page.getByLabel('Fallback text').fill('Read "the" news');
    await expect(preview(page).locator('ummes-news')).toHaveAttribute('theme', 'dark');
    await expect(tagSnippet(page)).toContainText('<ummes-news theme="dark" style="');
    await expect(tagSnippet(page)).toContainText('Read &quot;the&quot; news</a>');
    await page.reload();
    await expect(tagSnippet(page)).toContainText('<ummes-news theme="dark" style="');
    await expect(tagSnippet(page)).toContainText('Read &quot;the&quot; news</a>');
    await expect(page.getByLabel('Fallback text')).toHaveValue('Read "the" news');
  });

  test('lists the existing events if the tag shows a single event', async ({ page }) => {
    await page.goto('/demo/?show=event-detail&system=html');
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
    await expect(page.getByRole('heading', { name: 'Let your server include the list' })).toBeHidden();
  });

  test('a form whose server receives nothing offers only an email address', async ({ page }) => {
    await page.goto('/demo/?tag=newsletter&system=html');
    await expect(page.getByRole('note')).toContainText('sends nothing');
    await expect(page.getByLabel('Deliver to the society')).toBeHidden();
    await expect(page.getByLabel('Email address of the society')).toBeVisible();
  });

  test('shows the accent in the preview, puts it into the code and keeps it in the address', async ({ page }) => {
    await page.goto('/demo/?tag=newsletter&system=html');
    const field = page.getByLabel('Accent colour');
    await field.fill('no colour');
    await expect(page.getByText('Ignored: not a colour.')).toBeVisible();
    await field.fill('darkred');
    await expect(preview(page).locator('ummes-newsletter [part~=button]')).toHaveCSS(
      'background-color',
      'rgb(139, 0, 0)',
    );
    await expect(tagSnippet(page)).toContainText(';--ummes-color-accent:darkred"');
    await page.reload();
    await expect(field).toHaveValue('darkred');
    await expect(tagSnippet(page)).toContainText(';--ummes-color-accent:darkred"');
  });

  test('generates code that works on another origin’s page', async ({ page }) => {
    await page.goto('/demo/?show=events&system=html');
    const line = (await tagSnippet(page).textContent()) ?? '';
    const host = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Theirs</title>${line}`);
    });
    await once(host.listen(0, 'localhost'), 'listening');
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await expect(page.locator('ummes-events [part~=card]').first()).toBeVisible();
    host.close();
  });

  test('asks for the system and the account with the keyboard, and keeps the answers in the address', async ({
    page,
  }) => {
    await page.goto('/demo/');
    const ways = page.locator('#ways');
    await expect(ways).toContainText('Answer which system your page is in');
    await page.getByRole('radio', { name: 'WordPress' }).focus();
    await page.keyboard.press('Space');
    await expect(ways).toContainText('Answer what your account may do');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText('Paste one line into a Custom HTML block');
    await page.keyboard.press('ArrowRight');
    await expect(ways.getByRole('heading', { level: 3 })).toHaveText('Paste an address');
    expect(page.url()).toContain('system=wordpress&account=writer');
    await page.getByLabel('How many to show').fill('3');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'I am an editor or author' })).toBeChecked();
    await expect(ways.locator('.way code').first()).toHaveText(/\/events$/);
    await expect(ways.locator('.way').first()).toContainText('An address takes no settings');
  });

  test('copies what has to be pasted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/demo/?system=wordpress&account=administrator&tag=next');
    await page.getByRole('button', { name: 'Copy: Paste one line into a Custom HTML block' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await tagSnippet(page).textContent());
  });

  test('downloads the WordPress plugin with the society’s address', async ({ page, baseURL }) => {
    await page.goto('/demo/?system=wordpress&account=writer&tag=gallery');
    await page.getByText('For an administrator, once: Install the society’s plugin').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the plugin (ummes.zip)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ummes.zip');
    const php = unzipSync(await readFile(await download.path()))['ummes/ummes.php'];
    expect(new TextDecoder().decode(php)).toContain(`const UMMES_ORIGIN = '${baseURL}';`);
    await page.getByText('Show the plugin’s code (ummes.php)').click();
    await expect(page.locator('.php code')).toContainText('Plugin Name: UMMES');
  });

  test('says what to do about what one sees, for the chosen system', async ({ page }) => {
    await page.goto('/demo/');
    const seen = page.locator('#symptoms summary');
    await expect(seen).toHaveText([
      'Only the link',
      'Nothing at all',
      'The code, as text',
      'The right content in the wrong colours',
      'It works for me, but not for visitors',
    ]);
    await page.getByRole('radio', { name: 'Google Sites' }).check();
    await expect(seen).toHaveText([
      'Nothing at all',
      'An empty or cut-off box',
      'The right content in the wrong colours',
      'It works for me, but not for visitors',
    ]);
    await page.getByRole('radio', { name: 'WordPress' }).check();
    await page.getByRole('radio', { name: 'I am an administrator' }).check();
    await seen.filter({ hasText: 'Only the link' }).click();
    const advice = page.locator('#symptoms details[open] li');
    await expect(advice.first()).toContainText('your account may not post code');
    await expect(advice.last()).toContainText('script-src');
  });

  test('keeps disclosures open when a setting changes', async ({ page }) => {
    await page.goto('/demo/?system=html');
    await page.getByText('Other ways').click();
    const frame = page.locator('#ways details code', { hasText: '<iframe' });
    await expect(frame).toBeVisible();
    await page.getByLabel('How many to show').fill('3');
    await expect(frame).toContainText('/frame/events?limit=3');
    await expect(frame).toBeVisible();
  });

  for (const query of ['', '?system=wordpress&account=writer&limit=3', '?system=mediawiki&account=administrator']) {
    test(`is accessible from 360 to 1920 px, light and dark: /demo/${query}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/demo/${query}`);
      await page.locator('#ways > *').first().waitFor();
      for (const part of ['header', 'main > .summary', '.step', '.side-by-side'])
        await page.locator(part).first().waitFor();
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      const look = async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await expectAccessible(page, 'main');
      };
      await atEachWidthAndScheme(page, look, [360, 768, 1280, 1920]);
    });
  }
});

test('every tag has a workbench, and a description on the embedding page', async ({ page, request }) => {
  const tags: { tag: string; attributes: { name: string }[] }[] = await (
    await request.get('/demo/declarations.json')
  ).json();
  const wording = await readFile('demo/embed/wording.ts', 'utf8');
  const documentation = await readFile('docs/tags.md', 'utf8');
  expect(tags.length).toBeGreaterThanOrEqual(8);
  for (const { tag } of tags) {
    expect(wording, tag).toContain(`'${tag}': { name:`);
    await page.goto(`/demo/${tag.replace('ummes-', '')}.html`);
    await expect(page.locator(`.stage ${tag}`)).toBeAttached();
    const link = page.getByRole('link', { name: 'Documentation' });
    await expect(link).toHaveAttribute('href', new RegExp(`/docs/tags.md#${tag}$`));
    expect(documentation).toContain(`\n#### \`<${tag}>\`\n`);
  }
});
