import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockData } from './data-folder';
import { isTemporary } from './files/files';
import { type FileStore, photosIn, type StoredFile, type StoredPhoto } from './photos/photo-store';
import { type Storage, uploadsFolder } from './storage';

/** Age at which a file without a reference is unused. A younger one may belong to a submission in progress. */
const MIN_AGE_MS = 3_600_000;

/** A temporary file that a killed process has left. */
export interface LeftFile extends StoredFile {
  remove(): Promise<void>;
}

/** A photo or picture whose files are left. */
export interface LeftPhoto extends StoredPhoto {
  kind: 'photo' | 'picture';
  remove(): Promise<void>;
}

/** Files that nothing refers to. */
export interface UnusedFiles {
  temporary: LeftFile[];
  /** Photos that the database has released: they were replaced or removed, or their row was never stored. */
  released: LeftPhoto[];
  /** Photos that the database doesn't know. Their rows may have been lost, so only a person may remove them. */
  unknown: LeftPhoto[];
}

/** Finds the files that nothing refers to and that are at least an hour old. */
export async function findUnusedFiles(storage: Storage, data: string, now: Date): Promise<UnusedFiles> {
  const { photos, pictureFiles, applications, pictures } = storage;
  const isOld = ({ storedAt }: { storedAt: Date }) => now.getTime() - storedAt.getTime() >= MIN_AGE_MS;
  const storedPhotos = await photos.files.list();
  const storedPictures = await pictureFiles.files.list();
  // Read after the lists, because a photo in them may have been claimed since.
  const { used, released } = await applications.photoReferences();
  const usedPictures = new Set(await pictures.ids());
  const left: LeftPhoto[] = [
    ...photosIn(storedPhotos)
      .filter(({ id }) => !used.has(id))
      .map((photo) => ({ ...photo, kind: 'photo' as const, remove: () => photos.remove(photo.id) })),
    ...photosIn(storedPictures)
      .filter(({ id }) => !usedPictures.has(id))
      .map((picture) => ({ ...picture, kind: 'picture' as const, remove: () => pictureFiles.remove(picture.id) })),
  ].filter(isOld);
  const temporary = [
    ...temporaryIn(photos.files, storedPhotos),
    ...temporaryIn(pictureFiles.files, storedPictures),
    ...(await temporaryFilesIn(storage.uploads)),
    ...(await temporaryFilesIn(join(data, 'cache'))),
  ];
  return {
    temporary: temporary.filter(isOld),
    released: left.filter(({ id }) => released.has(id)),
    unknown: left.filter(({ id }) => !released.has(id)),
  };
}

function temporaryIn(files: FileStore, stored: readonly StoredFile[]): LeftFile[] {
  return stored
    .filter(({ name }) => isTemporary(name))
    .map((file) => ({ ...file, remove: () => files.remove(file.name) }));
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
