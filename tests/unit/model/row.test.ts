import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseRows } from '../../../src/model/lists/normalise-rows';
import { columnKey, problem, textIn } from '../../../src/model/lists/row';

describe("a row's columns", () => {
  test('are matched by their letters alone', () => {
    for (const column of ['otherImages', 'Other Images', 'other_images', 'OTHER-IMAGES', '\ufeffOther\u00a0Images: *'])
      expect(textIn({ [column]: '/1.jpg' }, 'otherImages'), column).toBe('/1.jpg');
    expect(columnKey('දිනය')).toBe('දිනය');
    expect(textIn({ título: 'x' }, 'title')).toBe('');
  });

  test.each([
    [{ img: '/2.jpg', imageUrl: '/1.jpg' }, '/1.jpg'],
    [{ img: '/2.jpg', imageUrl: '  ' }, '/2.jpg'],
    [{ imageUrl: '', ImageUrl: '/1.jpg', IMAGEURL: '/2.jpg' }, '/1.jpg'],
    [JSON.parse('{"__proto__":"x","constructor":"y"}'), ''],
  ])('in %j give %j, from the first requested column with text', (row, text) => {
    expect(textIn(row, 'imageUrl', 'img')).toBe(text);
    expect(textIn({}, 'constructor')).toBe('');
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
    expect(textIn({ id: cell }, 'id')).toBe(text);
  });
});

describe('a row', () => {
  const rowsOf = (...rows: unknown[]) =>
    normaliseRows(rows, { id: [], title: ['name'], date: [], time: [] }, ({ text }) => text('title') || 'untitled');

  test.each<[string, unknown[]]>([
    ['it has no text', [null, undefined, 7, 'text', [], ['text'], {}, { title: ' \n ' }]],
    ['its only text is in columns that are not read', [{ notes: 'x' }, { title: '', 'Done?': 'TRUE', price: 3 }]],
    [
      'its only text is that of unticked boxes, in any language',
      ['FALSE', 'falsch', 'FAUX', 'ONWAAR', 'FALSO', 'FALSKT', 'USANN', 'Fałsz', 'ЛОЖЬ', 'yanlış', false].map(
        (title) => ({ title }),
      ),
    ],
  ])('is skipped without a report if %s', (_, rows) => {
    for (const row of rows) expect(rowsOf(row), JSON.stringify(row)).toEqual({ items: [], problems: [] });
  });

  test('with text in a column that is read is an item', () => {
    for (const row of [
      { title: 'x' },
      { name: 'x' },
      { id: 0 },
      { time: '18:00' },
      { title: 'FALSE', id: 'x' },
      { date: '1' },
    ])
      expect(rowsOf(row).items, JSON.stringify(row)).toHaveLength(1);
  });

  test.each([
    [{ date: '30/12/1899' }],
    [{ date: '12/30/1899' }],
    [{ date: '1899-12-30T00:00:00' }],
    [{ date: '30.12.1899 00:00' }],
    [{ date: '00/01/1900' }],
    [{ date: '0/1/1900 0:00' }],
    [{ date: '1/0/00', title: 'FALSCH' }],
    [{ date: '30/12/1899', time: '00:00' }],
    [{ time: '00:00:00' }],
  ])('is skipped and reported if its only text is what spreadsheets show for an empty date: %j', (row) => {
    const { items, problems } = rowsOf({ title: 'a' }, row);
    expect(items).toEqual(['a']);
    expect(problems).toMatchObject([{ row: 3, reason: expect.stringContaining('empty date') }]);
  });

  test.each([
    '#N/A',
    '#REF!',
    '#NAME?',
    '#VALUE!',
    '#DIV/0!',
    '#NULL!',
    '#NUM!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
    '#ERROR!',
    'Loading...',
    'Loading…',
    'Err:502',
    'Fehler:502',
    '#NV',
    '#BEZUG!',
    '#WERT!',
    '#¡REF!',
    '#¿NOMBRE?',
    '#NOM?',
    '#N/D',
    '#Н/Д',
    '#ССЫЛКА!',
    '#YOK',
    '#####',
  ])("with the spreadsheet's error %s reads it as empty and reports it once", (error) => {
    expect(rowsOf({ title: error, date: 'x' }, { title: error, name: 'b' }, { title: error, date: error })).toEqual({
      items: ['untitled', 'b'],
      problems: [
        [2, 'title'],
        [3, 'title'],
        [4, 'title'],
        [4, 'date'],
      ].map(([row, column]) => ({
        row,
        column,
        value: error,
        reason: expect.stringContaining("spreadsheet's error"),
      })),
    });
  });

  test.each([
    '#1',
    '#hashtag',
    '#NAME',
    '#JOIN!',
    'N/A',
    'n/a',
    'Loading dock',
    'Error: 502 people',
    'Loading',
    '# REF!',
  ])('with the text %s keeps it', (title) => {
    expect(rowsOf({ title })).toEqual({ items: [title], problems: [] });
  });
});

test('a problem report shortens a long value and keeps it on one line', () => {
  const { value } = problem(2, 'date', `first\nsecond ${'👩‍🔧'.repeat(200)}`, 'is too long');
  expect(value).toBe(`first second ${'👩‍🔧'.repeat(67)}…`);
  const texts = fc.string({ unit: 'binary', maxLength: 3000 });
  fc.assert(fc.property(texts, (text) => problem(2, 'x', text, '').value.length <= 80 * 16 + 1));
});
