import { Hono } from 'hono';
import { DESK_API } from '../../model/desk/desk-paths';
import type { Waiting } from '../../model/desk/list';
import type { Role } from '../../model/desk/session';
import { waitingIn } from '../../model/desk/sheet-report';
import { DESK_HEADERS } from '../http/headers';
import { allowedMethods } from '../http/method-not-allowed';
import { RequestError } from '../http/request-error';
import { respondJson } from '../http/respond-json';
import { InvalidPhotoError, PhotosUnavailableError } from '../intake/photos/photo-encoder';
import { countPending } from '../storage/applications/application-list';
import { DatabaseUnavailableError, UncertainCommitError } from '../storage/database/database';
import { ListError } from '../storage/newsletter/split-addresses';
import { addApplications } from './application-routes';
import { addContent } from './content/content-routes';
import { addPublications } from './content/publication-routes';
import { type DeskEnv, DeskError, type DeskParts, UNCHANGED } from './desk-call';
import { addFirstSteps } from './first-steps-route';
import { guard } from './guard';
import { addMessages } from './message-routes';
import { addNewsletter } from './newsletter-routes';
import { addPictures } from './picture-routes';
import { addSessions } from './session-routes';
import { Sessions } from './sessions';

/** Retry-After, in seconds, if the database doesn't respond or photos can't be encoded. */
const DATABASE_RETRY = { retryAfter: 10 };
const PHOTOS_RETRY = { retryAfter: 30 };
/** Retry-After, in seconds, if too many bodies are arriving. */
const CROWDED_RETRY = { retryAfter: 30 };

const INCOMPLETE = `${UNCHANGED} The request was incomplete. Please try again.`;
const NO_PHOTOS = `${UNCHANGED} Photos cannot be processed at the moment. Please try again.`;
const NO_DATABASE = `${UNCHANGED} The database is not responding at the moment. Please try again.`;
const UNCERTAIN =
  'The database stopped responding during the save. Either everything or nothing was saved. Reload the page to check.';
const FAILED = 'Something went wrong. Reload the page to see what was saved.';

/** Creates the routes for the officers' desk, under `/api/desk`. */
export function deskRoutes(parts: DeskParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  const sessions = new Sessions(parts.storage.database, parts.now);
  app.use('*', (c, next) => {
    for (const [name, value] of Object.entries(DESK_HEADERS)) c.env.outgoing.setHeader(name, value);
    return next();
  });
  app.use('*', guard(parts, sessions));
  addSessions(app, parts, sessions);
  addApplications(app, parts);
  addPictures(app, parts);
  addContent(app, parts);
  addPublications(app, parts);
  addFirstSteps(app, parts);
  addNewsletter(app, parts);
  addMessages(app, parts);
  app.get('/waiting', async (c) => c.json(await waitingOf(parts, c.get('session').role)));
  app.all('*', (c) => {
    const methods = allowedMethods(app, c.req.path.slice(DESK_API.length));
    if (methods.length > 0 && !methods.includes(c.req.method)) {
      c.env.outgoing.setHeader('Allow', methods.join(', '));
      throw new DeskError(405, 'method-not-allowed', `${UNCHANGED} This URL does not accept this method.`);
    }
    throw new DeskError(404, 'not-found', `${UNCHANGED} There is nothing at this URL.`);
  });
  app.onError((error, c) => {
    const { status, code, message, details } = deskErrorOf(error);
    const { method, path } = c.req;
    if (status >= 500) parts.log.error({ err: error, method, path }, 'a desk call failed');
    const { retryAfter, more } = details;
    return respondJson(c, status, { code, message, ...more }, retryAfter ? { 'Retry-After': String(retryAfter) } : {});
  });
  return app;
}

/** Counts the items waiting for an officer or editor. */
async function waitingOf({ storage, sources }: DeskParts, role: Role): Promise<Waiting> {
  const content = waitingIn(sources.sheets.map((sheet) => sheet.condition()));
  if (role !== 'officer') return { content };
  return {
    applications: await countPending(storage.database),
    content,
    messages: (await storage.messages.count()).open,
  };
}

/** Converts any error to a `DeskError`. */
function deskErrorOf(error: Error): DeskError {
  if (error instanceof DeskError) return error;
  if (error instanceof RequestError && error.status === 413) return new DeskError(413, 'too-large', error.message);
  if (error instanceof RequestError && error.status === 429)
    return new DeskError(429, 'too-many-requests', error.message, CROWDED_RETRY);
  if (error instanceof RequestError && error.status === 503)
    return new DeskError(503, 'unavailable', error.message, CROWDED_RETRY);
  if (error instanceof RequestError) return new DeskError(error.status, 'incomplete', INCOMPLETE);
  if (error instanceof ListError) return new DeskError(422, 'invalid', `Nothing was added. ${error.message}`);
  if (error instanceof InvalidPhotoError) return new DeskError(422, 'invalid', `${UNCHANGED} ${error.message}`);
  if (error instanceof PhotosUnavailableError) return new DeskError(503, 'unavailable', NO_PHOTOS, PHOTOS_RETRY);
  if (error instanceof UncertainCommitError) return new DeskError(503, 'uncertain', UNCERTAIN, DATABASE_RETRY);
  if (error instanceof DatabaseUnavailableError) return new DeskError(503, 'unavailable', NO_DATABASE, DATABASE_RETRY);
  return new DeskError(500, 'uncertain', FAILED);
}
