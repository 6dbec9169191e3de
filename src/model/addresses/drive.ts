/*
 * Links to files on Google Drive lead to a page about the file. Its thumbnail is a picture.
 */

const HOSTS = ['drive.google.com', 'docs.google.com'];

/** Optional start of the path: `/u/1` for one of several accounts, `/a/society.example` for an organisation's. */
const ACCOUNT = '(?:/a/[^/]+)?(?:/u/\\d+)?';
const FILE = new RegExp(`^${ACCOUNT}/file(?:/u/\\d+)?/d/([\\w-]+)(?:/|$)`, 'i');
const FILE_IN_QUERY = new RegExp(`^${ACCOUNT}/(?:open|uc)/?$`, 'i');
const FOLDER = new RegExp(
  `^${ACCOUNT}/(?:drive/(?:(?:mobile|u/\\d+)/)*folders/[\\w-]+|folderview/?$|embeddedfolderview/?$)`,
  'i',
);

/** Width of the thumbnails to request, in pixels: enough for a lightbox. */
const THUMBNAIL_PX = 1600;
/** The thumbnail widths for a card at 1 and 2 device pixels per CSS pixel. */
const CARD_WIDTHS = [400, 800];
const THUMBNAIL = new RegExp(`(^https://drive.google.com/thumbnail\\?.*=w)${THUMBNAIL_PX}$`);

/** Returns the address of the thumbnail of a file on Google Drive; undefined for other addresses. */
export function driveThumbnail(address: string): string | undefined {
  const url = driveUrl(address);
  if (!url) return undefined;
  const inQuery = FILE_IN_QUERY.test(url.pathname) ? url.searchParams.get('id') : undefined;
  const id = FILE.exec(url.pathname)?.[1] ?? inQuery;
  if (!id || !/^[\w-]+$/.test(id)) return undefined;
  // Files that were shared before 2021 can need the key in their link.
  const key = url.searchParams.get('resourcekey');
  const query = new URLSearchParams({ id, ...(key && { resourcekey: key }), sz: `w${THUMBNAIL_PX}` });
  return `https://drive.google.com/thumbnail?${query}`;
}

/** Tests whether an address leads to a folder on Google Drive. */
export function isDriveFolder(address: string): boolean {
  return FOLDER.test(driveUrl(address)?.pathname ?? '');
}

/** Returns the `srcset` of a Drive thumbnail at several widths; undefined for other addresses. */
export function thumbnailSizes(address: string): string | undefined {
  if (!THUMBNAIL.test(address)) return undefined;
  return [...CARD_WIDTHS, THUMBNAIL_PX]
    .map((width) => `${address.replace(THUMBNAIL, `$1${width}`)} ${width}w`)
    .join(', ');
}

/** Parses an absolute http(s) address, or one that begins with `//`; undefined unless its host is Drive. */
function driveUrl(address: string): URL | undefined {
  const absolute = /^(?:https?:)?\/\//i.exec(address)?.[0];
  if (!absolute) return undefined;
  try {
    const url = new URL(address, 'https://drive.google.com');
    return HOSTS.includes(url.hostname) ? url : undefined;
  } catch {
    return undefined;
  }
}
