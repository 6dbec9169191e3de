import { describe, expect, test } from 'vitest';
import { eventRow, normaliseEvents } from '../../../src/model/events/event-rows';
import { newestFirst, publishedDay } from '../../../src/model/news/news';
import { normaliseNews } from '../../../src/model/news/news-rows';
import { adviceOn } from '../../../src/model/sheets/advice';
import { SHEET_KINDS } from '../../../src/model/sheets/sheet-kinds';

const events = (...dates: string[]) => normaliseEvents(dates.map((date) => ({ title: 'a', date })));
const news = (...dates: string[]) => normaliseNews(dates.map((publishedAt) => ({ title: 'a', publishedAt })));
const daysOf = ({ items }: ReturnType<typeof events>) => items.map(({ date }) => date);
const reportOf = ({ problems }: Pick<ReturnType<typeof events>, 'problems'>) =>
  problems.map(({ row, value, reason }) => [
    row,
    value,
    /read month first|read day first|not a date|empty date/.exec(reason)?.[0],
  ]);

describe('a column of dates', () => {
  test('is read month first if two dates can only be that and none can only be day first, and says so once', () => {
    const sheet = events(
      '03/04/2026',
      '11/28/2026',
      '12/25/2026',
      '',
      '7/8/2026',
      '02-03-2026',
      '2026-05-06',
      '4 Mar 2026',
    );
    expect(daysOf(sheet)).toEqual([
      '2026-03-04',
      '2026-11-28',
      '2026-12-25',
      null,
      '2026-07-08',
      '2026-02-03',
      '2026-05-06',
      '2026-03-04',
    ]);
    expect(reportOf(sheet)).toEqual([[3, '11/28/2026', 'read month first']]);
  });

  test.each([
    [
      'only one date can only be month first',
      ['03/04/2026', '11/28/2026'],
      ['2026-04-03', null],
      [[3, '11/28/2026', 'not a date']],
    ],
    [
      'dates have dots',
      ['3.4.2026', '11/28/2026', '12/25/2026'],
      ['2026-04-03', '2026-11-28', '2026-12-25'],
      [[3, '11/28/2026', 'read month first']],
    ],
    [
      'days do not exist',
      ['03/04/2026', '13/13/2026', '02/30/2026', '04/31/2026'],
      ['2026-04-03', null, null, null],
      [
        [3, '13/13/2026', 'not a date'],
        [4, '02/30/2026', 'not a date'],
        [5, '04/31/2026', 'not a date'],
      ],
    ],
    [
      'the only date that could decide is an empty one',
      ['30/12/1899', '11/28/2026', '12/25/2026'],
      [null, '2026-11-28', '2026-12-25'],
      [
        [2, '30/12/1899', 'empty date'],
        [3, '11/28/2026', 'read month first'],
      ],
    ],
  ])('is otherwise read day first: %s', (_, dates, days, report) => {
    const sheet = events(...dates);
    expect(daysOf(sheet)).toEqual(days);
    expect(reportOf(sheet)).toEqual(report);
  });

  test('with dates of both kinds is read day first, and each ambiguous date is reported', () => {
    const sheet = events(
      '28/11/2026',
      '11/28/2026',
      '12/25/2026',
      '03/04/2026',
      '05/05/2026',
      '2026-03-04',
      '1/2/2026',
    );
    expect(daysOf(sheet)).toEqual(['2026-11-28', null, null, '2026-04-03', '2026-05-05', '2026-03-04', '2026-02-01']);
    expect(reportOf(sheet)).toEqual([
      [3, '11/28/2026', 'not a date'],
      [4, '12/25/2026', 'not a date'],
      [5, '03/04/2026', 'read day first'],
      [8, '1/2/2026', 'read day first'],
    ]);
  });

  test('decides how a two-digit year is read in suggestions', () => {
    const advice = (...dates: string[]) => adviceOn(SHEET_KINDS.events, events(...dates).problems.at(-1) as never);
    expect(advice('11/28/2026', '12/25/2026', '03/04/26')).toBe('04/03/2026');
    expect(advice('11/28/26', '12/25/26', '03/04/26')).toBe('04/03/2026');
    expect(advice('11/28/26', '28/11/26', '03/04/26')).toBe('03/04/2026');
    expect(advice('28/11/2026', '03/04/26')).toBe('03/04/2026');
    expect(advice('11/28/2026', '12/25/2026', '3.4.26')).toBe('03/04/2026');
  });

  test('may have direction marks around its dates', () => {
    expect(daysOf(events('\u200e28/\u200e11/\u200e2026', '\u200f29/11/2026\u061c'))).toEqual([
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(events('\u200e28/\u200e11/\u200e2026').problems).toEqual([]);
    expect(normaliseEvents([{ title: 'a', time: '\u200f18:30' }]).items[0]?.time).toBe('18:30');
  });
});

describe('the days that a browser reads from the API', () => {
  const asRows = (items: readonly object[]) => JSON.parse(JSON.stringify(items));

  test.each([
    ['month first', ['03/04/2026', '11/28/2026', '12/25/2026']],
    ['mixed', ['28/11/2026', '11/28/2026', '12/25/2026', '03/04/2026']],
    ['day first', ['28/11/2026', '03/04/2026']],
  ])('are the ones that the server read from a column that is %s', (_, dates) => {
    const sheet = events(...dates).items;
    const rows = asRows(sheet.map(eventRow));
    expect(normaliseEvents(rows).items).toEqual(sheet);
    const published = news(...dates).items;
    const newsRows = asRows(published);
    expect(normaliseNews(newsRows).items).toEqual(published);
  });
});

test('news with the month first is published on the right days, in order', () => {
  const { items, problems } = news('03/04/2026', '11/28/2026', '12/25/2026', 'Semester 2');
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual(['04/03/2026', '28/11/2026', '25/12/2026', 'Semester 2']);
  expect(newestFirst(items).map(({ publishedAt }) => publishedDay(publishedAt))).toEqual([
    '2026-12-25',
    '2026-11-28',
    '2026-03-04',
    null,
  ]);
  expect(reportOf({ problems })).toEqual([
    [3, '11/28/2026', 'read month first'],
    [5, 'Semester 2', 'not a date'],
  ]);
});
