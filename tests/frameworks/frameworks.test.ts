import { expect, type Page, test } from 'playwright/test';
import { type App, buildApp } from '../support/frameworks/app';
import { type Served, startServed } from '../support/server/built-server.mjs';

/*
 * A department's app in each framework, installed from the registry with the packed tarball, built by the framework's own
 * build with its types checked, served, and opened on a page that shows the events of the real server.
 */

interface Framework {
  name: string;
  /** Where the page has the events: the tag, or a component of the library. */
  events: string;
  gallery: string;
}

const FRAMEWORKS: readonly Framework[] = [
  { name: 'next', events: '[data-place=main]', gallery: 'ummes-gallery' },
  { name: 'angular', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'vue', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'svelte', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'solid', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'preact', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'astro', events: 'ummes-events', gallery: 'ummes-gallery' },
  { name: 'react-18', events: '[data-place=main]', gallery: '.gallery' },
];

for (const framework of FRAMEWORKS) {
  test(`an app with ${framework.name} shows the tags, hands over objects, and is told what happens`, async ({
    page,
  }) => {
    const society = await startServed();
    let app: App | undefined;
    try {
      app = await buildApp(framework.name, process.env.UMMES_ARCHIVE ?? '', society.url);
      await visit(page, framework, await app.serve(), society);
    } finally {
      await app?.remove();
      await society.stop();
    }
  });
}

async function visit(page: Page, { name, events, gallery }: Framework, url: string, society: Served) {
  const said: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(url);

  const { data } = await (await fetch(`${society.url}/api/sheets/events`)).json();
  await expect(page.locator(`${events} [part~=card]`).first()).toBeVisible();
  await expect(page.locator('output')).toHaveText(`${data.length} events`);

  await expect(page.locator(`${gallery} [part~=title]`).first()).toHaveText('Our building');

  const card = page.locator(`${events} [part~=card]`).first();
  await card.locator('[part~=link]').click();
  await expect(page.locator('#opened')).toHaveText((await card.locator('[part~=title]').textContent()) ?? '');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  if (events.startsWith('[')) {
    const host = page.getByRole('region', { name: 'Events', exact: true });
    await expect(host).toHaveAttribute('title', 'Loaded'); // through the ref
  }
  if (name === 'next') {
    const sent = await (await fetch(url)).text();
    expect(sent).toContain('The events of the society');
    expect(sent).toContain('The next event');
    await expect(page.locator('[data-place=top] [part~=event]')).toBeVisible();
  }
  if (name === 'react-18') {
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.locator('[part~=summary]')).toBeVisible();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('[part~=error]').first()).toBeVisible();
    await page.locator('.gallery [role=group] button').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
  }
  expect(said).toEqual([]);
}
