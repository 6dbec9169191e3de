import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSorted } from '../../../src/model/first-sorted';

const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;

test('the first of a sorted list, equal ones in their order', () => {
  const keys = fc.array(fc.nat(9), { maxLength: 60 });
  fc.assert(
    fc.property(keys, fc.integer({ min: -1, max: 70 }), (list, count) => {
      const items = list.map((key, position) => ({ key, position }));
      expect(firstSorted(items, byKey, count)).toEqual([...items].sort(byKey).slice(0, Math.max(0, count)));
    }),
  );
});

test('many are sorted as a whole', () => {
  const items = Array.from({ length: 2000 }, (_, position) => ({ key: (position * 7919) % 1000, position }));
  expect(firstSorted(items, byKey, 1200)).toEqual([...items].sort(byKey).slice(0, 1200));
});

test('the first few of 20,000 take a comparison or two for each', () => {
  const items = Array.from({ length: 20_000 }, (_, position) => ({ key: (position * 7919) % 19_997, position }));
  let comparisons = 0;
  const counted = (a: { key: number }, b: { key: number }) => {
    comparisons += 1;
    return byKey(a, b);
  };
  firstSorted(items, counted, 6);
  expect(comparisons).toBeLessThan(2 * items.length);
});
