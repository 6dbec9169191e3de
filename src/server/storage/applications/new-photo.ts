import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { UncertainCommitError } from '../database/database';
import type { PhotoFiles } from '../photos/photo-store';
import { releasePhoto } from '../photos/released-photos';
import type { Storage } from '../storage';

/** The parts of the storage that storing a photo uses. */
export type PhotoStorage = Pick<Storage, 'database' | 'photos'>;

/**
 * Stores a photo, and then the row that refers to it. The photo is released beforehand, so that the sweep may remove it
 * if the process is killed in between. If the row is definitely not stored, the photo is removed at once.
 * @param storeRow stores the row; in its transaction, it must call `claimPhoto`.
 */
export async function storeWithPhoto<Result>(
  { database, photos }: PhotoStorage,
  files: PhotoFiles,
  storeRow: (photo: string) => Promise<Result>,
  log: Logger,
): Promise<Result> {
  const photo = randomBytes(16).toString('hex');
  await releasePhoto(database, photo);
  try {
    await photos.put(photo, files);
    return await storeRow(photo);
  } catch (error) {
    if (!(error instanceof UncertainCommitError)) await removeUnused({ photos }, photo, log);
    throw error;
  }
}

/** Removes a released photo. If that fails, the sweep tries again. */
export async function removeUnused({ photos }: Pick<Storage, 'photos'>, photo: string, log: Logger): Promise<void> {
  await photos.remove(photo).catch((error) => log.warn({ err: error }, 'an unused photo could not be removed'));
}
