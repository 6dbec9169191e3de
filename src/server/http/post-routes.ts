import { type Handler, Hono } from 'hono';
import { TOO_MANY } from '../../model/forms/receiving';
import type { Settings } from '../settings/settings';
import { cors, isOwnOrigin } from './cors';
import type { ReadLimit } from './rate-limit';
import { respondJson } from './respond-json';
import type { ServerEnv } from './server-env';

interface PostOptions {
  settings: Pick<Settings, 'origins' | 'publicUrl'>;
  limit: ReadLimit;
  /** Name of the response field with the error message. */
  errorField: 'message' | 'error';
  handler: Handler<ServerEnv>;
}

/**
 * Creates the routes for a POST-only path, with and without /api. Origins that may read may also send: departments
 * embed the forms too. Since no cookies are involved, a malicious page gains nothing by using a visitor's browser.
 */
export function postRoutes(path: string, { settings, limit, errorField, handler }: PostOptions): Hono<ServerEnv> {
  const { origins } = settings;
  const app = new Hono<ServerEnv>({ strict: false });
  for (const route of [path, `/api${path}`]) {
    app.use(route, cors(origins, 'POST'));
    app.post(route, async (c, next) => {
      const { origin } = c.env.incoming.headers; // browsers send it with every POST; other clients might not
      if (origin && origins && !origins.includes(origin) && !isOwnOrigin(c.env.incoming, settings))
        return respondJson(c, 403, { [errorField]: 'This page is not allowed to send requests to this server.' });
      const wait = limit(c.env.incoming);
      if (wait > 0) return respondJson(c, 429, { [errorField]: TOO_MANY }, { 'Retry-After': String(wait) });
      return handler(c, next);
    });
  }
  return app;
}
