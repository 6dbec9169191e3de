import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHEET_NAMES } from '../../model/sheets/sheet-kind';
import { addDays, localDay, sheetDay } from '../../model/time/day';
import type { Settings } from '../settings/settings';
import { writeAtomically } from '../storage/files/files';
import { copyFiles } from './last-good-copy';
import { sheetFiles, workbookFile } from './sheet-files';

/** A placeholder in a sample sheet: the day of the first start, plus or minus a number of days. */
const SAMPLE_DAY = /\{today([+-]\d+)?\}/g;

/**
 * Writes a sample for every sheet that has no source and has never had one. If there is a last good copy, it had one,
 * and this is an outage rather than a first start.
 * @returns the files that were written.
 */
export async function writeSamples(settings: Settings, sampleFolder: string, now = new Date()): Promise<string[]> {
  const { data, sheets, workbook } = settings;
  const written: string[] = [];
  if (workbook || existsSync(workbookFile(data))) return written;
  for (const name of SHEET_NAMES) {
    const files = sheetFiles(data, name);
    const sample = join(sampleFolder, `${name}.csv`);
    const [file = ''] = files;
    const isKnown = sheets[name] || [...files, copyFiles(data, name).csv].some(existsSync);
    if (isKnown || !existsSync(sample)) continue;
    await writeAtomically(file, fillSampleDays(await readFile(sample, 'utf8'), now));
    written.push(file);
  }
  return written;
}

/** Replaces `{today}`, `{today+3}`, `{today-10}` with days in the format dd/MM/yyyy. */
export function fillSampleDays(text: string, now: Date): string {
  const today = localDay(now);
  return text.replace(SAMPLE_DAY, (_, days = '0') => sheetDay(addDays(today, Number(days))));
}
