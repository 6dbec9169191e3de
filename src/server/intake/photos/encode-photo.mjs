/** WebP's quality: no visible loss in a portrait; some 50 KB. */
const QUALITY = 82;
/** A phone's sharpest setting. */
const MAX_PIXELS = 50_000_000;
/** A phone's sharpest setting has 8200. The decoders of very wide pictures keep many lines in memory. */
const MAX_SIDE_PX = 12_000;
/**
 * Most bytes that a PNG, GIF or WebP may decode to: a screenshot of 20 megapixels with transparency. Every sample costs
 * time: this much takes half a second at worst (16 bits, a colour profile, to be turned). A JPEG is made smaller while
 * it is decoded, and takes a fifth of a second.
 */
const MAX_DECODED_BYTES = 80_000_000;
/** Most memory for a picture that is decoded as a whole. Most pictures are decoded line by line. */
const MAX_WHOLE_BYTES = 150_000_000;
/** An animation's frames are all looked for, although only the first one is decoded. Twenty seconds have some 600. */
const MAX_FRAMES = 1000;
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];

/** @typedef {0 | 90 | 180 | 270} Degrees */
/**
 * @typedef {object} Encoding
 * @property {number} side The longer side of the whole photo, in pixels.
 * @property {readonly number[]} widths The widths of narrower copies, in pixels.
 * @property {Degrees} [degrees] Turns the picture clockwise, after it is upright by its own metadata.
 */

/** Thrown for a file that is not a photo (`type`), or too large a picture (`pixels`). */
export class UnusablePhotoError extends Error {
  /**
   * @param {import('./photo-process.mjs').Problem} problem
   * @param {ErrorOptions} [options]
   */
  constructor(problem, options) {
    super(`The photo cannot be used: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * Encodes a file as WebP: upright, without metadata, whole and narrower. Reads JPEG, PNG, WebP and the first picture of a
 * GIF. Rejects a picture that is too large by its header, before anything is decoded.
 * @param {typeof import('sharp').default} sharp
 * @param {Buffer} file
 * @param {Encoding} encoding
 * @returns {Promise<Record<string, Buffer>>} the whole photo as '', the narrower ones as '-160' and so on.
 * @throws {UnusablePhotoError}
 */
export async function encodePhoto(sharp, file, { side, widths, degrees = 0 }) {
  if (file.length === 0) throw new UnusablePhotoError('type');
  // 'error' passes over oddities that phones are known for, not over a file that was cut off.
  const photo = sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1, autoOrient: true });
  const metadata = await photo.metadata().catch(throwUnusable);
  if (!FORMATS.includes(metadata.format)) throw new UnusablePhotoError('type');
  if (isTooLarge(metadata)) throw new UnusablePhotoError('pixels');
  const { data, info } = await photo
    .rotate(degrees)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwUnusable);
  const { width, height, channels } = info;
  const whole = sharp(data, { raw: { width, height, channels } }).webp({ quality: QUALITY });
  /** @type {Record<string, Buffer>} */
  const files = { '': await whole.toBuffer() };
  for (const narrow of widths)
    files[`-${narrow}`] = await whole.clone().resize({ width: narrow, withoutEnlargement: true }).toBuffer();
  return files;
}

/** Whether decoding would take more memory or time than a photo may. @param {import('sharp').Metadata} metadata */
function isTooLarge(metadata) {
  const { format, width, height, pages = 1 } = metadata;
  if (Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_PIXELS || pages > MAX_FRAMES) return true;
  return (format !== 'jpeg' && decodedBytes(metadata) > MAX_DECODED_BYTES) || wholeBytes(metadata) > MAX_WHOLE_BYTES;
}

/** @param {import('sharp').Metadata} metadata */
function decodedBytes({ format, width, height, channels, bitsPerSample = 8 }) {
  const bytesPerPixel = format === 'png' ? (channels * Math.max(8, bitsPerSample)) / 8 : 4;
  return width * height * bytesPerPixel;
}

/** The memory that a decoder needs for a whole picture; 0 for one that it decodes line by line. */
function wholeBytes(/** @type {import('sharp').Metadata} */ metadata) {
  const { format, width, height, channels, isProgressive } = metadata;
  if (format === 'jpeg') return isProgressive ? width * height * channels * 2 : 0;
  if (format === 'png') return isProgressive ? 2 * decodedBytes(metadata) : 0; // it is copied once
  return format === 'gif' ? 2 * decodedBytes(metadata) : decodedBytes(metadata);
}

/** Every error of the decoder is the file's fault. @returns {never} */
function throwUnusable(/** @type {Error} */ error) {
  throw new UnusablePhotoError(/pixel limit/.test(error.message) ? 'pixels' : 'type', { cause: error });
}
