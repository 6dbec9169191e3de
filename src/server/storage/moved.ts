import { existsSync } from 'node:fs';
import { defaultDatabase, type Settings } from '../settings/settings';
import { settingsFile } from '../settings/settings-file';
import type { Database } from './database/database';
import { describeDatabase, openDatabase, sqliteFile } from './database/open-database';
import { instanceId } from './storage';

/** The row of `meta` in a database whose rows are used elsewhere now. */
const MOVED_TO = 'movedTo';

/** Notes in a database that its rows have moved. @param url of the other database; its password is not stored. */
export async function markMoved(database: Database, url: string): Promise<void> {
  await database.run(
    'INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [MOVED_TO, describeDatabase(url)],
  );
}

/** For a database that is used again. */
export async function clearMoved(database: Database): Promise<void> {
  await database.run('DELETE FROM meta WHERE name = $1', [MOVED_TO]);
}

/** @throws when the rows of the database are used elsewhere now; the message says where. */
export async function refuseMoved(database: Database, { database: url, data }: Settings): Promise<void> {
  const [row] = await database.all<{ value: string }>('SELECT value FROM meta WHERE name = $1', [MOVED_TO]);
  if (!row) return;
  const back = `"ummes copy-to ${url}" with that setting leads back`;
  throw new Error(
    `The data in ${sqliteFile(url) ?? describeDatabase(url)} has moved to ${row.value}. Set DATABASE_URL, in the environment or in ${settingsFile(data)}; ${back}.`,
  );
}

/**
 * Marks the SQLite file of a data folder as moved, if its rows are those of a Postgres that a server uses now.
 * @returns the file, if it was marked or is marked already.
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
