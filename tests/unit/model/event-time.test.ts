import { describe, expect, test } from 'vitest';
import { parseEventTime } from '../../../src/model/events/event-time';
import { dayIn, foreignZone, instantOf, isTimeZone } from '../../../src/model/time/zoned-time';
import { inZone, ZONES } from '../../support/model/time-zone';

describe("an event's time in a sheet", () => {
  test.each<[string, string[]]>([
    ['18:30', ['18:30', '6.30 pm', '6:30\u202fPM', '6.30 p.m.', '18h30', '1830 hrs', '18:30:00', '6:30:00 PM']],
    ['18:30', ['18:30 pm', 'from 6.30 pm onwards', 'at 18:30']],
    ['18:00', ['6 pm', '6pm', '18 h']],
    ['00:00', ['12 am']],
    ['12:00', ['12 pm']],
    ['09:05', ['9.05']],
    ['18:30-20:00', ['18:30-20:00', ' 18:30 – 20:00 ', '18.30—20.00', '18:30 to 20:00', 'from 18:30 until 20:00']],
    ['18:30-20:00', ['18h30-20h', '18:30-20', '6.30 pm - 8.00 pm', '6:30–8 pm']],
    ['18:00-20:00', ['6-8 pm']],
    ['11:00-13:00', ['11 - 1 pm']],
    ['10:30-12:00', ['10.30 - 12 pm']],
    ['09:00-17:00', ['9 am - 5', '9 am - 17:00']],
    ['09:00-12:00', ['9 am - 12']],
    ['22:00-02:00', ['22:00-02:00', '10 pm - 2 am', '10 pm - 2']],
    ['18:00-00:00', ['18:00-24:00']],
    ['10:00-00:00', ['10:00-24:00', '10:00-00:00', '10 am - 12 am']], // an open day that lasts until midnight
    ['20:00-08:00', ['20:00-08:00']], // twelve hours at most
    ['00:00-00:30', ['12 - 12.30 am']],
    ['06:00-20:00', ['6h - 8 pm', '6 am - 8 pm']],
  ])('is %s, however it is written', (time, texts) => {
    for (const text of texts) expect(parseEventTime(text), text).toBe(time);
  });

  test.each<[string, string[]]>([
    ['vague', ['', '18', '6-8', 'noon', 'TBA']],
    ['not a valid clock time', ['24:00', '25:00', '18:60', '18:3']],
    ['a date or a fraction', ['14/03/2026', '2026-03-14', '0.7708333']],
    ['too long or empty', ['18:30-17:00', '20:00-08:01', '10:00-10:00']],
    ['more than a time', ['18:30-20:00-22:00', '18:30 Hall 2', '-18:30']],
  ])('is rejected if it is %s', (_, texts) => {
    for (const text of texts) expect(parseEventTime(text), text).toBeNull();
  });
});

describe('a time in a zone', () => {
  test.each([
    ['2026-03-14', '18:30', 'Asia/Colombo', '2026-03-14T13:00:00.000Z'],
    ['2026-01-14', '00:15', 'Pacific/Kiritimati', '2026-01-13T10:15:00.000Z'],
    // Berlin's clocks go from 2 to 3 on 29 March 2026, and from 3 to 2 on 25 October.
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-03-14', '18:30', undefined, undefined],
    ['2026-03-14', '18:30', 'Mars/Olympus', undefined],
    ['9999-12-31', '23:30', 'America/New_York', undefined],
  ])('%s %s in %s is the same instant in every local zone: %s', (day, time, zone, instant) => {
    for (const here of ZONES) inZone(here, () => expect(instantOf(day, time, zone)?.toISOString(), here).toBe(instant));
  });

  test('is shown with its zone only if local clocks show a different time or day', () => {
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
    // Clocks there show the same time, but a different day.
    inZone('Pacific/Honolulu', () => expect(foreignZone('2026-03-14', '18:30', 'Pacific/Kiritimati')).not.toBe(''));
  });
});

test('a time zone is accepted only by its full name', () => {
  for (const name of ['Asia/Colombo', 'UTC', 'America/Argentina/Buenos_Aires']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['', 'Mars/Olympus', '+05:30', 'Colombo', '5']) expect(isTimeZone(name)).toBe(false);
});

test('the day in a zone is the local date there', () => {
  const now = new Date('2026-03-14T20:00:00.500Z');
  expect(dayIn('Asia/Colombo', now)).toBe('2026-03-15');
  expect(dayIn('America/New_York', now)).toBe('2026-03-14');
});
