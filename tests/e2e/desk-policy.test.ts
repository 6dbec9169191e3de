import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { deskCommand, openDesk } from '../support/journeys/desk';
import { pressEverything } from '../support/journeys/press-everything';
import { expect, test } from '../support/journeys/test';
import { formOf, picture, submit } from '../support/server/application-form';

/** Reaches a foreign host, and runs, wherever it is taken for more than text. */
const MARKUP = '"><img src=https://evil.example/a.png onerror=alert(1)><script>alert(1)</script>';

const SHEETS = {
  events: [
    'title,description,location,imageUrl,otherImages,date,link',
    [
      '',
      MARKUP,
      MARKUP,
      'https://evil.example/b.png',
      'https://evil.example/c.png',
      '99/99/2026',
      'javascript:alert(1)',
    ]
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(),
    '"Open day",,,https://evil.example/d.png,,01/12/2026,https://evil.example/',
  ].join('\n'),
};

test.use({ serverSheets: SHEETS, serverEnv: { UMMES_SUBMITS_PER_MINUTE: '0' } });

/** Every request of the page, every breach of its policy and every complaint of its console, as they come. */
async function watch(page: Page) {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.context().on('page', (other) => complaints.push(`another page: ${other.url()}`));
  page.on('console', (message) => {
    // Answers such as 409 and 422 are no fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.exposeFunction('noteBreach', (breach: string) => complaints.push(breach));
  await page.addInitScript(() => {
    const note = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      (window as unknown as { noteBreach: (text: string) => void }).noteBreach(`${violatedDirective} ${blockedURI}`);
    document.addEventListener('securitypolicyviolation', note);
  });
  return { requests, complaints };
}

/** What in the page would run, lead elsewhere unasked, or load from elsewhere. */
function suspects(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (element.matches('iframe, object, embed, base, form[action], script:not([src]), style'))
        found.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(element.outerHTML);
        if (/^(?:src|srcset|poster|data)$/.test(name) && !/^(?:\/(?!\/)|blob:)/.test(value))
          found.push(element.outerHTML);
      }
      if (!(element instanceof HTMLAnchorElement)) continue;
      const isOwn = element.origin === location.origin || element.protocol === 'blob:';
      const isSafe = /^(?:https?|mailto|tel):$/.test(element.protocol) && element.rel.includes('noopener');
      if (!isOwn && !(isSafe && element.rel.includes('noreferrer'))) found.push(element.outerHTML);
    }
    return found;
  });
}

test('whatever is pressed at the desk, nothing leaves the origin and nothing breaks its policy', async ({
  page,
  ownServer,
}) => {
  test.setTimeout(180_000);
  for (const name of [MARKUP, 'Nimal Perera', 'Kamala Silva']) {
    const answers = { name, designation: MARKUP, companyOrInstitute: MARKUP, fieldsOfExperience: MARKUP };
    const links = { linkedinUrl: 'https://www.linkedin.com/in/x', websiteUrl: 'https://evil.example/' };
    const form = formOf({ answers: { ...answers, ...links }, photo: await picture() });
    expect((await submit(ownServer.url, form)).status).toBe(200);
  }
  await deskCommand(ownServer, 'invite', 'Somebody who has not come yet');
  const { requests, complaints } = await watch(page);
  await openDesk(page, ownServer, MARKUP);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Applications',
    'Sheets',
    'Messages',
    'Newsletter',
    'Signed in',
  ]);

  const buffer = Buffer.from(`email\nreader@example.org\n"${MARKUP.replaceAll('"', '""')}"\n`);
  const pressed = await pressEverything(page, {
    text: MARKUP,
    file: { name: 'list.csv', mimeType: 'text/csv', buffer },
    except: /Sign out/,
    look: async () => expect(await suspects(page)).toEqual([]),
  });
  // The walk has been in every section.
  for (const control of [
    'applications: BUTTON Approve',
    'applications: BUTTON Reject',
    'messages: BUTTON Download',
    'newsletter: BUTTON Add',
    'newsletter: BUTTON Import 0 address',
    'newsletter: BUTTON Download the list',
  ])
    expect(pressed).toContain(control);
  expect(pressed.filter((name) => name.startsWith('sheets: BUTTON')).length).toBeGreaterThan(1);

  const foreign = requests.filter(
    (url) => !url.startsWith(`${ownServer.url}/`) && !url.startsWith(`blob:${ownServer.url}/`),
  );
  expect(foreign).toEqual([]);
  expect(requests.length).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
});

test('the desk’s policy has no exception for any script or style', async ({ page }) => {
  const response = await page.request.get('/desk');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy.split('; ').toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' blob:",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ]);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(await response.text()).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
});

test('no other page has anything of the desk, nor has the sitemap', () => {
  const files = readdirSync('dist/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|mjs|json|xml|txt|webmanifest)$/.test(file) && !file.startsWith('desk/'))
    .map((file) => [file, readFileSync(join('dist/web', file), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(([, text]) => /api\/desk|["'/]desk\/main|\/desk["'<#]/.test(text)).map(([file]) => file)).toEqual(
    [],
  );
  expect(readFileSync('dist/web/desk/main.js', 'utf8')).toContain('/api/desk');
  expect(files.map(([file]) => file)).toContain('sitemap.xml');
});
