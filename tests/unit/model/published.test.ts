import { describe, expect, it } from 'vitest';
import { publishedDay } from '../../../src/model/published';

describe('publishedDay', () => {
  it.each([
    ['14/02/2026', '2026-02-14'],
    [' 4/2/2026 ', '2026-02-04'],
    ['2026-02-14', '2026-02-14'],
    ['2026-02-14T23:59:59', '2026-02-14'],
    ['2026-02-14 08:00', '2026-02-14'],
  ])('reads %s', (text, day) => expect(publishedDay(text)).toBe(day));

  it.each([
    '31/02/2026',
    '2026-02-31',
    '2026-02-31T10:00:00Z',
    '2026-13-01',
    '14.02.2026',
    '14 Feb 2026',
    'Sat 14/02/2026',
    'Semester 2, week 5',
    '2026',
    '',
    '02/14/2026',
    '2026-02-14T25:00:00Z',
  ])('leaves %j as it was typed', (text) => expect(publishedDay(text)).toBeNull());

  it("gives the reader's own day for a moment with a zone", () => {
    const noon = new Date(2026, 2, 4, 12);
    expect(publishedDay(noon.toISOString())).toBe('2026-03-04');
    const midnight = new Date(2026, 2, 4);
    expect(publishedDay(midnight.toISOString())).toBe('2026-03-04');
  });
});
