import type { Database } from '../database/database';
import { readMeta, writeMeta } from '../database/meta';

/** Key of the time of the latest backup in `meta`. */
const LAST_BACKUP = 'backup';

/** Returns when the latest backup was made, in ISO 8601; undefined if there has been none. */
export function lastBackup(database: Database): Promise<string | undefined> {
  return readMeta(database, LAST_BACKUP);
}

/** Records that a backup was made. */
export function recordBackup(database: Database, now: Date): Promise<void> {
  return writeMeta(database, LAST_BACKUP, now.toISOString());
}
