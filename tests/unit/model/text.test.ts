import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cleanText, excerpt, initials } from '../../../src/model/text';
import { oneLine } from '../../../src/model/written-text';
import { anyText } from '../../support/model/society-event';

describe('an excerpt', () => {
  test('of 90 characters is whole, of 91 it is cut behind the ninetieth', () => {
    expect(excerpt('x'.repeat(90), 90)).toEqual({ text: 'x'.repeat(90), cut: false });
    expect(excerpt('x'.repeat(91), 90)).toEqual({ text: `${'x'.repeat(90)}…`, cut: true });
    expect(excerpt('', 90)).toEqual({ text: '', cut: false });
  });

  test('counts an emoji as one character and splits none', () => {
    expect(excerpt('👩‍🔧'.repeat(90), 90).cut).toBe(false);
    expect(excerpt('👩‍🔧'.repeat(91), 90).text).toBe(`${'👩‍🔧'.repeat(90)}…`);
    expect(excerpt('🇱🇰🇱🇰', 1).text).toBe('🇱🇰…');
  });

  test('of any text ends between characters', () => {
    const wild = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('e', '\u0301', '👩', '\u200d', '🏽'), maxLength: 400 }),
    );
    fc.assert(
      fc.property(wild, fc.integer({ min: 1, max: 12 }), (text, characters) => {
        const { text: shown, cut } = excerpt(text, characters);
        if (!cut) return void expect(shown).toBe(text);
        expect(text.startsWith(shown.slice(0, -1))).toBe(true);
        const ends = Array.from(new Intl.Segmenter().segment(text), ({ index }) => index);
        expect(ends).toContain(shown.length - 1);
      }),
    );
  });

  test('of a huge cell takes apart no more of it than of a long one', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    const taken = (text: string) => {
      segment.mockClear();
      excerpt(text, 90);
      return segment.mock.calls.map(([part]) => part.length);
    };
    const long = taken('word '.repeat(4000));
    expect(long).toHaveLength(1);
    expect(taken('word '.repeat(4_000_000))).toEqual(long);
    segment.mockRestore();
  });
});

describe('a text that is cleaned', () => {
  test.each([
    ['overrides and embeddings', '\u202egnp.exe\u202c \u202aa\u202bb\u202d', 'gnp.exe ab'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['what is invisible and means nothing', 'a\u200bb\u00adc\u2060d\u2064e\u206af\ufeffg\ufff9', 'abcdefg'],
    ['control characters', 'a\0b\u0007c\u009fd', 'abcd'],
  ])('loses %s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(oneLine(text)).toBe(cleaned);
  });

  test.each([
    'ශ්\u200dරී',
    'می\u200cخواهم',
    'க்\u200cஷ',
    '👩\u200d🔧 ☎️',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ])('keeps the joiners and tags of %s', (text) => {
    expect([cleanText(text), oneLine(text)]).toEqual([text, text]);
  });

  test('keeps direction marks, but not in one line of an answer', () => {
    expect(cleanText('שלום (C++)\u200f!\nمرحبا\u061c')).toBe('שלום (C++)\u200f!\nمرحبا\u061c');
    expect(oneLine('\u200e+94 71\u200f')).toBe('+94 71');
  });
});

test('cleaning a text twice changes nothing more', () => {
  fc.assert(fc.property(anyText, (text) => void expect(cleanText(cleanText(text))).toBe(cleanText(text))));
});

test('initials are those of the first and the last word', () => {
  expect(initials('Ada King Lovelace')).toBe('AL');
  expect(initials('  ada ')).toBe('A');
  expect(initials('')).toBe('');
});
