import type { RemovalResult } from '../../model/desk/application';
import type { PhotoStore } from '../photos/photo-store';
import type { Applications } from './applications';
import { type RemovedRow, removeRows } from './remove-rows';
import type { SeenApplication } from './seen-application';

interface Stores {
  applications: Applications;
  photos: PhotoStore;
}

/** What became of a removal. */
export interface Removal {
  /** The ids from the list that existed. */
  removed: string[];
  /** Removed applications whose photo could not be deleted. A sweep tries again. */
  failures: { id: string; error: unknown }[];
}

/** Removes applications and their photos. What the database's files still hold of them is erased by `eraseRemains`. */
export async function removeApplications(stores: Stores, ids: readonly string[]): Promise<Removal> {
  const removed = await stores.applications.remove(ids);
  return { removed: removed.map(({ id }) => id), failures: await removePhotos(stores.photos, removed) };
}

/** Likewise, but only those that have the version that an officer has seen. */
export async function removeSeen(
  { applications, photos }: Stores,
  seen: readonly SeenApplication[],
): Promise<RemovalResult> {
  const { removed, failed } = await removeRows(applications.database, seen);
  const failures = await removePhotos(photos, removed);
  return { removed: removed.map(({ id }) => id), failed, photosLeft: failures.map(({ id }) => id) };
}

async function removePhotos(photos: PhotoStore, removed: readonly RemovedRow[]): Promise<Removal['failures']> {
  const failures: Removal['failures'] = [];
  for (const { id, photo } of removed) {
    if (photo) await photos.remove(photo).catch((error) => void failures.push({ id, error }));
  }
  return failures;
}
