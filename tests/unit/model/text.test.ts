import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorText } from '../../../src/api/call';
import { textBlocks } from '../../../src/model/text/blocks';
import { cleanText, oneLine } from '../../../src/model/text/clean-text';
import { excerpt } from '../../../src/model/text/excerpt';
import { initialLetter, initials } from '../../../src/model/text/initials';
import { linkedText } from '../../../src/model/text/linked-text';
import { summaryText } from '../../../src/model/text/summary';
import { anyText } from '../../support/model/society-event';

describe('an excerpt', () => {
  test('leaves 90 characters uncut and shortens longer text to 90, counting an emoji as one', () => {
    for (const character of ['x', '👩‍🔧', '🇱🇰']) {
      const whole = character.repeat(90);
      expect(excerpt(whole, 90)).toEqual({ text: whole, cut: false });
      expect(excerpt(`${whole}${character}`, 90)).toEqual({ text: `${whole}…`, cut: true });
    }
    expect(excerpt('', 90)).toEqual({ text: '', cut: false });
    expect(excerpt('No spaces or full stops. Before the ellipsis', 24)).toEqual({
      text: 'No spaces or full stops…',
      cut: true,
    });
  });

  test('never cuts within a character', () => {
    const joined = fc.string({ unit: fc.constantFrom('e', '\u0301', '👩', '\u200d', '🏽'), maxLength: 400 });
    fc.assert(
      fc.property(fc.oneof(anyText, joined), fc.integer({ min: 1, max: 12 }), (text, characters) => {
        const { text: shown, cut } = excerpt(text, characters);
        if (!cut) return void expect(shown).toBe(text);
        expect(text.startsWith(shown.slice(0, -1))).toBe(true);
        const ends = Array.from(new Intl.Segmenter().segment(text), ({ index }) => index);
        expect(ends).toContain(shown.length - 1);
      }),
    );
  });
});

