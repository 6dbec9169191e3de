import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Applications } from '../applications/applications';
import { UPLOAD_ENDING } from '../applications/receive';
import { Subscribers } from '../newsletter/subscribers';
import { bucketPhotos } from '../photos/bucket-photos';
import { diskPhotos } from '../photos/disk-photos';
import type { PhotoStore } from '../photos/photo-store';
import { removeAbandonedFiles, sweepPhotos } from '../photos/sweep';
import type { Settings } from '../settings/settings';
import { TEMPORARY_ENDING } from './atomic-write';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';

/** What people have sent, and where it is kept. */
export interface Storage {
  database: Database;
  applications: Applications;
  subscribers: Subscribers;
  photos: PhotoStore;
  /** Where photos lie while they arrive. */
  uploads: string;
  close(): Promise<void>;
}

type Places = Pick<Settings, 'data' | 'database' | 'bucket'>;

/**
 * Opens the database and the photos that the settings name.
 * @param waitMs how long to wait for a database that is just starting.
 */
export async function openStorage(settings: Places, waitMs = 0): Promise<Storage> {
  const database = await openDatabase(settings.database, waitMs);
  return {
    database,
    applications: new Applications(database),
    subscribers: new Subscribers(database),
    photos: photosOf(settings, await instanceId(database)),
    uploads: join(settings.data, 'uploads'),
    close: () => database.close(),
  };
}

/**
 * The photos of one database lie in a folder of their own: a database that knows none of them, because
 * a setting is wrong, cannot take them for left over and sweep them away.
 */
export function photosOf({ data, bucket }: Pick<Settings, 'data' | 'bucket'>, storage: string): PhotoStore {
  return bucket ? bucketPhotos(bucket, storage) : diskPhotos(photoFolder(data, storage));
}

export function photoFolder(data: string, storage: string): string {
  return join(data, 'photos', storage);
}

/** The name that a database was given when it was made. A copy of it has the same. */
export async function instanceId(database: Database): Promise<string> {
  await database.run(`INSERT INTO meta (name, value) VALUES ('office', $1) ON CONFLICT (name) DO NOTHING`, [
    randomUUID().slice(0, 8),
  ]);
  const [row] = await database.all<{ value: string }>(`SELECT value FROM meta WHERE name = 'office'`);
  return row?.value ?? '';
}

/** Removes what applications left that never became one. @returns how many photos. */
export async function sweepStorage({ photos, applications, uploads }: Storage, data: string): Promise<number> {
  await removeAbandonedFiles(uploads, UPLOAD_ENDING);
  await removeAbandonedFiles(photoFolder(data, await instanceId(applications.database)), TEMPORARY_ENDING);
  return sweepPhotos(photos, async (id) => (await applications.photoStatus(id)) !== null);
}
