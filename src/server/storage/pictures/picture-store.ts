import { PICTURE_WIDTHS } from '../../../model/addresses/address';
import { type FileStore, photosIn, type StoredPhoto } from '../photos/photo-store';

/** The endings of the names of a picture's files, after its id. The file whose address is in the sheets comes last. */
export const PICTURE_ENDINGS: readonly string[] = [...PICTURE_WIDTHS.map((width) => `-${width}`), ''].flatMap(
  (size) => [`${size}.avif`, `${size}.webp`],
);

/** A picture's files, by ending. */
export type PictureFiles = Readonly<Record<string, Uint8Array>>;

export type PictureStore = ReturnType<typeof pictureStore>;

/** Stores pictures for the sheets, each in a few fixed widths and two formats. @param files the store for the files. */
export function pictureStore(files: FileStore) {
  return {
    files,
    /** Stores the file whose address is in the sheets last: if it exists, all do. */
    async put(id: string, picture: PictureFiles): Promise<void> {
      for (const ending of PICTURE_ENDINGS) {
        const bytes = picture[ending];
        if (bytes) await files.put(id + ending, bytes);
      }
    },
    /** Removes a picture's files. */
    async remove(id: string): Promise<void> {
      await Promise.all(pictureNames(id).map((name) => files.remove(name)));
    },
    async list(): Promise<StoredPhoto[]> {
      return photosIn(await files.list());
    },
  };
}

/** Returns the names of a picture's files. */
export function pictureNames(id: string): string[] {
  return PICTURE_ENDINGS.map((ending) => id + ending);
}
