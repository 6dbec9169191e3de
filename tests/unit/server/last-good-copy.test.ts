import { expect, test } from 'vitest';
import { shrinkageOf } from '../../../src/server/sources/last-good-copy';

const NOW = new Date('2026-11-30T08:00:00.000Z');
const copyOf = (items: number) => ({ savedAt: NOW.toISOString(), items, shrunk: null });

test.each([
  [5, 2, true],
  [4, 2, false], // exactly half is left
  [4, 1, true],
  [1, 0, true],
  [0, 0, false],
])('a sheet that had %i items and has %i is reported as shrunk: %s', (before, after, isReported) => {
  const expected = isReported ? { from: before, since: NOW.toISOString() } : null;
  expect(shrinkageOf(copyOf(before), after, NOW)).toEqual(expected);
});
