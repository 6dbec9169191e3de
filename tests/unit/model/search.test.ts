import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseText } from '../../../src/model/normalised-text';
import { excerptAround, markTerms, search, searchIndex, searchTerms } from '../../../src/model/search';

const find = (query: string, ...texts: string[]) =>
  search(
    searchIndex(texts, (text) => text.split('|')),
    searchTerms(query),
  );
const marked = (text: string, query: string) =>
  markTerms(text, searchTerms(query))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('A search', () => {
  test.each([
    ['resume', 'Résumé clinic'],
    ['RÉSUMÉ', 'resume clinic'],
    ['istanbul', 'İstanbul'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ["today's", 'Today’s lecture'],
    ['finish', 'ﬁnish'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
    ['محمد', 'مُحَمَّد'],
  ])('for %s finds %s', (query, text) => {
    expect(find(query, text)).toEqual([text]);
  });

  test('keeps vowel signs that are letters apart', () => {
    expect(find('කා', 'කි')).toEqual([]);
  });

  test('finds words in any order, anywhere in the item', () => {
    expect(find('hall turbine', 'Visit|the turbine hall', 'Turbine only|no more')).toEqual(['Visit|the turbine hall']);
  });

  test('puts what has it in the title first, and else keeps the order', () => {
    expect(find('gear', 'a|gear', 'b|gear', 'Gear|c')).toEqual(['Gear|c', 'a|gear', 'b|gear']);
  });

  test.each(['', '   ', '\n'])('for nothing (%j) finds nothing', (query) => {
    expect(find(query, 'anything')).toEqual([]);
  });

  test('takes signs literally', () => {
    expect(find('c++ (', 'C++ (beginners)', 'C')).toEqual(['C++ (beginners)']);
  });

  test('of a very long query ends soon', () => {
    expect(searchTerms('a b c d e f g h i j k l')).toHaveLength(8);
    expect(searchTerms('x'.repeat(100_000)).join('').length).toBeLessThanOrEqual(200);
  });
});

describe('A marked text', () => {
  test.each([
    ['Turbine hall', 'turb', '[Turb]ine hall'],
    ['Résumé', 'resume', '[Résumé]'],
    ['Re\u0301sume\u0301!', 'resume', '[Re\u0301sume\u0301]!'],
    ['Straße 1', 'strasse', '[Straße] 1'],
    ['gear train', 'gea ear', '[gear] train'],
    ['👩‍🔧 weld', 'weld', '👩‍🔧 [weld]'],
    ['nothing', 'else', 'nothing'],
  ])('of %s shows %s as %s', (text, query, shown) => {
    expect(marked(text, query)).toBe(shown);
  });

  test('is the text, whatever was asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const pieces = markTerms(text, searchTerms(query));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  test('is marked wherever the search found it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const terms = searchTerms(text.slice(0, 20));
        fc.pre(terms.length > 0 && terms.every((term) => normaliseText(text).includes(term)));
        expect(markTerms(text, terms).some((piece) => piece.marked)).toBe(true);
      }),
    );
  });
});

describe('An excerpt', () => {
  const long = `${'before '.repeat(40)}the turbine ${'after '.repeat(40)}`.trim();

  test('shows the words that were searched, with what stands around them', () => {
    const shown = excerptAround(long, ['turbine'], 80);
    expect(shown).toMatch(/^… before .*the turbine after .*after …$/);
    expect(shown.length).toBeLessThanOrEqual(84);
  });

  test('begins at the beginning when the words stand there, or only in the title', () => {
    expect(excerptAround(long, ['absent'], 80)).toMatch(/^before before/);
  });

  test('of a short text is the text', () => {
    expect(excerptAround('short', ['absent'], 80)).toBe('short');
  });

  test('never splits a character', () => {
    expect(excerptAround('😀'.repeat(100), [], 81)).toBe(`${'😀'.repeat(40)} …`);
  });
});