describe('cleaned text', () => {
  test.each([
    ['overrides and embeddings', '\u202egnp.exe\u202c \u202aa\u202bb\u202d', 'gnp.exe ab'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['other invisible characters', 'a\u200bb\u00adc\u2060d\u2064e\u206af\ufeffg\ufff9', 'abcdefg'],
    ['control characters', 'a\0b\u0007c\u009fd', 'abcd'],
  ])('loses %s', (_, text, cleaned) => {
    expect([cleanText(text), oneLine(text)]).toEqual([cleaned, cleaned]);
  });

  test.each(['ශ්\u200dරී', 'می\u200cخواهم', '👩\u200d🔧 ☎️', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])(
    'keeps the joiners and tags in %s',
    (text) => {
      expect([cleanText(text), oneLine(text)]).toEqual([text, text]);
    },
  );

  test('keeps direction marks, except in a one-line answer, and does not change when cleaned again', () => {
    expect(cleanText('שלום (C++)\u200f!\nمرحبا\u061c')).toBe('שלום (C++)\u200f!\nمرحبا\u061c');
    expect(oneLine('\u200e+94 71\u200f')).toBe('+94 71');
    fc.assert(fc.property(anyText, (text) => void expect(cleanText(cleanText(text))).toBe(cleanText(text))));
  });
});

test.each([
  ['Ada King Lovelace', 'AL', 'A'],
  ['  ada ', 'A', 'A'],
  ['', '', ''],
  ['"Quoted"', '"', 'Q'],
  ['2nd place', '2P', '2'],
  ['👩‍🔧 at work', '👩W', 'A'],
])('%j has the initials %j and the initial letter %j', (text, both, first) => {
  expect([initials(text), initialLetter(text)]).toEqual([both, first]);
});

describe('an editor’s text', () => {
  /** A list's items, or a paragraph, without its links. */
  const plain = (text: string) =>
    textBlocks(text).map((block) => {
      if (block.kind === 'paragraph') return block.text.map((part) => part.text).join('');
      const items = block.items.map((parts) => parts.map((part) => part.text).join(''));
      return block.kind === 'bullets' ? items : { [block.start]: items };
    });

  test('is split into paragraphs at blank lines and keeps single line breaks', () => {
    expect(plain('a\nb\n\n  \n\nc')).toEqual(['a\nb', 'c']);
    expect(plain('')).toEqual([]);
  });

  test('has a list where lines begin with a hyphen, a dash, an asterisk or a bullet', () => {
    expect(plain('Bring:\n- tea\n- a pen\n\nand\ntime')).toEqual(['Bring:', ['tea', 'a pen'], 'and\ntime']);
    expect(plain('* a\n\n• b\n– c')).toEqual([['a', 'b', 'c']]);
  });

  test('has a numbered list where numbers count from 1', () => {
    expect(plain('Steps:\n1. sketch\n2. model\n\n3) print')).toEqual(['Steps:', { 1: ['sketch', 'model', 'print'] }]);
    expect(plain('1. a\n2. b\n1. c')).toEqual([{ 1: ['a', 'b'] }, { 1: ['c'] }]);
  });

  test('continues the numbers after other text', () => {
    expect(plain('1. a\nwhich takes long\n2. b')).toEqual([{ 1: ['a'] }, 'which takes long', { 2: ['b'] }]);
  });

  test('keeps hyphens, years, times and markup as typed', () => {
    for (const text of ['a - b\n-x\n<b>c</b>', '2004. The first car', '3. Oktober', '1.5 litres', '-5 degrees'])
      expect(plain(text)).toEqual([text]);
  });

  test('links addresses in lists', () => {
    const href = 'https://a.example/x';
    expect(textBlocks(`- see ${href}`)).toEqual([
      { kind: 'bullets', items: [[{ text: 'see ' }, { text: href, href }]] },
    ]);
  });
});

test.each([
  ['Bring:\n- tea\n  * a pen\n– time', 'Bring:\n• tea\n• a pen\n• time'],
  ['- tea\n- a pen', '• tea\n• a pen'],
  ['a - b\n-x\n1. c', 'a - b\n-x\n1. c'],
])('the summary of %j separates the items of lists', (text, summary) => {
  expect(summaryText(text)).toBe(summary);
});

describe('text with addresses', () => {
  const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

  test('links http(s) addresses without the surrounding punctuation or markup', () => {
    const href = 'https://a.example/x';
    expect(linkedText(`See ${href}.`)).toEqual([{ text: 'See ' }, { text: href, href }, { text: '.' }]);
    const bracketed = links('(https://a.example/b_(c)), http://d.example?e=1&f=2!');
    expect(bracketed).toEqual(['https://a.example/b_(c)', 'http://d.example?e=1&f=2']);
    expect(links('<a href="https://a.example">x</a>')).toEqual(['https://a.example']);
    expect(linkedText('<b>x</b>')).toEqual([{ text: '<b>x</b>' }]);
  });

  test.each([
    ['with other schemes', ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'www.a.example']],
    ['with a username', ['https://bank.example@evil.example/', 'https://user:secret@evil.example/']],
    ['without a host', ['https://', 'http://[']],
  ])("doesn't link addresses %s", (_, texts) => {
    for (const text of texts) expect(links(text), text).toEqual([]);
  });

  test('keeps every character and links only to http(s)', () => {
    const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('(', ')', '.', ' ', '<', 'https://', '@'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('').replace(/\n/g, ' ').trim();
        const all = linkedText(text);
        expect(all.map((part) => part.text).join('')).toBe(text);
        for (const { href } of all) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  test('is parsed quickly from text full of brackets and address prefixes', () => {
    // A quadratic algorithm would take minutes, and the test would time out.
    const text = `https://a.example/${'('.repeat(500_000)} ${'https://'.repeat(60_000)}`;
    const all = linkedText(text);
    expect(all.map((part) => part.text).join('')).toBe(text);
  });
});

describe('the reason in a failed response', () => {
  test('is found in text, an object or a list', () => {
    for (const body of [
      ' Closed on Sundays \n',
      { message: 'Closed on Sundays' },
      { success: false, error: { code: 7, message: 'Closed on Sundays' } },
      { message: '', detail: 'Closed on Sundays' },
      { title: 'Closed on Sundays', status: 500 },
      { errors: ['', 'Closed on Sundays', 'Try on Monday'] },
      { errors: [{ field: 'x', message: 'Closed on Sundays' }] },
      [{ message: 'Closed on Sundays' }],
    ])
      expect(errorText(body)).toBe('Closed on Sundays');
  });

  test('is never a page, a number or an empty value', () => {
    const page = '\ufeff \n<!DOCTYPE html><html><body>502 Bad Gateway</body></html>';
    for (const text of [page, '<html>', '<br />\n<b>Warning</b>: x', '<?xml version="1.0"?>', '', ' '])
      expect([errorText(text), errorText({ message: text })], text).toEqual(['', '']);
    for (const body of [7, null, undefined, true, {}, [], { message: { code: 1 } }]) expect(errorText(body)).toBe('');
  });

  test("is shortened, and deep or unusual bodies don't cause errors", () => {
    expect(errorText('n'.repeat(100_000))).toBe(`${'n'.repeat(300)}…`);
    expect(errorText('less < more')).toBe('less < more');
    let deep: unknown = 'too deep';
    for (let level = 0; level < 50_000; level++) deep = { error: deep };
    expect(errorText(deep)).toBe('');
    fc.assert(fc.property(fc.anything(), (body) => errorText(body).length <= 300 * 16 + 1));
  });
});
