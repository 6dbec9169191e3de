import { setImmediate } from 'node:timers/promises';
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import {
  ALUMNI_PAGES_PATH,
  ALUMNI_PATH,
  CALENDAR_PATH,
  CONTACT_PATH,
  EMBED_PATH,
  EVENTS_FEED_PATH,
  FEED_PATH,
  FRAME_PATH,
  HEALTH_PATH,
  LOADER_PATH,
  OEMBED_PATH,
  OLD_GALLERY_PATH,
  PHOTOS_PATH,
  READY_PATH,
  SHARE_PATH,
  SUBMIT_PATH,
  SUBSCRIBE_PATH,
  UNSUBSCRIBE_PATH,
} from '../../model/addresses/api-paths';
import { DESK_API } from '../../model/desk/desk-paths';
import { RECEIVABLES, type Receivable } from '../../model/forms/receiving';
import { UNSUBSCRIBE_PAGE } from '../../model/forms/unsubscribe';
import { PICTURES_PATH } from '../../model/pictures/own-picture';
import { SHEET_NAMES, sheetPath } from '../../model/sheets/sheet-kind';
import { deskRoutes } from '../desk/desk-routes';
import { Arrivals } from '../http/arrivals';
import { cors } from '../http/cors';
import { framePolicy, NO_PAGE_POLICY, REPORT_PATH } from '../http/csp';
import { methodNotAllowed } from '../http/method-not-allowed';
import { postRoutes } from '../http/post-routes';
import type { ReadLimit } from '../http/rate-limit';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import { withDailyCap } from '../intake/daily-cap';
import type { PhotoEncoder } from '../intake/photos/photo-encoder';
import { receiveMessage, subscribe } from '../intake/small-forms';
import { receiveApplication } from '../intake/submit';
import { openUnsubscribePage, unsubscribeByToken, unsubscribeForm } from '../intake/unsubscribe';
import type { Settings } from '../settings/settings';
import { DatabaseUnavailableError } from '../storage/database/database';
import type { Storage } from '../storage/storage';
import { isStaticFile, staticFiles } from './files';
import type { Health } from './health';
import { logResponses } from './log';
import { oembedRoute } from './oembed-route';
import { photoRoute } from './photo-route';
import { PICTURE_NAME, pictureRoute } from './picture-route';
import {
  listRoute,
  loaderRoute,
  missingPage,
  outcomeRenderer,
  type PublishedParts,
  pageFinder,
  renderedRoute,
} from './published';

/** Adds the workbench's routes: sample states of the tags. Used if `UMMES_DEMO` is set. */
export type AddDemo = (app: Hono<ServerEnv>, stopping: AbortSignal) => void;

export interface AppParts extends PublishedParts {
  settings: Settings;
  /** The public site URL, without a trailing slash. */
  siteUrl: string;
  headers: Record<string, string>;
  /** The static root. */
  web: string;
  storage: Storage;
  encoder: PhotoEncoder;
  health: Health;
  /** Limits applications and other forms. */
  submitLimit: ReadLimit;
  addDemo: AddDemo | null;
  /** Aborted when the server stops, to end streams. */
  stopping: AbortSignal;
  log: Logger;
  /** The clock for the desk's sessions. */
  now: () => Date;
}

/** Maximum messages per client per day. */
const MESSAGES_PER_DAY = 200;

/** Retry-After, in seconds, while the database isn't responding. */
const RETRY_SECONDS = '10';

/** Creates the app that handles all requests. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { storage, publisher, limit, health, log } = parts;
  const app = new Hono<ServerEnv>({ strict: false });
  app.use('*', withHeaders(parts.headers), closeAfterUnreadBody, logResponses(log));
  app.get(LOADER_PATH, loaderRoute(parts, parts.settings.origins));
  app.use('*', staticFiles(parts.web), setDefaultPolicy);
  app.route(DESK_API, deskRoutes({ ...parts, society: () => publisher.society })); // before the CORS headers are added
  addForms(app, parts);
  app.get(HEALTH_PATH, health.alive);
  app.get(READY_PATH, health.ready);
  const statusOf = (id: string) => storage.applications.photoStatus(id);
  app.get(`${PHOTOS_PATH}/:name`, photoRoute({ photos: storage.photos, statusOf }));
  app.get(`${PICTURES_PATH}/:name{${PICTURE_NAME}}`, pictureRoute(storage.pictureFiles));
  addLists(app, parts);
  parts.addDemo?.(app, parts.stopping);
  app.post(REPORT_PATH, (c) => c.body(null, 204));
  const render = outcomeRenderer(publisher);
  app.post(UNSUBSCRIBE_PAGE, unsubscribeForm({ subscribers: storage.subscribers, render, limit, log }));
  const findPage = pageFinder(parts);
  app.get('*', async (c, next) => (await findPage(c)) ?? next());
  const isReadable = async (c: Context<ServerEnv>) =>
    isStaticFile(parts.web, c.env.incoming.url ?? '') || ((await findPage(c))?.status ?? 404) !== 404;
  app.all('*', methodNotAllowed(app, isReadable));
  app.get('*', missingPage(parts));
  app.all('*', nothingHere);
  app.onError((error, c) => handleError(error, c, log));
  return app;
}

/** Sets the common headers on Node's response object, because some responses bypass Hono. */
function withHeaders(headers: Record<string, string>): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    for (const name in headers) c.env.outgoing.setHeader(name, headers[name] ?? '');
    return next();
  };
}

