/** A WebP picture that `encodePhoto` made, under a random id. */
export interface StoredPhoto {
  id: string;
  storedAt: Date;
}

/** Stores photos, each of them complete or not at all. */
export interface PhotoStore {
  /** Resolves when the photo would survive a power cut. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none of this id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing when there is none of this id. */
  remove(id: string): Promise<void>;
  /** @param ids whose objects are listed: those of photos if nothing else is said. */
  list(ids?: RegExp): Promise<StoredPhoto[]>;
}

/** 128 random bits in hexadecimal digits: nobody guesses the address of a photo that is not approved. */
export const PHOTO_ID = /^[0-9a-f]{32}$/;

/** A photo in one of the widths of `sized-photos`. */
export const SIZED_ID = /^([0-9a-f]{32})-\d+$/;

/** What begins so is an object that a check of readiness writes. A process that is killed meanwhile leaves it. */
export const CHECK_START = 'check-';
export const CHECK_ID = new RegExp(`^${CHECK_START}`);

export const PHOTO_ENDING = '.webp';
