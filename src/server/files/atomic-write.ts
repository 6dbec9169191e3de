import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The ending of temporary files; those that a killed process leaves can be removed by it. */
export const TEMPORARY_ENDING = '.tmp';

/** A name beside a file for what is to become that file. */
export function temporaryName(path: string): string {
  return `${path}.${randomUUID()}${TEMPORARY_ENDING}`;
}

/**
 * Writes a file so that readers, and a power cut, meet either the old content or the new one. Resolves when the
 * file would survive a power cut.
 * @param content may be in parts, which are not joined in memory.
 * @param folderMode the permissions of folders that have to be made.
 */
export async function writeAtomically(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
  folderMode?: number,
): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder, folderMode);
  const temporary = temporaryName(path);
  try {
    const file = await open(temporary, 'wx');
    try {
      await writeFile(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes a folder, and writes the names of all that had to be made to the disk. */
async function makeFolder(folder: string, mode: number | undefined): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode });
  for (let above = folder; made && above.length >= made.length; above = dirname(above))
    await syncFolder(dirname(above));
}

/** Writes a folder's names to the disk; Windows cannot, and does it by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
