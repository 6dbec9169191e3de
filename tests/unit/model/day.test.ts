import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayFrom,
  dayParts,
  FULL_DATE,
  formatDay,
  isDay,
  LONG_DATE,
  localDay,
  msToMidnight,
  nearDay,
  parseSheetDay,
} from '../../../src/model/time/day';
import { publishedDay } from '../../../src/model/time/published-day';
import { inZone, ZONES } from '../../support/model/time-zone';

describe('a date in a sheet', () => {
  test.each<[string, string[]]>([
    ['2026-03-14', ['14/03/2026', ' 14/3/2026\u00a0\n', '14.3.2026', '14-03-2026', '2026-03-14', 'Sat 14/03/2026']],
    ['2026-12-06', ['6 Dec 2026', '06 dec, 2026', '6-Dec-2026', '6\u00a0DECEMBER\u202f2026', 'Sun 6 December 2026']],
    ['2026-12-06', ['Sunday, 6 December, 2026', 'December 6, 2026', 'Dec 6 2026', 'sunday,December 06,2026']],
    ['2026-09-01', ['1 Sept 2026', '1 Sep 2026', 'September 1, 2026']],
    ['2024-02-29', ['29/02/2024', 'Thu 29 February 2024', 'Thur 29 February 2024', 'Thurs, 29 February 2024']],
    ['2026-03-10', ['Tue 10 March 2026', 'Tues 10 March 2026', 'Tuesday, 10 March 2026']],
    ['2026-03-11', ['Wed 11 March 2026', 'Weds 11 March 2026']],
    ['2000-02-29', ['29/02/2000']],
    ['0001-01-01', ['Mon 1 January 0001']],
    ['9999-12-31', ['31/12/9999']],
  ])('is read as %s, day first, however it is written', (day, texts) => {
    for (const text of texts) expect(parseSheetDay(text), text).toBe(day);
  });

  test.each<[string, string[]]>([
    ['not in the calendar', ['31/02/2026', '29/02/1900', '31/04/2026', '00/01/2026', '01/13/2026', '01/01/0000']],
    ['not in the calendar, in other forms', ['31 February 2026', '2026-02-29', 'Sat 31 February 2026']],
    ['written with the month first', ['12/24/2026', '12-24-2026']],
    [
      'written with an unsupported year format',
      ['14/03/26', '14-Mar-26', 'Mar 14, 26', "14 Mar '26", '14/03/02026', '14/03', '14 March'],
    ],
    ['with unsupported digits', ['2026-3-14', '014/03/2026', '1e1/03/2026', '-1/03/2026', '46095', '١٤/٠٣/٢٠٢٦']],
    [
      'written with unsupported separators',
      ['2026/03/14', '14/03.2026', '14 / 03 / 2026', 'March 14-2026', '14th March 2026'],
    ],
    ['written with a time', ['2026-03-14T10:00:00Z', '14/03/2026 10:00']],
    [
      'blank, incomplete or with unrecognised words',
      ['', ' ', 'TBA', 'March 2026', '14 Mrz 2026', '14 Marching 2026', '14 constructor 2026'],
    ],
    [
      'with the wrong weekday',
      ['Sun 14 March 2026', 'Sunday, 2026-03-14', 'Tues 11 March 2026', 'Sat Sat 14 March 2026'],
    ],
    ['two dates', ['14/03/2026\n15/03/2026']],
  ])('is rejected if it is %s', (_, texts) => {
    for (const text of texts) expect(parseSheetDay(text), text).toBeNull();
  });
});

test('only real dates in the form yyyy-MM-dd are accepted', () => {
  for (const day of ['2026-03-14', '0001-01-01', '9999-12-31', '2024-02-29']) expect(isDay(day)).toBe(true);
  for (const other of ['2026-02-29', '2026-3-14', '2026-03-14T00:00Z', '2026-03-14\n', '0000-01-01', ''])
    expect(isDay(other), other).toBe(false);
  for (const other of [null, undefined, 20260314, new Date(), ['2026-03-14']]) expect(isDay(other)).toBe(false);
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-03-14', 0, '2026-03-14'],
    ['0099-12-31', 1, '0100-01-01'],
    ['9999-12-29', 1, '9999-12-30'],
    ['9999-12-31', 1, '9999-12-31'], // used for "never" in sheets: stays a valid day and sorts last
  ])('%s plus %d days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });
});

