// @vitest-environment node
import { expect, test } from 'vitest';
import type { AlumniPage } from '../../../src/model/alumni-page';
import { renderPage } from '../../../src/site/render';

const page = (count: number, rest: Partial<AlumniPage> = {}): AlumniPage => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Person ${index} <b>`,
    batch: '2019',
    designation: '',
    companyOrInstitute: '',
    email: 'somebody@example.org',
    linkedinUrl: '',
    websiteUrl: '',
    profileImageUrl: '',
  })),
  ...{ page: 1, total: count, all: count, batches: ['2019', '2018'], ...rest },
});

test('the page is rendered with the people of its query, links to the others, and a form', async () => {
  const alumni = page(12, { page: 2, total: 40, all: 600 });
  const html = await renderPage('/alumni', { day: '2026-11-22', search: 'name=person&batch=2019&page=2', alumni });
  const directory = html.slice(html.indexOf('id="profile"'));
  expect(directory.match(/<article/g)).toHaveLength(12);
  expect(directory).toContain('Person 3 &lt;b&gt;');
  expect(directory).toContain('40 of 600 alumni');
  expect(directory).toMatch(/<form [^>]*action="\/alumni#profile"/);
  expect(directory).toMatch(/<input [^>]*name="name"[^>]* value="person"/);
  expect(directory).toMatch(/<option selected="">2019<\/option>/);
  expect(directory).toContain('href="/alumni?name=person&amp;batch=2019#profile"');
  expect(directory).toContain('href="/alumni?name=person&amp;batch=2019&amp;page=3#profile"');
  expect(directory).not.toContain('Loading');
  expect(directory).not.toContain('somebody@');
  expect(directory).not.toMatch(/ style=| aria-busy/);
});

test('a page of a small directory is rendered likewise, and an empty one', async () => {
  const first = { day: '2026-11-22', search: '' };
  expect(await renderPage('/alumni', { ...first, alumni: page(12, { total: 30, all: 30 }) })).toContain('30 alumni');
  const empty = await renderPage('/alumni', { ...first, alumni: page(0, { batches: [] }) });
  expect(empty).toContain('No alumni found matching your criteria.');
  expect(await renderPage('/alumni')).toContain('Loading alumni profiles...');
});
