import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Responds with JSON that must not be cached. */
export function respondJson(
  c: Context,
  status: ContentfulStatusCode,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return c.json(body, status, { ...headers, 'Cache-Control': 'no-store' });
}
