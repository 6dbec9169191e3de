import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '../files/absent';
import { writeAtomically } from '../files/atomic-write';
import { PRIVATE_FOLDER_MODE } from '../files/private-file';
import { PHOTO_ENDING, PHOTO_ID, type PhotoStore, type StoredPhoto } from './photo-store';

/** Photos as files of a folder, which is made when the first one comes. */
export function diskPhotos(folder: string): PhotoStore {
  const fileOf = (id: string) => join(folder, `${id}${PHOTO_ENDING}`);
  return {
    put: (id, bytes) => writeAtomically(fileOf(id), bytes, PRIVATE_FOLDER_MODE),

    async get(id) {
      const bytes = await readFile(fileOf(id)).catch(absent(null));
      return bytes && new Uint8Array(bytes);
    },

    remove: (id) => rm(fileOf(id), { force: true }),

    async list(ids = PHOTO_ID) {
      const photos: StoredPhoto[] = [];
      for (const name of await readdir(folder).catch(absent([]))) {
        const id = name.slice(0, -PHOTO_ENDING.length);
        if (!name.endsWith(PHOTO_ENDING) || !ids.test(id)) continue;
        const found = await stat(join(folder, name)).catch(absent(null)); // removed meanwhile
        if (found) photos.push({ id, storedAt: found.mtime });
      }
      return photos;
    },
  };
}