/**
 * Announces that the connection closes, if the request's body was not read to its end: @hono/node-server 2.1.8 closes
 * it 0.5 s after the response without saying so, and a proxy could send the next request on it.
 */
const closeAfterUnreadBody: MiddlewareHandler<ServerEnv> = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && Number(length) === 0) return;
  await setImmediate(); // what has arrived with the headers is parsed after them
  if (!incoming.complete && !outgoing.headersSent) outgoing.setHeader('Connection', 'close');
};

/** Sets the Content-Security-Policy on all responses except files. Pages replace it with their own. */
const setDefaultPolicy = setPolicy(NO_PAGE_POLICY);

function setPolicy(policy: string): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    c.env.outgoing.setHeader('Content-Security-Policy', policy);
    return next();
  };
}

/** Adds the routes for visitors' forms. */
function addForms(app: Hono<ServerEnv>, parts: AppParts): void {
  const { settings, storage, encoder, limit, submitLimit, log } = parts;
  const submit = receiveApplication({ storage, encoder, trustedProxies: settings.trustedProxies, log });
  const common = { settings, limit: submitLimit, errorField: 'message' } as const;
  app.route('/', postRoutes(SUBMIT_PATH, { ...common, handler: submit }));
  const leave = unsubscribeByToken(storage.subscribers, log);
  app.route('/', postRoutes(UNSUBSCRIBE_PATH, { settings, limit, errorField: 'error', handler: leave }));
  for (const path of [UNSUBSCRIBE_PATH, `/api${UNSUBSCRIBE_PATH}`]) app.get(path, openUnsubscribePage);
  const arrivals = new Arrivals({ name: 'forms', log });
  const formParts = { arrivals, trustedProxies: settings.trustedProxies, log };
  const handlers: Record<Receivable, [path: string, handler: Handler<ServerEnv>]> = {
    contact: [
      CONTACT_PATH,
      withDailyCap(receiveMessage(storage.messages, formParts), {
        submissions: MESSAGES_PER_DAY,
        trustedProxies: settings.trustedProxies,
        message: 'Too many messages have arrived from your network today. Please try again tomorrow.',
      }),
    ],
    newsletter: [SUBSCRIBE_PATH, subscribe(storage.subscribers, settings, formParts)],
  };
  for (const name of RECEIVABLES) {
    const [path, handler] = handlers[name];
    const isOn = settings.receives.includes(name);
    app.route('/', postRoutes(path, { ...common, handler: isOn ? handler : notReceived }));
  }
}

const notReceived: Handler<ServerEnv> = (c) =>
  respondJson(c, 404, { message: 'This site does not accept submissions.' });

/** Adds the routes that other origins may use: the API's lists, the feeds, the tags, frames and directory searches. */
function addLists(app: Hono<ServerEnv>, parts: AppParts): void {
  const { origins } = parts.settings;
  for (const path of [
    '/api/*',
    FEED_PATH,
    EVENTS_FEED_PATH,
    CALENDAR_PATH,
    OLD_GALLERY_PATH,
    OEMBED_PATH,
    `${EMBED_PATH}/*`,
  ])
    app.use(path, cors(origins));
  const lists: [path: string, name: string][] = [
    ...SHEET_NAMES.map((name): [string, string] => [sheetPath(name), `${name} sheet`]),
    [OLD_GALLERY_PATH, 'gallery sheet'],
    [ALUMNI_PATH, 'directory'],
    [CALENDAR_PATH, 'events sheet'],
    [EVENTS_FEED_PATH, 'events sheet'],
    [FEED_PATH, 'news sheet'],
  ];
  for (const [path, name] of lists) app.get(path, listRoute(parts, name));
  app.get(ALUMNI_PAGES_PATH, renderedRoute(parts, 'directory'));
  app.get(`${EMBED_PATH}/:file{[a-z-]+\\.(?:html|json)}`, renderedRoute(parts, 'sheet'));
  app.use(`${FRAME_PATH}/*`, setPolicy(framePolicy(origins, parts.siteUrl))); // a frame shows errors too
  app.get(`${FRAME_PATH}/:name{[a-z-]+}`, renderedRoute(parts, 'sheet'));
  app.get(`${SHARE_PATH}/:file{[a-z-]+\\.png}`, renderedRoute(parts, 'sheet'));
  app.get(OEMBED_PATH, oembedRoute(parts));
  app.all('/api/*', methodNotAllowed(app), nothingHere);
}

const nothingHere: Handler<ServerEnv> = (c) => c.json({ message: 'There is nothing at this URL.' }, 404);

function handleError(error: Error, c: Context<ServerEnv>, log: Logger): Response {
  log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request failed');
  const message = 'Something went wrong. Please try again later.';
  const status = error instanceof DatabaseUnavailableError ? 503 : 500;
  if (status === 503) c.header('Retry-After', RETRY_SECONDS);
  c.header('Cache-Control', 'no-store');
  return c.req.path.startsWith('/api/') ? c.json({ message }, status) : c.text(message, status);
}
