import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PRIVATE_FOLDER_MODE } from '../storage/private-file';
import { PHOTO_ENDING, PHOTO_ID, type PhotoStore, type StoredPhoto } from './photo-store';

/** Photos as files of a folder, which is made when the first one comes. */
export function diskPhotos(folder: string): PhotoStore {
  const fileOf = (id: string) => join(folder, `${id}${PHOTO_ENDING}`);
  return {
    async put(id, bytes) {
      const made = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
      const draft = join(folder, `${id}.${randomUUID()}.tmp`);
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, fileOf(id));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
      // Folders that are new must be found again too.
      for (let above = folder; made && above.length >= made.length; above = dirname(above)) {
        await syncFolder(dirname(above));
      }
    },

    async get(id) {
      const bytes = await readFile(fileOf(id)).catch(absent(null));
      return bytes && new Uint8Array(bytes);
    },

    remove: (id) => rm(fileOf(id), { force: true }),

    async list() {
      const photos: StoredPhoto[] = [];
      for (const name of await readdir(folder).catch(absent([]))) {
        const id = name.slice(0, -PHOTO_ENDING.length);
        if (!name.endsWith(PHOTO_ENDING) || !PHOTO_ID.test(id)) continue;
        const found = await stat(join(folder, name)).catch(absent(null)); // gone meanwhile
        if (found) photos.push({ id, storedAt: found.mtime });
      }
      return photos;
    },
  };
}

/** What stands for a file or folder that is not there; any other error stays one. */
function absent<Result>(result: Result): (error: NodeJS.ErrnoException) => Result {
  return (error) => {
    if (error.code === 'ENOENT') return result;
    throw error;
  };
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
