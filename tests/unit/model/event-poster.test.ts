import { expect, test } from 'vitest';
import { posterDate, shortAddress, titleSize } from '../../../src/model/events/event-poster';

test('a poster says when the event is, in the language of the page, and nothing for what is missing', () => {
  const date = '2026-11-28';
  expect(posterDate({ date, time: '14:00-17:00' }, 'en-GB')).toEqual({
    day: '28',
    weekday: 'Saturday',
    month: 'November 2026',
    time: '14:00 – 17:00',
  });
  expect(posterDate({ date, time: '18:30' }, 'de')).toMatchObject({ weekday: 'Samstag', time: '18:30' });
  expect(posterDate({ date }, 'en-GB').time).toBe('');
  expect(posterDate({ date: null, time: '18:30' })).toEqual({ day: '', weekday: '', month: '', time: '' });
});

test.each([
  [24, 'large'],
  [25, 'medium'],
  [60, 'medium'],
  [61, 'small'],
])('a title of %d characters is %s', (length, size) => {
  expect(titleSize('x'.repeat(length))).toBe(size);
});

test("a poster's address is what people type", () => {
  expect(shortAddress('https://www.society.example/events/a')).toBe('society.example/events/a');
  expect(shortAddress('http://localhost:3000/events/www.a')).toBe('localhost:3000/events/www.a');
});
