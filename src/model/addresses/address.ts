import { driveThumbnail, thumbnailSizes } from './drive';

/** A placeholder for the site's own origin. */
const SITE = 'https://site.invalid';
const SITE_ITSELF = new URL(SITE);

export const HAS_SCHEME_OR_ROOT = /^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i;
/** Matches 'photos/2025.jpg' but not 'www.example.com/a.jpg', which is an address only with https://. */
export const LOOKS_LIKE_FILE = /^(?!www\.)[\p{L}\p{N}_%-][\p{L}\p{M}\p{N}_%./()~@+-]*\.[a-z\d]{2,5}(?:[?#]|$)/iu;
/**
 * Returns an address that is safe in `href` or `src`: http(s), relative to the site, or `data:image/`; '' for anything
 * else, such as javascript:, data:text/html and plain words.
 * @param base for relative addresses; itself absolute, or relative to the site. '' leaves addresses unchanged.
 */
export function safeAddress(text: string, base = ''): string {
  const address = text.trim();
  if (/^data:image\//i.test(address)) return address;
  if (!HAS_SCHEME_OR_ROOT.test(address) && !LOOKS_LIKE_FILE.test(address)) return '';
  try {
    const from = base ? new URL(base, SITE) : SITE_ITSELF;
    const url = new URL(address, from);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return '';
    if (/^https?:/i.test(address)) return address;
    // Browsers read a backslash as a slash and skip tabs, so '/\host' is another site.
    if (url.origin !== from.origin && !address.startsWith('//')) return '';
    if (!base) return address;
    return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
  } catch {
    return '';
  }
}

/** Returns a safe address, or '', with `base` before it if it is relative. */
export function addressAt(address: string, base: string): string {
  return address && safeAddress(address, base);
}

/**
 * Tests whether text from a host page, such as an attribute, can be a page's address: http(s), or relative in any form
 * that links allow (`#x`, `?x`, `x/y`, `//host/x`). It may contain `{id}`, a placeholder for an item's id.
 */
export function isHostAddress(text: string): boolean {
  const address = text.trim().replaceAll('{id}', 'id');
  if (!address) return false;
  try {
    return /^https?:$/.test(new URL(address, SITE).protocol);
  } catch {
    return false;
  }
}

/** Like `safeAddress`, but turns a link to a file on Google Drive into the address of the file's thumbnail. */
export function imageAddress(text: string, base = ''): string {
  const address = safeAddress(text, base);
  return driveThumbnail(address) ?? address;
}

/** Like `safeAddress`, but for links: only http(s), or a path from the site's root. */
export function linkAddress(text: string, base = ''): string {
  return /^(https?:|\/)/i.test(text) ? safeAddress(text, base) : '';
}

/** Length of the longer side of a full-size photo on our servers, in pixels. */
export const PHOTO_PX = 640;
/** The other widths of photos. With PHOTO_PX, they suit a directory card at 1, 2 and 4 device pixels per CSS pixel. */
export const PHOTO_WIDTHS: readonly number[] = [160, 320];

/** The same for pictures that editors upload: for a card, a dialog and a slide. */
export const PICTURE_PX = 1920;
export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1280];

/** Matches a picture that exists in several widths: a photo, an uploaded picture, or a slide of the sample content. */
const OWN = /^(.*\/(photo|picture)s\/(?:[0-9a-f]{32}|hero\/[a-z-]+))\.webp$/;

/** Returns the `srcset` of a picture that exists in several widths: on our servers, or a Drive thumbnail. */
export function pictureSizes(address: string): string | undefined {
  const [, stem, kind] = OWN.exec(address) ?? [];
  if (!stem) return thumbnailSizes(address);
  const [widths, full] = kind === 'photo' ? [PHOTO_WIDTHS, PHOTO_PX] : [PICTURE_WIDTHS, PICTURE_PX];
  return [...widths.map((width) => `${stem}-${width}.webp ${width}w`), `${address} ${full}w`].join(', ');
}

/** Returns the AVIF `srcset` for one from `pictureSizes`; undefined if there are no AVIF files. Photos have none. */
export function avifSizes(sizes: string | undefined): string | undefined {
  return sizes?.includes('/pictures/') ? sizes.replace(/\.webp(?= )/g, '.avif') : undefined;
}
