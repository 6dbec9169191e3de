import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { PHOTO_PART } from '../../model/application-parts';
import type { Database } from '../database/database';
import { withTemporaryFile } from '../files/temporary-file';
import type { PhotoEncoder } from '../photos/photo-encoder';
import type { Degrees } from '../photos/photo-process.mjs';
import type { PhotoStore } from '../photos/photo-store';
import { TOUCH_DIRECTORY } from './application-sql';
import type { Applications } from './applications';
import type { Seen } from './failure';
import { addToHistory } from './history';
import { releasePhoto } from './release-photo';

export interface TurnParts {
  storage: {
    database: Database;
    applications: Applications;
    photos: PhotoStore;
    /** The folder of the temporary file. */
    uploads: string;
  };
  encoder: Pick<PhotoEncoder, 'encode'>;
  log: Logger;
}

/** `changed`: it has another version or status than was named. `no photo`: it has none, or the store has lost it. */
export type TurnResult = 'turned' | 'changed' | 'unknown' | 'no photo';

/**
 * Turns an application's photo clockwise. The turned photo is stored under an id of its own before the row names it, and
 * the earlier one is removed afterwards: a sweep removes whichever of them a failure has left.
 * @param who for the history, and in whose name the photo waits to be encoded.
 * @throws what the encoder and the stores throw; the application has its photo then.
 */
export async function turnPhoto(
  { storage, encoder, log }: TurnParts,
  { id, version, from }: Seen,
  degrees: Degrees,
  who: string,
): Promise<TurnResult> {
  const { database, applications, photos, uploads } = storage;
  const record = await applications.byId(id);
  if (!record) return 'unknown';
  if (record.version !== version || record.status !== from) return 'changed';
  const before = record.photo;
  const bytes = before && (await photos.get(before));
  if (!bytes) return 'no photo';
  const turned = await withTemporaryFile(uploads, bytes, (path) => encoder.encode(path, who, degrees));
  const photo = randomBytes(16).toString('hex');
  await photos.put(photo, turned);
  const removeUnused = (unused: string) =>
    photos.remove(unused).catch((error) => log.warn({ err: error }, 'an unused photo could not be removed'));
  // Should this fail, the row may name the turned photo all the same: a sweep removes the other one.
  const isChanged = await database.transaction(async (statements) => {
    const changed = await statements.run(
      `UPDATE applications SET photo = $1, version = version + 1
         WHERE id = $2 AND version = $3 AND status = $4 AND photo = $5`,
      [photo, id, version, from, before],
    );
    if (changed === 0) return false;
    await releasePhoto(statements, before);
    await addToHistory(statements, id, { who, action: 'edited', fields: [PHOTO_PART] });
    await statements.run(TOUCH_DIRECTORY);
    return true;
  });
  await removeUnused(isChanged ? before : photo);
  return isChanged ? 'turned' : 'changed';
}
