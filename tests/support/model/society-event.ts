import fc from 'fast-check';
import type { SocietyEvent } from '../../../src/model/event';
import { normaliseEvents } from '../../../src/model/event';

/** An event with only what a test is about. */
export function societyEvent(about: Partial<SocietyEvent> = {}): SocietyEvent {
  return {
    id: 'gears',
    title: 'Gear workshop',
    description: '',
    location: '',
    imageUrl: '',
    otherImages: [],
    date: '2026-03-14',
    ...about,
  };
}

/** Text with all that can be in a cell: emoji, control characters, halves of characters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ',',
      ';',
      '\\',
      '\n',
      '\r',
      '\t',
      '\0',
      '\v',
      '\u0085',
      '\u2028',
      '\ud83d',
      '\ude00',
      'ශ්‍රී',
      '👩‍🔧',
    ),
  }),
);

const pieceOfAddress = fc.constantFrom(
  '/a',
  './b',
  'c.jpg',
  'https://x.example/',
  ',',
  ', ',
  '\n',
  'data:image/png;base64,',
  '/9j/4AA',
  'javascript:1',
  'w_300',
  '?q=1',
  ' ',
  'photos/d.png',
);

/** What may stand in a list of addresses, sound or not. */
export const anyAddresses = fc.array(pieceOfAddress, { maxLength: 12 }).map((pieces) => pieces.join(''));

const anyDate = fc.oneof(
  fc
    .tuple(fc.nat(40), fc.nat(14), fc.integer({ min: 1, max: 9999 }))
    .map(([d, m, y]) => `${d}/${m}/${String(y).padStart(4, '0')}`),
  anyText,
);

const anyTime = fc.oneof(fc.constantFrom('', '18:30', '6.30 pm', '22:00 – 02:00', '23:59-0:00', '7-9 am'), anyText);

/** A sheet's row as text: any values under the right names. */
export const anyRow = fc.record({
  time: anyTime,
  timeZone: fc.constantFrom('', 'Asia/Colombo', 'Europe/Berlin', 'America/Santiago', 'Mars/Olympus'),
  status: fc.oneof(fc.constantFrom('', 'Cancelled', 'postponed', 'moved online'), anyText),
  link: fc.oneof(fc.constantFrom('', '/join', 'https://forms.example/1'), anyText),
  id: anyText,
  title: anyText,
  description: anyText,
  location: anyText,
  imageUrl: fc.oneof(anyAddresses, anyText),
  otherImages: fc.oneof(anyAddresses, anyText),
  date: anyDate,
});

/** Events as they come out of any sheet. */
export const anyEvents = fc.array(anyRow, { maxLength: 8 }).map((rows) => normaliseEvents(rows).items);
