import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '../../files/absent';
import { TEMPORARY_ENDING } from '../../files/atomic-write';
import { isBackupFile } from './unpack-backup';

/** The folders that hold the sheets and their last good copies. */
const FOLDERS = ['sheets', 'cache'];

export interface SheetFiles {
  /** Below the data folder, such as `sheets/events.csv`. */
  names: string[];
  /** Files whose names do not fit into a backup. */
  leftOut: string[];
}

/** The sheets that are edited as files, and the last good copies of all sheets. */
export async function sheetFiles(data: string): Promise<SheetFiles> {
  const names: string[] = [];
  const leftOut: string[] = [];
  for (const folder of FOLDERS) {
    for (const file of await filesIn(join(data, folder))) {
      const name = `${folder}/${file}`;
      if (!file.endsWith(TEMPORARY_ENDING)) (isBackupFile(name) ? names : leftOut).push(name);
    }
  }
  return { names, leftOut };
}

/** Visible files, also those that are links to a file elsewhere. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(absent([]));
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return names.filter((name, index) => found[index]?.isFile() && !name.startsWith('.')).sort();
}
