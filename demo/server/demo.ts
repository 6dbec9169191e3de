import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { hasManyItems, manyItems } from '../../src/content/samples/many-items';
import { ALUMNI_PATH } from '../../src/model/addresses/api-paths';
import { localDay } from '../../src/model/time/day';
import { cors } from '../../src/server/http/cors';
import { methodNotAllowed } from '../../src/server/http/method-not-allowed';
import { type PreparedResponse, prepareResponse, respondWith } from '../../src/server/http/prepared';
import type { ServerEnv } from '../../src/server/http/server-env';

/** Long enough to inspect the loading state, but shorter than a tag's 30-second timeout. */
const SLOW_MS = 20_000;

const NOT_SENT = 'This is a workbench demo: nothing was sent.';
const FAILURE = { message: 'This URL always returns an error.', error: 'This URL always returns an error.' };
const METHODS = ['GET', 'POST'];

/** Adds the workbench's routes to the server. They exist only with UMMES_DEMO=1. */
export function addDemo(app: Hono<ServerEnv>, stopping: AbortSignal): void {
  app.use('/demo/states/*', cors(null, 'GET, HEAD, POST'));
  app.route('/demo/states', stateRoutes());
  app.all('/demo/states/*', methodNotAllowed(app), (c) => c.json({ message: 'There is nothing at this URL.' }, 404));
  // Pages from a draft build reload when they reconnect after this stream has ended.
  app.get('/dev/reload', (c) =>
    streamSSE(c, async (stream) => {
      await new Promise<void>((resolve) => {
        if (stopping.aborted) resolve();
        stopping.addEventListener('abort', () => resolve(), { once: true });
        stream.onAbort(resolve);
      });
    }),
  );
}

/**
 * Values for a tag's `api` attribute that put it into a state, for the workbench and for developers who want to see
 * their page in that state: `/demo/states/<state>`, where the state is loading (a response after 20 s), empty,
 * unsuccessful (`success: false`), error (500), html (a page instead of data) or many (5,000 rows). Stores nothing.
 */
function stateRoutes(): Hono<ServerEnv> {
  const states = new Hono<ServerEnv>();
  const prepared = new Map<string, PreparedResponse>();
  states.on(METHODS, '/empty/*', emptyResponse);
  states.on(METHODS, '/loading/*', async (c) => {
    await setTimeout(SLOW_MS, undefined, { signal: c.req.raw.signal }).catch(() => {}); // the visitor has left
    return emptyResponse(c);
  });
  states.on(METHODS, '/unsuccessful/*', (c) => c.json({ success: false, ...FAILURE }));
  states.on(METHODS, '/error/*', (c) => c.json(FAILURE, 500));
  states.on(METHODS, '/html/*', (c) => c.html('<!doctype html><title>Sign in</title><p>Please sign in.'));
  states.post('/many/*', emptyResponse);
  states.get('/many/*', (c, next) => {
    const path = /\/(?:api|content)\/.*?(?=\/?$)/.exec(c.req.path)?.[0] ?? '';
    if (!hasManyItems(path)) return next();
    const today = localDay(new Date());
    const key = `${path} ${today}`;
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    const response =
      prepared.get(key) ?? prepareResponse(JSON.stringify(listBody(path, manyItems(path, today))), headers);
    prepared.set(key, response);
    return Promise.resolve(respondWith(response, c.req));
  });
  return states;
}

function emptyResponse(c: Context<ServerEnv>): Response {
  return c.json(c.req.method === 'POST' ? { message: NOT_SENT } : listBody(c.req.path, []));
}

/** The directory is sent as a plain list, a sheet as an object with `success`. */
function listBody(path: string, items: object[]): object {
  return path.includes(ALUMNI_PATH) ? items : { success: true, data: items };
}
