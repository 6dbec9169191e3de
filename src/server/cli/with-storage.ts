import { existsSync } from 'node:fs';
import type { Settings } from '../settings/settings';
import { settingsFor } from '../settings/settings-file';
import { sqliteFile } from '../storage/database/open-database';
import { assertNotMoved } from '../storage/moved';
import { openStorage, type Storage } from '../storage/storage';
import type { CommandContext } from './command';

/**
 * Runs work on the storage that the settings name, and closes it.
 * @param begin `new` for work that may be the first of a storage. All other would go on in an empty one
 *   that is made for it, and seem to have succeeded: a command run in another folder than the server.
 *   `moved` for work that may also read what is used elsewhere now.
 * @throws when there is no such storage, or when its data has moved.
 */
export async function withStorage<Result>(
  context: Pick<CommandContext, 'env' | 'complain'>,
  work: (storage: Storage, settings: Settings) => Promise<Result>,
  begin: 'new' | 'known' | 'moved' = 'known',
): Promise<Result> {
  const settings = settingsFor(context);
  const file = sqliteFile(settings.database);
  if (begin !== 'new' && file && !existsSync(file))
    throw new Error(`There is no database ${file}. Set UMMES_DATA to the data folder of the server.`);
  const storage = await openStorage(settings);
  try {
    if (begin !== 'moved') await assertNotMoved(storage.database, settings);
    return await work(storage, settings);
  } finally {
    await storage.close();
  }
}
