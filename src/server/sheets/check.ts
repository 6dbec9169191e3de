import type { SheetReport } from '../../model/desk/sheet-report';
import type { Settings } from '../settings/settings';
import type { SheetEntity } from './entity';
import { lastGoodCopyFile, readLastGoodCopy } from './last-good-copy';
import { SheetReader } from './sheet-reader';
import { SheetReports } from './sheet-reports';

/** Reads a sheet as the server does, and reports all its problems: for the command, which has no live sheet. */
export async function checkSheet(entity: SheetEntity, settings: Settings, now = new Date()): Promise<SheetReport> {
  // A running server replaces the copy at once; the copy notes the earlier number.
  const copy = await readLastGoodCopy(lastGoodCopyFile(settings.data, entity.name), entity).catch(() => null);
  const reports = new SheetReports(settings, new SheetReader(), new AbortController().signal, Number.MAX_SAFE_INTEGER);
  return reports.reportSheet(entity, copy, now);
}
