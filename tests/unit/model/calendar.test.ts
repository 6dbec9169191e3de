import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFileName, calendarText } from '../../../src/model/events/calendar';
import { textLine } from '../../../src/model/events/calendar-entry';
import { googleCalendarAddress } from '../../../src/model/events/google-calendar';
import { cleanText } from '../../../src/model/text/clean-text';
import { anyEvents, anyText, societyEvent } from '../../support/model/society-event';
import { inZone, ZONES } from '../../support/model/time-zone';

const now = new Date('2026-01-02T03:04:05.678Z');
const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const linesOf = (text: string) => unfold(text).split('\r\n');
const valuesOf = (text: string, property: string) =>
  linesOf(text).flatMap((line) => (line.startsWith(`${property}:`) ? line.slice(property.length + 1) : []));
/** Returns the values of a property in an event's calendar. */
const propertyOf = (property: string, about: Parameters<typeof societyEvent>[0] = {}, options = {}) =>
  valuesOf(calendarText([societyEvent(about)], { now, ...options }), property);
const uidOf = (about?: Parameters<typeof societyEvent>[0]) => propertyOf('UID', about)[0];

describe('a calendar line', () => {
  test('unfolds and unescapes to the original text, and never breaks within a character', () => {
    const cutting = fc
      .tuple(fc.nat(3), fc.constantFrom('é', 'ක', '😀'))
      .map(([offset, character]) => 'x'.repeat(offset) + character.repeat(60));
    const long = fc.array(anyText, { maxLength: 12 }).map((texts) => texts.join(''));
    fc.assert(
      fc.property(fc.oneof(cutting, long), (text) => {
        const line = textLine('DESCRIPTION', text);
        for (const part of line.split('\r\n')) {
          expect(octets(part)).toBeLessThanOrEqual(75);
          expect(Buffer.from(part).toString()).toBe(part);
        }
        const value = unfold(line).slice('DESCRIPTION:'.length);
        expect(value.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))).toBe(cleanText(text));
      }),
      { numRuns: 300 },
    );
  });
});

describe("an event's calendar file", () => {
  test('spans a whole day with an exclusive end, in every time zone', () => {
    const event = societyEvent({ description: 'Bring goggles', location: 'Lab 2' });
    const href = () => 'https://society.example/events/gears';
    for (const zone of ZONES) {
      expect(inZone(zone, () => calendarText([event], { now, href })).split('\r\n')).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//UMMES//Events//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:gears@ummes', // must never change, or calendars would fill with duplicates
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
    }
  });

  test.each([
    ['2026-12-31', ['20270101']],
    ['2024-02-28', ['20240229']],
    ['9999-12-31', []], // a valid day, but the next day is not
  ])('for %s ends on %j', (date, end) => {
    expect(propertyOf('DTEND;VALUE=DATE', { date })).toEqual(end);
  });

  test('escapes special characters and keeps a title on one line', () => {
    expect(propertyOf('SUMMARY', { title: 'Cams, gears;\nbelts' })).toEqual(['Cams\\, gears\\; belts']);
    expect(propertyOf('DESCRIPTION', { description: 'a\\b\r\nc,\u0000d;\u0007' })).toEqual(['a\\\\b\\nc\\,d\\;']);
  });

  test.each([
    ['javascript:alert(1)', []],
    ['/events/1', []],
    ['x\r\nATTENDEE:mailto:a@a.example', []],
    ['https://a.example/\r\nATTENDEE:x,y;z é', ['https://a.example/ATTENDEE:x,y;z%20%C3%A9']],
  ])('with the page address %j has the URLs %j', (href, urls) => {
    expect(propertyOf('URL', {}, { href: () => href })).toEqual(urls);
  });
});

