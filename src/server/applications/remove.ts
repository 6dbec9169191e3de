import type { PhotoStore } from '../photos/photo-store';
import type { Applications } from './applications';

/** What became of a removal. */
export interface Removal {
  /** The ids from the list that existed. */
  removed: string[];
  /** Removed applications whose photo could not be deleted. A sweep tries again. */
  failures: { id: string; error: unknown }[];
}

/** Removes applications and their photos. What the database's files still hold of them is erased by `eraseRemains`. */
export async function removeApplications(
  { applications, photos }: { applications: Applications; photos: PhotoStore },
  ids: readonly string[],
): Promise<Removal> {
  const removed = await applications.remove(ids);
  const failures: Removal['failures'] = [];
  for (const { id, photo } of removed) {
    if (photo) await photos.remove(photo).catch((error) => void failures.push({ id, error }));
  }
  return { removed: removed.map(({ id }) => id), failures };
}
