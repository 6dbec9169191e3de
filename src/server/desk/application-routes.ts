import { type Handler, Hono } from 'hono';
import type { DeskEnv, DeskParts } from './desk-env';

/** The calls below `/applications`. */
export function applicationRoutes(_parts: DeskParts): Hono<DeskEnv> {
  return new Hono<DeskEnv>();
}

/** The photo of any application, at `/photos/:name`. */
export function deskPhotoRoute(_parts: DeskParts): Handler<DeskEnv> {
  return (c) => c.json({ message: 'There is no such photo.' }, 404);
}
