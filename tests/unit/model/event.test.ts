import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { classifyEvents, eventRow, normaliseEvents, photoCount } from '../../../src/model/events/event';
import { eventFrom } from '../../../src/model/events/event-from';
import { findItem } from '../../../src/model/lists/query';
import { groupByDate } from '../../../src/model/time/date-groups';
import { isDay } from '../../../src/model/time/day';
import { anyEvents, anyRow, societyEvent } from '../../support/model/society-event';

/** Of an event without any of the optional columns, in their order. */
const FIELDS = ['id', 'title', 'description', 'location', 'imageUrl', 'otherImages', 'date'];

/** What a normaliser makes of any row at all. */
const eventSchema = z.object({
  ...{ id: z.string(), title: z.string(), description: z.string(), location: z.string(), imageUrl: z.string() },
  otherImages: z.array(z.string()),
  date: z.nullable(z.string().check(z.refine(isDay))),
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d(-\d\d:\d\d)?$/))),
  timeZone: z.optional(z.string()),
  status: z.optional(z.enum(['cancelled', 'postponed', 'moved online'])),
  link: z.optional(z.string()),
});

describe('a row of a sheet', () => {
  test('becomes an event, whatever its columns are spelt like', () => {
    const row = {
      ID: 'agm',
      'Title ': ' AGM ',
      Description: 'All\r\nwelcome',
      location: 'Hall 1',
      IMG: '/a.jpg',
      'Other Images': '/b.jpg, /c.jpg',
      Date: '4/3/2026',
      Time: '6.30 pm',
      STATUS: 'Canceled',
      Link: ' https://forms.example/1 ',
    };
    expect(normaliseEvents([row])).toEqual({
      items: [
        {
          id: 'agm',
          title: 'AGM',
          description: 'All\nwelcome',
          location: 'Hall 1',
          imageUrl: '/a.jpg',
          otherImages: ['/b.jpg', '/c.jpg'],
          date: '2026-03-04',
          time: '18:30',
          status: 'cancelled',
          link: 'https://forms.example/1',
        },
      ],
      problems: [],
    });
  });

  test('without an id gets its position in the list, from 0', () => {
    const { items } = normaliseEvents([{ title: 'a' }, { title: 'b', id: 'two' }, {}, { title: 'c' }]);
    expect(items.map(({ id }) => id)).toEqual(['0', 'two', '2']);
  });

  test('without a title is called Untitled Event, and the editor is told', () => {
    const { items, problems } = normaliseEvents([{ date: '14/03/2026' }]);
    expect(items[0]?.title).toBe('Untitled Event');
    expect(problems).toEqual([{ row: 2, column: 'title', value: '', reason: 'is missing' }]);
  });

  test.each<[string, string | null, number]>([
    ['Sat 14 Mar 2026', '2026-03-14', 0],
    [' ', null, 0],
    ['31/02/2026', null, 1],
    ['03/14/2026', null, 1],
  ])('dated %j is on %s, and reports %d problems', (date, day, count) => {
    const { items, problems } = normaliseEvents([{ title: 'a', date }]);
    expect(items[0]).toMatchObject({ title: 'a', date: day });
    const problem = { row: 2, column: 'date', value: date, reason: 'is not a date of the form dd/MM/yyyy' };
    expect(problems).toEqual(count ? [problem] : []);
  });

  test('with unsafe addresses keeps the safe ones, and the editor is told of the others', () => {
    const { items, problems } = normaliseEvents([
      { title: 'a', imageUrl: 'javascript:alert(1)', otherImages: '/1.jpg, data:text/html,x, /2.jpg' },
    ]);
    expect(items[0]).toMatchObject({ imageUrl: '', otherImages: ['/1.jpg', '/2.jpg'] });
    expect(problems.map(({ column, value }) => [column, value])).toEqual([
      ['imageUrl', 'javascript:alert(1)'],
      ['otherImages', 'data:text/html,x'],
    ]);
  });

  test('without these columns, or with nothing in them, makes the same event as ever', () => {
    const [plain] = normaliseEvents([{ title: 'a' }]).items;
    expect(Object.keys(plain ?? {})).toEqual(FIELDS);
    const empty = normaliseEvents([{ title: 'a', time: ' ', status: '', link: '', timeZone: 'Asia/Colombo' }]);
    expect([Object.keys(empty.items[0] ?? {}), empty.problems]).toEqual([FIELDS, []]);
  });

  test('with unreadable ones loses only those cells, and the editor is told', () => {
    const row = { title: 'a', date: '14/03/2026', time: 'after lunch', status: 'maybe', link: 'javascript:alert(1)' };
    const { items, problems } = normaliseEvents([row]);
    expect(Object.keys(items[0] ?? {})).toEqual(FIELDS);
    expect(items[0]?.date).toBe('2026-03-14');
    expect(problems).toEqual([
      { row: 2, column: 'time', value: 'after lunch', reason: 'is not a time such as 18:30 or 6-8 pm' },
      { row: 2, column: 'status', value: 'maybe', reason: 'is not cancelled, postponed or moved online' },
      { row: 2, column: 'link', value: 'javascript:alert(1)', reason: 'is not a web address' },
    ]);
  });

  test.each<[string, string | undefined]>([
    ['https://forms.example/1?a=b', 'https://forms.example/1?a=b'],
    ['/join', 'https://society.example/join'],
    ['data:image/png;base64,x', undefined],
    ['/\\evil.example', undefined],
    ['register here', undefined],
    ['form.html', undefined],
  ])('linking to %j has the link %j', (link, expected) => {
    const { items, problems } = normaliseEvents([{ title: 'a', link }], 'https://society.example/');
    expect(items[0]?.link).toBe(expected);
    expect(problems.length).toBe(expected ? 0 : 1);
  });

  test.each([
    ['CANCELLED', 'cancelled'],
    ['canceled', 'cancelled'],
    ['Cancelled: storm warning', 'cancelled'],
    ['postponed to May', 'postponed'],
    ['Moved-Online', 'moved online'],
    ['moved to online', 'moved online'],
    ['online', 'moved online'],
    ['Scheduled', undefined],
  ])('with the status %j is %j', (status, expected) => {
    const { items, problems } = normaliseEvents([{ title: 'a', status }]);
    expect(items[0]?.status).toBe(expected);
    expect(problems).toEqual([]);
  });
});

