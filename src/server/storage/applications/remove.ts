import type { ChangeFailure } from '../../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/meta';
import type { PhotoStore } from '../photos/photo-store';
import { releasePhoto } from '../photos/released-photos';
import { TOUCH_DIRECTORY } from './application-record';
import { whyNotChanged } from './not-changed';
import type { SeenVersion } from './seen';

export interface RemovalOutcome {
  /** The ids of the applications that were removed. */
  removed: string[];
  failed: ChangeFailure[];
  /** Removed applications whose photo could not be deleted. The sweep retries. */
  photosLeft: { id: string; error: unknown }[];
}

/**
 * Removes applications in one transaction, skipping any that no longer have the version that was seen, then deletes
 * their photos. The database files may still contain deleted data: call `eraseRemains` afterwards.
 */
export async function removeApplications(
  { database, photos }: { database: Database; photos: PhotoStore },
  applications: readonly SeenVersion[],
): Promise<RemovalOutcome> {
  const { rows, failed } = await database.transaction((statements) => removeRows(statements, applications));
  const photosLeft: RemovalOutcome['photosLeft'] = [];
  for (const { id, photo } of rows) {
    if (photo) await photos.remove(photo).catch((error) => void photosLeft.push({ id, error }));
  }
  return { removed: rows.map(({ id }) => id), failed, photosLeft };
}

async function removeRows(statements: Statements, applications: readonly SeenVersion[]) {
  await statements.run(TOUCH_DIRECTORY); // first, as with decisions
  const rows: { id: string; photo: string | null }[] = [];
  const failed: ChangeFailure[] = [];
  for (const { id, version } of applications) {
    const [row] = await statements.all<{ photo: string | null }>(
      'DELETE FROM applications WHERE id = $1 AND version = COALESCE($2, version) RETURNING photo',
      [id, version],
    );
    if (!row) failed.push(await whyNotChanged(statements, { id, from: null }));
    else rows.push({ id, photo: row.photo });
    await releasePhoto(statements, row?.photo);
  }
  if (rows.length > 0) await requestErasure(statements);
  return { rows, failed };
}
