import { expect, test, vi } from 'vitest';
import { renderPage, renderTag } from '../../../src/entries/renderer';
import type { AlumniPage } from '../../../src/model/alumni/alumni-page';
import { normaliseEvents } from '../../../src/model/events/event';
import { firstEvents, firstNews, firstProjects } from '../../../src/model/lists/first-data';
import { whole } from '../../../src/model/lists/slice';
import { normaliseNews } from '../../../src/model/news/news';
import { normaliseProjects } from '../../../src/model/student-life/project';
import { usedStyles } from '../../../src/ui/style/used-styles';

const DAY = '2030-06-14';
const TAGS = 'alumni contact event-detail events gallery join news newsletter next student-life unsubscribe'.split(' ');
const PAGES = ['/', '/events', '/events/1', '/alumni', '/news', '/student-life', '/about', '/contact', '/search'];
const TEXT_PAGES = ['/location', '/privacy', '/terms', '/unsubscribe', '/404'];
const ROWS = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  title: `<b>Event ${index}</b>`,
  imageUrl: '/a.png',
  date: index < 10 ? '15/06/2030' : '01/02/2029',
}));
const first = { day: DAY, ...firstEvents(normaliseEvents(ROWS).items, DAY) };
const news = normaliseNews(ROWS.map(({ id }) => ({ id, title: `News ${id}` }))).items;

test('every page and every tag can be rendered, also without data', async () => {
  for (const path of [...PAGES, ...TEXT_PAGES]) expect(await renderPage(path), path).toMatch(/<main|<h1/);
  for (const name of TAGS) {
    const attributes = { api: 'https://society.example' };
    await expect(renderTag(name, { attributes, lang: 'en' }), name).resolves.toHaveProperty('html');
  }
  await expect(renderTag('nothing', { attributes: {}, lang: '' })).rejects.toThrow('no tag ummes-nothing');
});

test('the events tag has its cards, with the links and the language that it was asked for', async () => {
  const attributes = { api: 'https://society.example/', 'event-href': 'https://host.example/{id}' };
  const { html } = await renderTag('events', { attributes, lang: 'fr' }, first);
  expect(html.match(/<article/g)).toHaveLength(12);
  for (const part of [
    'href="https://host.example/0"',
    'src="https://society.example/a.png"',
    '>juin<',
    '&lt;b&gt;Event 0&lt;/b&gt;',
  ])
    expect(html).toContain(part);
  const english = await renderTag('events', { attributes: {}, lang: 'en' }, first);
  expect(english.html).toMatch(/>Jun<[\s\S]*<button [^>]*part="link"/);
});

test('a tag has the styles of its own view, and no others', async () => {
  const { css, html } = await renderTag('newsletter', { attributes: {}, lang: 'en' });
  for (const name of new Set(html.match(/\bgo\d+\b/g))) expect(css).toContain(name);
  expect(css).toContain(':host');
  const rules = [':host{all:initial;}', '@keyframes go1{from{opacity:0;}}', '.go3{animation:go1 1s;}'];
  const wide = ['@media (width>1px){.go3{color:blue;}}', '@media print{*{color:black;}}', '.go2 > .go3{color:green;}'];
  const unused = '.go2{color:red;}@keyframes go4{to{opacity:0;}}.go5{animation:go4 1s;}@media (width>1px){.go2{x:y;}}';
  const sheet = [...rules, unused, ...wide].join('');
  expect(usedStyles(sheet, '<p class="go3">go2000</p>')).toBe([...rules, ...wide].join(''));
});

test('a render leaves nothing for the next one, whatever was rendered before or meanwhile', async () => {
  const before = await renderPage('/events');
  expect(before).toContain('Loading events...');
  await renderPage('/events', first);
  await renderTag('events', { attributes: {}, lang: 'en' }, first);
  expect(await renderPage('/events')).toBe(before);

  const selected = { day: DAY, search: 'item=1', ...firstNews(news, 8, '1') };
  // News without a part, as a browser hydrates it.
  const { newsItem: _, ...withoutDialog } = selected;
  const closed = await renderPage('/news', withoutDialog);
  const pictures = { day: DAY, gallery: whole([{ src: '/a.png', title: 'A' }]) };
  const [, opened, after] = await Promise.all([
    renderTag('gallery', { attributes: {}, lang: 'en' }, pictures),
    renderPage('/news', selected),
    renderPage('/news', withoutDialog),
  ]);
  expect(opened).toContain('<dialog');
  expect(closed).not.toContain('<dialog');
  expect(after).toBe(closed);
});

