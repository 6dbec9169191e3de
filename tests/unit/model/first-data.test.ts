import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRow, normaliseEvents } from '../../../src/model/event';
import { sectionsOf } from '../../../src/model/event-sections';
import { firstEvent, firstEvents, firstNews, firstProjects, homeEvents } from '../../../src/model/first-data';
import type { NewsItem } from '../../../src/model/news';
import { pageOf } from '../../../src/model/page';
import type { Project } from '../../../src/model/project';
import { anyEvents, societyEvent } from '../../support/model/society-event';

const DAY = '2026-03-14';
const someEvents = fc
  .array(
    fc.record({
      date: fc.constantFrom('2026-03-12', '2026-03-13', DAY, '2026-03-15', '2027-01-01', null),
      time: fc.constantFrom(undefined, '09:00', '18:30'),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((about, index) => societyEvent({ ...about, id: String(index) })));

const SECTIONS = ['today', 'upcoming', 'past'] as const;

test('the events of a page are those of the same page of the whole list', () => {
  fc.assert(
    fc.property(someEvents, fc.integer({ min: -1, max: 9 }), (events, page) => {
      const all = sectionsOf(events, DAY);
      const { events: first } = firstEvents(events, DAY, { today: page, upcoming: page, past: page });
      for (const id of SECTIONS) {
        const expected = pageOf(all[id], page, 6);
        const slice = first?.[id] ?? { items: [], offset: -1, total: -1 };
        expect(slice.total).toBe(all[id].total);
        expect(pageOf(slice, page, 6)).toEqual({ ...expected, items: expected.items.map(eventRow) });
        expect(slice.items.length).toBe(expected.items.length);
      }
    }),
  );
});

test('rows of a slice are read back to the same events', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { events: first } = firstEvents(events, DAY);
      const expected = pageOf(sectionsOf(events, DAY).past, 1, 6).items;
      expect(normaliseEvents(first?.past.items ?? []).items).toEqual(expected);
    }),
  );
});

test('the home page has the next three events, and no past ones', () => {
  const dates = ['2026-03-13', '2026-04-01', '2026-03-14', '2026-03-20', '2026-05-01'];
  const events = normaliseEvents(
    dates.map((date) => ({ id: date, title: date, date: date.split('-').reverse().join('/') })),
  );
  const { events: first } = homeEvents(events.items, DAY);
  expect(first?.upcoming.items.map(({ id }) => id)).toEqual(['2026-03-14', '2026-03-20', '2026-04-01']);
  expect(first?.upcoming.total).toBe(4);
  expect(first?.past).toEqual({ items: [], offset: 0, total: 1 });
});

test('an event by its id, and null for an id that none has', () => {
  const { items } = normaliseEvents([
    { id: 'a', title: 'First' },
    { id: 'a', title: 'Second' },
  ]);
  expect(firstEvent(items, 'a')).toMatchObject({ event: { title: 'First' }, eventId: 'a' });
  expect(firstEvent(items, 'b')).toEqual({ event: null, eventId: 'b' });
});

test('the first news, and a page of the projects with the selected one', () => {
  const news = Array.from({ length: 30 }, (_, index) => ({ id: String(index) }) as NewsItem);
  expect(firstNews(news, 3).news).toEqual({ items: news.slice(0, 3), offset: 0, total: 30 });
  expect(firstNews(news, 3)).not.toHaveProperty('newsItem');
  expect(firstNews(news, 3, '12').newsItem).toBe(news[12]);
  const projects = news as unknown as Project[];
  expect(firstProjects(projects, 9).projects).toEqual({ items: projects.slice(27), offset: 27, total: 30 });
  expect(firstProjects(projects, 1, '20').project).toBe(projects[20]);
  expect(firstProjects(projects, 1, 'x').project).toBeNull();
});
