import { expect, test } from 'vitest';
import { renderPage, renderTag } from '../../../src/entries/renderer';
import { normaliseEvents } from '../../../src/model/events/event-rows';
import { normaliseNews } from '../../../src/model/news/news-rows';
import { firstStyles } from '../../../src/site/prerender';
import { usedStyles } from '../../../src/ui/style/used-styles';
import { sourceOf } from '../../support/model/snapshot-source';

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
const source = sourceOf({ day: DAY, events: normaliseEvents(ROWS).items });
const news = normaliseNews(ROWS.map(({ id }) => ({ id, title: `News ${id}` }))).items;

test('every page and tag can be rendered without data', async () => {
  for (const path of [...PAGES, ...TEXT_PAGES]) expect((await renderPage(path)).html, path).toMatch(/<main|<h1/);
  for (const name of TAGS) {
    const attributes = { api: 'https://society.example' };
    await expect(renderTag(name, { attributes, lang: 'en' }), name).resolves.toHaveProperty('html');
  }
  await expect(renderTag('nothing', { attributes: {}, lang: '' })).rejects.toThrow('no tag ummes-nothing');
});

test('the events tag renders its cards with the requested links and language', async () => {
  const attributes = { api: 'https://society.example/', 'event-href': 'https://host.example/{id}' };
  const { html } = await renderTag('events', { attributes, lang: 'fr' }, source);
  expect(html.match(/<article/g)).toHaveLength(12);
  for (const part of [
    'href="https://host.example/0"',
    'src="https://society.example/a.png"',
    '>juin 2030<',
    '&lt;b&gt;Event 0&lt;/b&gt;',
  ])
    expect(html).toContain(part);
  const english = await renderTag('events', { attributes: {}, lang: 'en' }, source);
  expect(english.html).toMatch(/>Jun 2030<[\s\S]*<button [^>]*part="link"/);
});

test('the HTML names the next event that has not ended, and marks those that have', async () => {
  const rows = [
    { id: 'talk', title: 'Talk', date: '14/06/2030', time: '12:00-13:00', timeZone: 'UTC' },
    { id: 'fair', title: 'Fair', date: '14/06/2030', time: '18:00-20:00', timeZone: 'UTC' },
  ];
  const events = normaliseEvents(rows).items;
  const nextAt = async (time: string) => {
    const now = new Date(`${DAY}T${time}Z`);
    const { html } = await renderTag('next', { attributes: {}, lang: 'en' }, sourceOf({ day: DAY, now, events }));
    return /Talk|Fair/.exec(html)?.[0];
  };
  expect(await nextAt('12:59')).toBe('Talk');
  expect(await nextAt('13:00')).toBe('Fair');
  const later = sourceOf({ day: DAY, now: new Date(`${DAY}T13:00Z`), events });
  const { html } = await renderTag('events', { attributes: {}, lang: 'en' }, later);
  expect(html.indexOf('Fair')).toBeLessThan(html.indexOf('Talk'));
  expect(html).toContain('Ended');
});

test('a tag includes only the styles that its view uses', async () => {
  const { css, html } = await renderTag('newsletter', { attributes: {}, lang: 'en' });
  for (const name of new Set(html.match(/\bgo\d+\b/g))) expect(css).toContain(name);
  expect(css).toContain(':host');
  const rules = [':host{all:initial;}', '@keyframes go1{from{opacity:0;}}', '.go3{animation:go1 1s;}'];
  const wide = ['@media (width>1px){.go3{color:blue;}}', '@media print{*{color:black;}}', '.go2 > .go3{color:green;}'];
  const unused = '.go2{color:red;}@keyframes go4{to{opacity:0;}}.go5{animation:go4 1s;}@media (width>1px){.go2{x:y;}}';
  const sheet = [...rules, unused, ...wide].join('');
  expect(usedStyles(sheet, '<p class="go3">go2000</p>')).toBe([...rules, ...wide].join(''));
});

test("a page's first styles leave out the rules for tags and for the whole page in print", () => {
  const css = firstStyles('<main></main>');
  expect(css).not.toMatch(/:host\s*\{|@media print|\.included/);
  expect(css).toMatch(/:host, ?\.ummes-page\s*\{/);
  expect(css).toContain('body.ummes-page');
});

test('a render does not affect later or concurrent renders', async () => {
  const { html: before } = await renderPage('/events', sourceOf({ day: DAY }));
  expect(before).toContain('Loading events...');
  await renderPage('/events', source);
  await renderTag('events', { attributes: {}, lang: 'en' }, source);
  expect((await renderPage('/events', sourceOf({ day: DAY }))).html).toBe(before);

  const selected = sourceOf({ day: DAY, search: 'item=1', news });
  const closed = await renderPage('/news', sourceOf({ day: DAY, news }));
  const [, opened, after] = await Promise.all([
    renderTag('gallery', { attributes: {}, lang: 'en' }, source),
    renderPage('/news', selected),
    renderPage('/news', sourceOf({ day: DAY, news })),
  ]);
  expect(opened.html).toContain('aria-label="Breadcrumb"');
  expect(closed.html).not.toContain('aria-label="Breadcrumb"');
  expect(after).toEqual(closed);
});

test('the directory page renders the results of its query, a form, and links to the other pages', async () => {
  const person = { designation: '', companyOrInstitute: '', linkedinUrl: '', websiteUrl: '', profileImageUrl: '' };
  const people = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...person, id: `p${index}`, name: `Person ${index} <b>`, email: 'person@example.org' },
    batch: index < 40 ? '2019' : '2018',
  }));
  const render = async (search: string, some = people) =>
    (await renderPage('/alumni', sourceOf({ day: DAY, search, people: some }))).html;
  const html = await render('name=person&batch=2019&page=2');
  const directory = html.slice(html.indexOf('id="profile"'));
  expect(directory.match(/<article/g)).toHaveLength(12);
  for (const part of [
    'Person 13 &lt;b&gt;',
    '40 of 60 alumni',
    '<option selected="">2019</option>',
    'href="/alumni?name=person&amp;batch=2019#profile"',
    'href="/alumni?name=person&amp;batch=2019&amp;page=3#profile"',
  ])
    expect(directory).toContain(part);
  expect(directory).toMatch(/<form [^>]*action="\/alumni#profile"[\s\S]*<input [^>]*name="name"[^>]* value="person"/);
  expect(directory).not.toMatch(/Loading|person@| style=| aria-busy/);
  expect(await render('')).toContain('60 alumni');
  const tag = await renderTag('alumni', { attributes: {}, lang: 'en' }, sourceOf({ day: DAY, people }));
  expect(tag.html).toContain('Person 1 &lt;b&gt;');
  expect(tag.html).not.toContain('person@');
  expect(await render('name=ann', [])).toContain('No alumni found matching your criteria.');
  const empty = await render('', []);
  expect(empty).toContain('Be one of the first');
  expect(empty).not.toMatch(/0 alumni|No alumni found|Search by name/);
  expect((await renderPage('/alumni', sourceOf({ day: DAY }))).html).toContain('Loading alumni profiles...');
});