describe('a calendar of events', () => {
  test('leaves out events without a date', () => {
    const events = [societyEvent(), societyEvent({ title: 'b', date: null }), societyEvent({ title: 'c' })];
    expect(valuesOf(calendarText(events, { now }), 'SUMMARY')).toEqual(['Gear workshop', 'c']);
  });

  test.each([
    ['2026-03-14', '18:30-20:00', 'Europe/Berlin', '20260314T173000Z', '20260314T190000Z'],
    ['2026-07-14', '18:30-20:00', 'Europe/Berlin', '20260714T163000Z', '20260714T180000Z'],
    ['2026-03-28', '22:00-04:00', 'Europe/Berlin', '20260328T210000Z', '20260329T020000Z'], // the clocks change that night
    ['2026-03-14', '18:30', 'Europe/Berlin', '20260314T173000Z', undefined],
    ['2026-03-14', '22:00-02:00', 'Mars/Olympus', '20260314T220000', '20260315T020000'],
  ])('has the same times in every local zone: %s at %s in %s is %s to %s', (date, time, timeZone, start, end) => {
    for (const zone of ZONES) {
      inZone(zone, () => {
        const moment = (property: string) => propertyOf(property, { date, time, timeZone })[0];
        expect([moment('DTSTART'), moment('DTEND')]).toEqual([start, end]);
      });
    }
  });

  test.each([
    ['cancelled', 'CANCELLED', 'Cancelled: Gear workshop'],
    ['postponed', 'TENTATIVE', 'Postponed: Gear workshop'],
    ['moved online', 'CONFIRMED', 'Moved online: Gear workshop'],
  ] as const)('marks an event as %s and keeps its UID', (status, value, summary) => {
    const event = { status, time: '18:30', timeZone: 'Asia/Colombo', link: '/a' };
    expect([propertyOf('STATUS', event), propertyOf('SUMMARY', event)]).toEqual([[value], [summary]]);
    expect(uidOf(event)).toBe(uidOf());
  });

  test('names the speaker and the map of the meeting point, but not the seats, which change', () => {
    const about = { description: 'Bring goggles', speaker: 'Prof. A. Silva', map: 'https://maps.example/gate' };
    const event = { ...about, seats: '12 of 40 left' };
    const text = 'Bring goggles\\n\\nSpeaker: Prof. A. Silva\\n\\nMap: https://maps.example/gate';
    expect(propertyOf('DESCRIPTION', event)).toEqual([text]);
  });

  test('includes the registration link unless the event is cancelled or postponed', () => {
    const event = { description: 'Bring goggles', link: '/join' };
    const options = { href: () => 'https://society.example/events/gears' };
    const registration = 'Bring goggles\\n\\nRegister: https://society.example/join';
    expect(propertyOf('DESCRIPTION', event, options)).toEqual([registration]);
    expect(propertyOf('DESCRIPTION', { ...event, status: 'cancelled' }, options)).toEqual(['Bring goggles']);
    expect(propertyOf('DESCRIPTION', event)).toEqual(['Bring goggles']);
  });

  test('has a name, its own address and a refresh interval for subscribers', () => {
    const text = calendarText([], { now, name: 'Events, all', url: 'https://society.example/events.ics' });
    expect(linesOf(text).slice(5, -2)).toEqual([
      'NAME:Events\\, all',
      'X-WR-CALNAME:Events\\, all',
      'SOURCE;VALUE=URI:https://society.example/events.ics',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
    ]);
  });

  test('has short lines, balanced components and no duplicate UID', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const href = ({ id }: { id: string }) => `https://a.example/${encodeURIComponent(id)}`;
        const text = calendarText([...events, ...events], { now, name: events[0]?.title, href });
        for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of linesOf(text).slice(0, -1)) expect(line).toMatch(/^[A-Z-]+(;VALUE=[A-Z]+)?:/);
        const dated = events.filter(({ date }) => date).length;
        for (const mark of ['BEGIN', 'END'])
          expect(valuesOf(text, mark).filter((value) => value === 'VEVENT')).toHaveLength(2 * dated);
        expect(new Set(valuesOf(text, 'UID')).size).toBe(2 * dated);
      }),
    );
  });
});

describe('a UID', () => {
  const changes = [{}, { title: 'b' }, { date: '2027-03-14' }, { time: '18:30' }, { status: 'postponed' as const }];

  test('is the id that the sheet states, whatever else changes', () => {
    expect(new Set(changes.map(uidOf))).toEqual(new Set(['gears@ummes']));
    const numbered = changes.map((change) => uidOf({ id: '12', calendarId: '12', ...change }));
    expect(new Set(numbered)).toEqual(new Set(['12@ummes']));
    expect(uidOf({ id: 'café/1' })).toBe('caf%C3%A9%2F1@ummes');
  });

  test('without a stated id, survives inserted rows and changes to other fields than the day and title', () => {
    expect(uidOf({ id: '4', description: 'x', location: 'y', imageUrl: '/z.jpg' })).toBe(uidOf({ id: '3' }));
    expect(uidOf({ id: '0', title: 'ශ්‍රී 👩‍🔧' })).toMatch(/^20260314-[0-9A-F]+@ummes$/);
    expect(
      new Set([{}, { title: 'b' }, { date: '2027-03-14' }].map((change) => uidOf({ id: '3', ...change }))).size,
    ).toBe(3);
  });

  test('without a stated id, differs between events of a day, whatever their titles', () => {
    const events = ['Lab', 'Lab', 'Lab-2', 'Lab'].map((title, at) => societyEvent({ id: String(at), title }));
    const uids = valuesOf(calendarText(events, { now }), 'UID');
    expect(uids).toEqual(
      ['20260314-Lab', '20260314-Lab-2', '20260314-Lab-2-2', '20260314-Lab-3'].map((key) => `${key}@ummes`),
    );
  });

  test('differs between long ids that begin with the same words', () => {
    const ids = ['a', 'b'].map((end) => `${'விழா '.repeat(30)}${end}`);
    const uids = ids.map((id) => uidOf({ id }) ?? '');
    expect(new Set(uids).size).toBe(2);
    for (const uid of uids) expect(octets(uid)).toBeLessThan(255);
  });
});

