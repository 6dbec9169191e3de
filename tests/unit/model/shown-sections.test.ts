import { expect, test } from 'vitest';
import { hasPages, isShown, type ShownSections, sectionsCount, shownSections } from '../../../src/model/event-sections';
import { whole } from '../../../src/model/slice';

const SECTIONS = { today: whole(['t']), upcoming: whole(['t', 'u', 'v']), past: whole(['p', 'q']) };
const items = (show: ShownSections | undefined, limit?: number) => {
  const { today, upcoming, past } = shownSections(SECTIONS, show, limit);
  return [today, upcoming, past].map((slice) => slice.items.join(''));
};

test('all sections are shown, or one of them', () => {
  expect(items(undefined)).toEqual(['t', 'tuv', 'pq']);
  expect(items('all')).toEqual(['t', 'tuv', 'pq']);
  expect(items('upcoming')).toEqual(['', 'tuv', '']);
  expect(items('past')).toEqual(['', '', 'pq']);
  expect(isShown('today', 'upcoming')).toBe(false);
});

test('a limit holds in each section', () => {
  expect(items('all', 1)).toEqual(['t', 't', 'p']);
  expect(items('past', 1)).toEqual(['', '', 'p']);
});

test("events are counted as they are shown, today's once", () => {
  expect(sectionsCount(shownSections(SECTIONS))).toBe(5);
  expect(sectionsCount(shownSections(SECTIONS, 'past', 1))).toBe(1);
});

test('a part that came with the page is enough if it has what is shown', () => {
  const part = { today: whole<number>([]), upcoming: { items: [1, 2], offset: 0, total: 9 }, past: whole<number>([]) };
  expect(hasPages(part, {})).toBe(false);
  expect(hasPages(shownSections(part, 'past'), {})).toBe(true);
  expect(hasPages(shownSections(part, 'all', 2), {})).toBe(true);
});
