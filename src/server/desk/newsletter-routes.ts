import { Hono } from 'hono';
import type { DeskEnv, DeskParts } from './desk-env';

/** The calls below `/newsletter`. */
export function newsletterRoutes(_parts: DeskParts): Hono<DeskEnv> {
  return new Hono<DeskEnv>();
}