describe("a calendar file's name", () => {
  test.each([
    ['Annual General Meeting!', 'annual-general-meeting-2026-03-14.ics'],
    ['Été à la plage', 'ete-a-la-plage-2026-03-14.ics'],
    ['../../etc/passwd', 'etc-passwd-2026-03-14.ics'],
    ['සිංහල', 'event-2026-03-14.ics'],
    ['---', 'event-2026-03-14.ics'],
    ['x'.repeat(61), `${'x'.repeat(60)}-2026-03-14.ics`],
  ])('for %j is %s', (title, name) => {
    expect(calendarFileName(societyEvent({ title }))).toBe(name);
  });

  test('is valid on every system, whatever the title', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const event of events) expect(calendarFileName(event)).toMatch(/^[a-z\d]([a-z\d-]{0,69}[a-z\d])?\.ics$/);
      }),
    );
  });
});

describe('the link to Google Calendar', () => {
  const fieldsOf = (...parameters: Parameters<typeof googleCalendarAddress>) =>
    new URL(googleCalendarAddress(...parameters) ?? '').searchParams;

  test('covers a whole day with an exclusive end, and contains the title, place, description and page address', () => {
    const event = societyEvent({ title: 'Gears & cams', description: 'a\nb', location: 'Lab 2', date: '2026-12-31' });
    expect(Object.fromEntries(fieldsOf(event, 'https://society.example/events/1?a=b&c'))).toEqual({
      action: 'TEMPLATE',
      dates: '20261231/20270101',
      text: 'Gears & cams',
      details: 'a\nb\n\nhttps://society.example/events/1?a=b&c',
      location: 'Lab 2',
    });
  });

  test('is offered only for events with a date', () => {
    expect(fieldsOf(societyEvent(), 'https://a.example/').get('details')).toBe('https://a.example/');
    expect(googleCalendarAddress(societyEvent({ date: null }), 'https://a.example/')).toBeNull();
  });

  test('has the times in UTC, the status and the registration link', () => {
    const about = { time: '22:00-02:00', timeZone: 'Asia/Colombo', status: 'moved online', link: '/join' } as const;
    const fields = fieldsOf(societyEvent({ ...about, description: 'a' }), 'https://society.example/events/1');
    expect(Object.fromEntries(fields)).toMatchObject({
      dates: '20260314T163000Z/20260314T203000Z',
      text: 'Moved online: Gear workshop',
      details: 'a\n\nRegister: https://society.example/join\n\nhttps://society.example/events/1',
    });
    const open = societyEvent({ time: '18:30', timeZone: 'Asia/Colombo' });
    expect(fieldsOf(open).get('dates')).toBe('20260314T130000Z/20260314T130000Z');
  });

  test('has the same notes as a calendar file: the speaker, the map and the registration', () => {
    const event = societyEvent({ speaker: 'Prof. A. Silva', map: 'https://maps.example/gate', link: '/join' });
    expect(fieldsOf(event, 'https://society.example/events/1').get('details')?.split('\n\n')).toEqual([
      'Speaker: Prof. A. Silva',
      'Map: https://maps.example/gate',
      'Register: https://society.example/join',
      'https://society.example/events/1',
    ]);
  });

  test('shortens a long description and keeps the page link below it', () => {
    const address = googleCalendarAddress(societyEvent({ description: 'ශ්‍රී '.repeat(900) }), 'https://a.example/1');
    expect(new URL(address ?? '').searchParams.get('details')).toMatch(/^ශ්‍රී [^\n]+…\n\nhttps:\/\/a\.example\/1$/);
  });

  test('is well formed, whatever the text', () => {
    const long = fc.tuple(anyText, fc.constantFrom(1, 30, 500)).map(([text, times]) => text.repeat(times));
    const link = fc.constantFrom(undefined, '/join', `https://a.example/${'x'.repeat(350)}`, `/${'ශ'.repeat(900)}`);
    fc.assert(
      fc.property(long, long, long, long, link, (title, description, location, href, link) => {
        const address = googleCalendarAddress(societyEvent({ title, description, location, link }), href);
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(() => decodeURIComponent(address ?? '')).not.toThrow();
      }),
    );
  });
});
