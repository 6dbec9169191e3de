import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEventTime } from '../../../src/model/event-time';

test.each([
  ['18:30', '18:30'],
  ['6.30 pm', '18:30'],
  ['6:30 PM', '18:30'],
  ['6:30\u202fPM', '18:30'],
  ['6.30 p.m.', '18:30'],
  ['6 pm', '18:00'],
  ['6pm', '18:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['9.05', '09:05'],
  ['0:05', '00:05'],
  ['18h30', '18:30'],
  ['18 h', '18:00'],
  ['1830 hrs', '18:30'],
  ['18:30:00', '18:30'],
  ['6:30:00 PM', '18:30'],
  ['18:30 pm', '18:30'],
  ['from 6.30 pm onwards', '18:30'],
  ['at 18:30', '18:30'],
])('%j is the time %s', (text, time) => {
  expect(parseEventTime(text)).toBe(time);
});

test.each([
  ['18:30-20:00', '18:30-20:00'],
  [' 18:30 – 20:00 ', '18:30-20:00'],
  ['18.30—20.00', '18:30-20:00'],
  ['18:30 to 20:00', '18:30-20:00'],
  ['from 18:30 until 20:00', '18:30-20:00'],
  ['18h30-20h', '18:30-20:00'],
  ['18:30-20', '18:30-20:00'],
  ['6.30 pm - 8.00 pm', '18:30-20:00'],
  ['6:30–8 pm', '18:30-20:00'],
  ['6-8 pm', '18:00-20:00'],
  ['11 - 1 pm', '11:00-13:00'],
  ['10.30 - 12 pm', '10:30-12:00'],
  ['9 am - 5', '09:00-17:00'],
  ['9 am - 12', '09:00-12:00'],
  ['9 am - 17:00', '09:00-17:00'],
  ['22:00-02:00', '22:00-02:00'],
  ['10 pm - 2 am', '22:00-02:00'],
  ['10 pm - 2', '22:00-02:00'],
  ['18:00-24:00', '18:00-00:00'],
])('%j is from and to: %s', (text, time) => {
  expect(parseEventTime(text)).toBe(time);
});

test.each([
  '',
  '18',
  '6-8',
  'noon',
  'TBA',
  '24:00',
  '25:00',
  '18:60',
  '18:3',
  '14/03/2026',
  '2026-03-14',
  '0.7708333',
  '18:30-17:00',
  '10:00-10:00',
  '18:30-20:00-22:00',
  '18:30 Hall 2',
  '-18:30',
])('%j is no time', (text) => {
  expect(parseEventTime(text)).toBeNull();
});

test('a time that was read is read again as it is', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minutes, minutes, (from, to) => {
      expect(parseEventTime(clock(from))).toBe(clock(from));
      const range = `${clock(from)}-${clock(to)}`;
      const known = parseEventTime(range);
      expect(known).toBe(from < to || (from > to && from - to >= 720) ? range : null);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:.-h apmto') }), (text) => {
      const time = parseEventTime(text);
      if (time) expect(parseEventTime(time)).toBe(time);
    }),
    { numRuns: 2000 },
  );
});
