import { existsSync } from 'node:fs';
import type { Database } from '../database/database';
import { instanceId } from '../database/instance-id';
import { readMeta, writeMeta } from '../database/meta';
import { describeDatabase, openDatabase, sqliteFile } from '../database/open-database';
import { defaultDatabase, type Settings } from '../settings/settings';
import { settingsFile } from '../settings/settings-file';

/** The name in `meta` under which a database says that its rows are used elsewhere now. */
const MOVED_TO = 'movedTo';

/** Marks a database as moved. @param url of the other database; its password is not stored. */
export function markMoved(database: Database, url: string): Promise<void> {
  return writeMeta(database, MOVED_TO, describeDatabase(url));
}

/** For a database that is used again. */
export async function clearMoved(database: Database): Promise<void> {
  await database.run('DELETE FROM meta WHERE name = $1', [MOVED_TO]);
}

/** @throws when the database is marked as moved; the message says where to. */
export async function assertNotMoved(database: Database, { database: url, data }: Settings): Promise<void> {
  const target = await readMeta(database, MOVED_TO);
  if (!target) return;
  throw new Error(
    `The data in ${sqliteFile(url) ?? describeDatabase(url)} has moved to ${target}. Set DATABASE_URL, in the environment or in ${settingsFile(data)}; to move it back, run "ummes copy-to ${url}" with that setting.`,
  );
}

/**
 * Marks the SQLite file of a data folder as moved, if its rows are those of a Postgres that a server uses now.
 * @returns the file if it is marked, now or earlier.
 */
export async function markMovedFile(used: Database, { database: url, data }: Settings): Promise<string | null> {
  const file = sqliteFile(defaultDatabase(data));
  if (used.kind === 'sqlite' || !file || !existsSync(file)) return null;
  const old = await openDatabase(`sqlite:${file}`);
  try {
    if ((await instanceId(old)) !== (await instanceId(used))) return null;
    await markMoved(old, url);
    return file;
  } finally {
    await old.close();
  }
}
