import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFileName, calendarText } from '../../../src/model/calendar';
import { anyEvents, societyEvent } from '../../support/model/society-event';
import { inZone, ZONES } from '../../support/model/time-zone';

const now = new Date('2026-01-02T03:04:05.678Z');
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (text: string, property: string) =>
  unfolded(text)
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1));
const uidOf = (event = societyEvent()) => valuesOf(calendarText([event], { now }), 'UID')[0];

describe("an event's calendar file", () => {
  test('is a whole day with an exclusive end', () => {
    const event = societyEvent({ description: 'Bring goggles', location: 'Lab 2' });
    const text = calendarText([event], { now, href: ({ id }) => `https://society.example/events/${id}` });
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//UMMES//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:20260314-[\da-f]{16}@ummes$/),
      'DTSTAMP:20260102T030405Z',
      'DTSTART;VALUE=DATE:20260314',
      'DTEND;VALUE=DATE:20260315',
      'SUMMARY:Gear workshop',
      'DESCRIPTION:Bring goggles',
      'LOCATION:Lab 2',
      'URL:https://society.example/events/gears',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('is the same in every zone', () => {
    const text = calendarText([societyEvent({ date: '2026-09-06' })], { now });
    for (const zone of ZONES)
      expect(inZone(zone, () => calendarText([societyEvent({ date: '2026-09-06' })], { now }))).toBe(text);
  });

  test('ends in the next month, year, or after a leap day', () => {
    const ends = ['2026-12-31', '2024-02-28', '2026-02-28'].map(
      (date) => valuesOf(calendarText([societyEvent({ date })], { now }), 'DTEND;VALUE=DATE')[0],
    );
    expect(ends).toEqual(['20270101', '20240229', '20260301']);
  });

  test('of the last day there is has no end, which means a day too', () => {
    expect(calendarText([societyEvent({ date: '9999-12-31' })], { now })).not.toContain('DTEND');
  });

  test('escapes what has a meaning in calendars, and keeps a title in one line', () => {
    const text = calendarText(
      [societyEvent({ title: 'Cams, gears;\nbelts', description: 'a\\b\r\nc,\u0000d;\u0007' })],
      { now },
    );
    expect(valuesOf(text, 'SUMMARY')).toEqual(['Cams\\, gears\\; belts']);
    expect(valuesOf(text, 'DESCRIPTION')).toEqual(['a\\\\b\\nc\\,d\\;']);
  });

  test.each(['javascript:alert(1)', '/events/1', 'x\r\nATTENDEE:mailto:a@a.example', ''])(
    'does not take %j for the address of its page',
    (href) => {
      const text = calendarText([societyEvent()], { now, href: () => href });
      expect(text).not.toMatch(/^(URL|ATTENDEE)/m);
    },
  );

  test('cannot be given further lines by an address', () => {
    const text = calendarText([societyEvent()], { now, href: () => 'https://a.example/\r\nATTENDEE:x,y;z é' });
    expect(valuesOf(text, 'URL')).toEqual(['https://a.example/ATTENDEE:x,y;z%20%C3%A9']);
  });
});

describe('a calendar of many events', () => {
  test('leaves out those without a date', () => {
    const text = calendarText(
      [societyEvent(), societyEvent({ title: 'b', date: null }), societyEvent({ title: 'c' })],
      { now },
    );
    expect(valuesOf(text, 'SUMMARY')).toEqual(['Gear workshop', 'c']);
    expect(calendarText([], { now })).not.toContain('VEVENT');
  });

  test("begins and ends at the society's time, in UTC, whatever zone it is made in", () => {
    const at = (date: string, time: string) => {
      const text = calendarText([societyEvent({ date, time, timeZone: 'Europe/Berlin' })], { now });
      return [valuesOf(text, 'DTSTART')[0], valuesOf(text, 'DTEND')[0]];
    };
    for (const zone of ZONES) {
      inZone(zone, () => {
        expect(at('2026-03-14', '18:30-20:00')).toEqual(['20260314T173000Z', '20260314T190000Z']);
        expect(at('2026-07-14', '18:30-20:00')).toEqual(['20260714T163000Z', '20260714T180000Z']);
        expect(at('2026-03-28', '22:00-04:00')).toEqual(['20260328T210000Z', '20260329T020000Z']); // clocks change
        expect(at('2026-03-14', '18:30')).toEqual(['20260314T173000Z', undefined]);
      });
    }
  });

  test("has the clock's own time when the zone is not known", () => {
    const text = calendarText([societyEvent({ time: '22:00-02:00', timeZone: 'Mars/Olympus' })], { now });
    expect(valuesOf(text, 'DTSTART')).toEqual(['20260314T220000']);
    expect(valuesOf(text, 'DTEND')).toEqual(['20260315T020000']);
  });

  test.each([
    ['cancelled', 'CANCELLED', 'Cancelled: Gear workshop'],
    ['postponed', 'TENTATIVE', 'Postponed: Gear workshop'],
    ['moved online', 'CONFIRMED', 'Moved online: Gear workshop'],
  ] as const)('of an event that is %s says so and keeps its UID', (status, value, summary) => {
    const text = calendarText([societyEvent({ status, time: '18:30', timeZone: 'Asia/Colombo', link: '/a' })], { now });
    expect(valuesOf(text, 'STATUS')).toEqual([value]);
    expect(valuesOf(text, 'SUMMARY')).toEqual([summary]);
    expect(valuesOf(text, 'UID')).toEqual([uidOf()]);
  });

  test('names where to register, unless the event is cancelled', () => {
    const event = societyEvent({ description: 'Bring goggles', link: '/join' });
    const href = () => 'https://society.example/events/gears';
    const text = calendarText([event], { now, href });
    expect(valuesOf(text, 'DESCRIPTION')).toEqual(['Bring goggles\\n\\nRegister: https://society.example/join']);
    const cancelled = calendarText([{ ...event, status: 'cancelled' }], { now, href });
    expect(valuesOf(cancelled, 'DESCRIPTION')).toEqual(['Bring goggles']);
    expect(valuesOf(calendarText([event], { now }), 'DESCRIPTION')).toEqual(['Bring goggles']);
  });

  test('to subscribe to has a name, its own address, and says how often to ask again', () => {
    const text = calendarText([], { now, name: 'Events, all', url: 'https://society.example/events.ics' });
    for (const line of [
      'NAME:Events\\, all',
      'X-WR-CALNAME:Events\\, all',
      'SOURCE;VALUE=URI:https://society.example/events.ics',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ]) {
      expect(unfolded(text)).toContain(line);
    }
    expect(calendarText([societyEvent()], { now })).not.toContain('REFRESH');
  });

  test('never has the same UID twice, whatever the sheet repeats', () => {
    const twice = [
      societyEvent(),
      societyEvent(),
      societyEvent({ title: 'b' }),
      societyEvent({ date: '2026-03-15' }),
      societyEvent({ id: 'other' }),
      societyEvent(),
    ];
    const uids = valuesOf(calendarText(twice, { now }), 'UID');
    expect(new Set(uids).size).toBe(6);
    expect(uids[0]).toBe(uidOf());
    fc.assert(
      fc.property(anyEvents, (events) => {
        const all = valuesOf(calendarText([...events, ...events], { now }), 'UID');
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test('of any events has short lines, each a property, and as many ends as beginnings', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const text = calendarText(events, {
          now,
          name: events[0]?.title,
          href: ({ id }) => `https://a.example/${encodeURIComponent(id)}`,
        });
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of unfolded(text).slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(;VALUE=[A-Z]+)?:/);
        const dated = events.filter(({ date }) => date).length;
        expect(unfolded(text).filter((line) => line === 'BEGIN:VEVENT').length).toBe(dated);
        expect(unfolded(text).filter((line) => line === 'END:VEVENT').length).toBe(dated);
      }),
    );
  });
});

describe("an event's UID", () => {
  test('stays when the description, place or pictures change, and when a row is inserted above', () => {
    const first = societyEvent({ id: '3' });
    expect(uidOf(societyEvent({ id: '4', description: 'x', location: 'y', imageUrl: '/z.jpg' }))).toBe(uidOf(first));
  });

  test("differs for another title, day or editor's id", () => {
    const others = [
      societyEvent({ title: 'b' }),
      societyEvent({ date: '2027-03-14' }),
      societyEvent({ id: 'cams' }),
      societyEvent({ id: '3' }),
    ];
    expect(new Set([societyEvent(), ...others].map((event) => uidOf(event))).size).toBe(5);
  });

  test('is the same in every release, so that calendars do not fill with copies', () => {
    expect(uidOf()).toMatchInlineSnapshot(`"20260314-21f92c0b660a80e9@ummes"`);
    expect(uidOf(societyEvent({ id: '0', title: 'ශ්‍රී 👩‍🔧' }))).toMatchInlineSnapshot(
      `"20260314-11d59fb52984bc82@ummes"`,
    );
  });
});

describe("a calendar file's name", () => {
  test.each<[string, string]>([
    ['Annual General Meeting!', 'annual-general-meeting-2026-03-14.ics'],
    ['Été à la plage', 'ete-a-la-plage-2026-03-14.ics'],
    ['../../etc/passwd', 'etc-passwd-2026-03-14.ics'],
    ['CON', 'con-2026-03-14.ics'],
    ['සිංහල', 'event-2026-03-14.ics'],
    ['---', 'event-2026-03-14.ics'],
  ])('of %j is %s', (title, name) => {
    expect(calendarFileName(societyEvent({ title }))).toBe(name);
  });

  test('is one that every system takes, whatever the title', () => {
    fc.assert(
      fc.property(anyEvents, fc.string({ minLength: 50, maxLength: 80 }), (events, long) => {
        for (const event of [...events, societyEvent({ title: long })])
          expect(calendarFileName(event)).toMatch(/^[a-z\d](?:[a-z\d-]{0,69}[a-z\d])?\.ics$/);
      }),
    );
  });
});
