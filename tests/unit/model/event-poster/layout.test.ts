import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterShapes } from '../../../../src/model/event-poster/layout';
import { POSTER_SIZE_MM, type PosterFormat, posterText, shortAddress } from '../../../../src/model/event-poster/poster';
import type { TextShape } from '../../../../src/model/event-poster/shape';
import { societyEvent } from '../../../support/model/society-event';

const measure = (text: string) => [...text].length * 0.5;
const society = {
  society: 'UMMES',
  societyName: 'Mechanical Engineering Society, University of Moratuwa',
  address: 'society.example/events/1',
  labels: { time: 'Time', place: 'Place', details: 'Details', scan: 'Scan for details' },
};
const code = [
  [true, false],
  [false, true],
];

function textsOf(event: Parameters<typeof societyEvent>[0], format: PosterFormat = 'a4'): TextShape[] {
  const shapes = posterShapes({ ...posterText(societyEvent(event), 'en-GB'), ...society }, format, code, measure);
  return shapes.filter((shape) => shape.kind === 'text');
}

describe('the poster of an event', () => {
  it('says what, when and where, and who invites', () => {
    const texts = textsOf({
      title: 'Open workshop',
      date: '2026-11-28',
      time: '14:00-17:00',
      location: 'Machine Shop',
    }).map(({ text }) => text);
    const all = texts.join(' ');
    for (const text of ['Open workshop', '28', 'Saturday', 'November 2026', 'Machine Shop', '14:00 – 17:00', 'UMMES']) {
      expect(all).toContain(text);
    }
    expect(all).toContain(society.address);
  });

  it('says that an event is cancelled', () => {
    expect(textsOf({ status: 'cancelled' }).map(({ text }) => text)).toContain('CANCELLED');
  });

  it('has no empty cells for what the event does not have', () => {
    const texts = textsOf({ date: null, time: undefined, location: '' }).map(({ text }) => text);
    expect(texts).not.toContain('TIME');
    expect(texts).not.toContain('PLACE');
    expect(texts).toContain('DETAILS');
  });

  it.each(['a4', 'square'] as const)('keeps every line within the frame of %s, whatever the texts are', (format) => {
    const [width, height] = POSTER_SIZE_MM[format];
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (title, location, description, dated) => {
        for (const { text, x, y, size, anchor } of textsOf(
          { title, location, description, date: dated ? '2026-11-28' : null },
          format,
        )) {
          const start = anchor === 'end' ? x - measure(text) * size : x;
          expect(start).toBeGreaterThanOrEqual(9);
          expect(start + measure(text) * size).toBeLessThanOrEqual(width - 9 + 0.01);
          expect(y - size).toBeGreaterThan(0);
          expect(y).toBeLessThanOrEqual(height - 9);
        }
      }),
    );
  });

  it('writes addresses as people type them', () => {
    expect(shortAddress('https://www.society.example/events/a')).toBe('society.example/events/a');
  });
});
