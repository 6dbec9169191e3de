import type { Handler } from 'hono';
import { PHOTO_WIDTHS } from '../../model/picture-widths';
import { EMBEDDABLE, INERT } from '../http/headers';
import type { ServerEnv } from '../http/server-env';
import { PHOTO_ENDING, type PhotoStore } from './photo-store';
import { type SizedPhoto, type SizedPhotos, sizedId } from './sized-photos';

/** No id is used twice. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** A photo's id, and one of the fixed widths. */
const NAME = new RegExp(`^([0-9a-f]{32})(?:-([1-9]\\d{0,3}))?\\${PHOTO_ENDING}$`);

interface PhotoRouteParts {
  photos: PhotoStore;
  sized: SizedPhotos;
  /** The status of the application that a photo belongs to; null without one. */
  statusOf(id: string): Promise<string | null>;
}

/** Serves the photos of approved people, whole or in one of the fixed widths. Any other is 404. */
export function photoRoute({ photos, sized, statusOf }: PhotoRouteParts): Handler<ServerEnv> {
  return async (c) => {
    const [, id = '', width] = NAME.exec(c.req.param('name') ?? '') ?? [];
    const isKnown = id !== '' && (width === undefined || PHOTO_WIDTHS.includes(Number(width)));
    const approved = isKnown && (await statusOf(id)) === 'approved';
    const etag = width ? `"${sizedId(id, Number(width))}"` : `"${id}"`;
    const headers: Record<string, string> = {
      ...EMBEDDABLE,
      'Cache-Control': IMMUTABLE_CACHE,
      'Content-Security-Policy': INERT,
      'X-Robots-Tag': 'noindex',
      ETag: etag,
    };
    if (approved && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
    const photo = approved && (width ? await sized.get(id, Number(width)) : await wholeOf(photos, id));
    if (!photo) return c.json({ message: 'There is no such photo.' }, 404, { 'Cache-Control': 'no-store' });
    if (photo.isSubstitute) {
      headers['Cache-Control'] = 'no-store';
      delete headers.ETag;
    }
    const length = String(photo.bytes.length);
    return c.body(photo.bytes, 200, { ...headers, 'Content-Type': 'image/webp', 'Content-Length': length });
  };
}

async function wholeOf(photos: PhotoStore, id: string): Promise<SizedPhoto | null> {
  const bytes = await photos.get(id);
  return bytes && { bytes, isSubstitute: false };
}
