import type { Handler } from 'hono';
import { STORED_PICTURE } from '../http/headers';
import type { ServerEnv } from '../http/server-env';
import { PHOTO_EXTENSION, type PhotoStore, photoNames } from '../storage/photos/photo-store';

/** Browsers keep a photo, but a CDN asks again after a minute: the person may have been removed. */
const PHOTO_CACHE = 'public, max-age=31536000, s-maxage=60, immutable';

/** Matches a photo's id, and its width unless it is full size. */
const NAME = new RegExp(`^(([0-9a-f]{32})(?:-([1-9]\\d{0,3}))?)\\${PHOTO_EXTENSION}$`);

interface PhotoRouteParts {
  photos: PhotoStore;
  /** Returns the status of the application that a photo belongs to; null if there is no such application. */
  statusOf(id: string): Promise<string | null>;
}

/** Serves the photos of approved people, at full size or one of the fixed widths. Other requests get 404. */
export function photoRoute({ photos, statusOf }: PhotoRouteParts): Handler<ServerEnv> {
  return async (c) => {
    const [, name = '', id = '', width] = NAME.exec(c.req.param('name') ?? '') ?? [];
    const isKnown = id !== '' && photoNames(id).includes(`${name}${PHOTO_EXTENSION}`);
    const isApproved = isKnown && (await statusOf(id)) === 'approved';
    const etag = `"${name}"`;
    const headers = { ...STORED_PICTURE, 'Cache-Control': PHOTO_CACHE, 'X-Robots-Tag': 'noindex', ETag: etag };
    if (isApproved && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const photo = isApproved && (await photos.get(id, width ? Number(width) : undefined));
    if (!photo) return c.json({ message: 'There is no such photo.' }, 404, { 'Cache-Control': 'no-store' });
    return c.body(photo, 200, { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(photo.length) });
  };
}
