import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_ID, type PhotoStore, SIZED_ID, type StoredPhoto } from './photo-store';

/** A photo that no row names after this time belongs to a submission that failed. */
const UNCLAIMED_MS = 3_600_000;
/** Submissions fail now and then. More photos without an application are a sign that rows were lost. */
const MOST_UNCLAIMED = 10;

/** What the database says about photos. */
export interface PhotoClaims {
  /** Those that applications name. */
  named: ReadonlySet<string>;
  /** Those whose applications were removed, or have another photo now. */
  released: ReadonlySet<string>;
}

export interface PhotoSweep {
  removed: number;
  /** Photos without an application that stay, because they are many. */
  kept: number;
}

/**
 * Removes the photos that no application names, in all widths, and what killed checks of readiness have left. A photo is stored before
 * its application, so new ones stay.
 * @param readClaims is called after the photos were listed.
 * @throws the first error of those that could not be removed, after trying them all.
 */
export async function sweepPhotos(
  photos: PhotoStore,
  readClaims: () => Promise<PhotoClaims>,
  now = Date.now(),
): Promise<PhotoSweep> {
  let removed = 0;
  const failures: unknown[] = [];
  const isOld = ({ storedAt }: StoredPhoto) => now - storedAt.getTime() >= UNCLAIMED_MS;
  const stored = await photos.list();
  const wholes = new Set(stored.map(({ id }) => id));
  const { named, released } = await readClaims();
  const unnamed = stored.filter((photo) => isOld(photo) && !named.has(photo.id));
  const unclaimed = unnamed.filter(({ id }) => !released.has(id));
  const kept = unclaimed.length > MOST_UNCLAIMED ? unclaimed.length : 0;
  for (const photo of unnamed) {
    if (kept > 0 && !released.has(photo.id)) continue;
    const failure = await photos.remove(photo.id).catch((error) => failures.push(error));
    if (!failure) removed += 1;
  }
  const isAlone = ({ id }: StoredPhoto) => !wholes.has(SIZED_ID.exec(id)?.[1] ?? '');
  const sized = (await photos.list(SIZED_ID)).filter(isAlone);
  for (const { id } of [...sized, ...(await photos.list(CHECK_ID))].filter(isOld))
    await photos.remove(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return { removed, kept };
}

/** Removes the temporary files that a killed process left in a folder. @throws the first error, after trying them all. */
export async function removeAbandonedFiles(folder: string, ending: string, now = Date.now()): Promise<void> {
  const failures: unknown[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(ending)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs >= UNCLAIMED_MS)
      await rm(path, { force: true }).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
