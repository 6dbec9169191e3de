import type { Page } from 'playwright/test';
import type { HostPage } from '../support/hosts/host-site';
import { HOSTED_TAGS, LOADER, tagHtml, untilShown } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

const TAGS = HOSTED_TAGS.filter(({ tag }) => /-(events|join)$/.test(tag));

/** Ways to replace a page's content without leaving it: the end of the head, and the body around the content. */
const SWAPS: Record<string, { head: string; body: (content: string) => string }> = {
  'Hotwire Turbo 8.0.20': {
    head: '<script type="module" src="/packages/@hotwired/turbo@8.0.20/dist/turbo.es2017-esm.js"></script>',
    body: (content) => content,
  },
  'htmx 2.0.8': {
    head: '<script src="/packages/htmx.org@2.0.8/dist/htmx.js"></script>',
    body: (content) => `<div hx-boost="true">${content}</div>`,
  },
  'jQuery 3.7.1 with pjax 2.0.1': {
    head: `<script src="/packages/jquery@3.7.1/dist/jquery.js"></script>
<script src="/packages/jquery-pjax@2.0.1/jquery.pjax.js"></script>
<script>jQuery(() => jQuery(document).pjax('a.next', 'body', { fragment: 'body', timeout: 9000 }))</script>`,
    body: (content) => content,
  },
};

for (const [name, { head, body }] of Object.entries(SWAPS)) {
  const pageTo = (next: string, title: string): HostPage => ({
    head: head + LOADER,
    body: body(`<h1>${title}</h1><a class="next" href="${next}">Go on</a>${TAGS.map(tagHtml).join('')}`),
  });

  test(`${name}: when it has replaced the body, tags work, toasts come back, and no scroll lock is left`, async ({
    page,
    hostSite,
    openHost,
    reports,
  }) => {
    hostSite.put('/second', pageTo('/first', 'Second'));
    await openHost(pageTo('/second', 'First'), '/first');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await untilShown(page, TAGS);
    await raiseToast(page);
    await page.locator('ummes-events [part~=link]').first().click();
    await page.locator('ummes-events dialog[open] [part~=event]').waitFor();
    expect(await overflow(page)).toBe('hidden');

    // The dialog covers the link; a script of the page presses it, as its Back button would.
    await page.evaluate(() => document.querySelector<HTMLElement>('a.next')?.click());
    await expect(page.getByRole('heading', { name: 'Second', exact: true })).toBeAttached();
    expect(await page.evaluate(() => 'isSame' in window), 'the page was not left').toBe(true);
    await expect.poll(() => overflow(page)).toBe('visible');
    await untilShown(page, TAGS);
    await raiseToast(page);

    await page.locator('ummes-events [part~=link]').first().click();
    await page.locator('ummes-events dialog[open] [part~=event]').waitFor();
    expect(await overflow(page)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(() => overflow(page)).toBe('visible');
    expect(reports).toEqual([]);
  });
}

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

/** Submits an empty application, and waits for the toast that says so. */
async function raiseToast(page: Page) {
  await page.locator('ummes-join [type=submit]').click();
  await expect(page.locator('[data-ummes-toaster] [data-sonner-toast]').first()).toBeVisible();
}
