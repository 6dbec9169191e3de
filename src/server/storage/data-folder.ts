import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeDatabase, sqliteFile } from '../settings/database-url';
import type { Settings } from '../settings/settings';
import { type Database, DatabaseLockedError } from './database/database';
import { instanceId } from './database/meta';
import { type Connection, connect, retryWhileLocked } from './database/sqlite-driver';
import { absent, writeAtomically } from './files/files';

/** An empty file in the data folder. SQLite's lock on it ends with the process, even if it is killed. */
const LOCK_FILE = 'server.lock';
/** The file in the data folder that contains the instance id of its database. */
const INSTANCE_FILE = 'instance-id';

const BEGIN = { shared: 'BEGIN; SELECT 1 FROM sqlite_master', exclusive: 'BEGIN EXCLUSIVE' } as const;

/** A lock that is held until it is released or the process ends. */
export interface DataLock {
  release(): void;
}

/**
 * Locks a data folder, and creates it if it doesn't exist.
 * @param kind `shared` for servers that use the folder; `exclusive` for a command that needs it to itself.
 * @param waitMs how long to wait for other processes to release it.
 * @returns null if it is still locked.
 * @throws if the file system doesn't support locks.
 */
export async function lockData(data: string, kind: keyof typeof BEGIN, waitMs = 0): Promise<DataLock | null> {
  await mkdir(data, { recursive: true });
  let connection: Connection | undefined;
  try {
    const opened = await connect(join(data, LOCK_FILE));
    connection = opened;
    await retryWhileLocked(performance.now() + waitMs, () => {
      if (opened.isTransaction) opened.exec('ROLLBACK');
      opened.exec(BEGIN[kind]);
    });
    return { release: () => opened.close() };
  } catch (error) {
    connection?.close();
    if (error instanceof DatabaseLockedError) return null;
    throw new Error(`The data folder ${data} cannot be locked: ${(error as Error).message}`, { cause: error });
  }
}

/** Records in the data folder which instance it belongs to. */
export async function writeInstanceFile(data: string, instance: string): Promise<void> {
  if ((await readInstanceFile(data)) !== instance) await writeAtomically(join(data, INSTANCE_FILE), `${instance}\n`);
}

async function readInstanceFile(data: string): Promise<string> {
  return (await readFile(join(data, INSTANCE_FILE), 'utf8').catch(absent(''))).trim();
}

/**
 * Opens a database, unless it is new and the data folder already belongs to another one.
 * @throws an error that describes what was found, and how to restore.
 */
export async function openUnlessLost(
  { data, database: url }: Pick<Settings, 'data' | 'database'>,
  open: () => Promise<Database>,
): Promise<Database> {
  // Check this first: a server that is starting at the same time creates its database before it leaves traces.
  const traces = await tracesIn(data);
  const file = sqliteFile(url);
  if (file && isEmpty(file)) {
    const state = existsSync(file) ? 'empty' : 'missing';
    const found = traces || (isEmpty(`${file}-wal`) ? '' : `its log ${file}-wal exists`);
    if (found) throw lost(`The database ${file} is ${state}, but ${found}.`);
  }
  const database = await open();
  if (!traces || (await instanceId(database))) return database;
  await database.close();
  throw lost(`The database ${describeDatabase(url)} is empty, but ${traces}.`);
}

function isEmpty(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.size;
}

function lost(found: string): Error {
  return new Error(
    `${found} Put the database back, or restore the latest backup: UMMES_DATA=<empty folder> ummes restore <file>. For a new site, set UMMES_DATA to an empty folder.`,
  );
}

/** Describes which instances have data in a data folder; '' if none has. */
async function tracesIn(data: string): Promise<string> {
  const folders = await readdir(join(data, 'photos')).catch(() => []);
  const instances = new Set([...folders, await readInstanceFile(data)].filter(Boolean));
  return instances.size > 0 ? `the data folder ${data} contains data from instance ${[...instances].join(', ')}` : '';
}
