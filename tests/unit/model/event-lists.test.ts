import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyEvents, eventRow, normaliseEvents } from '../../../src/model/events/event';
import { sectionsCount, sectionsOf, shownSections } from '../../../src/model/events/event-sections';
import { nextEvent } from '../../../src/model/events/next-event';
import { firstEvent, firstEvents, firstNews, firstProjects, homeEvents } from '../../../src/model/lists/first-data';
import { pageOf } from '../../../src/model/lists/page';
import { whole } from '../../../src/model/lists/slice';
import type { NewsItem } from '../../../src/model/news/news';
import type { Project } from '../../../src/model/student-life/project';
import { anyEvents, societyEvent } from '../../support/model/society-event';

const TODAY = '2030-06-14';

/** Events of a sheet, each with its id as the title, in the zone of the society. */
const events = (...rows: { id: string; date?: string; time?: string; status?: string; timeZone?: string }[]) =>
  normaliseEvents(rows.map((row) => ({ title: row.id, timeZone: 'Asia/Colombo', ...row }))).items;

describe('the next event', () => {
  const tomorrow = { id: 'tomorrow', date: '15/06/2030' };
  const today = { id: 'today', date: '14/06/2030' };
  const nextAt = (now: string | undefined, ...rows: Parameters<typeof events>) =>
    nextEvent(classifyEvents(events(...rows), TODAY).upcoming, now === undefined ? undefined : new Date(now))?.id;

  test.each([
    ['before it begins', '18:00-20:00', '2030-06-14T06:00:00Z', 'today'],
    ['until its last minute, by the clocks of its zone', '18:00-20:00', '2030-06-14T14:29:59Z', 'today'],
    ['not after its end', '18:00-20:00', '2030-06-14T14:30:00Z', 'tomorrow'],
    ['without a clock, as on a server', '18:00-20:00', undefined, 'today'],
    ['until midnight without an end', '18:00', '2030-06-14T18:00:00Z', 'today'],
    ['until midnight without a time', '', '2030-06-14T18:00:00Z', 'today'],
    ['until an end on the next day', '22:00-02:00', '2030-06-14T20:29:00Z', 'today'],
    ['not after an end on the next day', '22:00-02:00', '2030-06-14T20:30:00Z', 'tomorrow'],
  ])("is today's %s", (_, time, now, id) => {
    expect(nextAt(now, tomorrow, { ...today, time })).toBe(id);
  });

  test("ends by its own zone's clock, else by the visitor's; an unknown zone ends at midnight", () => {
    const timed = { ...today, time: '09:00-10:00' };
    expect(nextAt('2030-06-14T13:59:00Z', { ...timed, timeZone: 'America/New_York' })).toBe('today');
    expect(nextAt('2030-06-14T14:00:00Z', { ...timed, timeZone: 'America/New_York' })).toBe(undefined);
    const local = new Date(2030, 5, 14, 10).toISOString();
    expect(nextAt(local, { ...timed, timeZone: '' })).toBe(undefined);
    expect(nextAt(local, { ...timed, timeZone: 'Moon/Base' })).toBe('today');
  });

  test('takes place, and is neither past nor undated; a postponed one counts', () => {
    expect(nextAt(undefined, { ...today, status: 'Cancelled: storm' }, tomorrow)).toBe('tomorrow');
    expect(nextAt(undefined, { ...tomorrow, status: 'postponed' })).toBe('tomorrow');
    expect(nextAt(undefined, { id: 'past', date: '13/06/2030' }, { id: 'undated' })).toBe(undefined);
  });
});

