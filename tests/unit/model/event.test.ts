import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { classifyEvents, pictureCount } from '../../../src/model/events/event';
import { eventFrom } from '../../../src/model/events/event-from';
import { eventRow, normaliseEvents } from '../../../src/model/events/event-rows';
import { findItem } from '../../../src/model/lists/query';
import { groupByDate } from '../../../src/model/time/date-groups';
import { isDay } from '../../../src/model/time/day';
import { anyEvents, anyRow, societyEvent } from '../../support/model/society-event';

/** The fields of an event without optional columns, in order. */
const FIELDS = ['id', 'title', 'description', 'location', 'imageUrl', 'otherImages', 'date'];

/** The schema of every normalised event. */
const eventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  otherImages: z.array(z.string()),
  date: z.nullable(z.string().check(z.refine(isDay))),
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d(-\d\d:\d\d)?$/))),
  timeZone: z.optional(z.string()),
  status: z.optional(z.enum(['cancelled', 'postponed', 'moved online'])),
  link: z.optional(z.string()),
  type: z.optional(z.string().check(z.maxLength(30))),
  speaker: z.optional(z.string().check(z.maxLength(120))),
  seats: z.optional(z.string().check(z.maxLength(40))),
  map: z.optional(z.string().check(z.regex(/^https:/i))),
});

describe('a row of a sheet', () => {
  test('may say of what type it is, who speaks, how many seats are left, and where to meet', () => {
    const cells = {
      type: ' Guest\nlecture ',
      speaker: 'Prof. A. Silva',
      seats: '12 of 40 left',
      map: 'https://maps.example/1',
    };
    expect(normaliseEvents([{ title: 'a', ...cells }])).toMatchObject({
      items: [{ ...cells, type: 'Guest lecture' }],
      problems: [],
    });
    const { items, problems } = normaliseEvents([
      { title: 'a', type: 'x'.repeat(31), speaker: 'x'.repeat(121), seats: 'x'.repeat(41), map: 'http://maps.example' },
      { title: 'b', map: 'javascript:alert(1)' },
    ]);
    for (const item of items) expect(Object.keys(item)).toEqual(FIELDS);
    expect(problems.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
      'type is longer than 30 characters',
      'speaker is longer than 120 characters',
      'seats is longer than 40 characters',
      'map is not an https:// address',
      'map is not an https:// address',
    ]);
  });

  test('becomes an event, however its columns are spelt', () => {
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

  test('without a title is called Untitled Event, and the problem is reported', () => {
    const { items, problems } = normaliseEvents([{ date: '14/03/2026' }]);
    expect(items[0]?.title).toBe('Untitled Event');
    expect(problems).toEqual([{ row: 2, column: 'title', value: '', reason: 'is missing' }]);
  });

  test.each<[string, string | null, number]>([
    ['Sat 14 Mar 2026', '2026-03-14', 0],
    [' ', null, 0],
    ['31/02/2026', null, 1],
    ['03/14/2026', null, 1],
  ])('with the date %j has the day %s and %d problems', (date, day, count) => {
    const { items, problems } = normaliseEvents([{ title: 'a', date }]);
    expect(items[0]).toMatchObject({ title: 'a', date: day });
    const problem = { row: 2, column: 'date', value: date, reason: 'is not a date of the form dd/MM/yyyy' };
    expect(problems).toEqual(count ? [problem] : []);
  });

  test('keeps safe addresses, and reports unsafe ones', () => {
    const { items, problems } = normaliseEvents([
      { title: 'a', imageUrl: 'javascript:alert(1)', otherImages: '/1.jpg, data:text/html,x, /2.jpg' },
    ]);
    expect(items[0]).toMatchObject({ imageUrl: '', otherImages: ['/1.jpg', '/2.jpg'] });
    expect(problems.map(({ column, value }) => [column, value])).toEqual([
      ['imageUrl', 'javascript:alert(1)'],
      ['otherImages', 'data:text/html,x'],
    ]);
  });

  test('has no optional fields if their columns are missing or empty', () => {
    const [plain] = normaliseEvents([{ title: 'a' }]).items;
    expect(Object.keys(plain ?? {})).toEqual(FIELDS);
    const empty = normaliseEvents([{ title: 'a', time: ' ', status: '', link: '', timeZone: 'Asia/Colombo' }]);
    expect([Object.keys(empty.items[0] ?? {}), empty.problems]).toEqual([FIELDS, []]);
  });

  test('loses only unreadable cells, and reports each of them', () => {
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
  test('is read despite blank and broken rows, and problems have the row numbers that editors see', () => {
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

  test('with a duplicate id keeps both events, finds the first and reports the second', () => {
    const { items, problems } = normaliseEvents([
      { id: 'x', title: 'a' },
      { id: ' x ', title: 'b' },
    ]);
    expect(items.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(findItem(items, 'x')?.title).toBe('a');
    expect(problems).toMatchObject([{ row: 3, column: 'id', value: 'x' }]);
  });

  test('is read without an error, whatever JSON it contains, and yields only valid events', () => {
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

  test('is read even if a cell contains a list nested 100,000 levels deep', () => {
    const deep = JSON.parse(`{"title":"a","otherImages":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(normaliseEvents([deep]).items[0]?.title).toBe('a');
  });
});

test('an event survives conversion to a row and back, without new problems', () => {
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

test('an API row has text fields, day-first dates and comma-separated pictures', () => {
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

test('each picture of an event is counted once', () => {
  expect(pictureCount(societyEvent({ imageUrl: '/a.jpg', otherImages: ['/a.jpg', '/b.jpg'] }))).toBe(2);
  expect(pictureCount(societyEvent({ otherImages: ['/b.jpg'] }))).toBe(1);
});

describe('an event that a page passes in', () => {
  test('is read unchanged, as an event or as a row', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const event of events) {
          expect(eventFrom(structuredClone(event))).toEqual(event);
          expect(eventFrom(eventRow(event))).toEqual(event);
        }
      }),
    );
  });

  test('is undefined if it is empty or not an object', () => {
    for (const value of [undefined, null, '', 'gears', 7, [], {}, { key: undefined }])
      expect(eventFrom(value)).toBeUndefined();
  });

  test('may have its date as a Date, an ISO string or a day, in date or dateObj', () => {
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

  test('move an event to the next section at midnight', () => {
    expect(ids(classifyEvents(events, '2026-03-15').today)).toBe('soon');
    expect(ids(classifyEvents(events, '2026-03-15').past)).toBe('now too just old none void');
  });

  test("sort a day's events by time, untimed ones first (or last if past), and ties in the sheet's order", () => {
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

  test.each(['cancelled', 'postponed'] as const)('list %s events last within their day', (status) => {
    const off = { ...at('off', '2026-03-14'), status };
    const list = [off, at('on', '2026-03-14'), at('late', '2026-03-15'), at('just', '2026-03-13')];
    expect(ids(classifyEvents(list, '2026-03-14').upcoming)).toBe('on off late');
    expect(ids(classifyEvents(list, '2026-03-16').past)).toBe('late on off just');
  });

  test('are grouped by day or month, with undated events in their own group', () => {
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
