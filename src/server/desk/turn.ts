import { PHOTO_PART } from '../../model/application/application-parts';
import type { Degrees } from '../intake/photos/encode-photo.mjs';
import { TOUCH_DIRECTORY } from '../storage/applications/application-record';
import { addToHistory } from '../storage/applications/history';
import { removeUnused, storeWithPhoto } from '../storage/applications/new-photo';
import type { Seen } from '../storage/applications/seen';
import { withTemporaryFile } from '../storage/files/files';
import { claimPhoto, releasePhoto } from '../storage/photos/released-photos';
import { DeskError, type DeskParts, UNCHANGED } from './desk-call';

/**
 * Rotates an application's photo clockwise. Stores the rotated photo under a new id, updates the row, and then removes
 * the earlier photo.
 * @param who the officer, for the history.
 * @returns false if the application has changed since the officer saw it.
 * @throws {DeskError} if there is no photo, or the store has lost it.
 */
export async function turnPhoto(
  { storage, encoder, log }: DeskParts,
  { id, version, from }: Seen,
  degrees: Degrees,
  who: string,
): Promise<boolean> {
  const { database, applications, photos, uploads } = storage;
  const record = await applications.byId(id);
  if (record?.version !== version || record.status !== from) return false;
  const before = record.photo;
  const bytes = before && (await photos.get(before));
  if (!bytes) throw new DeskError(422, 'invalid', `${UNCHANGED} This application has no photo.`);
  const turned = await withTemporaryFile(uploads, bytes, (path) => encoder.encode(path, degrees));
  const storeRow = (photo: string) =>
    database.transaction(async (statements) => {
      await statements.run(TOUCH_DIRECTORY); // must run first, as for decisions, to prevent deadlocks
      const changed = await statements.run(
        `UPDATE applications SET photo = $1, version = version + 1
           WHERE id = $2 AND version = $3 AND status = $4 AND photo = $5`,
        [photo, id, version, from, before],
      );
      if (changed === 0) return { isChanged: false, unused: photo };
      await claimPhoto(statements, photo);
      await releasePhoto(statements, before);
      await addToHistory(statements, id, { who, action: 'edited', fields: [PHOTO_PART] });
      return { isChanged: true, unused: before };
    });
  const { isChanged, unused } = await storeWithPhoto(storage, turned, storeRow, log);
  await removeUnused(storage, unused, log);
  return isChanged;
}
