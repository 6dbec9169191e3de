import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from '../database/database';
import { instanceId } from '../database/instance-id';
import { describeDatabase, sqliteFile } from '../database/open-database';
import { absent } from '../files/absent';
import { writeAtomically } from '../files/atomic-write';
import { PHOTO_ENDING, PHOTO_ID } from '../photos/photo-store';
import type { Settings } from '../settings/settings';

/** The file in the data folder that names its instance: the folder had a database. */
const INSTANCE_FILE = 'instance-id';

type Places = Pick<Settings, 'data' | 'database'>;

/** Notes in the data folder whose data it holds. */
export async function writeInstanceFile(data: string, instance: string): Promise<void> {
  if ((await readInstanceFile(data)) !== instance) await writeAtomically(join(data, INSTANCE_FILE), `${instance}\n`);
}

async function readInstanceFile(data: string): Promise<string> {
  return (await readFile(join(data, INSTANCE_FILE), 'utf8').catch(absent(''))).trim();
}

/**
 * Opens a database, unless it is new and the data folder shows that there was another one.
 * @throws with what was found, and how to restore.
 */
export async function openUnlessLost(
  { data, database: url }: Places,
  open: () => Promise<Database>,
): Promise<Database> {
  // First: another server that is just starting makes its database before it leaves a trace.
  const traces = await tracesIn(data);
  const file = sqliteFile(url);
  if (file && !hasContent(file)) {
    const state = existsSync(file) ? 'empty' : 'missing';
    const log = `${file}-wal`;
    if (traces) throw lost(`The database ${file} is ${state}, but the data folder ${data} holds ${traces}.`);
    if (hasContent(log)) throw lost(`The database ${file} is ${state}, but its log ${log} is there.`);
  }
  const database = await open();
  if (!traces || (await instanceId(database))) return database;
  await database.close();
  throw lost(`The database ${describeDatabase(url)} is empty, but the data folder ${data} holds ${traces}.`);
}

function hasContent(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function lost(found: string): Error {
  return new Error(
    `${found} Put the database back, or restore the latest backup: UMMES_DATA=<empty folder> ummes restore <file>. For a new site, set UMMES_DATA to an empty folder.`,
  );
}

/** What an instance has left in a data folder, in words; '' if there is nothing. */
async function tracesIn(data: string): Promise<string> {
  const photos = join(data, 'photos');
  const folders = await readdir(photos).catch(() => []);
  const instances = new Set([...folders, await readInstanceFile(data)].filter(Boolean));
  if (instances.size === 0) return '';
  const files = await readdir(photos, { recursive: true }).catch(() => []);
  const count = files.filter((name) => PHOTO_ID.test(basename(name, PHOTO_ENDING))).length;
  return `${count} photos of the instance ${[...instances].join(', ')}`;
}
