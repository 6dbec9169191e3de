import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockData } from './data-folder';
import { isTemporary } from './files/files';
import { photosIn, type StoredFile, type StoredPhoto } from './photos/photo-store';
import { type Storage, uploadsFolder } from './storage';

/** Age at which a file without a reference is unused. A younger one may belong to a submission in progress. */
const MIN_AGE_MS = 3_600_000;

/** A temporary file that a killed process has left. */
export interface LeftFile extends StoredFile {
  remove(): Promise<void>;
}

/** Files that nothing refers to. */
export interface UnusedFiles {
  temporary: LeftFile[];
  /** Photos that the database has released: they were replaced or removed, or their row was never stored. */
  released: StoredPhoto[];
  /** Photos that the database doesn't know. Their rows may have been lost, so only a person may remove them. */
  unknown: StoredPhoto[];
}

/** Finds the files that nothing refers to and that are at least an hour old. */
export async function findUnusedFiles(storage: Storage, data: string, now: Date): Promise<UnusedFiles> {
  const isOld = ({ storedAt }: StoredFile | StoredPhoto) => now.getTime() - storedAt.getTime() >= MIN_AGE_MS;
  const { files } = storage.photos;
  const stored = await files.list();
  // Read after the list, because a photo in it may have been claimed since.
  const { used, released } = await storage.applications.photoReferences();
  const unused = photosIn(stored).filter((photo) => !used.has(photo.id) && isOld(photo));
  const temporary = [
    ...stored
      .filter(({ name }) => isTemporary(name))
      .map((file): LeftFile => ({ ...file, remove: () => files.remove(file.name) })),
    ...(await temporaryFilesIn(storage.uploads)),
    ...(await temporaryFilesIn(join(data, 'cache'))),
  ];
  return {
    temporary: temporary.filter(isOld),
    released: unused.filter(({ id }) => released.has(id)),
    unknown: unused.filter(({ id }) => !released.has(id)),
  };
}

/**
 * Removes the uploads that a killed server has left, whatever their age, unless another server is using the data folder.
 * Temporary photos stay for an hour: servers with different data folders may share the folder for photos.
 */
export async function clearUploads(data: string): Promise<void> {
  const lock = await lockData(data, 'exclusive');
  if (!lock) return;
  try {
    for (const file of await temporaryFilesIn(uploadsFolder(data))) await file.remove();
  } finally {
    lock.release();
  }
}

/** Lists the temporary files in a folder; none if it can't be read. */
async function temporaryFilesIn(folder: string): Promise<LeftFile[]> {
  const left: LeftFile[] = [];
  for (const name of (await readdir(folder).catch(() => [])).filter(isTemporary)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // just removed
    if (found) left.push({ name: path, storedAt: found.mtime, remove: () => rm(path, { force: true }) });
  }
  return left;
}
