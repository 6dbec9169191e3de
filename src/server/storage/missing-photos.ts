import type { StoredPicture } from '../../model/desk/picture-list';
import type { ApplicationRecord } from './applications/application-record';
import { PHOTO_EXTENSION } from './photos/photo-store';
import { pictureNames } from './pictures/picture-store';
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

/** Returns the pictures of which a file is missing from the picture store. */
export async function findMissingPictures({ pictures, pictureFiles }: Storage): Promise<StoredPicture[]> {
  const names = new Set((await pictureFiles.files.list()).map(({ name }) => name));
  const missing: StoredPicture[] = [];
  for (const id of await pictures.ids()) {
    if (pictureNames(id).every((name) => names.has(name))) continue;
    // It may have been stored or removed since the files were listed.
    const files = await Promise.all(pictureNames(id).map((name) => pictureFiles.files.get(name)));
    const picture = files.every(Boolean) ? undefined : await pictures.byId(id);
    if (picture) missing.push(picture);
  }
  return missing;
}
