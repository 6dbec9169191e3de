import type { Handler } from 'hono';
import { EMBEDDABLE, INERT } from '../http/headers';
import type { ServerEnv } from '../http/server-env';
import { PHOTO_ENDING, PHOTO_ID, type PhotoStore } from './photo-store';

/** No id is used twice. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves the photos of approved people. Any other is 404.
 * @param statusOf the status of the application that a photo belongs to; null without one.
 */
export function photoRoute(photos: PhotoStore, statusOf: (id: string) => Promise<string | null>): Handler<ServerEnv> {
  return async (c) => {
    const name = c.req.param('name') ?? '';
    const id = name.endsWith(PHOTO_ENDING) ? name.slice(0, -PHOTO_ENDING.length) : '';
    const approved = PHOTO_ID.test(id) && (await statusOf(id)) === 'approved';
    const etag = `"${id}"`;
    const headers = {
      ...EMBEDDABLE,
      'Cache-Control': IMMUTABLE_CACHE,
      'Content-Security-Policy': INERT,
      'X-Robots-Tag': 'noindex',
      ETag: etag,
    };
    if (approved && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const bytes = approved && (await photos.get(id));
    if (!bytes) return c.json({ message: 'There is no such photo.' }, 404, { 'Cache-Control': 'no-store' });
    return c.body(bytes, 200, { ...headers, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.length) });
  };
}
