import { expect, test } from 'vitest';
import { renderPage } from '../../../src/entries/renderer';
import { sourceOf } from '../../support/model/snapshot-source';

/** Returns the page as the server renders it after the form was posted. */
async function rendered(outcome: string) {
  const { html } = await renderPage('/unsubscribe', sourceOf({ day: '2030-06-14', search: `outcome=${outcome}` }));
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  const [, alert] = /<p[^>]* role="alert"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  return { html, heading, alert, hasForm: html.includes('<form'), hasHelp: html.includes('href="/contact"') };
}

test('shows that the reader has unsubscribed, without the form', async () => {
  const { html, ...shown } = await rendered('done');
  expect(shown).toEqual({ heading: 'Unsubscribed', alert: undefined, hasForm: false, hasHelp: false });
  expect(html).toMatch(/<p role="status"[^>]*>You have been unsubscribed successfully\.<\/p>/);
});

test('shows that the link is invalid, and how else to unsubscribe', async () => {
  const { html, ...shown } = await rendered('invalid');
  expect(shown).toEqual({ heading: 'Invalid Link', alert: undefined, hasForm: false, hasHelp: true });
  expect(html).toContain('The unsubscribe link you followed is invalid or expired.');
});

test('shows the form again if the reader can try again', async () => {
  for (const [outcome, alert] of [
    ['failed', 'Something went wrong. Please try again later.'],
    ['tooMany', 'Too many requests. Please try again in a moment.'],
  ] as const) {
    const { html, ...shown } = await rendered(outcome);
    expect(shown).toEqual({ heading: 'Confirm Unsubscribe', alert, hasForm: true, hasHelp: true });
  }
});

test('asks for confirmation without an outcome, and with one that does not exist', async () => {
  for (const outcome of ['', 'nonsense', 'toString', '__proto__']) {
    const { heading, alert, hasForm } = await rendered(outcome);
    expect([heading, alert, hasForm]).toEqual(['Confirm Unsubscribe', '', true]);
  }
});
