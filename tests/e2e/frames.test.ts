import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright/test';
import { test as onReceivingServer, withStorageOf } from '../support/journeys/desk';
import { expect, expectAccessible, test } from '../support/journeys/test';
import { TAGS } from '../support/tags';

/* Tags in frames on another site's page. */

/** The script that the guide gives to hosts that can run one. It sizes all frames. */
const RESIZE = `addEventListener('message', function (event) {
  if (!event.data || event.data.type !== 'ummes-height') return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = event.data.height + 'px';
  });
});`;

/** WordPress allows frames nothing but scripts. */
const LOCKED = 'sandbox="allow-scripts"';

/** Opens a page on another origin, and returns its first frame once the tag is ready. */
async function openHost(page: Page, html: string, host = '127.0.0.1'): Promise<Frame> {
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><html lang="en"><title>A department</title><body><main>${html}</main></body></html>`);
  });
  await once(server.listen(0, host), 'listening');
  page.once('close', () => server.close());
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`, { waitUntil: 'load' });
  const frame = page.frames()[1] as Frame;
  await untilReady(frame);
  return frame;
}

async function untilReady(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => document.querySelector('body > *')?.matches(':state(ready), :state(empty)'));
}

/** Collects the messages that a frame posts to the page around it. */
const RECORD = '<script>messages = []; addEventListener("message", (event) => messages.push(event.data));</script>';

const messages = (page: Page): Promise<Record<string, unknown>[]> => page.evaluate('messages');

