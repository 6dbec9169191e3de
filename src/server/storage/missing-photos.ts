import type { ApplicationRecord } from './applications/application-record';
import { PHOTO_EXTENSION } from './photos/photo-store';
import type { Storage } from './storage';

/** Returns the applications whose full-size photo is missing from the photo store. */
export async function findMissingPhotos({ photos, applications }: Storage): Promise<ApplicationRecord[]> {
  const names = new Set((await photos.files.list()).map(({ name }) => name));
  const missing: ApplicationRecord[] = [];
  for (const record of await applications.list()) {
    const { id, photo } = record;
    if (!photo || names.has(`${photo}${PHOTO_EXTENSION}`)) continue;
    // The photo may have been stored or replaced since it was listed.
    const isStored = (await photos.get(photo)) !== null;
    if (!isStored && (await applications.byId(id))?.photo === photo) missing.push(record);
  }
  return missing;
}
