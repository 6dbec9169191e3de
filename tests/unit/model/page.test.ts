import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAt, pageOf } from '../../../src/model/page';
import { whole } from '../../../src/model/slice';

test('an empty list has one page with nothing on it', () => {
  expect(pageOf(whole([]), 1, 6)).toEqual({ items: [], page: 1, total: 1, isComplete: true });
});

test('a page that is not there becomes the nearest that is', () => {
  const list = whole(Array.from({ length: 13 }, (_, index) => index));
  expect(pageOf(list, 3, 6)).toEqual({ items: [12], page: 3, total: 3, isComplete: true });
  for (const [wanted, page] of [
    [99, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [2.9, 2],
  ] as const)
    expect(pageOf(list, wanted, 6).page).toBe(page);
});

test('all pages together are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (list, perPage) => {
      const { total } = pageOf(whole(list), 1, perPage);
      const pages = Array.from({ length: total }, (_, index) => pageOf(whole(list), index + 1, perPage));
      expect(pages.flatMap(({ items }) => items)).toEqual(list);
    }),
  );
});

test('a page of a slice is that of the list, or incomplete', () => {
  const list = Array.from({ length: 20 }, (_, index) => index);
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: -1, max: 9 }), fc.integer({ min: 1, max: 7 }), (...some) => {
      const [offset, length, page, perPage] = some;
      const slice = { items: list.slice(offset, offset + length), offset, total: list.length };
      const expected = pageOf(whole(list), page, perPage);
      const isThere = expected.items.every((item) => slice.items.includes(item));
      expect(pageOf(slice, page, perPage)).toEqual({
        ...expected,
        items: isThere ? expected.items : [],
        isComplete: isThere,
      });
    }),
  );
});

test('a slice that was cut as a page has that page', () => {
  const slice = { items: [12], offset: 12, total: 13 };
  expect(pageAt(slice, 6)).toBe(3);
  expect(pageOf(slice, pageAt(slice, 6), 6)).toEqual({ items: [12], page: 3, total: 3, isComplete: true });
  expect(pageOf(slice, 2, 6)).toEqual({ items: [], page: 2, total: 3, isComplete: false });
});
