/* Pictures that editors upload at the desk, and whose addresses they put into the sheets. */

/** Folder of the pictures. It also has the drawings that come with the website. */
export const PICTURES_PATH = '/pictures';

/** Maximum size of a picture's file, in bytes. */
export const MAX_PICTURE_BYTES = 10_000_000;

/** Maximum lengths of texts, in UTF-16 code units. */
export const MAX_PICTURE_NAME = 200;
export const MAX_ALT = 500;

export const PICTURE_SIZE_MESSAGE = 'The file is larger than 10 MB. Save the picture at a smaller size.';
export const PICTURE_TYPE_MESSAGE = 'The file is not a JPEG, PNG, WebP or GIF picture.';
/** For the format of iPhones' cameras. */
export const PICTURE_HEIC_MESSAGE = 'The file is a HEIC picture, which few browsers can show. Save it as JPEG.';

/** The details that editors enter for a picture at the desk. Used where a sheet gives none. */
export interface PictureTexts {
  id: string;
  /** A description for people who can't see the picture; '' if not entered. */
  alt: string;
  /** The focal point, as in the slides sheet: `70% 30%`; '' for the default. */
  focus: string;
}

/**
 * Matches the address of an uploaded picture, in any width and format, on any origin. The limit keeps the search fast in
 * a cell of slashes.
 */
const ADDRESSES = /((?:https?:)?\/\/[^\s,"'<>]{1,200}?)?\/pictures\/([0-9a-f]{32})(?:-\d+)?\.(?:webp|avif)(?![\w-])/g;

/** Returns the address of an uploaded picture, which never changes. @param width default: full size. */
export function pictureAddress(id: string, width?: number): string {
  return `${PICTURES_PATH}/${id}${width ? `-${width}` : ''}.webp`;
}

/** Lists the addresses of uploaded pictures in a text. `site` precedes the path; '' in an address without an origin. */
export function pictureAddressesIn(text: string): { id: string; site: string; address: string }[] {
  return Array.from(text.matchAll(ADDRESSES), ([address, site = '', id = '']) => ({ id, site, address }));
}
