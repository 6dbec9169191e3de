import type { Logger } from 'pino';
import { PHOTO_WIDTHS } from '../../model/picture-widths';
import { withTemporaryFile } from '../files/temporary-file';
import type { PhotoEncoder } from './photo-encoder';
import { PHOTO_ID, type PhotoStore } from './photo-store';

/** In whose name narrower photos wait to be encoded: applicants come first, see `FairQueue`. */
const CLIENT = 'narrower photos';

/** A photo to send; `isSubstitute` if it is the whole one because it could not be made narrower at the moment. */
export interface SizedPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  isSubstitute: boolean;
}

interface SizedPhotosParts {
  photos: PhotoStore;
  encoder: Pick<PhotoEncoder, 'encode' | 'condition'>;
  /** The folder of the temporary file. */
  uploads: string;
  /** Whether an application names a photo. */
  isClaimed(id: string): Promise<boolean>;
  log: Logger;
}

/**
 * Photos in the fixed widths. Each is made once, when it is first asked for, in the process that encodes photos, and kept
 * beside the whole photo, which may be older than this.
 */
export class SizedPhotos {
  readonly #making = new Map<string, Promise<SizedPhoto | null>>();

  constructor(private readonly parts: SizedPhotosParts) {}

  /** Null when there is no such photo. */
  async get(id: string, width: number): Promise<SizedPhoto | null> {
    const name = sizedId(id, width);
    const stored = await this.parts.photos.get(name);
    if (stored) return { bytes: stored, isSubstitute: false };
    const making = this.#making.get(name) ?? this.#make(id, width).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(id: string, width: number): Promise<SizedPhoto | null> {
    const { photos, encoder, uploads, isClaimed, log } = this.parts;
    const whole = await photos.get(id);
    if (!whole) return null;
    if (encoder.condition() === 'unavailable') return { bytes: whole, isSubstitute: true };
    try {
      const encode = (path: string) => encoder.encode(path, CLIENT, 0, width);
      const bytes = new Uint8Array(await withTemporaryFile(uploads, whole, encode));
      await photos.put(sizedId(id, width), bytes);
      if (await isClaimed(id)) return { bytes, isSubstitute: false };
      await photos.remove(sizedId(id, width)); // its application was removed meanwhile
      return null;
    } catch (error) {
      log.warn({ err: error }, 'a photo could not be made narrower; it is sent as it is');
      return { bytes: whole, isSubstitute: true };
    }
  }
}

/** The name of a photo in one of the widths. */
export function sizedId(id: string, width: number): string {
  return `${id}-${width}`;
}

/** The store, of which `remove` removes a photo in all widths, the whole one last: a sweep finds it if that fails. */
export function withSizes(store: PhotoStore): PhotoStore {
  return {
    ...store,
    async remove(id) {
      if (PHOTO_ID.test(id)) await Promise.all(PHOTO_WIDTHS.map((width) => store.remove(sizedId(id, width))));
      await store.remove(id);
    },
  };
}
