/** The types of a profile photo (spec, section 5). Browsers say image/jpeg; image/jpg is what some programs write. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** Largest profile photo in bytes: 5 MB (spec, section 5). Exactly this passes. */
export const MAX_PHOTO_BYTES = 5_242_880;

export const PHOTO_TYPE_MESSAGE = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
export const PHOTO_SIZE_MESSAGE = 'File size must be less than 5MB';

/** What is wrong with a chosen file, '' if nothing is. Only its type's name and its size are looked at. */
export function photoProblem({ type, size }: { type: string; size: number }): string {
  if (!PHOTO_TYPES.includes(type.toLowerCase())) return PHOTO_TYPE_MESSAGE;
  return size > MAX_PHOTO_BYTES ? PHOTO_SIZE_MESSAGE : '';
}
