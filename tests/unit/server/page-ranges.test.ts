import { expect, test } from 'vitest';
import { pageRanges } from '../../../src/server/storage/database/page-ranges';

const SECTIONS = ['open', 'answered', 'old'] as const;
const COUNTS = { open: 3, answered: 0, old: 5 };

test.each([
  [1, [{ section: 'open', from: 0, count: 2 }]],
  [
    2,
    [
      { section: 'open', from: 2, count: 1 },
      { section: 'old', from: 0, count: 1 },
    ],
  ],
  [3, [{ section: 'old', from: 1, count: 2 }]],
  [4, [{ section: 'old', from: 3, count: 2 }]],
])('page %i of a list of sections has these rows', (page, ranges) => {
  expect(pageRanges(SECTIONS, COUNTS, page, 2)).toEqual({ ranges, total: 8, page, pages: 4 });
});

test('the nearest page replaces one that does not exist, and an empty list has one page', () => {
  for (const page of [5, 1e9]) expect(pageRanges(SECTIONS, COUNTS, page, 2).page).toBe(4);
  for (const page of [0, -3, Number.NaN]) expect(pageRanges(SECTIONS, COUNTS, page, 2).page).toBe(1);
  expect(pageRanges(['answered'], COUNTS, 7, 2)).toEqual({ ranges: [], total: 0, page: 1, pages: 1 });
});
