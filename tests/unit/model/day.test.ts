import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayFrom,
  formatDay,
  isDay,
  localDay,
  msToMidnight,
  parseSheetDay,
  sheetDay,
} from '../../../src/model/day';
import { inZone, ZONES } from '../../support/model/time-zone';

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0));

const anyDay = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, date]) => dayFrom(year, month, date))
  .filter((day) => day !== null);

describe('a date in a sheet', () => {
  test.each([
    ['14/03/2026', '2026-03-14'],
    ['4/3/2026', '2026-03-04'],
    ['  04/03/2026\u00a0\n', '2026-03-04'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['01/01/0099', '0099-01-01'],
    ['6.12.2026', '2026-12-06'],
    ['06-12-2026', '2026-12-06'],
  ])('%j is read day first', (text, day) => {
    expect(parseSheetDay(text)).toBe(day);
  });

  test.each([
    '2026-12-06',
    '6 Dec 2026',
    '06 dec, 2026',
    '6-Dec-2026',
    '6\u00a0DECEMBER\u202f2026',
    'Sun 6 December 2026',
    'Sunday, 6 December, 2026',
    'December 6, 2026',
    'Dec 6 2026',
    'sunday,December 06,2026',
    'Sun 06/12/2026',
  ])('%j is 6 December 2026', (text) => {
    expect(parseSheetDay(text)).toBe('2026-12-06');
  });

  test.each([
    ['1 Sept 2026', '2026-09-01'],
    ['May 31, 2026', '2026-05-31'],
    ['Thu 29 February 2024', '2024-02-29'],
    ['Mon 1 January 0001', '0001-01-01'],
  ])('%j is read by its names', (text, day) => {
    expect(parseSheetDay(text)).toBe(day);
  });

  test.each([
    '31/02/2026',
    '29/02/2026',
    '29/02/1900',
    '31/04/2026',
    '00/01/2026',
    '01/00/2026',
    '01/13/2026',
    '01/01/0000',
    '32/01/2026',
    '2026-02-29',
    '2026-3-14',
    '2026/03/14',
    '2026-03-14T10:00:00Z',
    '12/24/2026',
    '12-24-2026',
    '14/03.2026',
    '14/03/26',
    '14.03.26',
    '14-Mar-26',
    'Mar 14, 26',
    "14 Mar '26",
    '14/03/02026',
    '014/03/2026',
    '14/03/2026 10:00',
    '14 / 03 / 2026',
    '14/03',
    '',
    ' ',
    'TBA',
    '14 March',
    'March 2026',
    'March 14-2026',
    '31 February 2026',
    '14 Mrz 2026',
    '14 Marching 2026',
    '14 constructor 2026',
    'Sun 14 March 2026',
    'Sunday, 2026-03-14',
    'Tues 10 March 2026',
    'Sat 31 February 2026',
    'Saturday',
    'Sat Sat 14 March 2026',
    '14th March 2026',
    '46095',
    '١٤/٠٣/٢٠٢٦',
    '14/03/2026\n15/03/2026',
    '1e1/03/2026',
    '-1/03/2026',
  ])('%j is no date', (text) => {
    expect(parseSheetDay(text)).toBeNull();
  });

  test('every day of the calendar is read, and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(15), fc.nat(35), (year, month, date) => {
        const exists = date >= 1 && date <= daysIn(year, month);
        expect(parseSheetDay(`${date}/${month}/${String(year).padStart(4, '0')}`) !== null).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });

  test('is the same day in every accepted spelling, and none with another weekday', () => {
    const months = fc.constantFrom('long', 'short');
    const weekdays = fc.constantFrom('long', 'short', undefined);
    const styles = fc.record({ day: fc.constantFrom('numeric', '2-digit'), month: months, weekday: weekdays });
    const recent = anyDay.filter((day) => day >= '1600' && day < '9990');
    const languages = fc.constantFrom('en-US', 'en-GB');
    fc.assert(
      fc.property(recent, styles, languages, fc.integer({ min: 1, max: 6 }), (day, style, lang, shift) => {
        const named = formatDay(day, { ...style, year: 'numeric' } as Intl.DateTimeFormatOptions, lang);
        const numbers = ['.', '-', '/'].map((sign) => sheetDay(day).replaceAll('/', sign));
        for (const text of [named, day, ...numbers]) expect([text, parseSheetDay(text)]).toEqual([text, day]);
        const weekday = formatDay(addDays(day, shift), { weekday: 'short' }, 'en');
        for (const text of [day, ...numbers]) expect(parseSheetDay(`${weekday} ${text}`)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('is written as it was read', () => {
    fc.assert(fc.property(anyDay, (day) => void expect(parseSheetDay(sheetDay(day))).toBe(day)));
  });

  test('is the same day in every zone', () => {
    for (const zone of ZONES) {
      inZone(zone, () => {
        expect(parseSheetDay('06/09/2026')).toBe('2026-09-06'); // has no midnight in Santiago
        expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
        expect(formatDay('2026-09-06', { weekday: 'long', day: 'numeric' }, 'en')).toBe('6 Sunday');
      });
    }
  });
});

test('only whole, existing days count as days', () => {
  for (const day of ['2026-03-14', '0001-01-01', '9999-12-31', '2024-02-29']) expect(isDay(day)).toBe(true);
  for (const other of [
    '2026-02-29',
    '2026-3-14',
    '2026-03-14T00:00Z',
    '2026-03-14\n',
    '0000-01-01',
    '',
    null,
    undefined,
    20260314,
    new Date(),
    ['2026-03-14'],
  ]) {
    expect(isDay(other)).toBe(false);
  }
});

describe('counting days', () => {
  test('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-14', 0)).toBe('2026-03-14');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });

  test("a sheet's 31/12/9999, meaning never, stays a day that sorts last", () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  test('there and back again is the same day, and later days sort later', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 4000 }), (day, days) => {
        fc.pre(day < '9980');
        expect(isDay(addDays(day, days))).toBe(true);
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(addDays(day, days) > day).toBe(true);
      }),
    );
  });
});

