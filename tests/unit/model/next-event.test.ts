import { describe, expect, test } from 'vitest';
import { classifyEvents, normaliseEvents } from '../../../src/model/event';
import { homeEvents } from '../../../src/model/first-data';
import { nextEvent } from '../../../src/model/next-event';

const TODAY = '2030-06-14';

/** Events of a sheet, each with its id as the title, in the zone of the society. */
const events = (...rows: { id: string; date?: string; time?: string; status?: string; timeZone?: string }[]) =>
  normaliseEvents(rows.map((row) => ({ title: row.id, timeZone: 'Asia/Colombo', ...row }))).items;

/** The id of the next event at a moment, on the visitor's day. */
const nextAt = (now: string | undefined, ...rows: Parameters<typeof events>) =>
  nextEvent(classifyEvents(events(...rows), TODAY).upcoming, now === undefined ? undefined : new Date(now))?.id;

const tomorrow = { id: 'tomorrow', date: '15/06/2030' };

describe('the next event', () => {
  test.each([
    ['before it begins', '2030-06-14T06:00:00Z', 'today'],
    ['until its last minute, by the clocks of its zone', '2030-06-14T14:29:59Z', 'today'],
    ['not after its end', '2030-06-14T14:30:00Z', 'tomorrow'],
    ['without a clock, as on a server', undefined, 'today'],
  ])("is today's, %s", (_, now, id) => {
    expect(nextAt(now, tomorrow, { id: 'today', date: '14/06/2030', time: '18:00-20:00' })).toBe(id);
  });

  test.each(['', '18:00'])("is today's until midnight if no end is given (time '%s')", (time) => {
    expect(nextAt('2030-06-14T18:00:00Z', { id: 'today', date: '14/06/2030', time }, tomorrow)).toBe('today');
  });

  test('ends on the next day if its end is before its start', () => {
    const night = { id: 'night', date: '14/06/2030', time: '22:00-02:00' };
    expect(nextAt('2030-06-14T20:29:00Z', night)).toBe('night'); // 01:59 in Colombo
    expect(nextAt('2030-06-14T20:30:00Z', night, tomorrow)).toBe('tomorrow');
  });

  test("ends by its own zone's clock, else by the visitor's; an unknown zone ends at midnight", () => {
    const timed = { id: 'today', date: '14/06/2030', time: '09:00-10:00' };
    expect(nextAt('2030-06-14T13:59:00Z', { ...timed, timeZone: 'America/New_York' })).toBe('today');
    expect(nextAt('2030-06-14T14:00:00Z', { ...timed, timeZone: 'America/New_York' })).toBe(undefined);
    const local = new Date(2030, 5, 14, 10).toISOString();
    expect(nextAt(local, { ...timed, timeZone: '' })).toBe(undefined);
    expect(nextAt(local, { ...timed, timeZone: 'Moon/Base' })).toBe('today');
  });

  test('is one that takes place: cancelled ones are passed over, postponed ones not', () => {
    const cancelled = { id: 'cancelled', date: '14/06/2030', status: 'Cancelled: storm' };
    expect(nextAt(undefined, cancelled, tomorrow)).toBe('tomorrow');
    expect(nextAt(undefined, { ...tomorrow, status: 'postponed' })).toBe('tomorrow');
    expect(nextAt(undefined, cancelled)).toBe(undefined);
  });

  test('is never a past or an undated one', () => {
    expect(nextAt(undefined, { id: 'past', date: '13/06/2030' }, { id: 'undated' })).toBe(undefined);
  });
});

describe('the first data of the home page', () => {
  const idsOf = (...rows: Parameters<typeof events>) =>
    homeEvents(events(...rows), TODAY).events?.upcoming.items.map(({ id }) => id);
  const on = (date: string, count: number, status = '') =>
    Array.from({ length: count }, (_, index) => ({ id: `${date}-${index}`, date, status }));

  test('has an event that takes place after those of today, which may end', () => {
    expect(idsOf(...on('14/06/2030', 4), ...on('20/06/2030', 5))).toHaveLength(5);
    expect(idsOf(...on('15/06/2030', 9))).toHaveLength(3);
  });

  test('has it after cancelled ones, within bounds', () => {
    expect(idsOf(...on('15/06/2030', 6, 'cancelled'), ...on('20/06/2030', 5))?.at(-1)).toBe('20/06/2030-0');
    expect(idsOf(...on('15/06/2030', 40, 'cancelled'))).toHaveLength(12);
  });
});
