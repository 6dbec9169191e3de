import type { IncomingMessage } from 'node:http';
import { type Handler, Hono } from 'hono';
import type { Settings } from '../settings/settings';
import { cors } from './cors';
import { type ReadLimit, TOO_MANY } from './rate-limit';
import { respondJson } from './respond-json';
import type { ServerEnv } from './server-env';

export interface PostOptions {
  settings: Pick<Settings, 'origins' | 'publicUrl'>;
  limit: ReadLimit;
  /** The field of an error's message. */
  errorField: 'message' | 'error';
  handler: Handler<ServerEnv>;
}

/**
 * A path that takes POST only, also with /api in front. The origins that may read may send: departments' pages show
 * the forms too, and as nothing here depends on a cookie, such a page gains nothing from a visitor's browser.
 */
export function postRoutes(path: string, { settings, limit, errorField, handler }: PostOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  for (const address of [path, `/api${path}`]) {
    app.use(address, cors(settings.origins, 'POST'));
    app.post(address, async (c, next) => {
      if (!mayPost(c.env.incoming, settings))
        return respondJson(c, 403, { [errorField]: 'This page may not send here.' });
      const wait = limit(c.env.incoming);
      if (wait > 0) return respondJson(c, 429, { [errorField]: TOO_MANY }, { 'Retry-After': String(wait) });
      return handler(c, next);
    });
    app.all(address, (c) => respondJson(c, 405, { [errorField]: 'Only POST is answered here.' }, { Allow: 'POST' }));
  }
  return app;
}

/** Programs send no origin; browsers send it with every POST. */
function mayPost({ headers }: IncomingMessage, { origins, publicUrl }: PostOptions['settings']): boolean {
  const { origin, host } = headers;
  if (origins === null || origin === undefined || headers['sec-fetch-site'] === 'same-origin') return true;
  const own = [publicUrl && new URL(publicUrl).origin, host && `https://${host}`, host && `http://${host}`];
  return origins.includes(origin) || own.includes(origin);
}