describe("the visitor's day", () => {
  test('is that of the place where they are', () => {
    const moment = new Date('2026-03-14T10:30:00Z');
    expect(inZone('Pacific/Kiritimati', () => localDay(moment))).toBe('2026-03-15');
    expect(inZone('Asia/Colombo', () => localDay(moment))).toBe('2026-03-14');
    expect(inZone('Pacific/Niue', () => localDay(moment))).toBe('2026-03-13');
  });

  test('begins at one where the clocks skip midnight', () => {
    inZone('America/Santiago', () => {
      const lastSecond = new Date('2026-09-06T03:59:59Z'); // 23:59:59; the next second is 01:00 on the 6th
      expect(localDay(lastSecond)).toBe('2026-09-05');
      expect(msToMidnight(lastSecond)).toBe(1000);
      expect(localDay(new Date(lastSecond.getTime() + 1000))).toBe('2026-09-06');
    });
  });

  test('is an hour longer where the clocks go back, half an hour on Lord Howe', () => {
    const hours = (zone: string, start: string) => inZone(zone, () => msToMidnight(new Date(start)) / 3_600_000);
    expect(hours('America/Santiago', '2026-04-04T00:00')).toBe(25);
    expect(hours('Australia/Lord_Howe', '2026-04-05T00:00')).toBe(24.5);
    expect(hours('Australia/Lord_Howe', '2026-10-04T00:00')).toBe(23.5);
    expect(hours('Asia/Colombo', '2026-10-04T00:00')).toBe(24);
  });

  test('changes exactly when the timer for midnight ends, in every zone', () => {
    for (const zone of ZONES) {
      inZone(zone, () => {
        const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
        fc.assert(
          fc.property(moments, (now) => {
            const midnight = now.getTime() + msToMidnight(now);
            expect(localDay(new Date(midnight - 1))).toBe(localDay(now));
            expect(localDay(new Date(midnight))).toBe(addDays(localDay(now), 1));
          }),
          { numRuns: 300 },
        );
      });
    }
  });

  test('never asks for a timer of no length', () => {
    expect(msToMidnight(new Date(2026, 2, 14, 23, 59, 59, 999))).toBe(1);
    expect(msToMidnight(new Date(2026, 2, 14))).toBeGreaterThan(1);
  });
});

describe('a day in words', () => {
  test("is in the page's language", () => {
    expect(formatDay('2026-03-14', { month: 'long', day: 'numeric' }, 'de')).toBe('14. März');
    expect(formatDay('2026-03-14', { weekday: 'long' }, 'en')).toBe('Saturday');
  });

  test('is there for a malformed, unknown or missing language too', () => {
    for (const lang of ['', undefined, 'en_US', 'nonsense-language-tag', 'xx', '!']) {
      expect(formatDay('2026-03-14', { year: 'numeric' }, lang)).toContain('2026');
    }
  });

  test('cannot be moved by a zone in the options', () => {
    expect(formatDay('2026-03-14', { dateStyle: 'short', timeZone: 'Pacific/Niue' }, 'en-GB')).toBe('14/03/2026');
  });
});
