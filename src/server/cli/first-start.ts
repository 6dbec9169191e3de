import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { signInLink } from '../../model/desk/desk-paths';
import { Sessions } from '../desk/sessions';
import type { PackageRoot } from '../settings/package-root';
import { defaultDatabase, type Settings } from '../settings/settings';
import { settingsFile } from '../settings/settings-file';
import { siteUrlOf } from '../settings/site-url';
import { writeSamples } from '../sources/sample-sheets';
import { sheetFolder } from '../sources/sheet-files';
import { samplePeople } from '../storage/applications/sample-people';
import { writeAtomically } from '../storage/files/files';
import type { Storage } from '../storage/storage';

/** Name of the officer in the first invitation. */
const NAME = 'Officer';

/**
 * Fills a new data folder with commented settings. For a demo, also adds sample sheets and, if the folder has the
 * database, sample people.
 */
export async function fillDataFolder(settings: Settings, root: PackageRoot, storage: Storage, log: Logger) {
  await mkdir(sheetFolder(settings.data), { recursive: true });
  const file = settingsFile(settings.data);
  if (!existsSync(file) && existsSync(root.exampleSettings)) {
    await writeAtomically(file, await readFile(root.exampleSettings));
    await chmod(file, 0o600); // passwords will be added to it
  }
  if (!settings.demo) return;
  const samples = await writeSamples(settings, root.sampleSheets);
  if (samples.length > 0) log.info({ files: samples }, 'sample sheets added; edit them and reload');
  const isOwn = storage.isNew && settings.database === defaultDatabase(settings.data);
  if (isOwn && (await storage.applications.addSamples(samplePeople())))
    log.info('sample people added; they are removed when the first application is approved');
}

/**
 * Prints a sign-in link for the officers' desk if there has never been an invitation or application. Prints it only to
 * a terminal, because anyone who could read it in a log could use it.
 */
export async function printFirstInvitation({ database }: Storage, settings: Settings, log: Logger): Promise<void> {
  const terminal = [process.stderr, process.stdout].find(({ isTTY }) => isTTY);
  if (!terminal) return;
  try {
    const issued = await new Sessions(database).inviteFirst(NAME);
    if (!issued) return;
    const link = signInLink(siteUrlOf(settings), issued.token);
    const hint = 'To sign in to the desk, open this one-time link within 24 hours (new link: ummes desk invite NAME):';
    terminal.write(`\n${hint}\n\n  ${link}\n\n`);
  } catch (error) {
    log.warn({ err: error }, 'could not create a sign-in link for the desk; run "ummes desk invite" to get one');
  }
}
