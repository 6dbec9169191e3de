import type { CommandContext } from '../command';
import { type Office, openOffice } from '../office';
import { readSettings, type Settings } from '../settings';

/** Runs work on the office that the settings name, and closes it. */
export async function withOffice<Result>(
  { env }: Pick<CommandContext, 'env'>,
  work: (office: Office, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(env);
  const office = await openOffice(settings);
  try {
    return await work(office, settings);
  } finally {
    await office.close();
  }
}
