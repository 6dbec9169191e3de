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
  cellsOf(text.slice(1), delimiter).filter((cell) => SIGNS.includes(cell.replace(/^[\s"]+/, '').charAt(0) || 'x'));

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
