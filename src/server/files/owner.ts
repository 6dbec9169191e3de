import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Whose files those of the data folder are to be. What root makes there would be of no use to a server
 * that runs as somebody else.
 * @param folder of which the owner counts; while it is not there yet, the nearest one above it.
 * @returns what gives a file to that owner. It does nothing unless root runs it.
 */
export async function ownerOf(folder: string): Promise<(path: string) => Promise<void>> {
  if (process.getuid?.() !== 0) return async () => {};
  const { uid, gid } = await nearest(folder);
  return (path) => chown(path, uid, gid);
}

async function nearest(folder: string): Promise<{ uid: number; gid: number }> {
  try {
    return await stat(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    return nearest(dirname(folder));
  }
}
