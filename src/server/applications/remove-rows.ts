import type { Failure } from '../../model/desk/application';
import type { Database, Statements } from '../database/database';
import { requestErasure } from '../database/erasure';
import { changeRows } from './change-rows';
import { failureOf } from './failure';
import { releasePhoto } from './release-photo';
import type { SeenApplication } from './seen-application';

/** An application that was removed. Its photo is still in the store. */
export interface RemovedRow {
  id: string;
  photo: string | null;
}

/** Removes applications, in one transaction: those that have the version that is named, if one is. */
export async function removeRows(
  database: Database,
  seen: readonly SeenApplication[],
): Promise<{ removed: RemovedRow[]; failed: Failure[] }> {
  const isRemoved = (result: RemovedRow | Failure): result is RemovedRow => 'photo' in result;
  const results = await changeRows(database, seen, removeOne, async (statements, made) => {
    if (made.some(isRemoved)) await requestErasure(statements);
  });
  return { removed: results.filter(isRemoved), failed: results.filter((result) => !isRemoved(result)) as Failure[] };
}

async function removeOne(statements: Statements, { id, version }: SeenApplication): Promise<RemovedRow | Failure> {
  const isSeen = version === null ? '' : ' AND version = $2';
  const [row] = await statements.all<{ photo: string | null }>(
    `DELETE FROM applications WHERE id = $1${isSeen} RETURNING photo`,
    version === null ? [id] : [id, version],
  );
  if (!row) return failureOf(statements, { id, version, from: null });
  await releasePhoto(statements, row.photo);
  return { id, photo: row.photo };
}
