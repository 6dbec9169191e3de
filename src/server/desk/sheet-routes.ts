import { Hono } from 'hono';
import type { DeskEnv, DeskParts } from './desk-env';

/** The calls below `/sheets`. */
export function sheetRoutes(_parts: DeskParts): Hono<DeskEnv> {
  return new Hono<DeskEnv>();
}
