import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_WIDTHS } from '../../../model/addresses/address';
import { absent, PRIVATE_FOLDER_MODE, writeAtomically } from '../files/files';

/** Matches a photo id: 128 random bits in hexadecimal, so that visitors can't guess the URL of an unapproved photo. */
export const PHOTO_ID = /^[0-9a-f]{32}$/;

export const PHOTO_EXTENSION = '.webp';

/** Matches the name of a photo's or a picture's file: its id and, for a narrower copy, its width. */
const PHOTO_NAME = /^([0-9a-f]{32})(?:-\d+)?\.(?:webp|avif)$/;

/** A photo's files, by the suffix after the id in their names: `-160`, `-320` or ''. */
export type PhotoFiles = Readonly<Record<string, Uint8Array>>;

export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** A photo or picture with at least one stored file, and the time when its latest file was stored. */
export interface StoredPhoto {
  id: string;
  storedAt: Date;
}

/** Files in a folder or bucket, each complete or absent. */
export interface FileStore {
  /** Resolves when the file would survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns null if there is no such file. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

export type PhotoStore = ReturnType<typeof photoStore>;

/**
 * Stores photos under random ids, each in a few fixed widths.
 * @param files the store for the files.
 */
export function photoStore(files: FileStore) {
  return {
    files,
    /** Stores the full-size photo last: if it exists, all widths do. */
    async put(id: string, photo: PhotoFiles): Promise<void> {
      for (const name of photoNames(id)) {
        const bytes = photo[name.slice(id.length, -PHOTO_EXTENSION.length)];
        if (bytes) await files.put(name, bytes);
      }
    },
    /** Returns a photo at the given width, or at full size if that isn't stored; null if there is no such photo. */
    async get(id: string, width?: number): Promise<Uint8Array<ArrayBuffer> | null> {
      return (width && (await files.get(`${id}-${width}${PHOTO_EXTENSION}`))) || files.get(`${id}${PHOTO_EXTENSION}`);
    },
    /** Removes the photo in all widths. */
    async remove(id: string): Promise<void> {
      await Promise.all(photoNames(id).map((name) => files.remove(name)));
    },
    async list(): Promise<StoredPhoto[]> {
      return photosIn(await files.list());
    },
  };
}

/** Returns the names of a photo's files, full size last. */
export function photoNames(id: string): string[] {
  return [...PHOTO_WIDTHS.map((width) => `${id}-${width}`), id].map((name) => `${name}${PHOTO_EXTENSION}`);
}

/** Returns the media type of a stored file. */
export function pictureType(name: string): string {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

/** Returns the photos or pictures that these files belong to. */
export function photosIn(files: readonly StoredFile[]): StoredPhoto[] {
  const photos = new Map<string, Date>();
  for (const { name, storedAt } of files) {
    const [, id] = PHOTO_NAME.exec(name) ?? [];
    if (id && storedAt >= (photos.get(id) ?? storedAt)) photos.set(id, storedAt);
  }
  return [...photos].map(([id, storedAt]) => ({ id, storedAt }));
}

/** Stores files in a folder, which is created with the first file. */
export function diskFiles(folder: string): FileStore {
  return {
    put: (name, bytes) => writeAtomically(join(folder, name), bytes, PRIVATE_FOLDER_MODE),
    async get(name) {
      const bytes = await readFile(join(folder, name)).catch(absent(null));
      return bytes && new Uint8Array(bytes);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const files: StoredFile[] = [];
      for (const name of await readdir(folder).catch(absent([]))) {
        const found = await stat(join(folder, name)).catch(absent(null)); // just removed
        if (found) files.push({ name, storedAt: found.mtime });
      }
      return files;
    },
  };
}
