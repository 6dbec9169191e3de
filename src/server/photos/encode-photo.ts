import { readFile } from 'node:fs/promises';
import type { Metadata, SharpOptions } from 'sharp';
import { PHOTO_TYPE_MESSAGE } from '../../model/photo';
import { hidesOtherContent } from './hidden-content';
import type { SharpModule } from './load-sharp';

/** The longer side of a stored photo, in pixels: three times a card's, for sharp screens. */
const SIDE_PX = 640;
/** WebP's quality: no visible loss in a portrait; some 50 KB. */
const QUALITY = 82;
/** A phone's sharpest setting. */
const MAX_PIXELS = 50_000_000;
/** Most pictures are decoded line by line. The others are in memory as a whole, and may take this much. */
const MAX_WHOLE_BYTES = 150_000_000;
export const TOO_MANY_PIXELS_MESSAGE = 'Please select a smaller image, such as one of 12 megapixels';
const TIMEOUT_SECONDS = 20;
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];

/** Thrown for a file that is not a photo. The message is for the applicant. */
export class InvalidPhotoError extends Error {
  override readonly name = 'InvalidPhotoError';
}

/**
 * Encodes a file as WebP: upright, without metadata, at most 640 pixels a side. Reads JPEG, PNG, WebP and the
 * first picture of a GIF, whatever the file is called.
 * @throws {InvalidPhotoError}
 */
export async function encodePhoto(sharp: SharpModule, path: string): Promise<Buffer> {
  const file = await readFile(path);
  if (file.length === 0 || hidesOtherContent(file)) throw new InvalidPhotoError(PHOTO_TYPE_MESSAGE);
  // 'error' passes over oddities that phones are known for, not over a file that was cut off.
  const options: SharpOptions = {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    autoOrient: true,
  };
  const photo = sharp(file, options);
  const metadata = await photo.metadata().catch(throwInvalid);
  if (!FORMATS.includes(metadata.format)) throw new InvalidPhotoError(PHOTO_TYPE_MESSAGE);
  if (metadata.width * metadata.height > MAX_PIXELS || wholeBytes(metadata) > MAX_WHOLE_BYTES) {
    throw new InvalidPhotoError(TOO_MANY_PIXELS_MESSAGE);
  }
  return photo
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .catch(throwInvalid);
}

/** The memory that a decoder needs for a whole picture; 0 for one that it decodes line by line. */
function wholeBytes({ format, width, height, channels, isProgressive, bitsPerSample = 8 }: Metadata): number {
  const pixels = width * height;
  if (format === 'jpeg') return isProgressive ? pixels * channels * 2 : 0;
  if (format === 'png') return isProgressive ? (2 * pixels * channels * bitsPerSample) / 8 : 0; // it is copied once
  return pixels * 4;
}

/** Every error of the decoder is the file's fault. */
function throwInvalid(error: Error): never {
  throw new InvalidPhotoError(/pixel limit/.test(error.message) ? TOO_MANY_PIXELS_MESSAGE : PHOTO_TYPE_MESSAGE, {
    cause: error,
  });
}
