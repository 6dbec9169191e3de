import type { Problem } from '../../model/row';
import type { Settings, SheetName } from '../settings';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import { parseCsv } from './parse-csv';
import { readSource } from './read-source';

/** What an editor should know about a sheet. */
export interface SheetReport {
  name: SheetName;
  /** Why the whole sheet cannot be used; then there are no items. */
  fault: string | null;
  items: number;
  /** By row. */
  problems: Problem[];
}

/** Reads a sheet as the server would, and reports instead of answering. */
export async function checkSheet(entity: SheetEntity, settings: Settings): Promise<SheetReport> {
  const { name } = entity;
  try {
    const limits = { maxBytes: settings.sheetMaxBytes, timeoutMs: settings.sheetTimeoutMs };
    const reading = await readSource(settings.sheets[name], limits);
    const parsed = parseCsv(reading === 'unchanged' ? '' : reading.text, entity.columns, settings.sheetMaxRows);
    const { items, problems } = entity.normalise(parsed.rows);
    const all = [...parsed.problems, ...problems].sort((a, b) => a.row - b.row);
    return { name, fault: null, items: items.length, problems: all };
  } catch (error) {
    if (error instanceof SheetFault) return { name, fault: error.message, items: 0, problems: [] };
    throw error;
  }
}
