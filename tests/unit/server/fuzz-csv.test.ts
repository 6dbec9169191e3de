import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../src/server/publish/sheets/parse-csv';
import { SheetFault } from '../../../src/server/sources/sheet-fault';
import { decodeText } from '../../../src/server/storage/files/decode-text';

const COLUMNS = [['title'], ['date']];
const MAX_ROWS = 1000;

/** Text with a special meaning in CSV or spreadsheets. */
const SIGNS = [...',;\t"\n@- \ufeff\0\'', '""', '\r\n', '=1+1', '<html>', 'title', 'date'];
const text = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 6 })
  .map((parts) => parts.join(''));
/** Never blank, so no row is blank. */
const cell = text.map((each) => `x${each}`);

test('reads every row exactly as written, whatever its cells contain', () => {
  const rows = fc.array(fc.record({ title: cell, date: cell }), { minLength: 1, maxLength: 8 });
  const format = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.constant(true),
  });
  fc.assert(
    fc.property(rows, format, (rows, format) => {
      expect(parseCsv(Papa.unparse(rows, format), COLUMNS, MAX_ROWS).rows).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test('does not lose rows when line endings are mixed', () => {
  const lines = fc.array(fc.tuple(fc.record({ title: cell, date: cell }), fc.constantFrom('\n', '\r\n', '\r')));
  fc.assert(
    fc.property(lines, (lines) => {
      const written = lines.map(([row, end]) => Papa.unparse([row], { header: false, quotes: true }) + end);
      const text = decodeText(Buffer.from(`title,date\r\n${written.join('')}`));
      const lf = (value: string) => value.replace(/\r\n?/g, '\n');
      const expected = lines.map(([{ title, date }]) => ({ title: lf(title), date: lf(date) }));
      expect(parseCsv(text, COLUMNS, MAX_ROWS).rows).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('any text is parsed or rejected with a sheet fault', () => {
  const anything = fc.tuple(
    fc.constantFrom('', 'title,date\n', 'title;date\r\n', '"title"\t"date"\n', '\ufefftitle,date\n'),
    fc.array(text),
  );
  fc.assert(
    fc.property(anything, ([header, lines]) => {
      try {
        const { rows, problems } = parseCsv(header + lines.join('\n'), COLUMNS, MAX_ROWS);
        for (const row of rows) for (const value of Object.values(row)) expect(typeof value).toBe('string');
        for (const { reason } of problems) expect(reason).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(SheetFault);
      }
    }),
    { numRuns: 1000 },
  );
});
