/** Pixels of the longer side of a whole photo on a server of ours. */
export const PHOTO_PX = 640;
/** Widths in which it sends photos besides: those of a directory card at one to four device pixels. */
export const PHOTO_WIDTHS: readonly number[] = [160, 320];

/** Width in pixels asked of the drive's thumbnails: enough for a lightbox. */
export const DRIVE_THUMBNAIL_PX = 1600;
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
