import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { alerts } from '../support/journeys/alerts';
import { withStorageOf } from '../support/journeys/applications';
import { openDesk } from '../support/journeys/desk';
import { expect, expectAccessible, inEachLook, test } from '../support/journeys/test';

/* A society that receives messages and sign-ups (UMMES_RECEIVE), and one that does not. */

const THANKS = 'alert: Thank you for reaching out! We’ll get back to you soon.';
const publicUrl = 'http://society.example';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Get in Touch' });
const footer = (page: Page) => page.getByRole('contentinfo');
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const message = (page: Page) => messages(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');

async function write(page: Page, text: string) {
  await field(page, 'Name').fill('Ann & Co');
  await field(page, 'Email').fill('ann@example.org');
  await field(page, 'Message').fill(text);
}

test.describe('a society that receives', () => {
  test.use({ serverEnv: { UMMES_RECEIVE: 'contact, newsletter', UMMES_PUBLIC_URL: publicUrl } });

  test('a message arrives at the desk, is answered and removed', async ({ page, browser, ownServer }) => {
    await openDesk(page, ownServer);
    await expect(messages(page).getByText('No messages yet.')).toBeVisible();
    const visitor = await browser.newPage({ baseURL: ownServer.url });
    const told = alerts(visitor);
    await visitor.goto('/contact');
    await visitor.locator('html[data-hydrated]').waitFor();
    await write(visitor, 'Is the workshop open?\n<img src=x onerror=alert(1)\u202e>');
    await form(visitor).getByRole('button', { name: 'Send Message' }).click();
    await expect.poll(() => told).toEqual([THANKS]);
    for (const name of ['Name', 'Email', 'Message']) await expect(field(visitor, name)).toHaveValue('');
    await expect(form(visitor).getByText('One more step')).toHaveCount(0);
    await visitor.close();

    await expect(message(page)).toContainText('Is the workshop open?', { timeout: 15_000 }); // by itself
    await expect(message(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('link', { name: 'Messages 1 unanswered' })).toBeVisible();
    await inEachLook(page, () => expectAccessible(page, '#messages'));
    const reply = message(page).getByRole('link', { name: 'Reply' });
    await expect(reply).toHaveAttribute('href', /^mailto:ann%40example\.org\?subject=.*&body=Dear%20Ann%20%26%20Co/);
    await message(page).getByRole('button', { name: 'Mark as answered' }).click();
    await expect(message(page)).toContainText('by Secretary');
    await expect(messages(page).getByText('0 unanswered, 1 answered')).toBeVisible();
    await messages(page).getByLabel('Search').fill('nobody');
    await expect(messages(page).getByText('No message is found.')).toBeVisible();
    await messages(page).getByLabel('Search').fill('WORKSHOP');
    await message(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0); // what is behind it cannot be typed into
    await messages(page).getByLabel('Search').fill('');
    await expect(messages(page).getByText('No messages yet.')).toBeVisible();
  });

  test('an officer who types on while the list is loaded again is not led away', async ({ page, ownServer }) => {
    const send = (message: string) =>
      page.request.post(`${ownServer.url}/contacts/submit`, {
        data: { name: 'Ann', email: 'ann@example.org', message },
      });
    for (const text of ['The first', 'The second']) expect((await send(text)).status()).toBe(200);
    await openDesk(page, ownServer);
    await expect(message(page)).toHaveCount(2);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/messages\?/, (route) => held.then(() => route.continue()));
    await message(page).filter({ hasText: 'The first' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(messages(page).getByRole('status')).toHaveText('The message of Ann was removed.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(messages(page).locator('[tabindex="-1"]')).toBeFocused(); // not at the top of the page
    const search = messages(page).getByLabel('Search');
    await search.click();
    await page.keyboard.type('sec');
    release();
    await expect(message(page)).toHaveCount(1);
    await page.keyboard.type('ond');
    await expect(search).toHaveValue('second');
  });

  test('offline the text stays, the page says why, and Try Again sends it once', async ({ page, ownServer }) => {
    const told = alerts(page);
    await page.goto(`${ownServer.url}/contact`);
    await write(page, 'Hello');
    await page.waitForLoadState('networkidle'); // the code that sends came with the first focus
    await page.context().setOffline(true);
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(form(page).getByRole('alert')).toContainText('Nothing was sent: what you entered is still here.');
    await expect(field(page, 'Message')).toHaveValue('Hello');
    await page.context().setOffline(false);
    await form(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(field(page, 'Message')).toHaveValue('');
    expect(told).toEqual([THANKS]);
    await openDesk(page, ownServer);
    await expect(message(page)).toHaveCount(1);
  });

  test('the server’s reason is shown, and what was typed stays', async ({ page, ownServer }) => {
    const told = alerts(page);
    await page.goto(`${ownServer.url}/contact`);
    await write(page, 'x'.repeat(5001));
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(form(page).getByRole('alert')).toContainText('Message is too long: 5,000 characters at most.');
    await expect(field(page, 'Message')).toHaveValue('x'.repeat(5001));
    expect(told).toEqual([]);
  });

  test('a reader subscribes in the footer, and leaves by the link of a letter', async ({ page, ownServer }) => {
    await page.goto(`${ownServer.url}/events`);
    for (const time of ['first', 'second']) {
      await footer(page).getByPlaceholder('Enter your email').fill('ann@example.org');
      await footer(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(footer(page).getByRole('status'), time).toHaveText('Thank you for subscribing!');
      await expect(footer(page).getByPlaceholder('Enter your email')).toHaveValue('');
    }
    await openDesk(page, ownServer);
    const newsletter = page.getByRole('region', { name: 'Newsletter' });
    await expect(newsletter.getByRole('list', { name: 'Addresses' }).getByRole('listitem')).toHaveCount(1);
    await expect(newsletter.getByText(/^Signed up on the site on /)).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await newsletter.getByRole('button', { name: 'Download the links' }).click();
    const lines = (await (await downloaded).createReadStream()).setEncoding('utf8');
    const [, link = ''] = /","(.+?)"/.exec((await lines.toArray()).join('')) ?? [];
    const { pathname, search } = new URL(link);
    await page.goto(ownServer.url + pathname + search);
    await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
    await expect(page.getByRole('status')).toHaveText('You have been unsubscribed successfully.');
  });

  test('a page of another origin cannot subscribe readers with a plain form; the tag on it can', async ({
    page,
    ownServer,
  }) => {
    const { url } = ownServer;
    const theirs = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Theirs</title>
        <form method="post" action="${url}/newsletters/subscribe">
          <input name="email" value="ann@example.org" /><button>Continue reading</button>
        </form>
        <ummes-newsletter send api="${url}"></ummes-newsletter>
        <script type="module" src="${url}/widgets/newsletter.js"></script>`);
    });
    await once(theirs.listen(0, 'localhost'), 'listening');
    const origin = `http://localhost:${(theirs.address() as AddressInfo).port}`;
    await page.goto(origin);
    const answer = page.waitForResponse('**/newsletters/subscribe');
    await page.getByRole('button', { name: 'Continue reading' }).click();
    expect((await answer).status()).toBe(415);
    await page.goto(origin);
    await page.getByPlaceholder('Enter your email').fill('bob@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!');
    theirs.close();
    await openDesk(page, ownServer);
    const addresses = page.getByRole('region', { name: 'Newsletter' }).getByRole('list', { name: 'Addresses' });
    await expect(addresses.getByRole('listitem')).toContainText(['bob@example.org']);
    await expect(addresses).toContainText(`Signed up on ${origin} on`);
  });

  test('the desk marks a reader who left and came back', async ({ page, ownServer }) => {
    const { url } = ownServer;
    const data = { email: 'ann@example.org' };
    const subscribe = () => page.request.post(`${url}/newsletters/subscribe`, { data });
    await subscribe();
    const [{ token = '' } = {}] = await withStorageOf(ownServer, ({ subscribers }) => subscribers.list());
    await page.request.post(`${url}/newsletters/unsubscribe?id=${token}`);
    await subscribe();
    await openDesk(page, ownServer);
    const reader = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
    await expect(reader.getByText('Came back', { exact: true })).toBeVisible();
    await expect(reader).toContainText(/Unsubscribed, then signed up again from an unknown page on \d/);
    await inEachLook(page, () => expectAccessible(page, '#newsletter'));
  });
});

test.describe('a society that receives nothing', () => {
  test('after the specified thanks, the contact page offers an email with the message as the next step', async ({
    page,
  }) => {
    const told = alerts(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/contact');
    await write(page, 'Hello\nthere');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(form(page).getByText('One more step: send us the email we have prepared.')).toBeVisible();
    expect(told).toEqual([THANKS]);
    await expect(field(page, 'Message')).toHaveValue('');
    await expect(form(page).getByRole('link', { name: 'Open it in your email program' })).toHaveAttribute(
      'href',
      'mailto:hello@ummes.example?subject=Message%20from%20Ann%20%26%20Co&body=Hello%0D%0Athere%0D%0A%0D%0AAnn%20%26%20Co%0D%0Aann%40example.org',
    );
    await field(page, 'Name').fill('B');
    await expect(form(page).getByText('One more step')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  test('after its thanks, the footer offers to subscribe by email', async ({ page }) => {
    await page.goto('/events');
    await footer(page).getByPlaceholder('Enter your email').fill('ann@example.org');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer(page).getByRole('status')).toHaveText('Thank you for subscribing!');
    await expect(footer(page).getByRole('link', { name: 'Open it in your email program' })).toHaveAttribute(
      'href',
      'mailto:hello@ummes.example?subject=Newsletter',
    );
    await expect(footer(page).getByPlaceholder('Enter your email')).not.toHaveAttribute('aria-invalid');
  });

  test('the desk says that receiving is off, and which setting turns it on', async ({ page, ownServer }) => {
    await openDesk(page, ownServer);
    await expect(messages(page)).toContainText('Receiving is off');
    await expect(messages(page)).toContainText('UMMES_RECEIVE=contact');
  });
});
