import { describe, expect, test } from 'vitest';
import type { NewsItem } from '../../../src/model/news';
import { newestFirst, newsMonths, shortNews } from '../../../src/model/news-months';

const item = (id: string, publishedAt: string): NewsItem => ({
  ...{ id, publishedAt, title: id, description: '', content: 'Whole', imageUrl: '/a.png' },
});
const news = (...days: string[]) => days.map((day, index) => item(`n${index}`, day));
const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);
const months = (items: readonly NewsItem[]) =>
  newsMonths(newestFirst(items)).map(({ month, items }) => [month, ids(items)]);

describe('News by month', () => {
  test('have the latest month first, and in it the latest day, however the day is written', () => {
    expect(months(news('03/10/2026', '2026-11-02', '21/11/2026', '2026-10-31T09:00:00'))).toEqual([
      ['2026-11-01', ['n2', 'n1']],
      ['2026-10-01', ['n3', 'n0']],
    ]);
  });

  test('keep months of different years apart', () => {
    expect(months(news('01/11/2025', '01/11/2026', '30/11/2025', '31/12/2024'))).toEqual([
      ['2026-11-01', ['n1']],
      ['2025-11-01', ['n2', 'n0']],
      ['2024-12-01', ['n3']],
    ]);
  });

  test('of one day keep the order of the server', () => {
    expect(months(news('01/11/2026', '1/11/2026', '2026-11-01'))).toEqual([['2026-11-01', ['n0', 'n1', 'n2']]]);
  });

  test('without a date, or with one that nobody can read, stand last in the order of the server', () => {
    expect(months(news('soon', '31/02/2026', '01/11/2026', '', 'Spring 2024', '11/2026'))).toEqual([
      ['2026-11-01', ['n2']],
      [null, ['n0', 'n1', 'n3', 'n4', 'n5']],
    ]);
  });

  test('are a page of the list too, which may begin within a month', () => {
    const sorted = newestFirst(news('03/11/2026', '02/11/2026', '01/10/2026'));
    expect(newsMonths(sorted.slice(1)).map(({ items }) => items.length)).toEqual([1, 1]);
    expect(newsMonths([])).toEqual([]);
  });

  test('leave the list that they are made of as it is', () => {
    const list = news('01/01/2020', '01/01/2021');
    newestFirst(list);
    expect(ids(list)).toEqual(['n0', 'n1']);
  });
});

test('News in short have no article, two lines of text, and a day without a zone', () => {
  const long = { ...item('a', '05/11/2026'), description: `${'x'.repeat(239)}😀 and more` };
  const short = shortNews(long);
  expect(short).toMatchObject({ id: 'a', title: 'a', content: '', imageUrl: '', publishedAt: '2026-11-05' });
  expect(short.description).toBe(`${'x'.repeat(239)}…`);
  expect(shortNews(item('a', 'soon')).publishedAt).toBe('soon');
});
