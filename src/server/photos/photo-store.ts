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
  list(): Promise<StoredPhoto[]>;
}

/** 128 random bits in hexadecimal digits: nobody guesses the address of a photo that is not approved. */
export const PHOTO_ID = /^[0-9a-f]{32}$/;

export const PHOTO_ENDING = '.webp';
