import type { Text } from '../../texts/text';

/** The types of a profile photo (PRODUCT.md). Browsers say image/jpeg, some programs image/jpg. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** Largest profile photo in bytes, inclusive (PRODUCT.md). */
export const MAX_PHOTO_BYTES = 5_242_880;

export const PHOTO_TYPE_MESSAGE: Text = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
export const PHOTO_SIZE_MESSAGE: Text = 'File size must be less than 5MB';

/** What is wrong with a chosen file, '' if nothing is, by its declared type and its size. */
export function photoProblem({ type, size }: { type: string; size: number }): string {
  if (!PHOTO_TYPES.includes(type.toLowerCase())) return PHOTO_TYPE_MESSAGE;
  return size > MAX_PHOTO_BYTES ? PHOTO_SIZE_MESSAGE : '';
}
