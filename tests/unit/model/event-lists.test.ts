import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comingEvents,
  endedLast,
  hasOneEnded,
  isOverAt,
  nextEvent,
  stillToCome,
} from '../../../src/model/events/coming-events';
import { classifyEvents, type SocietyEvent } from '../../../src/model/events/event';
import { normaliseEvents } from '../../../src/model/events/event-rows';
import {
  endedLastToday,
  layoutOf,
  sectionPages,
  sectionsCount,
  shownSections,
  typeChoices,
} from '../../../src/model/events/event-sections';
import { pageOf } from '../../../src/model/lists/page';
import { whole } from '../../../src/model/lists/range';
import { societyEvent } from '../../support/model/society-event';

const TODAY = '2030-06-14';

/** Returns events from sheet rows, titled by their ids, in the society's time zone. */
const events = (
  ...rows: { id: string; date?: string; time?: string; status?: string; timeZone?: string; type?: string }[]
) => normaliseEvents(rows.map((row) => ({ title: row.id, timeZone: 'Asia/Colombo', ...row }))).items;

describe('the next event', () => {
  const tomorrow = { id: 'tomorrow', date: '15/06/2030' };
  const today = { id: 'today', date: '14/06/2030' };
  const isOver = (now?: string) => (event: SocietyEvent) => now !== undefined && isOverAt(event, Date.parse(now));
  const nextAt = (now: string | undefined, ...rows: Parameters<typeof events>) =>
    nextEvent(classifyEvents(events(...rows), TODAY).upcoming, isOver(now))?.id;

  test.each([
    ['before it begins', '18:00-20:00', '2030-06-14T06:00:00Z', 'today'],
    ['until its last second, in its own time zone', '18:00-20:00', '2030-06-14T14:29:59Z', 'today'],
    ['only until it ends', '18:00-20:00', '2030-06-14T14:30:00Z', 'tomorrow'],
    ['when the time is unknown', '18:00-20:00', undefined, 'today'],
    ['until midnight if it has no end', '18:00', '2030-06-14T18:00:00Z', 'today'],
    ['until midnight if it has no time', '', '2030-06-14T18:00:00Z', 'today'],
    ['until it ends on the next day', '22:00-02:00', '2030-06-14T20:29:00Z', 'today'],
    ['only until it ends on the next day', '22:00-02:00', '2030-06-14T20:30:00Z', 'tomorrow'],
  ])("is today's %s", (_, time, now, id) => {
    expect(nextAt(now, tomorrow, { ...today, time })).toBe(id);
  });

  test("uses its own zone, or the visitor's if it has none, and ends at midnight if its zone is unknown", () => {
    const timed = { ...today, time: '09:00-10:00' };
    expect(nextAt('2030-06-14T13:59:00Z', { ...timed, timeZone: 'America/New_York' })).toBe('today');
    expect(nextAt('2030-06-14T14:00:00Z', { ...timed, timeZone: 'America/New_York' })).toBe(undefined);
    const local = new Date(2030, 5, 14, 10).toISOString();
    expect(nextAt(local, { ...timed, timeZone: '' })).toBe(undefined);
    expect(nextAt(local, { ...timed, timeZone: 'Moon/Base' })).toBe('today');
  });

  test('is never cancelled, postponed, past or undated', () => {
    expect(nextAt(undefined, { ...today, status: 'Cancelled: storm' }, tomorrow)).toBe('tomorrow');
    expect(nextAt(undefined, { ...today, status: 'postponed' }, tomorrow)).toBe('tomorrow');
    expect(nextAt(undefined, { ...tomorrow, status: 'postponed' })).toBe(undefined);
    expect(nextAt(undefined, { id: 'past', date: '13/06/2030' }, { id: 'undated' })).toBe(undefined);
  });
});

