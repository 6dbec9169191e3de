import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnKey, problem, readRow } from '../../../src/model/lists/row';

describe("a row's columns", () => {
  test('are matched by their letters alone', () => {
    for (const column of ['otherImages', 'Other Images', 'other_images', 'OTHER-IMAGES', '\ufeffOther\u00a0Images: *'])
      expect(readRow({ [column]: '/1.jpg' }).text('otherImages'), column).toBe('/1.jpg');
    expect(columnKey('දිනය')).toBe('දිනය');
    expect(readRow({ título: 'x' }).text('title')).toBe('');
  });

  test.each([
    [{ img: '/2.jpg', imageUrl: '/1.jpg' }, '/1.jpg'],
    [{ img: '/2.jpg', imageUrl: '  ' }, '/2.jpg'],
    [{ imageUrl: '', ImageUrl: '/1.jpg', IMAGEURL: '/2.jpg' }, '/1.jpg'],
    [JSON.parse('{"__proto__":"x","constructor":"y"}'), ''],
  ])('in %j give %j, from the first requested column with text', (row, text) => {
    expect(readRow(row).text('imageUrl', 'img')).toBe(text);
    expect(readRow({}).text('constructor')).toBe('');
  });
});

describe('a cell', () => {
  test.each([
    [' \u0000a\u0007\r\nb\rc\vd\u2028e\tf\u009f\ufeff ', 'a\nb\nc\nd\ne\tf'],
    ['👩‍🔧 ශ්‍රී \ud83d', '👩‍🔧 ශ්‍රී \ufffd'], // a lone surrogate, which a URL cannot contain
    [0, '0'],
    [true, 'true'],
    [['/1.jpg', null, 2, ' ', ['/3.jpg']], '/1.jpg\n2'],
    [{ text: 'x' }, ''],
    [null, ''],
  ])('with %j has the text %j', (cell, text) => {
    expect(readRow({ id: cell }).text('id')).toBe(text);
  });
});

test('a row without text is blank, even with unticked boxes', () => {
  for (const raw of [null, undefined, 7, 'text', [], ['text'], {}, { title: ' \n ' }, { title: '', Done: 'FALSE' }])
    expect(readRow(raw).blank).toBe(true);
  for (const raw of [{ title: 'x' }, { Notes: 'x' }, { id: 0 }, { done: true }]) expect(readRow(raw).blank).toBe(false);
});

test('a problem report shortens a long value and keeps it on one line', () => {
  const { value } = problem(2, 'date', `first\nsecond ${'👩‍🔧'.repeat(200)}`, 'is too long');
  expect(value).toBe(`first second ${'👩‍🔧'.repeat(67)}…`);
  const texts = fc.string({ unit: 'binary', maxLength: 3000 });
  fc.assert(fc.property(texts, (text) => problem(2, 'x', text, '').value.length <= 80 * 16 + 1));
});
