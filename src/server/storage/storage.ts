import { join } from 'node:path';
import type { Settings } from '../settings/settings';
import { Applications } from './applications/applications';
import { openUnlessLost } from './data-folder';
import { addInstanceId, instanceId } from './database/meta';
import { openDatabase } from './database/open-database';
import { Messages } from './messages/messages';
import { Subscribers } from './newsletter/subscribers';
import { bucketFiles } from './photos/bucket-files';
import { diskFiles, type PhotoStore, photoStore } from './photos/photo-store';
import { type PictureStore, pictureStore } from './pictures/picture-store';
import { Pictures } from './pictures/pictures';
import { SheetVersions } from './sheets/sheet-versions';

/** The applications, photos, subscribers, messages, pictures and published sheets of an installation. */
export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** Settings for where data is stored. */
export type StorageSettings = Pick<Settings, 'data' | 'database' | 'bucket'>;

/** Time limit for the database when a visitor is waiting. */
export const SERVER_DEADLINE_MS = 5000;

/**
 * Opens the configured database, and the stores for photos and pictures.
 * @throws if the database is new and the data folder is not.
 */
export async function openStorage(settings: StorageSettings, deadlineMs?: number) {
  const database = await openUnlessLost(settings, () => openDatabase(settings.database, deadlineMs));
  const isNew = await addInstanceId(database);
  const instance = await instanceId(database);
  return {
    database,
    /** The instance id. */
    instance,
    applications: new Applications(database),
    subscribers: new Subscribers(database),
    messages: new Messages(database),
    sheetVersions: new SheetVersions(database),
    photos: photosOf(settings, instance),
    pictures: new Pictures(database),
    pictureFiles: pictureFilesOf(settings, instance),
    /** The folder for photos and pictures that are being uploaded. */
    uploads: uploadsFolder(settings.data),
    /** Whether the database was just created. */
    isNew,
    close: () => database.close(),
  };
}

/**
 * Opens an instance's photo store. Each instance has its own folder: a misconfigured server would otherwise remove the
 * photos that its database doesn't refer to.
 */
export function photosOf({ data, bucket }: StorageSettings, instance: string): PhotoStore {
  return photoStore(bucket ? bucketFiles(bucket, instance) : diskFiles(photoFolder(data, instance)));
}

/** Opens an instance's picture store, which is next to its photo store. */
export function pictureFilesOf({ data, bucket }: StorageSettings, instance: string): PictureStore {
  return pictureStore(
    bucket ? bucketFiles(bucket, `pictures/${instance}`) : diskFiles(join(data, 'pictures', instance)),
  );
}

export function uploadsFolder(data: string): string {
  return join(data, 'uploads');
}

export function photoFolder(data: string, instance: string): string {
  return join(data, 'photos', instance);
}
