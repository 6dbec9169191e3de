import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limited, limitedCount, limitOf } from '../../../src/model/lists/limit';
import { pageOf } from '../../../src/model/lists/page';
import { whole } from '../../../src/model/lists/range';
import { draggedSlides, slideAfter } from '../../../src/model/pictures/slides';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

describe('a page of a list', () => {
  test('falls back to the nearest existing page', () => {
    expect(pageOf(whole([]), 1, 6)).toEqual({ items: [], page: 1, total: 1, isComplete: true });
    const list = whole(numbers(13));
    expect(pageOf(list, 3, 6)).toEqual({ items: [12], page: 3, total: 3, isComplete: true });
    const pages = [99, 0, -4, Number.NaN, 2.9].map((wanted) => pageOf(list, wanted, 6).page);
    expect(pages).toEqual([3, 1, 1, 1, 2]);
  });

  test('together with all other pages makes up the list, up to its limit', () => {
    const limits = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.nat(40), limits, fc.integer({ min: 1, max: 9 }), (length, limit, perPage) => {
        const list = limited(whole(numbers(length)), limit);
        const { total } = pageOf(list, 1, perPage);
        const shown = numbers(total).flatMap((index) => pageOf(list, index + 1, perPage).items);
        expect(shown).toEqual(numbers(length).slice(0, limit));
      }),
    );
  });
});

describe('a limit', () => {
  test('is a whole number from 1 to 100', () => {
    expect(['1', '3', '007', '100'].map(limitOf)).toEqual([1, 3, 7, 100]);
    for (const text of ['', '0', '101', '1000', '-1', '+1', '2.5', '1e2', '0x1', 'three', '3 ', '٣'])
      expect(limitOf(text), text).toBe(undefined);
  });

  test('is ignored unless it is positive', () => {
    const counts = [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2.9].map((limit) => limitedCount(7, limit));
    expect(counts).toEqual([7, 7, 7, 7, 7, 2]);
  });
});

describe('slides', () => {
  test.each([
    [2, 1, true, 0],
    [0, -1, true, 2],
    [2, 1, false, 2],
    [0, -1, false, 0],
  ])('move from %d of 3 by %d (loop: %s) to %d', (from, steps, loop, to) => {
    expect(slideAfter(from, steps, 3, loop)).toBe(to);
    expect(slideAfter(0, 1, 0, loop)).toBe(0);
  });

  test('stay after a 50 px drag and move after a 51 px drag', () => {
    const drags = [50, -50, 51, -51, 640, Number.NaN];
    expect(drags.map((px) => draggedSlides(px, 300, 50))).toEqual([0, 0, 1, -1, 2, 0]);
  });
});
