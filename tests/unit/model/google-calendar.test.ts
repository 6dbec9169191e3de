import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { googleCalendarAddress } from '../../../src/model/calendar';
import { anyText, societyEvent } from '../../support/model/society-event';

const parametersOf = (address: string | null) => new URL(address ?? '').searchParams;

describe('the link to Google Calendar', () => {
  test('fills in a whole day with an exclusive end, title, place, description and page', () => {
    const event = societyEvent({ title: 'Gears & cams', description: 'a\nb', location: 'Lab 2', date: '2026-12-31' });
    expect(googleCalendarAddress(event, 'https://society.example/events/1?a=b&c')).toBe(
      'https://calendar.google.com/calendar/render?action=TEMPLATE&dates=20261231/20270101&text=Gears%20%26%20cams' +
        '&details=a%0Ab%0A%0Ahttps%3A%2F%2Fsociety.example%2Fevents%2F1%3Fa%3Db%26c&location=Lab%202',
    );
  });

  test('leaves out what the event does not have', () => {
    expect(googleCalendarAddress(societyEvent())).toBe(
      'https://calendar.google.com/calendar/render?action=TEMPLATE&dates=20260314/20260315&text=Gear%20workshop',
    );
    expect(parametersOf(googleCalendarAddress(societyEvent(), 'https://a.example/')).get('details')).toBe(
      'https://a.example/',
    );
  });

  test('fills in the moments in UTC, the status and where to register', () => {
    const event = societyEvent({
      description: 'a',
      time: '22:00-02:00',
      timeZone: 'Asia/Colombo',
      status: 'postponed',
      link: '/join',
    });
    const fields = parametersOf(googleCalendarAddress(event, 'https://society.example/events/1'));
    expect(fields.get('dates')).toBe('20260314T163000Z/20260314T203000Z');
    expect(fields.get('text')).toBe('Postponed: Gear workshop');
    expect(fields.get('details')).toBe(
      'a\n\nRegister: https://society.example/join\n\nhttps://society.example/events/1',
    );
    const open = googleCalendarAddress(societyEvent({ time: '18:30', timeZone: 'Asia/Colombo' }));
    expect(parametersOf(open).get('dates')).toBe('20260314T130000Z/20260314T130000Z');
  });

  test('is not offered without a date', () => {
    expect(googleCalendarAddress(societyEvent({ date: null }), 'https://a.example/')).toBeNull();
  });

  test('cuts a long description and keeps the page below it', () => {
    const address = googleCalendarAddress(societyEvent({ description: 'ශ්‍රී '.repeat(900) }), 'https://a.example/1');
    expect(parametersOf(address).get('details')).toMatch(/^(ශ්‍රී )+…\n\nhttps:\/\/a\.example\/1$/);
    expect(address?.length).toBeLessThanOrEqual(2000);
    expect(address?.length).toBeGreaterThan(1900);
  });

  test('is never too long nor malformed, whatever the texts', () => {
    const long = fc.tuple(anyText, fc.constantFrom(1, 30, 500)).map(([text, times]) => text.repeat(times));
    const link = fc.constantFrom(undefined, '/join', `https://a.example/${'x'.repeat(350)}`, `/${'ශ'.repeat(900)}`);
    fc.assert(
      fc.property(long, long, long, long, link, (title, description, location, href, link) => {
        const address = googleCalendarAddress(societyEvent({ title, description, location, link }), href);
        expect(address?.length).toBeLessThanOrEqual(2000);
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(() => decodeURIComponent(address ?? '')).not.toThrow();
      }),
    );
  });
});
