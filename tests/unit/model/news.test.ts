import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findItem } from '../../../src/model/lists/query';
import {
  latestNews,
  type NewsItem,
  newestFirst,
  newsByMonth,
  publishedDay,
  shortNews,
} from '../../../src/model/news/news';
import { newsArticle } from '../../../src/model/news/news-article';
import { normaliseNews } from '../../../src/model/news/news-rows';
import { readGallery } from '../../../src/model/pictures/gallery-image';
import { normaliseGallery } from '../../../src/model/pictures/gallery-rows';
import { projectsPage } from '../../../src/model/student-life/project';
import { normaliseProjects } from '../../../src/model/student-life/project-rows';
import { groupByDate } from '../../../src/model/time/date-groups';
import { newsFeed } from '../../../src/server/publish/lists/news-feed';

const dayOf = ({ publishedAt }: NewsItem) => publishedDay(publishedAt);
const newsOf = (row: object, base = '') => normaliseNews([row], base).items[0];
const projectOf = (row: object) => normaliseProjects([row]).items[0];
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('a news sheet', () => {
  it('is read in order, however its columns are spelt', () => {
    const row = {
      ID: 'a',
      Title: 'T',
      ' description ': 'D',
      CONTENT: 'C',
      'image url': 'https://a.example/b.png',
      Published_At: '14/02/2026',
    };
    expect(newsOf(row)).toEqual({
      id: 'a',
      title: 'T',
      description: 'D',
      content: 'C',
      imageUrl: 'https://a.example/b.png',
      publishedAt: '14/02/2026',
    });
    const rows = ['01/01/2020', '01/01/2026'].map((publishedAt) => ({ title: publishedAt, publishedAt }));
    expect(titles(normaliseNews(rows).items)).toEqual(['01/01/2020', '01/01/2026']);
  });

  it.each([
    [{ name: 'N' }, { title: 'N' }],
    [{ images: '/a.png' }, { imageUrl: '/a.png' }],
    [{ image: '/a.png' }, { imageUrl: '/a.png' }],
    [{ img: '/news/x.png' }, { imageUrl: 'https://api.example/news/x.png' }, 'https://api.example/base/'],
    [
      { imageUrl: 'https://drive.google.com/file/d/abc_1-2/view?usp=sharing' },
      { imageUrl: 'https://drive.google.com/thumbnail?id=abc_1-2&sz=w1600' },
    ],
    [{ title: 'Wind tunnel, runs again!' }, { id: 'wind-tunnel-runs-again' }],
    [{ title: '!!!' }, { id: '0' }],
  ])('reads %j as %j', (row, item, base = '') => {
    expect(newsOf(row, base)).toMatchObject(item);
  });

  it.each([
    ['imageUrl', 'javascript:alert(1)', '', 'is not a web address'],
    ['imageUrl', 'data:text/html,<script>', '', 'is not a web address'],
    ['publishedAt', 'last week', 'last week', 'is not a date of the form dd/MM/yyyy; it is shown unchanged'],
  ] as const)('reports the column %s if it contains %s', (column, value, shown, reason) => {
    const { items, problems } = normaliseNews([{ title: 'a', [column]: value }]);
    expect(items[0]?.[column]).toBe(shown);
    expect(problems).toEqual([{ row: 2, column, value, reason }]);
  });

  it('gives items with the same title distinct ids, and finds the first of two items with the same id', () => {
    const same = normaliseNews([{ title: 'New' }, { title: 'Update' }, { title: 'Update' }]).items;
    expect(same.map(({ id }) => id)).toEqual(['new', 'update', 'update-2']);
    const { items, problems } = normaliseNews(['first', 'second'].map((title) => ({ id: 'x', title })));
    expect(items).toHaveLength(2);
    expect(findItem(items, 'x')?.title).toBe('first');
    expect(findItem(items, 'nothing')).toBeUndefined();
    expect(problems).toMatchObject([{ row: 3, column: 'id' }]);
  });

  it('skips blank rows, but counts them in the row numbers of problems', () => {
    const { items, problems } = normaliseNews([{ title: '' }, {}, { description: 'no title' }]);
    expect(titles(items)).toEqual(['Untitled News']);
    expect(problems).toMatchObject([{ row: 4, column: 'title', reason: 'is missing' }]);
  });
});

