import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { test as onReceivingServer, openDesk, section, withStorageOf } from '../support/journeys/desk';
import { atEachWidthAndScheme, expect, expectAccessible, test } from '../support/journeys/test';
import type { BuiltServer } from '../support/server/built-server.mjs';

const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const confirm = (page: Page) => page.getByRole('button', { name: 'Yes, Unsubscribe' });
const DONE = 'You have been unsubscribed successfully.';

async function subscribe(page: Page, email: string) {
  await page.getByPlaceholder('Enter your email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
}

/** Returns current and former subscribers. */
const readers = (server: BuiltServer) => withStorageOf(server, ({ subscribers }) => subscribers.list());

/** Subscribes a reader. @returns the path of the unsubscribe link in their newsletters. */
async function linkOfReader(server: BuiltServer): Promise<string> {
  await withStorageOf(server, ({ subscribers }) => subscribers.add(['ann@example.org']));
  return `/unsubscribe?token=${(await readers(server))[0]?.token}`;
}

test('the footer lets readers subscribe by email if the site does not accept submissions', async ({ page }) => {
  await page.goto('/events');
  await subscribe(page, 'ann@example.org');
  const email = footer(page).getByRole('link', { name: 'Send it from your email program' });
  await expect(email).toHaveAttribute('href', 'mailto:hello@ummes.example?subject=Newsletter');
  await expect(footer(page).getByPlaceholder('Enter your email')).not.toHaveAttribute('aria-invalid');
});

onReceivingServer(
  'a reader subscribes in the footer, and unsubscribes with the link in a newsletter, even if a call fails once',
  async ({ page, desk }) => {
    const help = page.getByRole('main').getByRole('link', { name: 'hello@ummes.example' });
    await page.goto('/events');
    for (const _ of ['once', 'again']) {
      await subscribe(page, 'ann@example.org');
      await expect(footer(page).getByPlaceholder('Enter your email')).toHaveValue('');
      await expect(footer(page).getByRole('link', { name: 'Send it from your email program' })).toHaveCount(0);
    }
    const [reader, ...others] = await readers(desk);
    expect(others).toEqual([]);
    for (const parameter of ['token', 'id']) {
      await page.goto(`/unsubscribe?${parameter}=${reader?.token}`);
      await expect(heading(page)).toHaveText('Confirm Unsubscribe');
      if (parameter === 'token') expect(await readers(desk)).toEqual([reader]);
      await page.route('**/newsletters/unsubscribe*', (route) => route.abort(), { times: 1 });
      await confirm(page).click();
      await expect(help).toBeVisible();
      await confirm(page).click();
      await expect(heading(page)).toHaveText('Unsubscribed');
      await expect(heading(page)).toBeFocused();
      await expect(help).toHaveCount(0);
      await expect(page.getByRole('status')).toHaveText(DONE);
    }
    expect(await readers(desk)).toEqual([{ ...reader, unsubscribedAt: expect.any(String) }]);
  },
);

onReceivingServer(
  'a page on another origin can subscribe readers with the tag, but not with a plain form',
  async ({ page, desk }) => {
    const host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Theirs</title>
        <form method="post" action="${desk.url}/newsletters/subscribe">
          <input name="email" value="ann@example.org" /><button>Continue reading</button>
        </form>
        <ummes-newsletter send api="${desk.url}"></ummes-newsletter>
        <script type="module" src="${desk.url}/widgets/newsletter.js"></script>`);
    });
    await once(host.listen(0, 'localhost'), 'listening');
    const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
    await page.goto(origin);
    const answer = page.waitForResponse('**/newsletters/subscribe');
    await page.getByRole('button', { name: 'Continue reading' }).click();
    expect((await answer).status()).toBe(415);
    await page.goto(origin);
    await subscribe(page, 'bob@example.org');
    host.close();
    await openDesk(page, desk, 'Secretary', 'Newsletter');
    const addresses = section(page, 'Newsletter').getByRole('list', { name: 'Addresses' });
    await expect(addresses.getByRole('listitem')).toContainText([
      /bob@example\.org.*Signed up on http:\/\/localhost:\d+ on/,
    ]);
  },
);

onReceivingServer('the desk marks a reader who left and came back', async ({ page, desk }) => {
  const link = await linkOfReader(desk);
  await page.request.post(link);
  expect((await page.request.post('/newsletters/subscribe', { data: { email: 'ann@example.org' } })).ok()).toBe(true);
  await openDesk(page, desk, 'Secretary', 'Newsletter');
  const reader = section(page, 'Newsletter').getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect(reader.getByText('Resubscribed', { exact: true })).toBeVisible();
  await expect(reader).toContainText(/Unsubscribed, then signed up again on an unknown page on \d/);
  await atEachWidthAndScheme(page, () => expectAccessible(page, '#newsletter'));
});

onReceivingServer('a reader unsubscribes without JavaScript', async ({ browser, desk }) => {
  const link = await linkOfReader(desk);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: desk.url });
  await page.goto('/unsubscribe?token=unknown');
  await confirm(page).click();
  await expect(heading(page)).toHaveText('Invalid Link');
  await page.goto(link);
  await confirm(page).click();
  await expect(heading(page)).toHaveText('Unsubscribed');
  await expect(page.getByRole('status')).toHaveText(DONE);
  await expect(confirm(page)).toHaveCount(0);
  expect((await readers(desk))[0]?.unsubscribedAt).not.toBeNull();
  await page.close();
});

onReceivingServer(
  'the outcome of a form that was posted without scripts stays when they run',
  async ({ page, desk }) => {
    const link = await linkOfReader(desk);
    for (const [path, title] of [
      ['/unsubscribe?token=unknown', 'Invalid Link'],
      [link, 'Unsubscribed'],
    ] as const) {
      await page.goto(path);
      const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await posted;
      await expect(heading(page)).toHaveText(title);
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
      await expect(heading(page)).toHaveText(title);
    }
  },
);

test('a link without a token is invalid, but the page shows other ways to unsubscribe', async ({ page }) => {
  for (const query of ['', '?token=', '?token=%20%20', '?id=']) {
    await page.goto(`/unsubscribe${query}`);
    await expect(heading(page)).toHaveText('Invalid Link');
    await expect(page.getByText('The unsubscribe link you followed is invalid or expired.')).toBeVisible();
  }
  await expect(page.getByText(/ write to \S+ from the address .* or contact us another way\.$/)).toBeVisible();
  const write = page.getByRole('link', { name: 'hello@ummes.example' });
  await expect(write).toHaveAttribute(
    'href',
    /^mailto:.*\?subject=Please%20remove%20me%20from%20the%20newsletter%20list$/,
  );
  await expect(page.getByRole('link', { name: 'contact us another way' })).toHaveAttribute('href', '/contact');
  await atEachWidthAndScheme(page, () => expectAccessible(page));
});

test('the unsubscribe page has no header or footer, is not indexed and sends no referrer', async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(heading(page)).toBeVisible();
  await atEachWidthAndScheme(page, () => expectAccessible(page));
});
