import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Permissions for folders with personal data: only the server's account may enter them. */
export const PRIVATE_FOLDER_MODE = 0o700;
const PRIVATE_FILE_MODE = 0o600;

/** Extension of temporary files. A sweep removes those left by a killed process. */
const TEMPORARY_EXTENSION = '.tmp';

/** Returns a unique temporary path that begins with `path`. */
export function temporaryName(path: string): string {
  return `${path}.${randomUUID()}${TEMPORARY_EXTENSION}`;
}

export function isTemporary(name: string): boolean {
  return name.endsWith(TEMPORARY_EXTENSION);
}

/** Returns a handler for `catch()` that returns `result` if a file or folder is missing, or rethrows the error. */
export function absent<Result>(result: Result): (error: NodeJS.ErrnoException) => Result {
  return (error) => {
    if (error.code === 'ENOENT') return result;
    throw error;
  };
}

/**
 * Writes a file so that readers see either the old content or the new, even after a power cut. Resolves when the file
 * would survive a power cut.
 * @param folderMode the permissions for new folders.
 */
export async function writeAtomically(path: string, content: string | Uint8Array, folderMode?: number): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true, mode: folderMode });
  for (let above = folder; made && above.length >= made.length; above = dirname(above))
    await syncFolder(dirname(above));
  const temporary = temporaryName(path);
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Flushes a folder's entries to disk. Windows can't open folders, and doesn't need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates an empty file that only the server's account may read, unless the file exists. */
export async function makePrivateFile(path: string): Promise<void> {
  await writeFile(path, '', { flag: 'a', mode: PRIVATE_FILE_MODE });
}

/** Writes a private file, and removes it once it has been used. */
export async function withTemporaryFile<Result>(
  folder: string,
  bytes: Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const path = temporaryName(join(folder, 'upload'));
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: PRIVATE_FILE_MODE });
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
