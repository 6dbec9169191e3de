import { expect, test } from 'vitest';
import { command } from '../../support/server/command-line';
import { startWithSheets } from '../../support/server/running-server';

const LIMITS = { timeoutMs: 10_000, maxRows: 3, maxBytes: 1_000_000 };

/** Returns what the API sends for an events sheet, and what `sheets check` reports. */
async function published(events: string) {
  const { data, titles, warnings } = await startWithSheets({ events }, { sheetLimits: LIMITS });
  const shown = await titles();
  const { out } = await command(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data });
  const [{ problems }] = JSON.parse(out) as [{ problems: { row: number; reason: string }[] }];
  return { titles: shown, problems, rows: problems.map(({ row }) => row), warnings: warnings() };
}

test.each([
  ['with a line that declares the delimiter', 'sep=;\r\nid;title;date\r\n;Lathe;soon\r\n', 2],
  ['with another declared delimiter', 'sep=|\nid|title|date\n|Lathe|soon\n', 2],
  ['with a declaration that a spreadsheet has saved again', '"sep=;",,\nid,title,date\n,Lathe,soon\n', 2],
  ['with an empty row above the header', '\r\n,,,\r\nid,title,date\r\n,Lathe,soon\r\n', 4],
  ['with empty rows of semicolons above the header', ';;\n;;\nid;title;date\n;Lathe;soon\n', 4],
])('a sheet %s is read, and problems have the row numbers of the spreadsheet', async (_, csv, row) => {
  expect(await published(csv)).toMatchObject({ titles: ['Lathe'], rows: [row], warnings: [] });
});

test('rows with nothing but unticked boxes, errors, empty dates or unknown columns are skipped', async () => {
  const filler = [';;;;FALSCH', ';;30/12/1899;;', ';;00/01/1900;00:00;FAUX', ';#REF!;#REF!;#REF!;', ';;;;note'];
  const csv = ['id;title;date;time;fertig', ...filler, ';Lathe;01/02/2030;;WAHR', ...filler].join('\n');
  const { titles, rows } = await published(csv);
  expect(titles).toEqual(['Lathe']);
  expect(rows).toEqual([3, 4, 5, 5, 5, 9, 10, 11, 11, 11]);
});

test('only rows with content count towards the limit on rows', async () => {
  const filler = [...Array(5).fill(',,,FALSE'), ...Array(5).fill(',,30/12/1899,'), ...Array(5).fill('#N/A,,,')];
  const rows = ['a', 'b', 'c'].map((title) => `,${title},01/02/2030,TRUE`);
  const csv = ['id,title,date,done', ...filler, ...rows, ...filler].join('\n');
  expect((await published(csv)).titles).toEqual(['a', 'b', 'c']);
});

test('a spreadsheet error is shown to no visitor, and reported with advice', async () => {
  const { titles, problems } = await published('id,title,date\na,#NAME?,#N/A\nb,Mill,Loading...\n');
  expect(titles).toEqual(['Untitled Event', 'Mill']);
  expect(problems).toMatchObject(
    [2, 2, 3].map((row) => ({ row, instead: "correct the cell's formula, or replace it with its value" })),
  );
});

test('cells beyond the last column are reported even in a sheet with as many columns as are read', async () => {
  const names = Array.from({ length: 198 }, (_, index) => `c${index}`);
  const csv = `title,date,${names.join(',')}\nLathe,01/02/2030,${','.repeat(198)}beyond\n`;
  const { titles, problems } = await published(csv);
  expect(titles).toEqual(['Lathe']);
  expect(problems).toMatchObject([{ row: 2, value: 'beyond', reason: 'is beyond the last column' }]);
});
