import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type Tab } from '../support/engines/tab';
import { type Served, startServed } from '../support/server/built-server.mjs';

/* The main journeys through the site and a foreign page, on the real server, in engines that Playwright does not drive here. */

const CLI = join(import.meta.dirname, '../../dist/server/ummes.js');
const PHOTO = join(import.meta.dirname, '../../public/alumni_1.jpg');

let served: Served;
beforeAll(async () => {
  served = await startServed();
});
afterAll(() => served.stop());

/** The command line, on the server's state. */
async function ummes(...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    UMMES_S3_BUCKET: '',
    UMMES_DATA: served.data,
    UMMES_PUBLIC_URL: served.url,
  };
  return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout.trim();
}

/** A page of someone else's, with the strictest policy for which the README has an answer. */
async function foreignPage(body: string) {
  const { url } = served;
  const policy = `default-src 'self'; style-src 'self'; script-src 'self' ${url}; connect-src 'self' ${url}; img-src 'self' ${url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const server = createServer((request, response) => {
    if (request.url === '/watch.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`window.said = []; document.addEventListener('securitypolicyviolation', (e) => said.push(e.violatedDirective + ' ' + e.blockedURI));
        addEventListener('error', (e) => said.push(e.message)); addEventListener('unhandledrejection', (e) => said.push(String(e.reason)));`);
      return;
    }
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Content-Security-Policy', policy);
    response.end(`<!doctype html><html lang="en"><title>A department</title><script src="/watch.js"></script>
      <script type="module" src="${url}/widgets/ummes.js"></script>${body}`);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

for (const [name, openTab] of Object.entries(ENGINES)) {
  describe(`in ${name}`, () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await openTab();
    });
    afterAll(() => tab?.close());
    const readerAddress = `${name.toLowerCase()}-reader@example.org`;

    test('a visitor goes from the home page to the events, to one of them, and back', async () => {
      await tab.goto(served.url);
      await tab.click(['header a[href="/events"]']);
      await tab.expectPlace('/events');
      await tab.expectText(['h1, h2'], 'Upcoming Events');
      await tab.click(['#upcoming article a']);
      await expect.poll(() => tab.place()).toMatch(/^\/events\/./);
      await tab.expectText(['h1'], '');
      await tab.back();
      await tab.expectPlace('/events');
      await tab.expectText(['#upcoming article a'], '');
    });

    test('a visitor opens Subscribe, and closes it by Escape, which gives the focus back, and by a press outside', async () => {
      await tab.goto(`${served.url}/events`);
      await tab.click(['main summary']);
      await tab.expectText(['main details a'], 'Google Calendar');
      await tab.escape();
      await tab.expectGone(['main details a']);
      expect(await tab.evaluate(() => document.activeElement?.localName)).toBe('summary');
      await tab.click(['main summary']);
      await tab.expectText(['main details a'], 'Google Calendar');
      await tab.click(['h1']);
      await tab.expectGone(['main details a']);
    });

    test('a graduate is refused, corrects the application and sends it with a photo', async () => {
      const email = `${name.toLowerCase()}@example.org`;
      await tab.goto(`${served.url}/alumni`);
      await tab.click(['button'], 'Join Our Network');
      await tab.type(['dialog [name=name]'], 'Aaliyah Perera');
      await tab.click(['dialog button[type=submit]']);
      await tab.expectText(['dialog [part~=summary]'], 'Please complete all required fields');
      expect(await ummes('applications', 'list')).not.toContain(email);
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');

      await tab.type(['dialog [name=email]'], email);
      await tab.select(['dialog [name=batch]'], '2019');
      await tab.select(['dialog [name=academicCategory]'], 'BSc');
      await tab.type(['dialog [name=academicQualifications]'], 'BSc Eng (Hons)');
      await tab.type(['dialog [name=designation]'], 'Design Engineer');
      await tab.type(['dialog [name=companyOrInstitute]'], 'Lanka Turbines');
      await tab.select(['dialog [name=category]'], 'Retired');
      await tab.choose(['dialog [name=profileImage]'], PHOTO);
      await tab.click(['dialog button[type=submit]']);
      await tab.expectText(['dialog'], 'Application Submitted!');

      const line = (await ummes('applications', 'list')).split('\n').find((each) => each.includes(email)) ?? '';
      const [id = ''] = line.split(/\s/);
      const stored = JSON.parse(await ummes('applications', 'show', id, '--json'));
      expect(stored).toMatchObject({ name: 'Aaliyah Perera', email, designation: 'Design Engineer' });
      expect(stored.photo).toBeTruthy();
    });

    test('a reader follows the link of a letter and unsubscribes', async () => {
      const list = join(served.data, 'list.csv');
      await writeFile(list, `email\n${readerAddress}\n`);
      await ummes('newsletter', 'import', list);
      const [, link = ''] = /","(.+?)"/.exec(await ummes('newsletter', 'links')) ?? [];
      await tab.goto(link);
      await tab.click(['button'], 'Yes, Unsubscribe');
      await tab.expectText(['main'], 'You have been unsubscribed successfully.');
      expect(await ummes('newsletter', 'links')).toBe('email,unsubscribe,one_click');
    });

    test('the contact form names what is missing, at Enter too', async () => {
      await tab.goto(`${served.url}/contact`);
      await tab.type(['main [name=name]'], 'Ada\n');
      await tab.expectText(['main [part~=error]'], 'Email is required.');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    });

    test('the search finds an event by what is typed, and leads to it', async () => {
      await tab.goto(`${served.url}/search`);
      await tab.type(['main input[type=search]'], 'lecture');
      await tab.expectPlace('/search?q=lecture');
      await tab.click(['main section a[href^="/events/"]']);
      await expect.poll(() => tab.place()).toMatch(/^\/events\/./);
      await tab.back();
      await tab.expectPlace('/search?q=lecture');
    });

    test('tags on a foreign page with a strict policy show, open and take a form, with no report', async () => {
      const page = await foreignPage('<ummes-events></ummes-events><ummes-newsletter></ummes-newsletter>');
      await tab.goto(page.url);
      await tab.click(['ummes-events', '[part~=card] [part~=link]']);
      await tab.expectText(['ummes-events', 'dialog[open] [part~=title], dialog[open] h2'], '');
      await tab.click(['ummes-events', 'dialog[open] button']);
      await tab.type(['ummes-newsletter', '[name=email]'], 'reader\n');
      await tab.expectText(['ummes-newsletter', '[role=alert]'], 'Email is invalid.');
      await tab.type(['ummes-newsletter', '[name=email]'], '@example.org\n');
      await tab.expectText(['ummes-newsletter', '[role=status]'], 'Thank');
      expect(await tab.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);
      page.close();
    });
  });
}
