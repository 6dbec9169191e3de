import { decode, fromPixels } from './encode-photo.mjs';

/** WebP quality: no visible loss on a wide screen. */
const WEBP = { quality: 82 };
/**
 * AVIF at about half the size of the WebP. On one slow core, a 12-megapixel JPEG takes three seconds in all widths and
 * formats. With sharp's default effort of 4 it would take eighteen, for files that are a tenth smaller.
 */
const AVIF = { quality: 55, effort: 1 };

/**
 * @typedef {object} EncodedPicture
 * @property {Record<string, Buffer>} files By the ending of their names: `-480.avif`, and `.webp` at full size.
 * @property {number} width The full-size picture's, in pixels.
 * @property {number} height
 */

/**
 * Encodes a file as WebP and AVIF: upright, without metadata, at full size and in narrower copies, which are never
 * enlarged. Otherwise like `encodePhoto`.
 * @param {typeof import('sharp').default} sharp
 * @param {Buffer} file
 * @param {import('./encode-photo.mjs').Encoding} encoding
 * @returns {Promise<EncodedPicture>}
 * @throws {import('./encode-photo.mjs').UnusablePhotoError}
 */
export async function encodePicture(sharp, file, { side, widths }) {
  const pixels = await decode(sharp, file, side);
  const { width, height } = pixels.info;
  const whole = fromPixels(sharp, pixels);
  const [avif, webp] = [await whole.clone().avif(AVIF).toBuffer(), await whole.clone().webp(WEBP).toBuffer()];
  /** @type {Record<string, Buffer>} */
  const files = { '.avif': avif, '.webp': webp };
  for (const narrow of widths) {
    const isNarrower = narrow < width;
    const copy = whole.clone().resize({ width: narrow });
    files[`-${narrow}.avif`] = isNarrower ? await copy.clone().avif(AVIF).toBuffer() : avif;
    files[`-${narrow}.webp`] = isNarrower ? await copy.clone().webp(WEBP).toBuffer() : webp;
  }
  return { files, width, height };
}
