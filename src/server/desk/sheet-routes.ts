import { type Context, Hono } from 'hono';
import type { SheetCondition, SheetReading, SheetReport } from '../../model/desk/sheet-report';
import { withTimeout } from '../http/with-timeout';
import { ownMemory } from '../sheets/bytes';
import type { LiveSheet } from '../sheets/live-sheet';
import { sheetLink } from '../sheets/sheet-link';
import { SheetReports } from '../sheets/sheet-reports';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';
import { readBytes } from './read-request';

/** How long the list waits for a look at the sources: an edit to a file shows at once, a slow address with the next call. */
const LOOK_MS = 500;
/** Shorter than the time after which a browser gives the call up. */
const READ_MS = 20_000;
/** Sheets that are checked at a time: each may be as large as the settings allow, and is in memory until it was read. */
const MAX_CHECKS = 4;
/** Retry-After beyond that, in seconds. */
const RETRY_SECONDS = '5';

/** The calls below `/sheets`. */
export function sheetRoutes({ settings, sheets, log }: DeskParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const all: readonly LiveSheet[] = Object.values(sheets);
  const { reader, closed } = sheets.events;
  const reports = new SheetReports(settings, reader, closed);
  const reportOf = (sheet: LiveSheet) => reports.reportSheet(sheet.entity, sheet.copy.latest);
  const conditionOf = (sheet: LiveSheet): SheetCondition => {
    const { name } = sheet.entity;
    return { name, ...sheet.condition(), link: sheetLink(settings, name) };
  };
  let checks = 0;

  app.get('/', async (c) => {
    await withTimeout(Promise.all(all.map((sheet) => sheet.refresh())), LOOK_MS);
    return c.json(all.map(conditionOf));
  });

  app.get('/:name/report', async (c) => c.json(await reportOf(sheetOf(c))));

  app.post('/:name/read', async (c) => {
    const sheet = sheetOf(c);
    log.info({ sheet: sheet.entity.name, officer: c.get('officer').session }, 'an officer has the sheet read');
    let report: SheetReport | null = null;
    const work = sheet.readNow().then(async () => {
      report = await reportOf(sheet);
    });
    await withTimeout(work, READ_MS);
    return c.json({ condition: conditionOf(sheet), report } satisfies SheetReading);
  });

  app.post('/:name/check', async (c) => {
    const sheet = sheetOf(c);
    if (checks >= MAX_CHECKS) {
      const message = `${UNCHANGED} The server is checking other sheets: please try again in a moment.`;
      throw new DeskError(503, 'unavailable', message, { headers: { 'Retry-After': RETRY_SECONDS } });
    }
    checks += 1;
    try {
      const bytes = ownMemory(await readBytes(c, settings.sheetMaxBytes));
      return c.json(await reports.reportBytes(sheet.entity, bytes, sheet.copy.latest));
    } finally {
      checks -= 1;
    }
  });

  function sheetOf(c: Context<DeskEnv>): LiveSheet {
    const sheet = all.find(({ entity }) => entity.name === c.req.param('name'));
    if (!sheet) throw new DeskError(404, 'not-found', 'There is no such sheet.');
    return sheet;
  }

  return app;
}
