import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import Papa from 'papaparse';
import type { SheetCells } from '../../../model/desk/publication';
import type { SheetReading } from '../../../model/desk/sheet-report';
import type { SheetVersionList } from '../../../model/desk/sheet-version';
import { contentOf } from '../../sources/published-sheets';
import type { Sheet } from '../../sources/sheet';
import { decodeText } from '../../storage/files/decode-text';
import type { FullVersion } from '../../storage/sheets/sheet-versions';
import { type DeskEnv, DeskError, type DeskParts, respondCsv } from '../desk-call';

/** Time limit for reading a sheet, shorter than the desk's timeout for the call. */
const READ_MS = 20_000;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Adds the routes that show the sheets, their reports and their versions. */
export function addContent(app: Hono<DeskEnv>, { storage, sources, log }: DeskParts): void {
  const { sheetVersions } = storage;

  app.get('/content', (c) => c.json(sources.sheets.map((sheet) => sheet.condition())));

  app.get('/content/template.xlsx', async () => {
    const { templateWorkbook } = await import('../../publish/workbook/template');
    return workbook('template.xlsx', await templateWorkbook());
  });

  app.get('/content/ummes.xlsx', async () => {
    const { filledWorkbook } = await import('../../publish/workbook/template');
    const sheets = sources.sheets.map(({ name, shown }) => [name, rowsOf(shown?.bytes)] as const);
    return workbook('ummes.xlsx', await filledWorkbook(Object.fromEntries(sheets)));
  });

  app.get('/content/:name/report', async (c) => c.json(await sheetOf(c).report()));

  app.post('/content/:name/read', async (c) => {
    const sheet = sheetOf(c);
    log.info({ sheet: sheet.name, session: c.get('session').id }, 'the desk requested that the sheet be read');
    const reading = sheet.readNow().then(() => sheet.report());
    const report = await Promise.race([reading, setTimeout(READ_MS, null, { ref: false })]);
    return c.json({ condition: sheet.condition(), report } satisfies SheetReading);
  });

  app.get('/content/:name/sheet.xlsx', async (c) => {
    const { filledWorkbook } = await import('../../publish/workbook/template');
    const { name, shown } = sheetOf(c);
    return workbook(`${name}.xlsx`, await filledWorkbook({ [name]: rowsOf(shown?.bytes) }, [name]));
  });

  app.get('/content/:name/sheet.csv', (c) => {
    const { name, shown } = sheetOf(c);
    return respondCsv(c, name, csvFile(shown?.bytes));
  });

  app.get('/content/:name/cells', async (c) => {
    const sheet = sheetOf(c);
    const [last] = await sheetVersions.list(sheet.name);
    await sources.showPublished([sheet.name]); // the cells must not be older than `basedOn`
    return c.json({ basedOn: last?.number ?? 0, rows: rowsOf(sheet.shown?.bytes) } satisfies SheetCells);
  });

  app.get('/content/:name/versions', async (c) => {
    const { name } = sheetOf(c);
    const versions = await sheetVersions.list(name);
    return c.json({ versions, onServer: sources.findOnServer(name)?.name ?? null } satisfies SheetVersionList);
  });

  app.get('/content/:name/versions/:number/report', async (c) => {
    return c.json(await sheetOf(c).compare(contentOf(await versionOf(c))));
  });

  app.get('/content/:name/versions/:number/sheet.csv', async (c) => {
    const version = await versionOf(c);
    return respondCsv(c, `${version.sheet}-${version.number}`, csvFile(version.bytes));
  });

  function sheetOf(c: Context<DeskEnv>): Sheet {
    const sheet = sources.sheet(c.req.param('name'));
    if (!sheet) throw new DeskError(404, 'not-found', 'There is no such sheet.');
    return sheet;
  }

  async function versionOf(c: Context<DeskEnv>): Promise<FullVersion> {
    const number = Number(c.req.param('number'));
    const version = Number.isSafeInteger(number) && (await sheetVersions.read(sheetOf(c).name, number));
    if (!version) throw new DeskError(404, 'not-found', 'This version is no longer kept.');
    return version;
  }
}

/** Returns CSV with a byte order mark, without which Excel misreads accented letters. */
function csvFile(bytes: Uint8Array = new Uint8Array()): string {
  return `\ufeff${decodeText(bytes)}`;
}

/** Returns a sheet's cells, without rows at the end that have no text. */
function rowsOf(bytes: Uint8Array | undefined): string[][] {
  const { data } = Papa.parse<string[]>(bytes ? decodeText(bytes) : '');
  const last = data.findLastIndex((row) => row.some((cell) => cell.trim()));
  return data.slice(0, last + 1);
}

function workbook(name: string, bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': XLSX, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