describe('a projects sheet', () => {
  it('reads title or name, and the first usable picture from any picture column', () => {
    const row = { title: 'T', description: 'D', category: 'C', images: '/a.png' };
    const project = { id: 't', title: 'T', description: 'D', category: 'C', imageUrl: '/a.png' };
    expect(projectOf(row)).toEqual(project);
    for (const column of ['videos', 'images/videos', 'imageUrl', 'image', 'img', 'video'])
      expect(projectOf({ name: 'N', [column]: '/b.png' })).toMatchObject({ title: 'N', imageUrl: '/b.png' });
    const { items, problems } = normaliseProjects([
      { title: 'a', images: 'javascript:x(), https://a.example/b,c.png' },
    ]);
    expect(items[0]?.imageUrl).toBe('https://a.example/b,c.png');
    expect(problems).toMatchObject([{ column: 'images', value: 'javascript:x()' }]);
    const film = { title: 'a', videos: 'https://drive.google.com/file/d/xyz/view' };
    expect(projectOf(film)?.imageUrl).toContain('thumbnail?id=xyz');
  });

  it('filters by category, ignoring case: an empty category matches all projects, and an unknown one none', () => {
    const categories = ['Energy', ' energy ', 'Robotics', ''];
    const projects = normaliseProjects(categories.map((category, index) => ({ title: `${index}`, category }))).items;
    const inCategory = (category: string) => titles(projectsPage(category, 1).select(projects).items).join('');
    expect(['ENERGY', ' Robotics ', '', 'Rob'].map(inCategory)).toEqual(['01', '2', '0123', '']);
  });
});

it('news and projects are read from any input without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (rows) => {
      const { items: news } = normaliseNews(rows);
      const { items: projects } = normaliseProjects(rows);
      const fields = [...news, ...projects].flatMap((item) => Object.values(item));
      expect(fields.every((field) => typeof field === 'string')).toBe(true);
      expect(fields).toHaveLength(news.length * 6 + projects.length * 5);
    }),
  );
});

it('a gallery keeps its order, and leaves out invalid and unsafe pictures', () => {
  const rows = [{ src: '/a.jpg', title: 'A' }, { src: 'https://cdn.example/b.jpg' }];
  expect(normaliseGallery(rows, 'https://society.example/').items).toEqual([
    { src: 'https://society.example/a.jpg', title: 'A' },
    { src: 'https://cdn.example/b.jpg', title: '' },
  ]);
  const odd = [null, 7, 'a.jpg', {}, { src: 5 }, { src: 'javascript:alert(1)' }, { src: '/a.jpg', title: 5 }];
  expect(readGallery(odd, '')).toEqual([{ src: '/a.jpg', title: '' }]);
  for (const value of [undefined, null, 'text', { length: 1 }]) expect(readGallery(value, '')).toEqual([]);
});

describe('news by month', () => {
  const newsOn = (...days: string[]) => normaliseNews(days.map((publishedAt, id) => ({ id, publishedAt }))).items;
  const months = (...days: string[]) =>
    groupByDate(newestFirst(newsOn(...days)), 'month', dayOf).map(
      ({ date, items }) => `${date?.slice(0, 7)}: ${items.map(({ id }) => id).join(' ')}`,
    );

  it('has the latest month and day first, however the day is written', () => {
    const days = ['03/10/2026', '2026-11-02', '21/11/2026', '2026-10-31T09:00:00', '01/11/2025'];
    expect(months(...days)).toEqual(['2026-11: 2 1', '2026-10: 3 0', '2025-11: 4']);
  });

  it("keeps the sheet's order within a day, and lists items without a readable date last", () => {
    const days = ['soon', '31/02/2026', '01/11/2026', '1/11/2026', '2026-11-01', '', '11/2026'];
    expect(months(...days)).toEqual(['2026-11: 2 3 4', 'undefined: 0 1 5 6']);
  });

  it("starts after the latest six items, which keep the sheet's order", () => {
    const news = newsOn('', '2026-01-01', ...[3, 9, 4, 8, 5, 7].map((day) => `2026-02-0${day}`), '2025-12-31');
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');
    expect(ids(latestNews.select(news).items)).toBe('234567');
    expect(latestNews.select(news).total).toBe(6);
    expect(ids(newsByMonth(1).select(news).items)).toBe('180');
    expect(newsByMonth(1).select(news.slice(1, 5)).total).toBe(0);
  });

  it('shortens the description, or the article if there is none, to 240 characters, and writes ISO dates', () => {
    const row = { title: 'a', content: 'Whole', imageUrl: '/a.png', publishedAt: '05/11/2026' };
    const [long, exact, soon, bare] = normaliseNews([
      { ...row, description: `${'x'.repeat(239)}😀 and more` },
      { ...row, description: 'x'.repeat(240) },
      { ...row, publishedAt: 'soon' },
      row,
    ]).items.map(shortNews);
    expect(long).toMatchObject({ title: 'a', content: '', imageUrl: '/a.png', publishedAt: '2026-11-05' });
    expect(long?.description).toBe(`${'x'.repeat(239)}…`);
    expect([exact?.description, soon?.publishedAt, bare?.description]).toEqual(['x'.repeat(240), 'soon', 'Whole']);
  });
});

