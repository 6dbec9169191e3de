import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLine, textLine } from '../../../src/model/calendar-entry';
import { cleanText } from '../../../src/model/text';
import { anyText } from '../../support/model/society-event';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('a line of a calendar', () => {
  test('of 75 octets stays whole, the 76th goes to the next line', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  test.each(['é', 'ක', '😀'])('is never cut within %s', (character) => {
    for (let offset = 0; offset < 4; offset++) {
      const line = 'x'.repeat(offset) + character.repeat(60);
      for (const part of foldLine(line).split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75);
      expect(unfold(foldLine(line))).toBe(line);
    }
  });

  test('can be folded, unfolded and unescaped to the text it was', () => {
    const long = fc.array(anyText, { maxLength: 12 }).map((texts) => texts.join(''));
    fc.assert(
      fc.property(long, (text) => {
        const line = textLine('DESCRIPTION', text);
        for (const part of line.split('\r\n')) {
          expect(octets(part)).toBeLessThanOrEqual(75);
          expect(
            new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new TextEncoder().encode(part)),
          ).toBe(part);
        }
        const value = unfold(line).slice('DESCRIPTION:'.length);
        expect(value.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped))).toBe(cleanText(text));
      }),
      { numRuns: 500 },
    );
  });
});
