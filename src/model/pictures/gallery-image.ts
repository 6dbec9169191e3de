import { addressAt, safeAddress } from '../addresses/address';

/** A picture in the gallery. */
export interface GalleryImage {
  src: string;
  /** '' if it has none. */
  title: string;
}

/** Returns a picture whose address, if it is relative, starts at a base URL. */
export function galleryImageAt(image: GalleryImage, base: string): GalleryImage {
  return { ...image, src: addressAt(image.src, base) };
}

/**
 * Reads pictures that a host page passes to the tag. Skips everything without a safe address.
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