for (const { tag, attributesOnSheets, attributes = '', shown } of TAGS.filter(
  ({ tag }) => tag !== 'ummes-unsubscribe',
)) {
  test(`<${tag}> works in a frame that may do nothing but run scripts`, async ({ page, baseURL }) => {
    const query = new URLSearchParams(
      Array.from((attributesOnSheets ?? attributes).matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const address = `${baseURL}/frame/${tag.replace('ummes-', '')}?${query}`.replaceAll('&', '&amp;');
    const frame = await openHost(
      page,
      `${RECORD}<iframe title="A" src="${address}" ${LOCKED} width="600" height="400"></iframe>`,
    );
    await expect(frame.locator(`${tag} ${shown}`).first()).toBeVisible();
    const heightOfContent = () =>
      frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
    await expect
      .poll(async () => (await messages(page)).at(-1))
      .toEqual({ type: 'ummes-height', height: await heightOfContent() });
    expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('a page sizes all of its frames with a few lines of script, and they stay as high as their content', async ({
  page,
  baseURL,
}) => {
  const frame = await openHost(
    page,
    `<script>${RESIZE}</script><iframe title="A" src="${baseURL}/frame/events?limit=3" width="100%"></iframe><iframe title="B" src="${baseURL}/frame/newsletter" width="100%"></iframe>`,
  );
  const hasScrollbar = (each: Frame) => each.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  for (const each of page.frames().slice(1)) {
    await (await each.frameElement()).scrollIntoViewIfNeeded(); // Chromium 156 draws no frames off screen
    await untilReady(each);
    await expect.poll(() => hasScrollbar(each)).toBe(false);
  }
  await page.setViewportSize({ width: 360, height: 700 });
  await expect.poll(() => hasScrollbar(frame)).toBe(false);
  const [first, second] = await page.locator('iframe').all();
  expect((await first?.boundingBox())?.height).toBeGreaterThan(800);
  expect((await second?.boundingBox())?.height).toBeLessThan(400);
});

test('a frame that nobody sizes scrolls to its end', async ({ page, baseURL }) => {
  const frame = await openHost(
    page,
    `<iframe title="A" src="${baseURL}/frame/events" width="360" height="300"></iframe>`,
  );
  const last = frame.locator('[part~=card]').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('a link opens in place of the page', async ({ page, baseURL }) => {
  const frame = await openHost(page, `<iframe title="A" src="${baseURL}/frame/events"></iframe>`);
  await frame.locator('[part~=link]').first().click();
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
});

test('a link opens in a new window if the sandbox allows only that', async ({ page, baseURL }) => {
  const sandbox = 'sandbox="allow-scripts allow-popups"';
  const frame = await openHost(page, `<iframe title="A" src="${baseURL}/frame/events" ${sandbox}></iframe>`);
  const opened = page.waitForEvent('popup');
  await frame.locator('[part~=link]').first().click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toBeVisible();
});

test('WordPress gets the height and the links with the secret that it gave', async ({ page, baseURL }) => {
  const frame = await openHost(
    page,
    `${RECORD}<iframe title="A" src="${baseURL}/frame/events#?secret=aB3x" ${LOCKED}></iframe>`,
  );
  const height = { message: 'height', value: expect.any(Number), secret: 'aB3x' };
  await expect.poll(() => messages(page)).toContainEqual(height);
  await page.evaluate('messages.length = 0; frames[0].postMessage({ message: "ready", secret: "aB3x" }, "*")');
  await expect.poll(() => messages(page)).toContainEqual(height);
  const link = frame.locator('[part~=link]').first();
  const address = await link.evaluate((each: HTMLAnchorElement) => each.href);
  await link.click();
  await expect.poll(() => messages(page)).toContainEqual({ message: 'link', value: address, secret: 'aB3x' });
  // WordPress follows no link to another host, so one of the society's own pages has to do.
  await link.evaluate((each: HTMLAnchorElement) => each.setAttribute('href', 'https://forms.example/'));
  await link.click();
  const value = `${baseURL}/events`;
  await expect.poll(() => messages(page)).toContainEqual({ message: 'link', value, secret: 'aB3x' });
});

test('messages from the page around it change nothing in a frame', async ({ page, baseURL }) => {
  const frame = await openHost(page, `<iframe title="A" src="${baseURL}/frame/events?limit=3" ${LOCKED}></iframe>`);
  const html = () => frame.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  await page.evaluate(() => {
    const hostile = [
      'x',
      null,
      7,
      { type: 'ummes-height', height: '<b>' },
      { message: 'ready' },
      { message: 'link', value: 'javascript:alert(1)' },
    ];
    for (let times = 0; times < 200; times++) for (const each of hostile) frames[0]?.postMessage(each, '*');
  });
  await expect(frame.locator('[part~=card]').first()).toBeVisible();
  expect(await html()).toBe(before);
  expect(frame.url()).toContain('/frame/events');
});

test('an enlarged picture appears in the part of a high frame that is on the screen', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const frame = await openHost(
    page,
    `<script>${RESIZE}</script><p style="height: 300px">Above</p><iframe title="A" src="${baseURL}/frame/event-detail?event-id=sample-formula-student" width="400"></iframe>`,
  );
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(700);
  await frame.getByRole('button', { name: 'Enlarge' }).last().click();
  const close = frame.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport();
  const box = await frame.getByRole('dialog').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
});

test('the page’s background shows through, in a frame of its colour scheme', async ({ page, baseURL }) => {
  for (const [theme, colour] of [
    ['light', 'rgb(255, 244, 200)'],
    ['dark', 'rgb(20, 40, 90)'],
  ]) {
    await openHost(
      page,
      `<style>:root { color-scheme: ${theme}; background: ${colour} }</style><iframe title="A" src="${baseURL}/frame/newsletter?theme=${theme}" style="border: 0" width="600" height="300"></iframe>`,
    );
    const box = await page.locator('iframe').boundingBox();
    const corner = { x: (box?.x ?? 0) + 1, y: (box?.y ?? 0) + 290, width: 1, height: 1 };
    const png = (await page.screenshot({ clip: corner })).toString('base64');
    expect(await page.evaluate(colourOf, png), theme).toBe(colour);
  }
});

/** Returns the colour of a picture with one pixel. */
async function colourOf(png: string): Promise<string> {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return `rgb(${[...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
}

test('frames are accessible', async ({ page, baseURL }) => {
  for (const name of ['events', 'news', 'join']) {
    await page.goto(`${baseURL}/frame/${name}`, { waitUntil: 'load' });
    await untilReady(page.mainFrame());
    await expectAccessible(page, 'body > *');
  }
});

onReceivingServer('a form is sent from a frame that may do nothing but run scripts', async ({ page, desk }) => {
  const frame = await openHost(
    page,
    `<iframe title="A" src="${desk.url}/frame/newsletter" ${LOCKED} width="600"></iframe>`,
    'localhost',
  );
  await frame.getByRole('button', { name: 'Subscribe' }).click();
  await expect(frame.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await frame.getByRole('textbox').fill('ann@example.org');
  await frame.getByRole('textbox').press('Enter');
  await expect(frame.getByText('Thank you for subscribing!')).toBeVisible();
  const readers = await withStorageOf(desk, ({ subscribers }) => subscribers.list());
  expect(readers.map(({ email }) => email)).toEqual(['ann@example.org']);
});