describe('a sheet', () => {
  test('is read on behind blank and broken rows, and problems name the row that editors see', () => {
    const { items, problems } = normaliseEvents([
      { title: 'a' },
      {},
      null,
      'x',
      { title: '', date: '1/1' },
      { title: 'b', date: '30/02/2026' },
    ]);
    expect(items.map(({ title }) => title)).toEqual(['a', 'Untitled Event', 'b']);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [6, 'title'],
      [6, 'date'],
      [7, 'date'],
    ]);
  });

  test('with one id twice shows both events, opens the first, and tells the editor', () => {
    const { items, problems } = normaliseEvents([
      { id: 'x', title: 'a' },
      { id: ' x ', title: 'b' },
    ]);
    expect(items.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(findItem(items, 'x')?.title).toBe('a');
    expect(problems).toMatchObject([{ row: 3, column: 'id', value: 'x' }]);
  });

  test('of any JSON is read without an error, and gives only sound events', () => {
    const columns = 'id title description location imageUrl img otherImages date time timeZone status link __proto__';
    const key = fc.constantFrom(...columns.split(' '));
    const row = fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.jsonValue()), anyRow);
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('', 'https://a.example/b/', 'nonsense:'), (rows, base) => {
        for (const event of normaliseEvents(rows, base).items) expect(eventSchema.parse(event)).toEqual(event);
      }),
      { numRuns: 300 },
    );
  });

  test('with a list a hundred thousand deep in a cell is read too', () => {
    const deep = JSON.parse(`{"title":"a","otherImages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(normaliseEvents([deep]).items[0]?.title).toBe('a');
  });
});

test('an event that travels as a row arrives as it was, and without new problems', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const answer = JSON.parse(JSON.stringify(events.map(eventRow)));
      const { items, problems } = normaliseEvents(answer);
      expect(items).toEqual(events);
      expect(problems.filter(({ column }) => column !== 'id')).toEqual([]);
      for (const row of answer) for (const cell of Object.values(row)) expect(typeof cell).toBe('string');
    }),
    { numRuns: 300 },
  );
});

test('a row of the API has its fields as text, dates day first and pictures behind commas', () => {
  expect(eventRow(societyEvent({ date: '2026-03-04', otherImages: ['/1.jpg', 'b.jpg'] }))).toEqual({
    id: 'gears',
    title: 'Gear workshop',
    description: '',
    location: '',
    imageUrl: '',
    otherImages: '/1.jpg,\nb.jpg',
    date: '04/03/2026',
  });
  expect(eventRow(societyEvent({ date: null })).date).toBe('');
  expect(eventRow(societyEvent({ time: '18:30', status: 'postponed', link: '/join' }))).toMatchObject({
    time: '18:30',
    status: 'postponed',
    link: '/join',
  });
});

test('the pictures of an event are counted once each', () => {
  expect(photoCount(societyEvent({ imageUrl: '/a.jpg', otherImages: ['/a.jpg', '/b.jpg'] }))).toBe(2);
  expect(photoCount(societyEvent({ otherImages: ['/b.jpg'] }))).toBe(1);
});

describe('an event handed over by a page', () => {
  test('arrives as it was, as an event or as a row', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const event of events) {
          expect(eventFrom(structuredClone(event))).toEqual(event);
          expect(eventFrom(eventRow(event))).toEqual(event);
        }
      }),
    );
  });

  test('is none when there is nothing in it', () => {
    for (const value of [undefined, null, '', 'gears', 7, [], {}, { key: undefined }])
      expect(eventFrom(value)).toBeUndefined();
  });

  test('may have its date as a Date or as what JSON makes of one, under either name', () => {
    const local = new Date(2026, 2, 14);
    const iso = JSON.parse(JSON.stringify(local));
    const event = { id: 7, title: 'Gears', description: '', location: '', imageUrl: '', otherImages: '' };
    for (const dateObj of [local, iso, '2026-03-14']) {
      expect(eventFrom({ ...event, dateObj })?.date).toBe('2026-03-14');
      expect(eventFrom({ ...event, date: dateObj })?.date).toBe('2026-03-14');
      expect(eventFrom({ ...event, date: '14/03/2026', dateObj })?.date).toBe('2026-03-14');
    }
    for (const dateObj of [null, undefined, new Date(Number.NaN), 'soon', 7, {}, '03/04/2026x'])
      expect(eventFrom({ ...event, dateObj })?.date).toBeNull();
  });

  test('is checked like a row of a sheet', () => {
    const given = { title: 'a', imageUrl: 'javascript:alert(1)', date: '2026-02-31' };
    expect(eventFrom(given)).toMatchObject({ title: 'a', imageUrl: '', date: null });
  });
});

describe('the sections of the events page', () => {
  const at = (id: string, date: string | null) => societyEvent({ id, date });
  const ids = (events: { id: string }[]) => events.map(({ id }) => id).join(' ');
  const events = [
    at('late', '2026-05-01'),
    at('none', null),
    at('old', '2025-01-01'),
    at('now', '2026-03-14'),
    at('soon', '2026-03-15'),
    at('just', '2026-03-13'),
    at('too', '2026-03-14'),
    at('void', null),
  ];

  test("show today's events twice, upcoming ones soonest first, past ones newest first and undated ones last", () => {
    const { today, upcoming, past } = classifyEvents(events, '2026-03-14');
    expect(ids(today)).toBe('now too');
    expect(ids(upcoming)).toBe('now too soon late');
    expect(ids(past)).toBe('just old none void');
  });

  test('move an event on at midnight', () => {
    expect(ids(classifyEvents(events, '2026-03-15').today)).toBe('soon');
    expect(ids(classifyEvents(events, '2026-03-15').past)).toBe('now too just old none void');
  });

  test('order the events of a day by their time, those without one first, and equal ones as in the sheet', () => {
    const on = (id: string, date: string, time?: string) => ({ ...at(id, date), ...(time && { time }) });
    const list = [
      on('night', '2026-03-14', '22:00-02:00'),
      on('any', '2026-03-14'),
      on('noon', '2026-03-14', '12:00'),
      on('next', '2026-03-15', '06:00'),
      on('too', '2026-03-14'),
    ];
    expect(ids(classifyEvents(list, '2026-03-14').today)).toBe('any too noon night');
    expect(ids(classifyEvents(list, '2026-03-14').upcoming)).toBe('any too noon night next');
    expect(ids(classifyEvents(list, '2026-03-16').past)).toBe('next night noon any too');
    expect(ids(list)).toBe('night any noon next too');
  });

  test('have what is cancelled last on its day', () => {
    const off = { ...at('off', '2026-03-14'), status: 'cancelled' as const };
    const list = [off, at('on', '2026-03-14'), at('late', '2026-03-15'), at('just', '2026-03-13')];
    expect(ids(classifyEvents(list, '2026-03-14').upcoming)).toBe('on off late');
    expect(ids(classifyEvents(list, '2026-03-16').past)).toBe('late on off just');
  });

  test('are grouped by day or month, undated ones apart', () => {
    const list = [
      at('a', '2026-11-02'),
      at('b', '2026-11-02'),
      at('c', '2026-11-01'),
      at('d', '2025-11-01'),
      at('e', null),
    ];
    const groups = (by: 'day' | 'month') =>
      groupByDate(list, by, (event) => event.date).map(({ date, items }) => `${date}: ${ids(items)}`);
    expect(groups('day')).toEqual(['2026-11-02: a b', '2026-11-01: c', '2025-11-01: d', 'null: e']);
    expect(groups('month')).toEqual(['2026-11-02: a b c', '2025-11-01: d', 'null: e']);
  });
});
