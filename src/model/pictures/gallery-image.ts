import { safeAddress } from '../addresses/address';
import type { Normalised } from '../lists/row';

/** A picture of the gallery. */
export interface GalleryImage {
  src: string;
  title: string;
}

/**
 * Reads pictures as far as they are pictures; their addresses are made safe.
 * @param base where relative addresses belong, '' for the page's own origin.
 */
export function readGallery(images: unknown, base: string): GalleryImage[] {
  if (!Array.isArray(images)) return [];
  return images.flatMap((image) => {
    const { src, title } = (typeof image === 'object' && image !== null ? image : {}) as Record<string, unknown>;
    const address = typeof src === 'string' ? safeAddress(src, base) : '';
    return address ? { src: address, title: typeof title === 'string' ? title : '' } : [];
  });
}

/** The pictures of a server's list. */
export function normaliseGallery(rows: readonly unknown[], base: string): Normalised<GalleryImage> {
  return { items: readGallery(rows, base), problems: [] };
}
