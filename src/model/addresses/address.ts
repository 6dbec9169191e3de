/** In place of the site's own origin, which makes no difference here. */
const SITE = 'https://site.invalid';
const SITE_ITSELF = new URL(SITE);

const HAS_SCHEME_OR_ROOT = /^(?:[a-z][a-z\d+.-]*:|\.{0,2}\/)/i;
/** Matches 'photos/2025.jpg', not 'www.example.com/a.jpg', which is no address without https://. */
const LOOKS_LIKE_FILE = /^(?!www\.)[\p{L}\p{N}_%-][\p{L}\p{M}\p{N}_%./()~@+-]*\.[a-z\d]{2,5}(?:[?#]|$)/iu;
/** Starts of an address that count even directly after a comma. */
const BEGINS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:blob|data|javascript|vbscript):|\.{0,2}\/)/i;

/**
 * An address that is safe in `href` or `src`: http(s), relative to the site, or `data:image/`; '' for all else, such as
 * javascript:, data:text/html and plain words.
 * @param base for relative addresses, itself absolute or relative to the site; '' leaves them as they are.
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

/**
 * Whether an address from a host page, as in an attribute, is a page's: http(s), or relative in any form that a link
 * may have (`#x`, `?x`, `x/y`, `//host/x`). `{id}` in it is replaced by an item's id.
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

/** As `safeAddress`, and shared drive links (`/file/d/{id}`) become the address of their thumbnail. */
export function imageAddress(text: string, base = ''): string {
  const address = safeAddress(text, base);
  const id = /^(?!data:)[^?#]*\/file\/d\/([\w-]+)/i.exec(address)?.[1];
  return id ? `https://drive.google.com/thumbnail?id=${id}&sz=w${DRIVE_THUMBNAIL_PX}` : address;
}

/** As `safeAddress`, for a link: only http(s), or a path of the site from its root. */
export function linkAddress(text: string, base = ''): string {
  return /^(https?:|\/)/i.test(text) ? safeAddress(text, base) : '';
}

/**
 * Splits a cell that lists several addresses. Addresses may contain commas, so the list is cut only
 * at a comma or line break that the start of another address follows. Duplicates are dropped.
 */
export function splitAddresses(text: string): string[] {
  const parts: string[][] = [];
  for (const [piece] of text.matchAll(/[^,\r\n]*[,\r\n]|[^,\r\n]+$/g)) {
    const part = parts.at(-1);
    if (part && !beginsAddress(piece, part)) part.push(piece);
    else parts.push([piece]);
  }
  return [...new Set(parts.map(joinAddress).filter(Boolean))];
}

/** Whether a piece of a list begins an address, or continues the one before. */
function beginsAddress(piece: string, before: readonly string[]): boolean {
  const previous = before.at(-1) ?? '';
  if (before.length === 1 && /^\s*data:[^,]*,$/i.test(previous)) return false; // base64 of a JPEG begins with '/'
  const start = piece.replace(/,$/, '').trim();
  if (BEGINS_ADDRESS.test(start)) return true;
  const newLine = /[\r\n]$/.test(previous);
  if (!newLine && !/^\s/.test(piece)) return false;
  const afterFile = newLine || /\.[a-z\d]{2,5},$/i.test(previous); // not '/photos/Galle, 2025.jpg'
  return HAS_SCHEME_OR_ROOT.test(start) || (afterFile && LOOKS_LIKE_FILE.test(start));
}

/** Joins the pieces of an address, without the separators at its end. */
function joinAddress(pieces: readonly string[]): string {
  const last = pieces.findLastIndex((piece) => /[^,\s]/.test(piece));
  return pieces
    .slice(0, last + 1)
    .join('')
    .trim()
    .replace(/,$/, '')
    .trim();
}

/** Pixels of the longer side of a whole photo on a server of ours. */
export const PHOTO_PX = 640;
/** Widths in which it sends photos besides: those of a directory card at one to four device pixels. */
export const PHOTO_WIDTHS: readonly number[] = [160, 320];

/** Width in pixels asked of the drive's thumbnails: enough for a lightbox. */
const DRIVE_THUMBNAIL_PX = 1600;
/** A card at one and two device pixels. */
const DRIVE_WIDTHS = [400, 800];

const PHOTO = /(\/photos\/[0-9a-f]{32})(\.webp)$/;
const DRIVE_THUMBNAIL = new RegExp(`(^https://drive.google.com/.*=w)${DRIVE_THUMBNAIL_PX}$`);

/** The value of `srcset` for a picture whose address names its widths, as photos of our servers and thumbnails do. */
export function pictureSizes(address: string): string | undefined {
  const isPhoto = PHOTO.test(address);
  if (!isPhoto && !DRIVE_THUMBNAIL.test(address)) return undefined;
  const narrower = (isPhoto ? PHOTO_WIDTHS : DRIVE_WIDTHS).map((width) => {
    return `${address.replace(PHOTO, `$1-${width}$2`).replace(DRIVE_THUMBNAIL, `$1${width}`)} ${width}w`;
  });
  return [...narrower, `${address} ${isPhoto ? PHOTO_PX : DRIVE_THUMBNAIL_PX}w`].join(', ');
}
