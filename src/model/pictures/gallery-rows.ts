import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import type { GalleryImage } from './gallery-image';

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
