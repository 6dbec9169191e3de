import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { SHEET_NAMES, type SheetName } from '../../../src/model/sheets/sheet-kind';
import { SHEET_KINDS } from '../../../src/model/sheets/sheet-kinds';
import { readSheet, reportOn } from '../../../src/server/publish/sheets/read-sheet';
import { readWorkbook } from '../../../src/server/publish/workbook/read-workbook';
import { templateWorkbook } from '../../../src/server/publish/workbook/template';
import { SheetFault } from '../../../src/server/sources/sheet-fault';

const OPTIONS = { timeZone: 'Asia/Colombo', maxRows: 20_000 };

/** Text that is hostile, or that spreadsheets and people write in the wrong place. */
const HOSTILE = [
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '<img src=x onerror=alert(1)>',
    '../desk',
    '__proto__',
  ],
  ...['#REF!', '#NAME?', 'Loading...', 'FALSE', '30/12/1899', '31/02/2027', '=HYPERLINK("http://x")', '120% -5%'],
  ...[
    'ftp://example.org/map',
    '//evil.example',
    'http://[',
    '\u202egpj.exe',
    '\ud800',
    '\0',
    '2027-13-40',
    'constructor',
  ],
];
const cell = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 }), fc.constant(''));

/** A scheme that a browser would run or can't show. */
const UNSAFE = /^\s*(?:javascript|data|vbscript|file|ftp):/i;

const columnsOf = (name: SheetName) => Object.keys(SHEET_KINDS[name].columns);
const contentOf = (text: string) => ({ bytes: new TextEncoder().encode(text), problems: [] });
const csvOf = (rows: readonly Record<string, string>[]) => contentOf(`${Papa.unparse([...rows])}\n`);

/** The columns and keys of each sheet whose values become addresses in a page. */
const ADDRESSES = /image|src|link|linkedin|photo|logo|picture|map|website|facebook|instagram|youtube|^x$/i;

function expectSafe(name: SheetName, content: Parameters<typeof readSheet>[1]): void {
  const { items } = readSheet(name, content, OPTIONS);
  for (const item of items as unknown as Record<string, unknown>[]) {
    const label = name === 'site' ? { [String(item.key)]: item.value } : item;
    for (const [key, value] of Object.entries(label)) {
      if (ADDRESSES.test(key)) for (const each of [value].flat()) expect(String(each)).not.toMatch(UNSAFE);
    }
  }
}

describe.each(SHEET_NAMES)('the %s sheet', (name) => {
  test('with hostile cells is read without throwing, and yields no unsafe address', () => {
    const row = fc.record(Object.fromEntries(columnsOf(name).map((column) => [column, cell])));
    const rows = fc.array(row, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (rows) => {
        expectSafe(name, csvOf(rows as Record<string, string>[]));
      }),
      { numRuns: 300 },
    );
  });

  test('with huge cells and 20,000 rows is read; with more rows, it is refused', () => {
    const sample = SHEET_KINDS[name].samples[0] ?? {};
    const huge = Object.fromEntries(columnsOf(name).map((column) => [column, 'x'.repeat(60_000)]));
    expect(() => reportOn(name, csvOf([huge]), OPTIONS)).not.toThrow();
    const many = Array.from(
      { length: OPTIONS.maxRows + 1 },
      (_, at) => ({ ...sample, id: `${at}` }) as Record<string, string>,
    );
    expect(() => reportOn(name, csvOf(many.slice(1)), OPTIONS)).not.toThrow();
    expect(() => reportOn(name, csvOf(many), OPTIONS)).toThrow(
      new SheetFault('too-many-rows', 'has more than 20000 rows'),
    );
  });

  test('with the columns of something else is refused, and the fault names the columns', () => {
    const read = () => reportOn(name, contentOf('Timestamp,Colour\n2026-01-01,red\n'), OPTIONS);
    expect(read).toThrow(SheetFault);
    expect(read).toThrow(/column/);
  });

  test('that is no text is refused', () => {
    const binary = fc.uint8Array({ minLength: 20, maxLength: 400 });
    fc.assert(
      fc.property(binary, (bytes) => {
        try {
          reportOn(name, { bytes: new Uint8Array(bytes), problems: [] }, OPTIONS);
        } catch (error) {
          expect(error).toBeInstanceOf(SheetFault);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a workbook', () => {
  test('that was damaged is refused with a fault, or read', async () => {
    const whole = await templateWorkbook();
    const change = fc.record({ at: fc.nat(whole.length - 1), drop: fc.nat(300), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, drop, byte }) => {
        const damaged = new Uint8Array([...whole.slice(0, at), byte, ...whole.slice(at + 1 + drop)]);
        try {
          await readWorkbook(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(SheetFault);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('with any values in its cells can be read by every sheet', async () => {
    const value = fc.oneof(
      fc.constantFrom(...HOSTILE.filter((text) => !/[\0\ud800]/.test(text)), null, true, false, -1, 0, 1e300, 46000.5),
      fc.date({ min: new Date('1900-03-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SHEET_NAMES),
        fc.array(fc.array(value, { maxLength: 6 })),
        async (name, cells) => {
          const columns = columnsOf(name);
          const rows = [columns, ...cells.map((row) => row.slice(0, columns.length))];
          const [tab] = await readWorkbook(await writeXlsx({ sheets: [{ name, rows }] }));
          if (!tab) throw new Error('no tab');
          expectSafe(name, tab);
        },
      ),
      { numRuns: 200 },
    );
  });
});
