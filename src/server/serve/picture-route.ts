import type { Handler } from 'hono';
import { STORED_PICTURE } from '../http/headers';
import type { ServerEnv } from '../http/server-env';
import { pictureType } from '../storage/photos/photo-store';
import { type PictureStore, pictureNames } from '../storage/pictures/picture-store';

const ID_LENGTH = 32;

/** A pattern for the name of an uploaded picture. The drawings that come with the website have other names. */
export const PICTURE_NAME = `[0-9a-f]{${ID_LENGTH}}(?:-[0-9]+)?\\.(?:webp|avif)`;

/** Serves the pictures that editors have uploaded. */
export function pictureRoute({ files }: PictureStore): Handler<ServerEnv> {
  return async (c) => {
    const name = c.req.param('name') ?? '';
    const picture = pictureNames(name.slice(0, ID_LENGTH)).includes(name) ? await files.get(name) : null;
    if (!picture) return c.json({ message: 'There is no such picture.' }, 404, { 'Cache-Control': 'no-store' });
    const headers = { ...STORED_PICTURE, ETag: `"${name}"` };
    if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);
    const content = { 'Content-Type': pictureType(name), 'Content-Length': String(picture.length) };
    return c.body(picture, 200, { ...headers, ...content });
  };
}
