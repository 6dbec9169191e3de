import { join } from 'node:path';
import { Applications } from '../applications/applications';
import type { Database, DatabaseTimes } from '../database/database';
import { addInstanceId, instanceId } from '../database/instance-id';
import { openDatabase } from '../database/open-database';
import { Messages } from '../messages/messages';
import { Subscribers } from '../newsletter/subscribers';
import { bucketPhotos } from '../photos/bucket-photos';
import { diskPhotos } from '../photos/disk-photos';
import type { PhotoStore } from '../photos/photo-store';
import { withSizes } from '../photos/sized-photos';
import type { Settings } from '../settings/settings';
import { openUnlessLost } from './lost-database';

/** Where applications, photos, subscribers and messages are stored. */
export interface Storage {
  database: Database;
  applications: Applications;
  subscribers: Subscribers;
  messages: Messages;
  photos: PhotoStore;
  /** The folder of photos that are arriving. */
  uploads: string;
  /** Whether it was made just now. */
  isNew: boolean;
  close(): Promise<void>;
}

type Places = Pick<Settings, 'data' | 'database' | 'bucket'>;

/** What a server allows a database: a visitor waits no longer, and a stop has as long again. */
export const SERVER_TIMES: DatabaseTimes = {
  /** Containers are started together: the database may need this long until it takes connections. */
  startupMs: 30_000,
  deadlineMs: 5000,
};

/**
 * Opens the database and the photos that the settings name.
 * @param warn receives what was lost when the database was recovered.
 * @throws when the database is new and the data folder is not.
 */
export async function openStorage(
  settings: Places,
  times: DatabaseTimes = {},
  warn?: (message: string) => void,
): Promise<Storage> {
  const database = await openUnlessLost(settings, () => openDatabase(settings.database, times, warn));
  const isNew = await addInstanceId(database);
  return {
    database,
    applications: new Applications(database),
    subscribers: new Subscribers(database),
    messages: new Messages(database),
    photos: photosOf(settings, await instanceId(database)),
    uploads: join(settings.data, 'uploads'),
    isNew,
    close: () => database.close(),
  };
}

/**
 * The photos of each instance are in a folder of their own. With a wrong setting, a server whose database
 * names none of these photos would otherwise remove them as abandoned.
 */
export function photosOf({ data, bucket }: Pick<Settings, 'data' | 'bucket'>, instance: string): PhotoStore {
  return withSizes(bucket ? bucketPhotos(bucket, instance) : diskPhotos(photoFolder(data, instance)));
}

export function photoFolder(data: string, instance: string): string {
  return join(data, 'photos', instance);
}
