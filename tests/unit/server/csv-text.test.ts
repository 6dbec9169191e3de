import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from '../../../src/server/storage/files/csv-text';

/** Returns the cells that programs using this separator read, whether or not they support quotes. */
function cellsOf(text: string, delimiter: string): string[] {
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return [...data.flat(), ...text.split(/[\r\n]/).flatMap((line) => line.split(delimiter))];
}

const SIGNS = '=+-@＝＋－＠';
/** Finds formulas in cells, ignoring leading quotes and spaces as programs do. */
const formulas = (text: string, delimiter: string) =>
  cellsOf(text.slice(1), delimiter)
    .map((cell) => cell.replace(/^[\s"]+|"+$/g, ''))
    .filter((cell) => SIGNS.includes(cell.charAt(0) || 'x') && !/^[\w.+-]*\w@[\w.-]+$/.test(cell));

test('a CSV export never contains a formula, and adds only apostrophes', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠;,|\t\n\r\u00a0 "\'x1'), maxLength: 12 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(texts, (values) => {
      const text = csvText(
        ['id', 'name'],
        values.map((name) => ({ id: 'k7', name })),
      );
      for (const delimiter of [',', ';', '\t', '|']) expect(formulas(text, delimiter)).toEqual([]);
      const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
      const bare = (value = '') => value.replaceAll("'", '');
      expect(data.slice(1).map(([, name]) => bare(name))).toEqual(values.map(bare));
    }),
    { numRuns: 1000 },
  );
});

test('a CSV export keeps email addresses as they are, unless a spreadsheet could evaluate them', () => {
  const cellOf = (text: string) => Papa.parse<string[]>(csvText(['email'], [{ email: text }]).slice(1)).data[1]?.[0];
  const plain = [
    '+tag@example.org',
    '-ann@example.org',
    '+1+1@example.org',
    '+94712345678@example.org',
    '+é@example.org',
  ];
  for (const address of plain) expect(cellOf(address)).toBe(address);
  const formulas = [
    '=1+1@example.org',
    "+cmd|'/C_calc'!A0+@example.org",
    '+1+@example.org',
    '+HYPERLINK("http://evil.example")@example.org',
    '-A1:B2,C3@example.org',
    '@sum@example.org',
    '+94712345678',
  ];
  for (const text of formulas) expect(cellOf(text)).toBe(`'${text}`);
});

test('a CSV export does not change ordinary text', () => {
  const texts = [
    'Welding, pumps; hydropower',
    'a-b',
    '2026-11-21T04:00:00.000Z',
    'BSc Eng (Hons),CEng',
    "O'Brien",
    'a = b',
  ];
  const { data } = Papa.parse<string[]>(
    csvText(
      ['t'],
      texts.map((t) => ({ t })),
    ).slice(1),
  );
  expect(data.slice(1).flat()).toEqual(texts);
});