describe('what a page is rendered with', () => {
  const someEvents = fc
    .array(
      fc.record({
        date: fc.constantFrom('2030-06-12', '2030-06-13', TODAY, '2030-06-15', '2031-01-01', null),
        time: fc.constantFrom(undefined, '09:00', '18:30'),
      }),
      { maxLength: 60 },
    )
    .map((list) => list.map((about, index) => societyEvent({ ...about, id: String(index) })));

  test('are the events of the same page of the whole list', () => {
    fc.assert(
      fc.property(someEvents, fc.integer({ min: -1, max: 9 }), (events, page) => {
        const all = sectionsOf(events, TODAY);
        const { events: first } = firstEvents(events, TODAY, { today: page, upcoming: page, past: page });
        for (const id of ['today', 'upcoming', 'past'] as const) {
          const expected = pageOf(all[id], page, 6);
          const slice = first?.[id] ?? { items: [], offset: -1, total: -1 };
          expect(slice.total).toBe(all[id].total);
          expect(pageOf(slice, page, 6)).toEqual({ ...expected, items: expected.items.map(eventRow) });
          expect(slice.items.length).toBe(expected.items.length);
        }
      }),
    );
  });

  test('are rows that are read back to the same events', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { events: first } = firstEvents(events, TODAY);
        const expected = pageOf(sectionsOf(events, TODAY).past, 1, 6).items;
        expect(normaliseEvents(first?.past.items ?? []).items).toEqual(expected);
      }),
    );
  });

  test('are, on the home page, at least three events, and one after today that takes place', () => {
    const on = (date: string, count: number, status = '') =>
      Array.from({ length: count }, (_, index) => ({ id: `${date}-${index}`, date, status }));
    const idsOf = (...rows: Parameters<typeof events>) =>
      homeEvents(events(...rows), TODAY).events?.upcoming.items.map(({ id }) => id);
    expect(idsOf(...on('14/06/2030', 4), ...on('20/06/2030', 5))).toHaveLength(5);
    expect(idsOf(...on('15/06/2030', 9))).toHaveLength(3);
    expect(idsOf(...on('15/06/2030', 6, 'cancelled'), ...on('20/06/2030', 5))?.at(-1)).toBe('20/06/2030-0');
    expect(idsOf(...on('15/06/2030', 40, 'cancelled'))).toHaveLength(12);
    const { events: first } = homeEvents(events(...on('13/06/2030', 2), ...on('15/06/2030', 9)), TODAY);
    expect([first?.upcoming.total, first?.past]).toEqual([9, { items: [], offset: 0, total: 2 }]);
  });

  test('are an event by its id, and null for an id that none has', () => {
    const items = events({ id: 'a', status: 'postponed' }, { id: 'a' });
    expect(firstEvent(items, 'a')).toMatchObject({ event: { status: 'postponed' }, eventId: 'a' });
    expect(firstEvent(items, 'b')).toEqual({ event: null, eventId: 'b' });
  });

  test('are the first news, and a page of the projects with the selected one', () => {
    const news = Array.from({ length: 30 }, (_, index) => ({ id: String(index) }) as NewsItem);
    expect(firstNews(news, 3)).toEqual({ news: { items: news.slice(0, 3), offset: 0, total: 30 } });
    expect(firstNews(news, 3, '12').newsItem).toBe(news[12]);
    const projects = news as unknown as Project[];
    expect(firstProjects(projects, 9).projects).toEqual({ items: projects.slice(27), offset: 27, total: 30 });
    expect(firstProjects(projects, 1, '20').project).toBe(projects[20]);
    expect(firstProjects(projects, 1, 'x').project).toBeNull();
  });
});

describe('the sections that a host shows', () => {
  const sections = { today: whole(['t']), upcoming: whole(['t', 'u', 'v']), past: whole(['p', 'q']) };

  test.each([
    [undefined, undefined, ['t', 'tuv', 'pq'], 5],
    ['all', undefined, ['t', 'tuv', 'pq'], 5],
    ['upcoming', undefined, ['', 'tuv', ''], 3],
    ['past', undefined, ['', '', 'pq'], 2],
    ['all', 1, ['t', 't', 'p'], 2],
    ['past', 1, ['', '', 'p'], 1],
  ] as const)('are, for %s and a limit of %s, %j, with %d events in all', (show, limit, shown, count) => {
    const slices = shownSections(sections, show, limit);
    expect([slices.today, slices.upcoming, slices.past].map(({ items }) => items.join(''))).toEqual(shown);
    expect(sectionsCount(slices)).toBe(count);
  });
});
