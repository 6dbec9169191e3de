import { describe, expect, test } from 'vitest';
import { foreignZone } from '../../../src/model/foreign-zone';
import { dayIn, instantOf, isTimeZone } from '../../../src/model/zoned-time';
import { inZone, ZONES } from '../../support/model/time-zone';

const iso = (...args: Parameters<typeof instantOf>) => instantOf(...args)?.toISOString();

describe('the instant of a time in a zone', () => {
  test('is the same wherever it is asked for', () => {
    for (const zone of ZONES) {
      inZone(zone, () => {
        expect(iso('2026-03-14', '18:30', 'Asia/Colombo')).toBe('2026-03-14T13:00:00.000Z');
        expect(iso('2026-07-14', '18:30', 'Europe/Berlin')).toBe('2026-07-14T16:30:00.000Z');
        expect(iso('2026-01-14', '00:15', 'Pacific/Kiritimati')).toBe('2026-01-13T10:15:00.000Z');
      });
    }
  });

  test.each([
    // Berlin's clocks go from 2 to 3 on 29 March 2026, and from 3 to 2 on 25 October.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ])('on %s at %s, when clocks change, is %s', (day, time, instant) => {
    expect(iso(day, time, 'Europe/Berlin')).toBe(instant);
  });

  test('is not known without a zone, in an unknown one, and at the ends of the calendar', () => {
    expect(instantOf('2026-03-14', '18:30')).toBeUndefined();
    expect(instantOf('2026-03-14', '18:30', 'Mars/Olympus')).toBeUndefined();
    expect(instantOf('9999-12-31', '23:30', 'America/New_York')).toBeUndefined();
  });
});

test('a zone is named to those whose clocks show another time at that moment, and to nobody else', () => {
  inZone('Asia/Calcutta', () => {
    expect(foreignZone('2026-03-14', '18:30', 'Asia/Colombo')).toBe('');
    expect(foreignZone('2026-03-14', '18:30', 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(foreignZone('2026-03-14', '18:30', 'Mars/Olympus')).toBe('');
    expect(foreignZone('2026-03-14', '18:30')).toBe('');
  });
  inZone('Europe/London', () => {
    expect(foreignZone('2026-01-14', '18:30', 'UTC')).toBe('');
    expect(foreignZone('2026-07-14', '18:30', 'UTC')).toBe('UTC');
  });
  // The same time, on another day.
  inZone('Pacific/Honolulu', () => expect(foreignZone('2026-03-14', '18:30', 'Pacific/Kiritimati')).not.toBe(''));
});

test('a zone is known by its name only', () => {
  for (const name of ['Asia/Colombo', 'UTC', 'America/Argentina/Buenos_Aires']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+05:30', 'Colombo', '5']) expect(isTimeZone(name)).toBe(false);
});

test('the day in a zone is the one that its calendars show', () => {
  const now = new Date('2026-03-14T20:00:00.500Z');
  expect(dayIn('Asia/Colombo', now)).toBe('2026-03-15');
  expect(dayIn('America/New_York', now)).toBe('2026-03-14');
});
