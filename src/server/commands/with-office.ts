import { existsSync } from 'node:fs';
import type { CommandContext } from '../command';
import { sqliteFile } from '../database/open-database';
import { type Office, openOffice } from '../office';
import { readSettings, type Settings } from '../settings';

/**
 * Runs work on the office that the settings name, and closes it.
 * @param begin `new` for work that may be the first of an office. All other would go on in an empty one
 *   that is made for it, and seem to have succeeded: a command run in another folder than the server.
 * @throws when there is no such office.
 */
export async function withOffice<Result>(
  { env }: Pick<CommandContext, 'env'>,
  work: (office: Office, settings: Settings) => Promise<Result>,
  begin: 'new' | 'known' = 'known',
): Promise<Result> {
  const settings = readSettings(env);
  const file = sqliteFile(settings.database);
  if (begin === 'known' && file && !existsSync(file))
    throw new Error(`There is no database ${file}. Set UMMES_DATA to the data folder of the server.`);
  const office = await openOffice(settings);
  try {
    return await work(office, settings);
  } finally {
    await office.close();
  }
}
