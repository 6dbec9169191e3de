import { open } from 'node:fs/promises';

/** For folders that hold what applicants sent: only the server's own account may enter them. */
export const PRIVATE_FOLDER_MODE = 0o700;

/** Makes an empty file that only the server's own account may read, unless the file is there already. */
export async function makePrivateFile(path: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  await file.close();
}

/** Makes an empty file that only the server's own account may read. @returns false if there is one of this name. */
export async function makeNewFile(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Writes a file that only this account may read, also if there was one of this name that others could read. */
export async function writePrivateFile(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    if ((await file.stat()).isFile()) await file.chmod(0o600); // not /dev/stdout
    await file.writeFile(content);
  } finally {
    await file.close();
  }
}