test('an event has ended since a moment if its end lies between the two, in its own time zone', () => {
  const endedBetween = (since: string, now: string, ...rows: Parameters<typeof events>) =>
    hasOneEnded(events(...rows), TODAY, Date.parse(since), Date.parse(now));
  const talk = { id: 'talk', date: '14/06/2030', time: '18:00-20:00' };
  expect(endedBetween('2030-06-14T14:29:00Z', '2030-06-14T14:29:59Z', talk)).toBe(false);
  expect(endedBetween('2030-06-14T14:29:00Z', '2030-06-14T14:30:00Z', talk)).toBe(true);
  expect(endedBetween('2030-06-14T14:30:00Z', '2030-06-14T14:31:00Z', talk)).toBe(false);
  const night = { ...talk, date: '13/06/2030', time: '22:00-02:00' };
  expect(endedBetween('2030-06-13T20:29:00Z', '2030-06-13T20:30:00Z', night)).toBe(true);
  const undated = { id: 'undated', time: '18:00-20:00' };
  expect(endedBetween('2030-06-13T00:00:00Z', '2030-06-15T00:00:00Z', undated)).toBe(false);
});

describe('a page of each section', () => {
  const someEvents = fc
    .array(
      fc.record({
        date: fc.constantFrom('2030-06-12', '2030-06-13', TODAY, '2030-06-15', '2031-01-01', null),
        time: fc.constantFrom(undefined, '09:00', '18:30'),
      }),
      { maxLength: 60 },
    )
    .map((list) => list.map((about, index) => societyEvent({ ...about, id: String(index) })));

  test('has the same events as that page of the complete list', () => {
    fc.assert(
      fc.property(someEvents, fc.integer({ min: -1, max: 9 }), (events, page) => {
        const all = classifyEvents(events, TODAY);
        const sections = sectionPages(TODAY, { today: page, upcoming: page, past: page }).select(events);
        for (const id of ['today', 'upcoming', 'past'] as const) {
          const expected = pageOf(whole(all[id]), page, 6);
          expect(sections[id].total).toBe(all[id].length);
          if (id !== 'today') expect(sections[id].items).toEqual(expected.items);
          expect(pageOf(sections[id], page, 6)).toEqual(expected);
        }
      }),
    );
  });
});

describe('as the day passes', () => {
  const atNoon = (event: SocietyEvent) => isOverAt(event, Date.parse('2030-06-14T06:30:00Z'));
  const never = () => false;
  const on = (id: string, time: string, status = '') => ({ id, date: '14/06/2030', time, status });
  const list = events(
    on('breakfast', '08:00-09:00'),
    on('fair', '09:00-17:00'),
    on('tour', '10:00-11:00'),
    on('off', '15:00-16:00', 'cancelled'),
    on('later', '16:00-17:00', 'postponed'),
    on('talk', '18:00-19:00'),
    ...[1, 2, 3].map((index) => ({ ...on(`next${index}`, '10:00'), date: '15/06/2030' })),
  );
  const { upcoming } = classifyEvents(list, TODAY);
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join(' ');

  test('what is still to come is first, then what is over, then what is off, within each day', () => {
    expect(idsOf(endedLast(upcoming, atNoon))).toBe('fair talk breakfast tour off later next1 next2 next3');
    expect(idsOf(endedLast(upcoming, never))).toBe('breakfast fair tour talk off later next1 next2 next3');
  });

  test('the home page shows what is still to come, on any day, before what is over', () => {
    expect(idsOf(stillToCome(upcoming, atNoon))).toBe('fair talk off later next1 next2 next3 breakfast tour');
  });

  test('both sections with today have the same order, on every page', () => {
    const many = [...list, ...events(on('a', '19:00'), on('b', '20:00'))];
    const at = (page: number) =>
      endedLastToday(sectionPages(TODAY, { today: page, upcoming: page }).select(many), atNoon);
    expect(idsOf(at(1).today.items)).toBe('fair talk a b breakfast tour off later');
    expect(idsOf(at(1).upcoming.items)).toBe('fair talk a b breakfast tour');
    expect(idsOf(at(2).upcoming.items)).toBe('off later next1 next2 next3');
    expect(endedLastToday(at(1), never)).toEqual(at(1));
  });

  test('a crowded today keeps its pages', () => {
    const crowd = events(...Array.from({ length: 80 }, (_, index) => on(`${index}`, '23:00')));
    const page = endedLastToday(sectionPages(TODAY, { today: 3, upcoming: 3 }).select(crowd), atNoon);
    expect(idsOf(page.today.items)).toBe('12 13 14 15 16 17');
    expect(idsOf(page.upcoming.items)).toBe('12 13 14 15 16 17');
  });
});

