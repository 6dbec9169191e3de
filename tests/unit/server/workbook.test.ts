import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ROW } from '../../../src/model/lists/reasons';
import { SHEET_NAMES } from '../../../src/model/sheets/sheet-kind';
import { reportOn } from '../../../src/server/publish/sheets/read-sheet';
import { readWorkbook } from '../../../src/server/publish/workbook/read-workbook';
import { filledWorkbook, templateCsv, templateWorkbook } from '../../../src/server/publish/workbook/template';

const OPTIONS = { timeZone: 'UTC', maxRows: 20_000 };

async function tabOf(sheet: Partial<WriteSheet>, dateSystem: '1900' | '1904' = '1900') {
  const [tab] = await readWorkbook(await writeXlsx({ sheets: [{ name: 'events', ...sheet }], dateSystem }));
  if (!tab) throw new Error('no tab');
  const rows = Papa.parse<string[]>(new TextDecoder().decode(tab.bytes).replace(/\n$/, '')).data;
  return { ...tab, rows };
}

describe('a workbook', () => {
  test.each(['1900', '1904'] as const)('has typed values read as what they are (date system %s)', async (system) => {
    const values = [
      new Date('2026-12-06'),
      new Date('2026-12-06T18:30Z'),
      true,
      false,
      1.5,
      94110000001,
      0.1 + 0.2,
      null,
    ];
    const cells = new Map([['1,1', { style: { numFmt: 'dd/mm/yyyy hh:mm' } }]]);
    const { rows } = await tabOf({ rows: [['a'], values], cells }, system);
    expect(rows[1]).toEqual(
      ['2026-12-06', '2026-12-06 18:30', 'TRUE', 'FALSE', '1.5', '94110000001', '0.3', ''].slice(0, 7),
    );
  });

  test('has dates, times and percentages as the cell shows them, and formulas by their results', async () => {
    const cells = new Map([
      ['0,0', { value: 18.5 / 24, type: 'number', style: { numFmt: 'hh:mm' } }],
      ['0,5', { value: 46000.77, type: 'number', style: { numFmt: 'hh:mm' } }],
      ['0,6', { value: 46000.77, type: 'number', style: { numFmt: 'd mmm yyyy' } }],
      ['0,1', { value: 0.7, type: 'number', style: { numFmt: '0%' } }],
      ['0,2', { value: 'Hello', type: 'formula', formula: 'CONCATENATE("Hel","lo")', formulaResult: 'Hello' }],
      ['0,3', { value: '#REF!', type: 'error' }],
      ['0,4', { value: 'ab', type: 'richText', richText: [{ text: 'a', font: { bold: true } }, { text: 'b' }] }],
    ] as const);
    const { rows } = await tabOf({ rows: [['', '', '', '', '', '', '']], cells: cells as never });
    expect(rows[0]).toEqual(['18:30', '70%', 'Hello', '#REF!', 'ab', '18:29', '2025-12-09']);
  });

  test('keeps the numbers of rows, and repeats cells that are merged downwards', async () => {
    const { rows } = await tabOf({
      rows: [['title', 'date'], [], ['A', '2026-12-06'], ['B', null]],
      merges: [{ startRow: 2, endRow: 3, startCol: 1, endCol: 1 }],
    });
    expect(rows).toEqual([
      ['title', 'date'],
      ['', ''],
      ['A', '2026-12-06'],
      ['B', '2026-12-06'],
    ]);
  });

  test('reads hidden rows and reports them, and marks hidden tabs', async () => {
    const { problems } = await tabOf({
      rows: [['title'], ['A'], ['B']],
      rowDefs: new Map([
        [1, { hidden: true }],
        [2, { hidden: true }],
      ]),
    });
    expect(problems).toMatchObject([{ row: 2, reason: expect.stringContaining('as are 1 more') }]);
    const tabs = await readWorkbook(
      await writeXlsx({
        sheets: [
          { name: 'a', rows: [['x']] },
          { name: 'b', hidden: true, rows: [['x']] },
        ],
      }),
    );
    expect(tabs.map(({ isHidden }) => isHidden)).toEqual([false, true]);
  });

  test('reports dates that a spreadsheet has read month first, as a date that it kept as text shows', async () => {
    const rows = [
      ['title', 'date'],
      ['A', new Date('2026-05-12')],
      ['B', '16/01/2027'],
      ['C', new Date('2026-06-06')],
    ];
    const american = { style: { numFmt: 'm/d/yyyy' } };
    const cells = (...addresses: string[]) => new Map(addresses.map((address) => [address, american]));
    const { problems } = await tabOf({ rows, cells: cells('1,1', '3,1') });
    expect(problems).toMatchObject([{ row: 2, column: 'date', instead: expect.stringMatching(/^2026-12-05, if/) }]);
    const more = [...rows, ['D', new Date('2026-06-20')]];
    expect((await tabOf({ rows: more, cells: cells('1,1', '3,1', '4,1') })).problems).toEqual([]);
    // Without a format, hucre writes yyyy-mm-dd, as LibreOffice does if a date is typed like that.
    expect((await tabOf({ rows })).problems, 'typed with the year first').toEqual([]);
    const below = await tabOf({ rows: [[], [' '], ...rows], cells: cells('3,1', '5,1') }); // the header is the first row with text
    expect(below.problems).toMatchObject([{ row: 4, column: 'date' }]);
  });

  test('from the desk has its dates as text, so that a date typed below them is not taken for a swapped one', async () => {
    const file = await filledWorkbook(
      {
        events: [
          ['title', 'date'],
          ['A', '16/01/2027'],
        ],
      },
      ['events'],
    );
    const { sheets } = await readXlsx(file, { readStyles: true });
    const [sheet] = sheets;
    if (!sheet) throw new Error('no tab');
    sheet.rows.push(['B', new Date('2026-12-05')]);
    const [tab] = await readWorkbook(
      await writeXlsx({ sheets: [{ name: sheet.name, rows: sheet.rows, cells: sheet.cells }] }),
    );
    expect(new TextDecoder().decode(tab?.bytes)).toBe('title,date\nA,16/01/2027\nB,2026-12-05\n');
    expect(tab?.problems).toEqual([]);
  });

  test('that is something else has a clear fault', async () => {
    const plain = await writeXlsx({ sheets: [{ name: 'a', rows: [['x']] }] });
    const macros = await writeXlsx({ sheets: [{ name: 'a', rows: [['x']] }], vbaProject: new Uint8Array([1, 2, 3]) });
    const locked = await writeXlsx({
      sheets: [{ name: 'a', rows: [['x']] }],
      encryption: { password: 'x', spinCount: 1 },
    });
    const ods = Buffer.concat([
      Buffer.from('504b0304140000080000', 'hex'),
      Buffer.alloc(20),
      Buffer.from('mimetype'),
      Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
    ]);
    for (const [bytes, fault] of [
      [macros, 'is a workbook with macros (.xlsm)'],
      [locked, 'is protected with a password'],
      [ods, 'is an OpenDocument spreadsheet (.ods)'],
      [Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), 'is in an old Excel format (.xls)'],
      [plain.slice(0, plain.length / 2), 'is an incomplete Excel file'],
    ] as const)
      await expect(readWorkbook(new Uint8Array(bytes)), fault).rejects.toThrow(fault);
  });
});

describe('the template', () => {
  test('has a tab for every sheet, which the site reads without a problem', async () => {
    const tabs = await readWorkbook(await templateWorkbook());
    expect(tabs.map(({ name }) => name)).toEqual([...SHEET_NAMES]);
    for (const name of SHEET_NAMES) {
      const tab = tabs.find((each) => each.name === name);
      if (!tab) throw new Error(name);
      const report = reportOn(name, tab, OPTIONS);
      const faults = report.problems.filter(({ reason }) => reason !== SAMPLE_ROW);
      expect([name, faults, report.items > 0]).toEqual([name, [], true]);
      expect(report.problems.length, 'samples that nobody has replaced').toBeGreaterThan(0);
    }
  });

  test.each(SHEET_NAMES)('of %s as CSV is read without a problem', (name) => {
    const bytes = new TextEncoder().encode(templateCsv(name));
    const { problems } = reportOn(name, { bytes, problems: [] }, OPTIONS);
    expect(problems.filter(({ reason }) => reason !== SAMPLE_ROW)).toEqual([]);
  });
});
