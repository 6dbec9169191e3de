import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limited, limitedCount, limitOf } from '../../../src/model/limit';
import { pageOf } from '../../../src/model/page';
import { whole } from '../../../src/model/slice';

test.each([
  ['1', 1],
  ['3', 3],
  ['007', 7],
  ['100', 100],
])('%s is a limit', (text, limit) => {
  expect(limitOf(text)).toBe(limit);
});

test.each(['', '0', '101', '1000', '-1', '+1', '2.5', '1e2', '0x1', 'three', '3 ', '٣'])('"%s" is none', (text) => {
  expect(limitOf(text)).toBe(undefined);
});

test('what is no positive number limits nothing', () => {
  for (const limit of [undefined, 0, -1, Number.NaN]) expect(limitedCount(7, limit)).toBe(7);
  expect(limitedCount(7, Number.POSITIVE_INFINITY)).toBe(7);
  expect(limitedCount(7, 2.9)).toBe(2);
});

test('a part of a list ends with the limit, wherever it begins', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(limited(whole(items), 3)).toEqual({ items: ['a', 'b', 'c'], offset: 0, total: 3 });
  expect(limited({ items, offset: 6, total: 20 }, 8)).toEqual({ items: ['a', 'b'], offset: 6, total: 8 });
  expect(limited({ items, offset: 6, total: 20 }, 5)).toEqual({ items: [], offset: 6, total: 5 });
  const slice = whole(items);
  expect(limited(slice, 9)).toBe(slice);
});

test('the pages of a limited list show its first items, each once', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 9 }),
      (length, limit, perPage) => {
        const items = Array.from({ length }, (_, index) => index);
        const list = limited(whole(items), limit);
        const { total } = pageOf(list, 1, perPage);
        const shown = Array.from({ length: total }, (_, index) => pageOf(list, index + 1, perPage).items).flat();
        expect(shown).toEqual(items.slice(0, limit));
      },
    ),
  );
});
