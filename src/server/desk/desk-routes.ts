import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { DESK_API } from '../../model/desk/desk-paths';
import { UNCHANGED } from '../../model/desk/unchanged';
import { DatabaseUnavailableError, UncertainCommitError } from '../database/database';
import { DESK_HEADERS } from '../http/headers';
import { respondJson } from '../http/respond-json';
import { applicationRoutes, deskPhotoRoute } from './application-routes';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError } from './desk-error';
import { guard } from './guard';
import { messageRoutes } from './message-routes';
import { newsletterRoutes } from './newsletter-routes';
import { sessionRoutes } from './session-routes';
import { Sessions } from './sessions';
import { sheetRoutes } from './sheet-routes';

/** Retry-After while the database does not answer, in seconds. */
const RETRY_SECONDS = '10';

const UNAVAILABLE = `${UNCHANGED} The database does not answer at the moment: please try again.`;
const UNCERTAIN =
  'The database stopped answering at the last moment: all of this was stored, or nothing. Reload the page to see which.';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The calls of the officers' desk, below `/api/desk`. */
export function deskRoutes(parts: DeskParts): Hono<DeskEnv> {
  const sessions = new Sessions(parts.storage.database, parts.now);
  const app = new Hono<DeskEnv>();
  app.use('*', withHeaders, guard(parts, sessions));
  app.route('/', sessionRoutes(parts, sessions));
  app.route('/applications', applicationRoutes(parts));
  app.get('/photos/:name', deskPhotoRoute(parts));
  app.route('/sheets', sheetRoutes(parts));
  app.route('/newsletter', newsletterRoutes(parts));
  app.route('/messages', messageRoutes(parts));
  app.all('*', (c) => respondWithoutRoute(c, app));
  app.onError((error, c) => failed(error, c, parts.log));
  return app;
}

const withHeaders: MiddlewareHandler<DeskEnv> = (c, next) => {
  for (const [name, value] of Object.entries(DESK_HEADERS)) c.env.outgoing.setHeader(name, value);
  return next();
};

/** 405 where another method would do, else 404. */
function respondWithoutRoute(c: Context<DeskEnv>, app: Hono<DeskEnv>): Promise<Response> {
  const path = c.req.path.slice(DESK_API.length) || '/';
  const takes = (method: string) => app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  const allowed = METHODS.filter(takes);
  if (allowed.length === 0) return respondJson(c, 404, { message: `${UNCHANGED} There is nothing at this address.` });
  const message = `${UNCHANGED} This address takes ${allowed.join(', ')} only.`;
  return respondJson(c, 405, { message }, { Allow: allowed.join(', ') });
}

async function failed(error: Error, c: Context<DeskEnv>, log: Logger): Promise<Response> {
  const { method, path } = c.req;
  if (error instanceof DeskError) return respondJson(c, error.status, { message: error.message, ...error.more });
  log.error({ err: error, method, path }, 'a call of the desk failed');
  if (!(error instanceof DatabaseUnavailableError))
    return respondJson(c, 500, { message: 'Something went wrong. Reload the page to see what is stored.' });
  const message = error instanceof UncertainCommitError ? UNCERTAIN : UNAVAILABLE;
  return respondJson(c, 503, { message }, { 'Retry-After': RETRY_SECONDS });
}
