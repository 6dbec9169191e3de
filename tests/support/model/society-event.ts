import fc from 'fast-check';
import type { SocietyEvent } from '../../../src/model/events/event';
import { normaliseEvents } from '../../../src/model/events/event-rows';

export function societyEvent(about: Partial<SocietyEvent> = {}): SocietyEvent {
  const empty = { description: '', location: '', imageUrl: '', otherImages: [] };
  return { id: 'gears', title: 'Gear workshop', ...empty, date: '2026-03-14', ...about };
}

const SURROGATES_AND_CLUSTERS = ['\ud83d', '\ude00', 'ශ්‍රී', '👩‍🔧'];

/** Any text that a cell can contain, including emoji, control characters and lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'a,;\\\n\r\t\0\v\u0085\u2028', ...SURROGATES_AND_CLUSTERS) }),
);

const PIECES =
  '/a|./b|c.jpg|https://x.example/|,|, |\n|data:image/png;base64,|/9j/4AA|javascript:1|w_300|?q=1| |d/e.png';

export const anyAddresses = fc
  .array(fc.constantFrom(...PIECES.split('|')), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

const anyDate = fc
  .tuple(fc.nat(40), fc.nat(14), fc.integer({ min: 1, max: 9999 }))
  .map(([date, month, year]) => `${date}/${month}/${String(year).padStart(4, '0')}`);

const orAnyText = (...texts: string[]) => fc.oneof(fc.constantFrom('', ...texts), anyText);

/** A sheet row as text, with any values under the right column names. */
export const anyRow = fc.record({
  time: orAnyText('18:30', '6.30 pm', '22:00 – 02:00', '23:59-0:00', '7-9 am'),
  timeZone: fc.constantFrom('', 'Asia/Colombo', 'Europe/Berlin', 'America/Santiago', 'Mars/Olympus'),
  status: orAnyText('Cancelled', 'postponed', 'moved online'),
  link: orAnyText('/join', 'https://forms.example/1'),
  type: orAnyText('Workshop', 'workshop '),
  speaker: orAnyText('Prof. A. Silva'),
  seats: orAnyText('12 of 40 left'),
  map: orAnyText('https://maps.example/gate', 'http://maps.example/gate', 'javascript:alert(1)'),
  id: anyText,
  title: anyText,
  description: anyText,
  location: anyText,
  imageUrl: fc.oneof(anyAddresses, anyText),
  otherImages: fc.oneof(anyAddresses, anyText),
  date: fc.oneof(anyDate, anyText),
});

export const anyEvents = fc.array(anyRow, { maxLength: 8 }).map((rows) => normaliseEvents(rows).items);
