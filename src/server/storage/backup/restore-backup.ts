import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '../../database/open-database';
import { absent } from '../../files/absent';
import { writeAtomically } from '../../files/atomic-write';
import { ownerOf } from '../../files/owner';
import { PHOTO_ENDING } from '../../photos/photo-store';
import type { Settings } from '../../settings/settings';
import { lockData } from '../data-lock';
import { photoFolder, photosOf } from '../storage';
import { openArchivedDatabase } from './archived-database';
import { type Counts, countsOf, differenceOf, type Records, readRecords } from './copy-storage';
import { postgresTarget, type RestoreTarget, sqliteTarget } from './restore-target';
import { DATABASE, unpackBackup } from './unpack-backup';

/** The folder in the data folder into which a backup is unpacked first. */
const UNPACKED = 'restoring-';
/** Becomes the name of a folder, and a hostile backup may contain any text. */
const INSTANCE_ID = /^[\w-]{1,40}$/;
const SHEET = /^(?:sheets|cache)\//;

export interface RestoreReport extends Counts {
  photos: number;
  sheets: number;
  /** Ids of applications whose photo is not in the backup. */
  missing: string[];
  /** Photos in the store that no application in the backup names. A server removes them. */
  unnamed: number;
}

type Places = Pick<Settings, 'data' | 'database' | 'bucket'>;

/**
 * Restores a backup into the database, the photo store and the data folder that the settings name.
 * Everything is read and checked before anything is placed, and the database comes last: without it,
 * nothing is restored. What was placed before a failure is removed again.
 * @throws when a server uses the data folder, when there is data already, or when the backup is damaged.
 */
export async function restoreBackup(archive: string, settings: Places): Promise<RestoreReport> {
  const { data, database } = settings;
  const giveToOwner = await ownerOf(data);
  const lock = await lockData(data, 'exclusive');
  if (!lock) throw new Error(`A server uses the data folder ${data}. Stop it first, then restore.`);
  let target: RestoreTarget | undefined;
  try {
    await giveToOwner(data);
    for (const name of await readdir(data)) {
      if (name.startsWith(UNPACKED)) await rm(join(data, name), { recursive: true }); // a killed restore left it
    }
    const folder = await mkdtemp(join(data, UNPACKED));
    try {
      const { names, records } = await readBackup(archive, folder);
      const file = sqliteFile(database);
      target = file ? sqliteTarget(file, giveToOwner) : await postgresTarget(database);
      await assertNoOtherSheets(names, folder, data);
      return await place(names, records, { folder, settings, target, giveToOwner });
    } finally {
      await target?.close();
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/** @throws what is wrong with the backup. */
async function readBackup(archive: string, folder: string): Promise<{ names: string[]; records: Records }> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  try {
    const { manifest, names } = await unpackBackup(archive, folder);
    const database = await openArchivedDatabase(join(folder, DATABASE));
    const records = await readRecords(database).finally(() => database.close());
    if (!INSTANCE_ID.test(records.instanceId)) throw new Error('its instance id is no name of a folder');
    const difference = differenceOf(countsOf(records), manifest);
    if (difference) throw new Error(`its database holds ${difference}`);
    return { names, records };
  } catch (error) {
    throw new Error(`${archive} cannot be restored: ${(error as Error).message}.`, { cause: error });
  }
}

/** A file of the same content may exist: a restore that was killed has placed it. */
async function assertNoOtherSheets(names: readonly string[], folder: string, data: string): Promise<void> {
  const others: string[] = [];
  for (const name of names.filter((each) => SHEET.test(each))) {
    const there = await readFile(join(data, name)).catch(absent(null));
    if (there && !there.equals(await readFile(join(folder, name)))) others.push(name);
  }
  if (others.length === 0) return;
  const listed = others.join(', ');
  throw new Error(
    `The data folder ${data} holds other sheets already (${listed}), and nothing is overwritten. Set UMMES_DATA to an empty folder, or move them away.`,
  );
}

interface Placing {
  folder: string;
  settings: Places;
  target: RestoreTarget;
  giveToOwner(path: string): Promise<void>;
}

async function place(names: readonly string[], records: Records, placing: Placing): Promise<RestoreReport> {
  const { folder, settings, target, giveToOwner } = placing;
  const { data, bucket } = settings;
  const { instanceId, applications } = records;
  const undo: (() => Promise<void>)[] = [];
  try {
    const photos = photosOf(settings, instanceId);
    const known = new Set((await photos.list()).map(({ id }) => id));
    const archived = new Set(names);
    const named = new Set(applications.map(({ photo }) => photo));
    const missing: string[] = [];
    let count = 0;
    for (const { id, photo } of applications) {
      const name = `photos/${instanceId}/${photo}${PHOTO_ENDING}`;
      if (photo && !archived.has(name)) missing.push(id);
      if (!photo || !archived.has(name)) continue;
      count += 1;
      if (known.has(photo)) continue;
      undo.push(() => photos.remove(photo));
      await photos.put(photo, await readFile(join(folder, name)));
      if (!bucket) await giveToOwner(join(photoFolder(data, instanceId), `${photo}${PHOTO_ENDING}`));
    }
    const sheets = names.filter((name) => SHEET.test(name));
    for (const name of sheets) {
      const path = join(data, name);
      if (existsSync(path)) continue;
      undo.push(() => rm(path, { force: true }));
      await writeAtomically(path, await readFile(join(folder, name)));
      await giveToOwner(path);
    }
    for (const made of ['sheets', 'cache', 'photos', join('photos', instanceId)]) {
      if (existsSync(join(data, made))) await giveToOwner(join(data, made));
    }
    await target.commit(records);
    const unnamed = [...known].filter((id) => !named.has(id)).length;
    const own = sheets.filter((name) => name.startsWith('sheets/')).length;
    return { ...countsOf(records), photos: count, sheets: own, missing, unnamed };
  } catch (error) {
    for (const step of undo.reverse()) {
      await step().catch((left) => {
        const { message } = error as Error;
        throw new Error(`${message} What was restored before that could not be removed: ${left.message}`, {
          cause: error,
        });
      });
    }
    throw error;
  }
}
