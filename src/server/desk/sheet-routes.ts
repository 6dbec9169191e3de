import { setTimeout } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import type { SheetReading } from '../../model/desk/sheet-report';
import type { Sheet } from '../sources/sheet';
import { type DeskEnv, DeskError, type DeskParts, readBytes } from './desk-call';

/** Time limit for reading a sheet, shorter than the desk's timeout for the call. */
const READ_MS = 20_000;

/** Adds the routes under `/sheets`. */
export function addSheets(app: Hono<DeskEnv>, { settings, sources, log }: DeskParts): void {
  app.get('/sheets', (c) => c.json(sources.sheets.map((sheet) => sheet.condition())));

  app.get('/sheets/template.xlsx', async () => {
    const { templateWorkbook } = await import('../publish/workbook/template');
    return new Response(new Uint8Array(await templateWorkbook()), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="ummes.xlsx"',
      },
    });
  });

  app.get('/sheets/:name/report', async (c) => c.json(await sheetOf(c).report()));

  app.post('/sheets/:name/read', async (c) => {
    const sheet = sheetOf(c);
    log.info({ sheet: sheet.name, session: c.get('session').id }, 'an officer requested that the sheet be read');
    const reading = sheet.readNow().then(() => sheet.report());
    const report = await Promise.race([reading, setTimeout(READ_MS, null, { ref: false })]);
    return c.json({ condition: sheet.condition(), report } satisfies SheetReading);
  });

  app.post('/sheets/:name/check', async (c) => {
    const sheet = sheetOf(c);
    const bytes = await readBytes(c, settings.sheetLimits.maxBytes);
    return c.json(await sheet.reportOn({ bytes, problems: [] }));
  });

  function sheetOf(c: Context<DeskEnv>): Sheet {
    const sheet = sources.sheets.find(({ name }) => name === c.req.param('name'));
    if (!sheet) throw new DeskError(404, 'not-found', 'There is no such sheet.');
    return sheet;
  }
}
