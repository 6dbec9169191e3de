import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnKey, problem, readRow } from '../../../src/model/row';

describe("a row's columns", () => {
  test.each([
    'otherImages',
    'OtherImages',
    'Other Images',
    'other_images',
    'OTHER-IMAGES',
    ' other images ',
    '\ufeffOther\u00a0Images:',
    'Other Images *',
  ])('%j is the column otherImages', (column) => {
    expect(readRow({ [column]: '/1.jpg' }).text('otherImages')).toBe('/1.jpg');
  });

  test('a column of another language is not taken for ours', () => {
    expect(columnKey('දිනය')).toBe('දිනය');
    expect(readRow({ título: 'x' }).text('title')).toBe('');
  });

  test('the first name that has text counts, and of equal names the first with text', () => {
    expect(readRow({ img: '/2.jpg', imageUrl: '/1.jpg' }).text('imageUrl', 'img')).toBe('/1.jpg');
    expect(readRow({ img: '/2.jpg', imageUrl: '  ' }).text('imageUrl', 'img')).toBe('/2.jpg');
    expect(readRow({ Title: '', title: 'a', TITLE: 'b' }).text('title')).toBe('a');
  });

  test("names of JavaScript's own are columns like others", () => {
    expect(readRow(JSON.parse('{"__proto__":"x","constructor":"y"}')).text('title')).toBe('');
    expect(readRow({}).text('constructor')).toBe('');
  });
});

describe('a cell', () => {
  test('loses surrounding space and control characters, and keeps its line breaks and tabs', () => {
    const text = readRow({ title: ' \u0000a\u0007\r\nb\rc\vd\u2028e\tf\u009f\ufeff ' }).text('title');
    expect(text).toBe('a\nb\nc\nd\ne\tf');
  });

  test('keeps emoji and joined letters, and has no halves of characters, which no address can name', () => {
    const text = readRow({ id: '👩‍🔧 ශ්‍රී \ud83d' }).text('id');
    expect(text).toBe('👩‍🔧 ශ්‍රී \ufffd');
    expect(() => encodeURIComponent(text)).not.toThrow();
  });

  test('may be a number, a truth value or a list', () => {
    const row = readRow({ id: 0, title: true, otherImages: ['/1.jpg', null, 2, ' ', ['/3.jpg']] });
    expect([row.text('id'), row.text('title'), row.text('otherImages')]).toEqual(['0', 'true', '/1.jpg\n2']);
  });

  test('of any other kind is empty', () => {
    expect(readRow({ title: { text: 'x' } }).text('title')).toBe('');
    expect(readRow({ title: null }).blank).toBe(true);
  });
});

describe('a blank row', () => {
  test.each([
    null,
    undefined,
    7,
    'text',
    [],
    ['text'],
    {},
    { title: ' \n ' },
    { title: '', Done: 'FALSE' },
    { done: false },
  ])('%j is one', (raw) => {
    expect(readRow(raw).blank).toBe(true);
  });

  test.each([{ title: 'x' }, { Notes: 'x' }, { id: 0 }, { done: true }])('%j is none', (raw) => {
    expect(readRow(raw).blank).toBe(false);
  });
});

describe('a problem', () => {
  test('shows a long value in one line that an editor can read', () => {
    const { value } = problem(2, 'date', `first\nsecond ${'👩‍🔧'.repeat(200)}`, 'is too long');
    expect(value).toBe(`first second ${'👩‍🔧'.repeat(67)}…`);
  });

  test('has a short value of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 3000 }),
        (text) => void expect(problem(2, 'x', text, '').value.length).toBeLessThanOrEqual(80 * 16 + 1),
      ),
    );
  });
});
