import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByTerm, termLabel, termStart } from '../../../src/model/events/term';
import { addDays } from '../../../src/model/time/day';

/** As people read it: Intl puts thin spaces around the dash. */
const label = (...term: Parameters<typeof termLabel>) => termLabel(...term).replace(/\s/g, ' ');
const dated = (...days: (string | null)[]) => days.map((date, id) => ({ id, date }));

describe('a term', () => {
  it('begins in January or July, where a society sets no months', () => {
    const days = ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'];
    expect(days.map((day) => termStart(day))).toEqual(['2026-01-01', '2026-01-01', '2026-07-01', '2026-07-01']);
  });

  it('begins in the year before, if none has begun in this one', () => {
    expect(termStart('2026-02-28', [3, 10])).toBe('2025-10-01');
    expect(termStart('2026-03-01', [3, 10])).toBe('2026-03-01');
    expect(termStart('0001-01-05', [2])).toBe('0001-01-01');
  });

  it('takes the months in any order, and leaves out what is no month', () => {
    for (const day of ['2026-01-31', '2026-02-01', '2026-08-31', '2026-09-01'])
      expect(termStart(day, [9, 13, 2, 0, 2.5, Number.NaN])).toBe(termStart(day, [2, 9]));
    expect(termStart('2026-08-31', [])).toBe('2026-07-01');
    expect(termStart('2026-08-31', [0])).toBe('2026-07-01');
  });

  it('is named by its first and last month, in the language of the page', () => {
    expect(label('2026-07-01', 'en-GB')).toBe('July – December 2026');
    expect(label('2026-01-01', 'en-GB')).toBe('January – June 2026');
    expect(label('2025-10-01', 'en-GB', [3, 10])).toBe('October 2025 – February 2026');
    expect(label('2026-09-01', 'en-GB', [1, 9])).toBe('September – December 2026');
    expect(label('2026-07-01', 'de')).toMatch(/^Juli ?– ?Dezember 2026$/);
  });

  it('with one month of beginning is a year, with twelve a month', () => {
    expect(label('2025-10-01', 'en-GB', [10])).toBe('October 2025 – September 2026');
    expect(label('2026-01-01', 'en-GB', [1])).toBe('January – December 2026');
    expect(label('2026-12-01', 'en-GB', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('December 2026');
  });

  it('holds each of its days, and ends where the next one begins', () => {
    const months = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 4000 }), (starts, days) => {
        const day = addDays('2020-01-01', days);
        const first = termStart(day, starts);
        expect(first <= day).toBe(true);
        expect(termStart(first, starts)).toBe(first);
        if (first > '2020-01-01') expect(termStart(addDays(first, -1), starts) < first).toBe(true);
        const isStart = day.endsWith('-01') && starts.includes(Number(day.slice(5, 7)));
        expect(termStart(addDays(day, 1), starts) === first || addDays(day, 1).endsWith('-01')).toBe(true);
        expect(first === day).toBe(isStart);
      }),
    );
  });
});

describe('past events by term', () => {
  it('are in groups of the same order, those without a date last', () => {
    const events = dated('2026-11-02', '2026-07-01', '2026-06-30', '2025-12-31', null, null);
    expect(groupByTerm(events).map(({ first, items }) => [first, items.map(({ id }) => id)])).toEqual([
      ['2026-07-01', [0, 1]],
      ['2026-01-01', [2]],
      ['2025-07-01', [3]],
      [null, [4, 5]],
    ]);
  });

  it('follow the months that the society sets', () => {
    expect(groupByTerm(dated('2026-11-02', '2026-09-30'), [10]).map(({ first }) => first)).toEqual([
      '2026-10-01',
      '2025-10-01',
    ]);
    expect(groupByTerm([])).toEqual([]);
  });
});