test('the news page has its first cards in both forms, and the selected item open', async () => {
  const html = await renderPage('/news', { day: DAY, ...firstNews(news, 8) });
  const [single, row] = html.split('data-form="row"');
  expect([single?.match(/<article/g)?.length, row?.match(/<article/g)?.length]).toEqual([8, 7]);
  expect(html).toContain('aria-label="1 of 20"');
  expect(html).not.toContain(' inert');
  const selected = await renderPage('/news', { day: DAY, search: 'item=15', ...firstNews(news, 8, '15') });
  expect(selected).toMatch(/<dialog open=""[^>]*aria-label="News 15"/);
});

test('no page has a style attribute, which policies report', async () => {
  const project = firstProjects(normaliseProjects([{ id: 'car', title: 'Car' }]).items, 1, 'car');
  const pages = await Promise.all([
    renderPage('/'),
    renderPage('/events', first),
    renderPage('/student-life', { day: DAY, search: 'item=car', ...project }),
    renderPage('/news', { day: DAY, search: 'item=15', ...firstNews(news, 8, '15') }),
  ]);
  for (const html of pages) expect(html).not.toContain(' style="');
  expect(pages[0]).toContain('aria-roledescription="slide"'); // the home page's gallery
  expect(pages[2]).toContain('<dialog');
});

test("the directory's page has the people of its query, links to the others, and a form", async () => {
  const person = { designation: '', companyOrInstitute: '', linkedinUrl: '', websiteUrl: '', profileImageUrl: '' };
  const items = Array.from({ length: 12 }, (_, index) => ({
    ...{ ...person, id: `p${index}`, name: `Person ${index} <b>`, batch: '2019', email: 'somebody@example.org' },
  }));
  const render = (search: string, about: Partial<AlumniPage>) => {
    const alumni = { items, page: 1, total: 30, all: 30, batches: ['2019', '2018'], ...about };
    return renderPage('/alumni', { day: DAY, search, alumni });
  };
  const html = await render('name=person&batch=2019&page=2', { page: 2, total: 40, all: 600 });
  const directory = html.slice(html.indexOf('id="profile"'));
  expect(directory.match(/<article/g)).toHaveLength(12);
  for (const part of [
    'Person 3 &lt;b&gt;',
    '40 of 600 alumni',
    '<option selected="">2019</option>',
    'href="/alumni?name=person&amp;batch=2019#profile"',
    'href="/alumni?name=person&amp;batch=2019&amp;page=3#profile"',
  ])
    expect(directory).toContain(part);
  expect(directory).toMatch(/<form [^>]*action="\/alumni#profile"[\s\S]*<input [^>]*name="name"[^>]* value="person"/);
  expect(directory).not.toMatch(/Loading|somebody@| style=| aria-busy/);
  expect(await render('', {})).toContain('30 alumni');
  expect(await render('', { items: [], total: 0, batches: [] })).toContain('No alumni found matching your criteria.');
  expect(await renderPage('/alumni')).toContain('Loading alumni profiles...');
});

test('React 18 gets contexts by their Provider, and `inert` as an attribute', async () => {
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<typeof import('react')>()), version: '18.3.1' }));
  const { jsx } = await import('../../../src/react/host/jsx-runtime');
  const context = { Provider: 'provider' } as unknown as Parameters<typeof jsx>[0];
  expect(jsx(context, { value: 1 }, undefined)).toMatchObject({ type: 'provider', props: { value: 1 } });
  expect(jsx('div', { inert: true }, undefined)).toMatchObject({ type: 'div', props: { inert: '' } });
});
