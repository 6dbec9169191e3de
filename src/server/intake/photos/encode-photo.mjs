/** WebP quality: no visible loss in a portrait, at about 50 KB. */
const QUALITY = 82;
/** Maximum number of pixels. Phones take photos of up to 50 megapixels. */
const MAX_PIXELS = 50_000_000;
/** Maximum width and height. Phone photos reach 8200 px. Decoding a very wide picture keeps many lines in memory. */
const MAX_SIDE_PX = 12_000;
/**
 * Maximum decoded size of a PNG, GIF or WebP: a 20-megapixel screenshot with transparency. Decoding this takes at most
 * half a second, even with 16-bit colour, a colour profile and rotation. A JPEG is scaled down while it is decoded, and
 * takes a fifth of a second.
 */
const MAX_DECODED_BYTES = 80_000_000;
/** Maximum memory for a picture that is decoded as a whole. Most pictures are decoded line by line. */
const MAX_WHOLE_BYTES = 150_000_000;
/** Maximum number of frames in an animation: 20 s at 50 fps. All are counted, but only the first is decoded. */
const MAX_FRAMES = 1000;
const FORMATS = ['jpeg', 'png', 'webp', 'gif'];

/** @typedef {0 | 90 | 180 | 270} Degrees */
/**
 * @typedef {object} Encoding
 * @property {number} side The longer side of the full-size photo, in pixels.
 * @property {readonly number[]} widths The widths of narrower copies, in pixels. A photo's are squares.
 * @property {Degrees} [degrees] Clockwise rotation, in addition to the one in the picture's metadata.
 */
/** @typedef {{ data: Buffer, info: import('sharp').OutputInfo }} Pixels */

/**
 * Thrown for a file that is not a photo (`type`), a photo that can't be decoded (`damaged`), or a picture that is too
 * large (`pixels`).
 */
export class UnusablePhotoError extends Error {
  /**
   * @param {import('./photo-process.mjs').PhotoProblem} problem
   * @param {ErrorOptions} [options]
   */
  constructor(problem, options) {
    super(`The photo cannot be used: ${problem}`, options);
    this.problem = problem;
  }
}

/**
 * Encodes a file as WebP: upright, without metadata, whole at full size, and cropped to the face, or whatever else
 * attracts attention, in narrower squares. Reads JPEG, PNG, WebP and the first frame of a GIF. Rejects a picture that is too large according to its header, before decoding anything.
 * @param {typeof import('sharp').default} sharp
 * @param {Buffer} file
 * @param {Encoding} encoding
 * @returns {Promise<Record<string, Buffer>>} the full-size photo as '', narrower copies as '-160' and so on.
 * @throws {UnusablePhotoError}
 */
export async function encodePhoto(sharp, file, { side, widths, degrees = 0 }) {
  const pixels = await decode(sharp, file, side, degrees);
  const shorter = Math.min(pixels.info.width, pixels.info.height);
  const whole = fromPixels(sharp, pixels).webp({ quality: QUALITY });
  /** @type {Record<string, Buffer>} */
  const files = { '': await whole.toBuffer() };
  for (const narrow of widths) {
    const square = Math.min(narrow, shorter);
    const position = sharp.strategy.attention;
    files[`-${narrow}`] = await whole.clone().resize({ width: square, height: square, position }).toBuffer();
  }
  return files;
}

/**
 * Decodes a file, upright and no larger than a square.
 * @param {typeof import('sharp').default} sharp
 * @param {Buffer} file
 * @param {number} side the longer side, in pixels.
 * @param {Degrees} [degrees]
 * @returns {Promise<Pixels>}
 * @throws {UnusablePhotoError}
 */
export async function decode(sharp, file, side, degrees = 0) {
  if (file.length === 0) throw new UnusablePhotoError('type');
  // Like every viewer, 'none' shows what it can of a damaged or truncated file.
  const options = /** @type {const} */ ({ failOn: 'none', pages: 1, autoOrient: true });
  // Reads only the header. isTooLarge applies the limit, because sharp 0.35 gives its error no code.
  const metadata = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(throwDamaged);
  if (!FORMATS.includes(metadata.format)) throw new UnusablePhotoError('type');
  if (isTooLarge(metadata)) throw new UnusablePhotoError('pixels');
  return sharp(file, { ...options, limitInputPixels: MAX_PIXELS })
    .rotate(degrees)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(throwDamaged);
}

/** @param {typeof import('sharp').default} sharp @param {Pixels} pixels */
export function fromPixels(sharp, { data, info: { width, height, channels } }) {
  return sharp(data, { raw: { width, height, channels } });
}

/** Returns whether decoding would take too much memory or time. @param {import('sharp').Metadata} metadata */
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

/** Returns the memory needed to decode a picture as a whole; 0 for one that is decoded line by line. */
function wholeBytes(/** @type {import('sharp').Metadata} */ metadata) {
  const { format, width, height, channels, isProgressive } = metadata;
  if (format === 'jpeg') return isProgressive ? width * height * channels * 2 : 0;
  if (format === 'png') return isProgressive ? 2 * decodedBytes(metadata) : 0; // it is copied once
  return format === 'gif' ? 2 * decodedBytes(metadata) : decodedBytes(metadata);
}

/** Rejects the file, whatever the decoder's error was. @returns {never} */
function throwDamaged(/** @type {Error} */ error) {
  throw new UnusablePhotoError('damaged', { cause: error });
}