describe('a day is a timetable', () => {
  const day = (count: number) =>
    events(...Array.from({ length: count }, (_, index) => ({ id: `${index}`, date: '14/06/2030' })));
  const sectionsOf = (list: ReturnType<typeof day>) => sectionPages(TODAY, {}).select(list);

  test('if it has more than three events, or they are also in the section above', () => {
    const [one, three, four] = [day(1), day(3), day(4)];
    expect(layoutOf('today', one, sectionsOf(one))).toBe('card');
    expect(layoutOf('today', three, sectionsOf(three))).toBe('card');
    expect(layoutOf('today', four, sectionsOf(four))).toBe('timetable');
    expect(layoutOf('upcoming', one, sectionsOf(one))).toBe('timetable');
    expect(layoutOf('past', four, sectionsOf([]))).toBe('past');
  });

  test("but not today's few events if Upcoming is the only section on view", () => {
    const list = day(2);
    expect(layoutOf('upcoming', list, shownSections(sectionsOf(list), 'upcoming'))).toBe('card');
  });
});

describe('a type of event', () => {
  const mixed = events(
    { id: 'talk', date: '14/06/2030', type: 'Lecture' },
    { id: 'lab', date: '15/06/2030', type: 'workshop' },
    { id: 'plain', date: '16/06/2030' },
    { id: 'old', date: '13/06/2030', type: 'LECTURE' },
  );
  const idsOf = (type?: string, pages = {}) => {
    const { today, upcoming, past } = sectionPages(TODAY, pages, type).select(mixed);
    return [today, upcoming, past].map(({ items }) => items.map(({ id }) => id).join());
  };

  test('limits all sections to its events, ignoring case', () => {
    expect(idsOf('lecture')).toEqual(['talk', 'talk', 'old']);
    expect(idsOf(' WORKSHOP ')).toEqual(['', 'lab', '']);
  });

  test('that no event has shows all events', () => {
    expect(idsOf('party')).toEqual(idsOf());
    expect(idsOf('')).toEqual(['talk', 'talk,lab,plain', 'old']);
  });

  test('can be chosen if a section on view has it, whichever is chosen already', () => {
    const choicesOf = (list: typeof mixed, type?: string) =>
      typeChoices(shownSections(sectionPages(TODAY, {}, type).select(list))).map(([, name]) => name);
    expect(choicesOf(mixed)).toEqual(['Lecture', 'workshop']);
    expect(choicesOf(mixed, 'workshop')).toEqual(['Lecture', 'workshop']);
    expect(typeChoices(shownSections(sectionPages(TODAY, {}).select(mixed), 'past'))).toEqual([['lecture', 'LECTURE']]);
    const many = events(...Array.from({ length: 99 }, (_, index) => ({ id: `${index}`, type: `Type ${index}` })));
    expect(choicesOf(many)).toHaveLength(12);
  });
});

test('three to twelve upcoming events are listed, including one that takes place after today if possible', () => {
  const on = (date: string, count: number, status = '') =>
    Array.from({ length: count }, (_, index) => ({ id: `${date}-${index}`, date, status }));
  const coming = (...rows: Parameters<typeof events>) => comingEvents(TODAY).select(events(...rows));
  const idsOf = (...rows: Parameters<typeof events>) => coming(...rows).items.map(({ id }) => id);
  expect(idsOf(...on('14/06/2030', 4), ...on('20/06/2030', 5))).toHaveLength(5);
  expect(idsOf(...on('15/06/2030', 9))).toHaveLength(3);
  expect(idsOf(...on('15/06/2030', 6, 'cancelled'), ...on('20/06/2030', 5)).at(-1)).toBe('20/06/2030-0');
  expect(idsOf(...on('15/06/2030', 6, 'postponed'), ...on('20/06/2030', 5)).at(-1)).toBe('20/06/2030-0');
  expect(idsOf(...on('15/06/2030', 40, 'cancelled'))).toHaveLength(12);
  expect(coming(...on('13/06/2030', 2), ...on('15/06/2030', 9)).total).toBe(9);
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
  ] as const)('for %s with a limit of %s are %j, with %d events in total', (show, limit, shown, count) => {
    const slices = shownSections(sections, show, limit);
    expect([slices.today, slices.upcoming, slices.past].map(({ items }) => items.join(''))).toEqual(shown);
    expect(sectionsCount(slices)).toBe(count);
  });
});
