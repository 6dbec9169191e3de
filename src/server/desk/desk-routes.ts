import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { DESK_API } from '../../model/desk/desk-paths';
import { DatabaseUnavailableError, UncertainCommitError } from '../database/database';
import { DESK_HEADERS } from '../http/headers';
import { respondJson } from '../http/respond-json';
import { applicationRoutes, deskPhotoRoute } from './application-routes';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError, UNCHANGED } from './desk-error';
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
const FAILED = 'Something went wrong. Reload the page to see what is stored.';

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
  app.all('*', (c) => rejectRoute(c, app));
  app.onError((error, c) => failed(error, c, parts.log));
  return app;
}

const withHeaders: MiddlewareHandler<DeskEnv> = (c, next) => {
  for (const [name, value] of Object.entries(DESK_HEADERS)) c.env.outgoing.setHeader(name, value);
  return next();
};

/** Throws 405 if another method is allowed at this address, else 404. */
function rejectRoute(c: Context<DeskEnv>, app: Hono<DeskEnv>): never {
  const path = c.req.path.slice(DESK_API.length) || '/';
  const takes = (method: string) => app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  const allowed = METHODS.filter(takes);
  if (allowed.length === 0) throw new DeskError(404, 'not-found', `${UNCHANGED} There is nothing at this address.`);
  const methods = allowed.join(', ');
  const message = `${UNCHANGED} This address takes ${methods} only.`;
  throw new DeskError(405, 'method-not-allowed', message, { headers: { Allow: methods } });
}

async function failed(error: Error, c: Context<DeskEnv>, log: Logger): Promise<Response> {
  if (error instanceof DeskError) return respondError(c, error);
  const { method, path } = c.req;
  log.error({ err: error, method, path }, 'a call of the desk failed');
  const retry = { headers: { 'Retry-After': RETRY_SECONDS } };
  if (error instanceof UncertainCommitError) return respondError(c, new DeskError(503, 'uncertain', UNCERTAIN, retry));
  if (error instanceof DatabaseUnavailableError)
    return respondError(c, new DeskError(503, 'unavailable', UNAVAILABLE, retry));
  return respondError(c, new DeskError(500, 'uncertain', FAILED));
}

function respondError(c: Context<DeskEnv>, { status, code, message, details }: DeskError): Promise<Response> {
  return respondJson(c, status, { code, message, ...details.more }, details.headers);
}
