import { existsSync } from 'node:fs';
import { sqliteFile } from '../database/open-database';
import type { Settings } from '../settings/settings';
import { settingsFor } from '../settings/settings-file';
import { openStorage, type Storage } from '../storage/storage';
import type { CommandContext } from './command';

/**
 * Runs work on the storage that the settings name, and closes it.
 * @param accepts `new` for work that may create the storage. Other work, in another folder than the server's,
 *   would otherwise succeed in an empty storage.
 * @throws when there is no such storage.
 */
export async function withStorage<Result>(
  context: Pick<CommandContext, 'env' | 'complain'>,
  work: (storage: Storage, settings: Settings) => Promise<Result>,
  accepts: 'new' | 'known' = 'known',
): Promise<Result> {
  const settings = settingsFor(context);
  const file = sqliteFile(settings.database);
  if (accepts !== 'new' && file && !existsSync(file))
    throw new Error(`There is no database ${file}. Set UMMES_DATA to the data folder of the server.`);
  const storage = await openStorage(settings, {}, context.complain);
  try {
    return await work(storage, settings);
  } finally {
    await storage.close();
  }
}
