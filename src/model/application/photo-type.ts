/** Length of a file's start that shows its type, in bytes. */
export const HEAD_BYTES = 12;

type PhotoType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/heic';

/** Brands of HEIC and HEIF files, which phones take. */
const HEIC_BRANDS = /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/;

/**
 * Returns a picture's type, from the start of its content; undefined for any other file. Names and declared types are
 * often missing or wrong, for example with Android's pickers.
 * @param head at least HEAD_BYTES.
 */
export function photoTypeOf(head: Uint8Array): PhotoType | undefined {
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp';
  return HEIC_BRANDS.test(start.slice(4)) ? 'image/heic' : undefined;
}
