import { safeAddress } from '../addresses/address';
import type { Normalised } from '../lists/normalise-rows';

/** A picture in the gallery. */
export interface GalleryImage {
  src: string;
  title: string;
}

/**
 * Reads pictures with safe addresses, and skips everything else.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function readGallery(images: unknown, base: string): GalleryImage[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image) => {
    const { src, title } = (typeof image === 'object' && image !== null ? image : {}) as Record<string, unknown>;
    const address = typeof src === 'string' ? safeAddress(src, base) : '';
    return address ? { src: address, title: typeof title === 'string' ? title : '' } : [];
  });
}

export function normaliseGallery(rows: readonly unknown[], base: string): Normalised<GalleryImage> {
  return { items: readGallery(rows, base), problems: [] };
}
