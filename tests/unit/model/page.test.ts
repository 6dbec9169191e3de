import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../../../src/model/page';

test('an empty list has one page with nothing on it', () => {
  expect(pageOf([], 1, 6)).toEqual({ items: [], page: 1, total: 1 });
});

test('a page that is not there becomes the nearest that is', () => {
  const list = Array.from({ length: 13 }, (_, index) => index);
  expect(pageOf(list, 3, 6)).toEqual({ items: [12], page: 3, total: 3 });
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
      const { total } = pageOf(list, 1, perPage);
      expect(Array.from({ length: total }, (_, index) => pageOf(list, index + 1, perPage).items).flat()).toEqual(list);
    }),
  );
});
