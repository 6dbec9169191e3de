import { MAX_PHOTO_BYTES, photoProblem } from '../../model/application/application-parts';
import { HEAD_BYTES, photoTypeOf } from '../../model/application/photo-type';
import type { Text } from '../../texts/text';

export interface ChosenPhoto {
  /** A copy of the file in memory, with its real type. */
  file?: File | undefined;
  /** The name of a file that is being read. */
  reading?: string | undefined;
  /** Why the last file cannot be used. */
  problem: Text | '';
  /** The picture that cannot be used as it is. It is not sent, but the visitor may be able to shrink it. */
  rejected?: { file: File; isHeic: boolean } | undefined;
  /** Whether the draft had a photo that could not be kept. */
  isLost?: boolean | undefined;
}

/** Thrown when an application can't be sent because its photo can't be used. The message is for the applicant. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

export const UNREADABLE_FILE: Text = 'The photo could not be read from your device. Please choose it again.';

/**
 * Reads a file into memory and checks it. Browsers can't send a file that has changed or disappeared since it was
 * chosen, as files from cloud storage may.
 */
export async function readPhoto(file: File): Promise<ChosenPhoto> {
  try {
    const isSmall = file.size <= MAX_PHOTO_BYTES;
    const bytes = new Uint8Array(await (isSmall ? file : file.slice(0, HEAD_BYTES)).arrayBuffer());
    const type = photoTypeOf(bytes);
    const problem = photoProblem({ size: file.size, head: bytes });
    if (!problem) return { problem, file: new File([bytes], file.name, { type: type ?? file.type }) };
    return { problem, rejected: type && { file, isHeic: type === 'image/heic' } };
  } catch {
    return { problem: UNREADABLE_FILE };
  }
}
