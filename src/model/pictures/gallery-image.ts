import { safeAddress } from '../addresses/address';
import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';

/** A picture in the gallery. */
export interface GalleryImage {
  src: string;
  /** '' if it has none. */
  title: string;
}

/** The columns of the `gallery` sheet, with their other names. */
export const GALLERY_COLUMNS = {
  src: ['image', 'picture', 'imageUrl', 'img'],
  title: ['caption', 'description'],
} as const;

const NO_PICTURE = 'is missing, so there is nothing to show';
const NO_TITLE = 'is missing: people who cannot see the picture will not know what it shows';

/**
 * Turns the rows of the `gallery` sheet, or of the server's response, into pictures, in the sheet's order.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normaliseGallery(rows: readonly unknown[], base = ''): Normalised<GalleryImage> {
  return normaliseRows(rows, GALLERY_COLUMNS, ({ text, report }) => {
    const written = text('src');
    if (!written) report('src', '', NO_PICTURE);
    const src = imageReader(base, report)('src', written);
    if (!src) return undefined;
    if (!text('title')) report('title', '', NO_TITLE);
    return { src, title: text('title') };
  });
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
