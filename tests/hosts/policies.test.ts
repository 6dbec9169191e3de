import type { FrameLocator, Page } from 'playwright/test';
import type { HostPage } from '../support/hosts/host-site';
import { ALL_TAGS, HOSTED_TAGS, LOADER, tagHtml, untilShown, use } from '../support/hosts/tags';
import { expect, test } from '../support/hosts/test';

/** What the README asks for. Editors may link pictures on other hosts, as the tests' sheets do once. */
const SOURCES =
  "default-src 'self'; style-src 'self'; script-src 'self' {ummes}; connect-src 'self' {ummes}; img-src 'self' {ummes} https://drive.google.com";
const POLICIES: Record<string, string> = {
  'a strict Content-Security-Policy': SOURCES,
  'Trusted Types, and no policy of them allowed': `${SOURCES}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

for (const [name, policy] of Object.entries(POLICIES)) {
  test(`${name}: all tags show, open and answer without a report`, async ({ page, openHost, reports }) => {
    const tags = ALL_TAGS.replace(/ style="[^"]*"/, '');
    await openHost({ body: tags + LOADER, headers: { 'Content-Security-Policy': policy } });
    await untilShown(page);
    for (const tested of HOSTED_TAGS) await use(page, tested);
    expect(reports).toEqual([]);
  });
}

test('an XHTML document: the links between the tags stay, and nothing is reported', async ({
  page,
  openHost,
  reports,
}) => {
  const tags = HOSTED_TAGS.map(tagHtml).join('');
  const document = `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Theirs</title></head><body>${tags}${LOADER}</body></html>`;
  await openHost({ body: '', document }, '/page.xhtml');
  await page.waitForLoadState('networkidle');
  for (const { tag } of HOSTED_TAGS) await expect(page.locator(`${tag} > .kept`)).toBeVisible();
  expect(reports).toEqual([]);
});

const FORMS = HOSTED_TAGS.filter(({ tag }) => /join|newsletter|contact/.test(tag));

/** Opens the forms in a frame with this sandbox. */
async function openSandbox(openHost: (page: HostPage) => Promise<void>, page: Page, sandbox: string) {
  const inner = `<!doctype html><html lang='en'><title>Inside</title>${FORMS.map(tagHtml).join('')}${LOADER}</html>`;
  const body = `<iframe title="Forms" sandbox="${sandbox}" width="900" height="800" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`;
  await openHost({ body });
  return page.frameLocator('iframe');
}

async function fill(frame: FrameLocator) {
  const contact = frame.locator('ummes-contact');
  await contact.locator('[name=name]').fill('Nimali Perera');
  await contact.locator('[name=email]').fill('nimali@example.org');
  await contact.locator('[name=message]').fill('Hello');
  await contact.locator('[type=submit]').click();
}

test('a frame sandboxed without allow-forms: each form says why nothing happens', async ({
  page,
  openHost,
  reports,
}) => {
  const frame = await openSandbox(openHost, page, 'allow-scripts');
  for (const { tag } of FORMS) {
    await frame.locator(tag).locator('[type=submit]').click();
    await expect(frame.locator(tag).locator('[role=alert]')).toContainText('This page does not let forms be sent.');
  }
  expect(reports).toEqual([]);
});

test('a frame sandboxed without allow-modals: the contact form thanks all the same', async ({
  page,
  openHost,
  reports,
}) => {
  const frame = await openSandbox(openHost, page, 'allow-scripts allow-forms');
  await fill(frame);
  await expect(frame.locator('ummes-contact [role=status]')).toHaveText(/Thank you/);
  expect(reports).toEqual([]);
});

test('a frame with allow-modals: the contact form thanks once, with its alert', async ({ page, openHost }) => {
  let alerts = 0;
  page.on('dialog', async (dialog) => {
    alerts += 1;
    await new Promise((resolve) => setTimeout(resolve, 50)); // nobody is faster
    await dialog.accept();
  });
  const frame = await openSandbox(openHost, page, 'allow-scripts allow-forms allow-modals');
  await fill(frame);
  await expect(frame.locator('ummes-contact [name=message]')).toHaveValue('');
  await expect(frame.locator('ummes-contact [role=status]')).toBeEmpty();
  expect(alerts).toBe(1);
});
