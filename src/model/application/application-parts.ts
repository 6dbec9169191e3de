import type { Text } from '../../texts/text';
import type { Application } from './application-fields';
import { photoTypeOf } from './photo-type';

/** The part with the idempotency key, which is the same for every retry, so that an application is stored once. */
export const ATTEMPT_PART = 'attemptId';

/** The `code` of a 409 response: another person's application has this idempotency key. */
export const KEY_TAKEN = 'idempotency-key-taken';

/** A field that people don't see and only bots fill in. */
export const HONEYPOT_PART = 'reference';

/** The part with the photo. */
export const PHOTO_PART = 'profileImage';

export interface Submission {
  application: Application;
  attemptId: string;
  photo?: File;
  /** The honeypot's value; '' if the applicant is human. */
  honeypot?: string;
}

/** Returns the parts of an application's multipart body. Omits the photo and the other category if they are empty. */
export function applicationParts({
  application,
  attemptId,
  photo,
  honeypot = '',
}: Submission): [string, string | File][] {
  const { academicCategoryOther, ...texts } = application;
  return [
    [ATTEMPT_PART, attemptId],
    [HONEYPOT_PART, honeypot],
    ...Object.entries(texts),
    ...(academicCategoryOther ? ([['academicCategoryOther', academicCategoryOther]] as const) : []),
    // The photo is last, so that a server that reads in order gets everything else first.
    ...(photo ? ([[PHOTO_PART, photo]] as const) : []),
  ] as [string, string | File][];
}

/** Tests whether a value is a valid idempotency key: 8 to 64 letters, digits, hyphens or underscores. */
export function isAttemptId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{8,64}$/.test(text);
}

/** Returns a new idempotency key. `crypto.randomUUID` is missing on pages without https. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Media types accepted for profile photos. Browsers send image/jpeg; some programs send image/jpg. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];

/** Maximum size of a profile photo in bytes. */
export const MAX_PHOTO_BYTES = 5_242_880;

export const PHOTO_TYPE_MESSAGE: Text = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
export const PHOTO_SIZE_MESSAGE: Text = 'File size must be less than 5MB';
/** For a file of an accepted type that can't be decoded. */
export const PHOTO_DAMAGED_MESSAGE: Text = 'This photo is damaged and cannot be opened. Please choose another one.';

/** Returns the error for a chosen file's size or content; '' if the file can be used. @param head the file's start. */
export function photoProblem({ size, head }: { size: number; head: Uint8Array }): Text | '' {
  if (size > MAX_PHOTO_BYTES) return PHOTO_SIZE_MESSAGE;
  return PHOTO_TYPES.includes(photoTypeOf(head) ?? '') ? '' : PHOTO_TYPE_MESSAGE;
}
