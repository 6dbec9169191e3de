import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, localDay, sheetDay } from '../../model/time/day';
import { defaultSheetFile, type Settings, SHEET_NAMES } from '../settings/settings';
import { writeAtomically } from '../storage/files/files';
import { copyFiles } from './last-good-copy';

/** A placeholder in a sample sheet: the day of the first start, plus or minus a number of days. */
const SAMPLE_DAY = /\{today([+-]\d+)?\}/g;

/**
 * Writes a sample for every sheet whose default file has never existed. If there is a last good copy, the file once
 * existed, and this is an outage rather than a first start.
 * @returns the files that were written.
 */
export async function writeSamples(settings: Settings, sampleFolder: string, now = new Date()): Promise<string[]> {
  const written: string[] = [];
  for (const name of SHEET_NAMES) {
    const source = settings.sheets[name];
    const file = defaultSheetFile(settings.data, name);
    const sample = join(sampleFolder, `${name}.csv`);
    if (source.kind !== 'file' || source.path !== file) continue;
    if ([file, copyFiles(settings.data, name).csv].some(existsSync) || !existsSync(sample)) continue;
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
