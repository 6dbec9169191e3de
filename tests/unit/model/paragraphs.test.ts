import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../../src/model/paragraphs';

const links = (text: string) =>
  paragraphs(text)
    .flat()
    .flatMap(({ href }) => href ?? []);

describe('paragraphs', () => {
  it('cuts at blank lines and keeps single line breaks', () => {
    expect(paragraphs('a\nb\n\n  \n\nc')).toEqual([[{ text: 'a\nb' }], [{ text: 'c' }]]);
    expect(paragraphs('')).toEqual([]);
  });

  it('makes a link of an http(s) address, without the sentence around it', () => {
    expect(paragraphs('See https://a.example/x.')).toEqual([
      [{ text: 'See ' }, { text: 'https://a.example/x', href: 'https://a.example/x' }, { text: '.' }],
    ]);
    expect(links('(https://a.example/b_(c)), http://d.example?e=1&f=2!')).toEqual([
      'https://a.example/b_(c)',
      'http://d.example?e=1&f=2',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'https://',
    'http://[',
    'ftp://a.example',
    'www.a.example',
  ])('makes no link of %s', (text) => expect(links(text)).toEqual([]));

  it('leaves markup as it was typed, and ends a link at it', () => {
    expect(links('<a href="https://a.example">x</a>')).toEqual(['https://a.example']);
    expect(paragraphs('<b>x</b>')).toEqual([[{ text: '<b>x</b>' }]]);
  });

  it('loses no character of a paragraph, and links only to http(s)', () => {
    const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('(', ')', '.', ' ', '<', 'https://', '@'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('').replace(/\n/g, ' ').trim();
        const all = paragraphs(text).flat();
        expect(all.map((part) => part.text).join('')).toBe(text);
        for (const { href } of all) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });

  it('comes to an end with a text of brackets and beginnings of addresses', () => {
    // Work that grew with the square of the length would take minutes, and the runner would give up.
    const brackets = `https://a.example/${'('.repeat(500_000)}`;
    const beginnings = 'https://'.repeat(60_000);
    const all = paragraphs(`${brackets} ${beginnings}`).flat();
    expect(all.map(({ text }) => text).join('')).toBe(`${brackets} ${beginnings}`);
  });
});
