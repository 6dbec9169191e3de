import { expect, expectAccessible, test } from '../support/journeys/test';

/* The answers to the call are intercepted. newsletter-list.test.ts unsubscribes from the real server. */

const CALL = '**/newsletters/unsubscribe*';

test('without a token, or with a blank one, the link is invalid', async ({ page }) => {
  for (const query of ['', '?token=', '?token=%20%20', '?id=']) {
    await page.goto(`/unsubscribe${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link');
    await expect(page.getByText('The unsubscribe link you followed is invalid or expired.')).toBeVisible();
  }
});

test('nothing is sent before the click; then the outcome takes the focus', async ({ page }) => {
  const sent: string[] = [];
  await page.route(CALL, (route) => {
    sent.push(`${route.request().method()} ${new URL(route.request().url()).search} ${route.request().postData()}`);
    return route.fulfill({ json: { message: 'Gone by the server.' } });
  });
  await page.goto('/unsubscribe?token=%20a%2Fb%20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Unsubscribe');
  await page.waitForTimeout(300);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Gone by the server.')).toBeVisible();
  expect(sent).toEqual(['POST ?id=a%2Fb null']);
});

test('the token may be called id', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 204 }));
  await page.goto('/unsubscribe?id=abc');
  await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
  await expect(page.getByText('You have been unsubscribed successfully.')).toBeVisible();
});

for (const [kind, answer, text] of [
  ['with an error', { status: 404, json: { error: 'This link has expired.' } }, 'This link has expired.'],
  [
    'with an error that is no text',
    { status: 400, json: { error: { code: 1 } } },
    'Something went wrong. Please try again later.',
  ],
  ['with HTML', { status: 502, body: '<h1>Bad gateway</h1>' }, 'Something went wrong. Please try again later.'],
] as const) {
  test(`an (intercepted) answer ${kind} leaves the reader where they can try again`, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill(answer));
    await page.goto('/unsubscribe?token=abc');
    await page.getByRole('button', { name: 'Yes, Unsubscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('button', { name: 'Yes, Unsubscribe' })).toBeEnabled();
  });
}

test('the page has neither header nor footer, is not indexed and sends no referrer', async ({ page }) => {
  await page.goto('/unsubscribe?token=abc');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