describe("an item's page", () => {
  const pageOf = (id: string, rows: object[]) => {
    const { article, newer, older } = newsArticle(id).select(normaliseNews(rows).items);
    return [newer, article, older].map(({ items }) => items.map(({ title }) => title).join());
  };
  const rows = [
    { id: 'old', title: 'Old', publishedAt: '01/02/2026' },
    { id: 'new', title: 'New', publishedAt: '03/02/2026' },
    { id: 'mid', title: 'Mid', publishedAt: '02/02/2026' },
    { id: 'mid', title: 'Same id', publishedAt: '02/02/2026' },
    { id: 'none', title: 'Undated' },
  ];

  it('has the items published just before and after it, undated ones last', () => {
    expect(pageOf('new', rows)).toEqual(['', 'New', 'Mid']);
    expect(pageOf('mid', rows)).toEqual(['New', 'Mid', 'Old']); // links to 'Same id' would lead to 'Mid'
    expect(pageOf('none', rows)).toEqual(['Old', 'Undated', '']);
  });

  it('is empty if there is no such item', () => {
    expect(pageOf('gone', rows)).toEqual(['', '', '']);
    expect(pageOf('gone', [])).toEqual(['', '', '']);
  });
});

describe('the feed', () => {
  const addresses = { site: 'https://s.example', feed: '/news.atom', page: '/news' };
  const feed = (rows: object[]) => newsFeed(normaliseNews(rows).items, 'News & Updates', addresses);

  it('has an entry for each item, with its address, date and text', () => {
    const text = feed([{ id: 'a b', title: 'T', description: 'D', content: 'C', publishedAt: '14/02/2026' }]);
    for (const part of [
      '<title>T</title>',
      '<id>https://s.example/news?item=a%20b</id>',
      '<updated>2026-02-14T00:00:00Z</updated>',
      '<summary>D</summary>',
      '<content type="text">C</content>',
      '<link rel="self" type="application/atom+xml" href="https://s.example/news.atom"/>',
    ])
      expect(text).toContain(part);
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  it('escapes markup, and drops characters that XML cannot contain', () => {
    const text = feed([{ id: '"&<', title: '<script>alert("x")</script> & co', description: 'a\u0001\uffffb]]>' }]);
    expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; co');
    expect(text).toContain('<summary>ab]]&gt;</summary>');
    expect(text).not.toContain('<script');
  });

  it('gives an undated item the date of its neighbour, omits duplicate ids, and has at most 50 entries', () => {
    const dated = { id: 'x', title: 'b', publishedAt: '01/02/2026' };
    const text = feed([{ title: 'a' }, dated, { id: 'x', title: 'c' }, { title: 'd' }]);
    expect(text.match(/<entry>/g)).toHaveLength(3);
    expect(text.match(/<updated>2026-02-01T00:00:00Z<\/updated>/g)).toHaveLength(4);
    expect(text).not.toContain('>c<');
    expect(feed(Array.from({ length: 60 }, (_, id) => ({ id }))).match(/<entry>/g)).toHaveLength(50);
  });
});
