import { expect, type Page, test } from 'playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';
import { type App, buildApp } from './app';

/*
 * Tests a department's app in each framework. Each test installs the app's packages from the registry and ours from a
 * tarball, builds and type-checks the app with the framework's tools, and checks that the real server's events appear.
 */

/** Selectors for the events and the gallery in apps that use the library's components. The other apps use tags. */
const COMPONENTS: Record<string, { events: string; gallery: string }> = {
  next: { events: '[data-place=main]', gallery: 'ummes-gallery' },
  'react-18': { events: '[data-place=main]', gallery: '.gallery' },
};

for (const name of ['next', 'angular', 'vue', 'svelte', 'solid', 'preact', 'astro', 'react-18']) {
  test(`an app built with ${name} renders the tags, sets object properties and receives events`, async ({ page }) => {
    const society = await startBuiltServer();
    let app: App | undefined;
    try {
      app = await buildApp(name, process.env.UMMES_ARCHIVE ?? '', society.url);
      await visit(page, name, await app.serve(), society);
    } finally {
      await app?.remove();
      await society.stop();
    }
  });
}

async function visit(page: Page, name: string, url: string, society: BuiltServer) {
  const { events, gallery } = COMPONENTS[name] ?? { events: 'ummes-events', gallery: 'ummes-gallery' };
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
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
    expect(sent).toContain('The society’s events');
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
  expect(messages).toEqual([]);
}
