import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  addApplications,
  applicant,
  applications,
  button,
  expect,
  invite,
  openDesk,
  openSection,
  section,
  test,
  withStorageOf,
} from '../support/journeys/desk';

/** Contacts another host and runs a script if it is treated as anything but text. */
const MARKUP = '"><img src=https://evil.example/a.png onerror=alert(1)><script>alert(1)</script>';
/** Also contains characters that reverse the following text or are invisible. */
const HOSTILE = `${MARKUP}=1+1\u202Egnp.exe\u200B`;
const CELL = `"${MARKUP.replaceAll('"', '""')}"`;

/** Returns elements that could run scripts, load from other hosts, or link to them unsafely. */
function unsafeElements(page: Page): Promise<string[]> {
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

test.describe('hostile text', () => {
  test.use({
    serverSheets: {
      events: `title,description,location,imageUrl,date,link\n${CELL},x,x,https://evil.example/b.png,${CELL},javascript:alert(1)\n`,
    },
    serverEnv: { UMMES_RECEIVE: 'contact' },
  });

  test('remains plain text in every section of the desk, its reports and its toasts', async ({ page, ownServer }) => {
    const hostile = applicant(1, {
      name: HOSTILE,
      designation: HOSTILE,
      companyOrInstitute: `${HOSTILE}${'x'.repeat(150)}`,
      academicQualifications: HOSTILE,
      academicCategory: HOSTILE,
      fieldsOfExperience: HOSTILE,
      rolesOfExperience: HOSTILE,
      phoneNumber: 'javascript:alert(1)',
      permanentResidency: HOSTILE,
      linkedinUrl: 'javascript:alert(1)//linkedin.com',
      websiteUrl: 'data:text/html,<script>alert(1)</script>',
    });
    await addApplications(ownServer, [hostile]);
    await withStorageOf(ownServer, async ({ messages, subscribers }) => {
      await messages.store('hostile', { name: HOSTILE, email: 'a@example.org', message: HOSTILE });
      await subscribers.add(['"<b/onclick="x()">cy</b>@example.org']);
    });
    await invite(ownServer, HOSTILE);
    await page.setViewportSize({ width: 360, height: 740 });
    await openDesk(page, ownServer, MARKUP);
    for (const name of ['Messages', 'Newsletter', 'Sessions']) {
      await openSection(page, name);
      await expect(section(page, name)).toContainText(name === 'Newsletter' ? 'onclick=' : 'onerror=');
      expect(await unsafeElements(page)).toEqual([]);
    }
    await openSection(page, 'Content');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Events' })).toContainText('onerror=');
    expect(await unsafeElements(page)).toEqual([]);
    const csv = `title,date\n${CELL},soon\na\u202egnp.exe,zero\u200bwidth\n`;
    await page
      .getByLabel('Choose an Excel workbook (.xlsx) or a CSV file')
      .setInputFiles({ name: `${MARKUP}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const plan = page.getByRole('region', { name: /^Nothing is published yet/ });
    await expect(plan.getByRole('row', { name: /zero/ }).first()).toBeVisible();
    await expect(plan.getByRole('rowheader').first()).toContainText('onerror=');
    await plan.getByText(/^Changed: /).click();
    await expect(plan.getByRole('listitem').filter({ hasText: 'onerror=' })).toBeVisible();
    expect(await unsafeElements(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await openSection(page, 'Applications');
    await applications(page)
      .getByRole('link', { name: /img src=.*U\+202E/ })
      .click();
    await expect(button(page, 'Approve')).toBeVisible();
    await expect(applications(page).getByRole('heading', { level: 3 })).toContainText('=1+1<U+202E>gnp.exe<U+200B>');
    expect(await unsafeElements(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button(page, 'Approve').click();
    await expect(page.getByText(/^Approved .*<img src=/)).toBeVisible();
    expect(await unsafeElements(page)).toEqual([]);
  });
});

test('neither the other pages nor the sitemap contains any of the desk’s code or links to it', () => {
  const files = readdirSync('dist/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|mjs|json|xml|txt|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join('dist/web', file), 'utf8') }));
  const isDeskFile = ({ file }: { file: string }) => /^(?:desk\/|widgets\/chunks\/desk-)/.test(file);
  const mentionDesk = files.filter(({ text }) => /api\/desk|["'/]desk\/main|\/desk["'<#]/.test(text));
  expect(mentionDesk.filter((each) => !isDeskFile(each)).map(({ file }) => file)).toEqual([]);
  expect(mentionDesk.filter(isDeskFile)).not.toHaveLength(0);
  expect(files.map(({ file }) => file)).toContain('sitemap.xml');
});
