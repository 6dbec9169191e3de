import type { Problem } from '../../model/row';
import type { Settings, SheetName } from '../settings/settings';
import { decodeText } from './decode-text';
import type { SheetEntity } from './entity';
import { SheetFault } from './fault';
import { lastGoodCopyFile, readLastGoodCopy } from './last-good-copy';
import { readSheetText } from './read-content';
import { readSource } from './read-source';
import { type Shrinkage, shrinkageOf } from './shrinkage';

/** The result of a check, for an editor. */
export interface SheetReport {
  name: SheetName;
  /** Why the whole sheet cannot be used; then there are no items. */
  fault: string | null;
  items: number;
  /** Set if there are fewer than half as many items as before. */
  shrunk: Shrinkage | null;
  /** By row. */
  problems: Problem[];
}

/** Reads a sheet as the server does, and reports its problems. */
export async function checkSheet(entity: SheetEntity, settings: Settings, now = new Date()): Promise<SheetReport> {
  const { name } = entity;
  try {
    const limits = { maxBytes: settings.sheetMaxBytes, timeoutMs: settings.sheetTimeoutMs };
    const reading = await readSource(settings.sheets[name], limits);
    const text = reading === 'unchanged' ? '' : decodeText(reading.bytes);
    const { items, problems } = readSheetText(text, entity, settings.sheetMaxRows);
    // A running server replaces the copy at once; the copy notes the earlier number.
    const copy = await readLastGoodCopy(lastGoodCopyFile(settings.data, name), entity).catch(() => null);
    const shrunk = copy && shrinkageOf(copy, items.length, now);
    return { name, fault: null, items: items.length, shrunk, problems };
  } catch (error) {
    if (error instanceof SheetFault) return { name, fault: error.message, items: 0, shrunk: null, problems: [] };
    throw error;
  }
}