describe("the visitor's day", () => {
  test('depends on their time zone', () => {
    const moment = new Date('2026-03-14T10:30:00Z');
    expect(inZone('Pacific/Kiritimati', () => localDay(moment))).toBe('2026-03-15');
    expect(inZone('Pacific/Niue', () => localDay(moment))).toBe('2026-03-13');
  });

  test('is shorter or longer when the clocks change', () => {
    const hours = (zone: string, start: string) => inZone(zone, () => msToMidnight(new Date(start)) / 3_600_000);
    expect(hours('America/Santiago', '2026-04-04T00:00')).toBe(25);
    expect(hours('Australia/Lord_Howe', '2026-10-04T00:00')).toBe(23.5);
    expect(hours('Asia/Colombo', '2026-10-04T00:00')).toBe(24);
  });

  test('changes in every zone exactly when the midnight timer fires, and the delay is never 0', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    for (const zone of ZONES) {
      inZone(zone, () => {
        fc.assert(
          fc.property(moments, (now) => {
            const midnight = now.getTime() + msToMidnight(now);
            expect(localDay(new Date(midnight - 1))).toBe(localDay(now));
            expect(localDay(new Date(midnight))).toBe(addDays(localDay(now), 1));
          }),
        );
        expect(msToMidnight(new Date(2026, 2, 14, 23, 59, 59, 999))).toBe(1);
        // 6 September has no midnight in Santiago.
        expect([parseSheetDay('06/09/2026'), addDays('2026-09-05', 1)]).toEqual(['2026-09-06', '2026-09-06']);
        expect(formatDay('2026-09-06', { weekday: 'long', day: 'numeric' }, 'en-US')).toBe('6 Sunday');
      });
    }
  });
});

describe('a day in words', () => {
  test("is in the page's language, or a fallback language, and independent of the time zone", () => {
    expect(formatDay('2026-03-14', { month: 'long', day: 'numeric' }, 'de')).toBe('14. März');
    expect(formatDay('2026-03-14', { month: 'long', day: 'numeric' }, 'en')).toBe('14 March');
    expect(formatDay('2026-03-14', { month: 'long', day: 'numeric' }, 'en-US')).toBe('March 14');
    for (const lang of ['', undefined, 'en_US', 'nonsense-language-tag', '!'])
      expect(formatDay('2026-03-14', { year: 'numeric' }, lang)).toContain('2026');
  });

  test.each([
    [{ weekday: 'short', day: 'numeric', month: 'short' }, 'Sat 5 Sept'],
    [{ weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' }, 'Sat, 05 Sept 2026'],
    [{ month: 'long', year: 'numeric' }, 'September 2026'],
    [{ day: 'numeric' }, '5'],
    [LONG_DATE, '5 September 2026'],
    [FULL_DATE, 'Saturday, 5 September 2026'],
  ] as const)('is the same in British English with and without Intl: %o', (options, words) => {
    expect(formatDay('2026-09-05', options, 'en')).toBe(words);
    const intl = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = dayFrom(2027, month, 2 * month) ?? '';
      const parts = intl.formatToParts(new Date(`${day}T00:00Z`)).filter(({ type }) => type !== 'literal');
      expect(Object.values(dayParts(day, options, 'en-GB'))).toEqual(parts.map(({ value }) => value));
    }
  });

  test.each([
    ['2026-12-31', 'en-GB', /^Today$/],
    ['2027-01-01', 'en-GB', /^Tomorrow$/],
    ['2027-01-01', 'de', /^Morgen$/],
    ['2026-12-30', 'en-GB', /^Wed 30 Dec$/],
    ['2027-01-02', 'en-GB', /^Sat,? 2 Jan 2027$/],
    ['2025-12-31', 'en-GB', /^Wed,? 31 Dec 2025$/],
    ['2026-12-31', 'no such language', /./],
  ])('for %s on 31 December 2026, in the language %s, is %s', (day, lang, words) => {
    expect(nearDay(day, '2026-12-31', lang)).toMatch(words);
  });
});

describe('the publication day of a news item', () => {
  test.each([
    ['14/02/2026', '2026-02-14'],
    [' 4/2/2026 ', '2026-02-04'],
    ['2026-02-14', '2026-02-14'],
    ['2026-02-14T23:59:59', '2026-02-14'],
    ['2026-02-14 08:00', '2026-02-14'],
    ['2026-03-03T18:30:00.000Z', '2026-03-04'], // a time with a zone gives the day in the reader's zone
  ])('%s is %s', (text, day) => expect(inZone('Asia/Colombo', () => publishedDay(text))).toBe(day));

  test.each<[string, string[]]>([
    ['not in the calendar', ['31/02/2026', '2026-02-31T10:00:00Z', '2026-13-01', '02/14/2026']],
    ['written in another form', ['14.02.2026', '14 Feb 2026', 'Sat 14/02/2026', '2026', '', '2026-02-14T25:00:00Z']],
  ])('is unknown if the date is %s', (_, texts) => {
    for (const text of texts) expect(publishedDay(text), text).toBeNull();
  });
});
