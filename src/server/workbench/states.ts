import { setTimeout } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { ALUMNI_PATH } from '../../model/api-paths';
import { localDay } from '../../model/day';
import { prepareBody, respondWith } from '../http/body';
import { BodyCache } from '../http/body-cache';
import type { ServerEnv } from '../http/server-env';
import { hasManyItems, manyItems } from './samples';

/** Long enough to look at what shows meanwhile, shorter than the 30 s after which a widget gives up. */
const SLOW_MS = 20_000;

const NOT_SENT = 'This is a state of the workbench: nothing was sent to anyone.';
const FAILURE = { message: 'This address always fails.', error: 'This address always fails.' };
/** The five lists are some 5 MB in all encodings. */
const MAX_BYTES = 8_000_000;
const METHODS = ['GET', 'POST'];

/**
 * Values of a tag's `api` attribute that put the tag into a state, for the workbench and for hosts who want to see
 * their page in it: `/demo/states/<state>` with loading (a response after 20 s), empty, unsuccessful
 * (`success: false`), error (500), html (a page instead of data) or many (5,000 rows). A POST is not stored.
 */
export function stateRoutes(): Hono<ServerEnv> {
  const states = new Hono<ServerEnv>();
  const bodies = new BodyCache(MAX_BYTES);
  states.on(METHODS, '/empty/*', emptyResponse);
  states.on(METHODS, '/loading/*', async (c) => {
    await setTimeout(SLOW_MS, undefined, { signal: c.req.raw.signal }).catch(() => {}); // the visitor has left
    return emptyResponse(c);
  });
  states.on(METHODS, '/unsuccessful/*', (c) => c.json({ success: false, ...FAILURE }));
  states.on(METHODS, '/error/*', (c) => c.json(FAILURE, 500));
  states.on(METHODS, '/html/*', (c) => c.html('<!doctype html><title>Sign in</title><p>Please sign in.'));
  states.post('/many/*', emptyResponse);
  states.get('/many/*', async (c, next) => {
    const path = /\/(?:api|content)\/.*?(?=\/?$)/.exec(c.req.path)?.[0] ?? '';
    if (!hasManyItems(path)) return next();
    const today = localDay(new Date());
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    const body = await bodies.get(path, today, () =>
      prepareBody(JSON.stringify(listBody(path, manyItems(path, today))), headers),
    );
    return body ? respondWith(body, c.req.header()) : next();
  });
  return states;
}

function emptyResponse(c: Context<ServerEnv>): Response {
  return c.json(c.req.method === 'POST' ? { message: NOT_SENT } : listBody(c.req.path, []));
}

/** The directory is a plain list, a sheet is an object with `success`. */
function listBody(path: string, items: object[]): object {
  return path.includes(ALUMNI_PATH) ? items : { success: true, data: items };
}
