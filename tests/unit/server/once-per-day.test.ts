// @vitest-environment node
import { expect, test } from 'vitest';
import { oncePerDay } from '../../../src/server/views/once-per-day';

test('what is shown of a list is made again for another day and another list alone', () => {
  const made: string[] = [];
  const count = oncePerDay((items: readonly string[], day) => {
    made.push(`${items} ${day}`);
    return items.length;
  });
  const [lists, days] = [
    [['a'], ['b', 'c']],
    ['2026-11-22', '2026-11-23'],
  ] as const;
  for (const list of [...lists, ...lists]) expect(count(list, days[0])).toBe(list.length);
  expect(made).toEqual(['a 2026-11-22', 'b,c 2026-11-22']);
  expect([count(lists[0], days[1]), count(lists[0], days[1])]).toEqual([1, 1]);
  expect(made).toHaveLength(3);
});
