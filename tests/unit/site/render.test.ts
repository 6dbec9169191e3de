import { describe, expect, test } from 'vitest';
import { renderPage, renderTag } from '../../../src/build/bundling/render';
import { normaliseEvents } from '../../../src/model/event';
import { firstEvents, firstNews, firstProjects } from '../../../src/model/first-data';
import { normaliseNews } from '../../../src/model/news';
import type { Project } from '../../../src/model/project';
import { whole } from '../../../src/model/slice';

const DAY = '2030-06-14';
const TAGS = [
  'alumni',
  'contact',
  'event-detail',
  'events',
  'gallery',
  'join',
  'news',
  'newsletter',
  'next',
  'student-life',
  'unsubscribe',
];
const PAGES = [
  '/',
  '/events',
  '/events/1',
  '/alumni',
  '/news',
  '/student-life',
  '/about',
  '/contact',
  '/search',
  '/location',
  '/privacy',
  '/terms',
  '/unsubscribe',
  '/404',
];
const ROWS = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  title: `<b>Event ${index}</b>`,
  imageUrl: '/a.png',
  date: index < 10 ? '15/06/2030' : '01/02/2029',
}));
const first = { day: DAY, ...firstEvents(normaliseEvents(ROWS).items, DAY) };

test('every page and every tag can be rendered, also without data', async () => {
  for (const path of PAGES) expect(await renderPage(path), path).toMatch(/<main|<h1/);
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
  expect(html).toContain('href="https://host.example/0"');
  expect(html).toContain('src="https://society.example/a.png"');
  expect(html).toContain('>juin<');
  expect(html).toContain('&lt;b&gt;Event 0&lt;/b&gt;');
  expect(html).not.toMatch(/^<link/);
  const english = await renderTag('events', { attributes: {}, lang: 'en' }, first);
  expect(english.html).toContain('>Jun<');
  expect(english.html).toMatch(/<button [^>]*part="link"/);
});

test('a render leaves nothing for the next one', async () => {
  const before = await renderPage('/events');
  await renderPage('/events', first);
  await renderTag('events', { attributes: {}, lang: 'en' }, first);
  expect(await renderPage('/events')).toBe(before);
  expect(before).toContain('Loading events...');
});

test('no output has a style attribute, which policies report', async () => {
  const projects = [{ id: 'car', title: 'Car', description: '', category: '', imageUrl: '' }] satisfies Project[];
  const withProject = { day: DAY, search: 'item=car', ...firstProjects(projects, 1, 'car') };
  const pages = await Promise.all([renderPage('/events', first), renderPage('/student-life', withProject)]);
  for (const html of [...pages, await renderPage('/')]) expect(html).not.toContain(' style="');
  expect(pages[1]).toContain('<dialog');
});

test('a tag has the styles of its own view', async () => {
  const { css, html } = await renderTag('newsletter', { attributes: {}, lang: 'en' });
  const events = await renderTag('events', { attributes: {}, lang: 'en' }, first);
  const classes = (text: string) => new Set(text.match(/\bgo\d+\b/g));
  for (const name of classes(html)) expect(css).toContain(name);
  expect(css.length).toBeLessThan(events.css.length);
  expect(css).toContain(':host');
});

describe('the news page', () => {
  const { items } = normaliseNews(ROWS.map(({ id }) => ({ id, title: `News ${id}` })));
  const news = { day: DAY, ...firstNews(items, 8) };

  test('has its first cards in both forms, and counts all', async () => {
    const html = await renderPage('/news', news);
    const [single, row] = html.split('data-form="row"');
    expect(single?.match(/<article/g)).toHaveLength(8);
    expect(row?.match(/<article/g)).toHaveLength(7);
    expect(html).toContain('aria-label="1 of 20"');
    expect(html).not.toContain(' style="');
    expect(html).not.toContain(' inert');
  });

  test('has the selected item open, though it is outside the first cards', async () => {
    const html = await renderPage('/news', { day: DAY, search: 'item=15', ...firstNews(items, 8, '15') });
    expect(html).toMatch(/<dialog open=""[^>]*aria-label="News 15"/);
    expect(html).not.toContain(' style="');
  });
});

test('the home page has the first pictures of its gallery', async () => {
  expect(await renderPage('/')).toContain('aria-roledescription="slide"');
});

test('a render has no more code than a browser that opens the page, whatever was rendered before or meanwhile', async () => {
  const gallery = () =>
    renderTag('gallery', { attributes: {}, lang: 'en' }, { day: DAY, gallery: whole([{ src: '/a.png', title: 'A' }]) });
  // News without a part, as a browser hydrates it.
  const { items } = normaliseNews([{ id: '1', title: 'One' }]);
  const news = { day: DAY, search: 'item=1', ...firstNews(items, 8, '1') };
  const { newsItem: _, ...withoutDialog } = news;
  const before = await renderPage('/news', withoutDialog);
  expect(before).not.toContain('<dialog');
  const [, opened, after] = await Promise.all([
    gallery(),
    renderPage('/news', news),
    renderPage('/news', withoutDialog),
  ]);
  expect(opened).toContain('<dialog');
  expect(after).toBe(before);
});
