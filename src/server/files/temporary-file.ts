import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FOLDER_MODE } from './private-file';

/** Of files on their way in. A sweep removes those that a killed process has left. */
export const UPLOAD_ENDING = '.upload';

/** Writes a private file for the time of some work. */
export async function withTemporaryFile<Result>(
  folder: string,
  bytes: Uint8Array,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const path = join(folder, `${randomUUID()}${UPLOAD_ENDING}`);
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
