import { type Context, type Handler, Hono } from 'hono';
import type { Logger } from 'pino';
import { alumniViewOf } from '../../model/alumni-page';
import {
  ALUMNI_PAGE_TYPE,
  ALUMNI_PAGES_PATH,
  ALUMNI_PATH,
  CALENDAR_PATH,
  CONTACT_PATH,
  FEED_PATH,
  FRAGMENTS_PATH,
  HEALTH_PATH,
  PHOTOS_PATH,
  READY_PATH,
  SUBMIT_PATH,
  SUBSCRIBE_PATH,
  UNSUBSCRIBE_PATH,
} from '../../model/api-paths';
import { DESK_API } from '../../model/desk/desk-paths';
import { RECEIVABLES, type Receivable } from '../../model/receiving';
import type { ApplicationRecord } from '../applications/application-record';
import type { Directory } from '../applications/directory';
import { submitApplication } from '../applications/submit';
import { DatabaseUnavailableError } from '../database/database';
import { deskRoutes } from '../desk/desk-routes';
import { calendarRoute } from '../feeds/calendar-route';
import { feedRoute } from '../feeds/feed-route';
import { itemPages } from '../feeds/item-page';
import type { Readiness } from '../health/readiness';
import { readyRoute } from '../health/ready-route';
import { type PreparedBody, respondWith } from '../http/body';
import type { Build } from '../http/build';
import { cors } from '../http/cors';
import { REPORT_PATH } from '../http/csp';
import type { Pages } from '../http/pages';
import { postRoutes } from '../http/post-routes';
import { limited, RENDERED_READS, type ReadLimit, TOO_MANY } from '../http/rate-limit';
import { respondJson } from '../http/respond-json';
import type { ServerEnv } from '../http/server-env';
import type { StoredMessage } from '../messages/messages';
import { receiveMessage } from '../messages/receive-message';
import { subscribe } from '../newsletter/subscribe';
import { unsubscribe } from '../newsletter/unsubscribe';
import { UNSUBSCRIBE_PAGE, unsubscribeForm } from '../newsletter/unsubscribe-form';
import type { Notifier } from '../notifications/notifier';
import type { PhotoEncoder } from '../photos/photo-encoder';
import { photoRoute } from '../photos/photo-route';
import { SizedPhotos } from '../photos/sized-photos';
import type { PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import { namedItem } from '../sheets/item-path';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Sheets } from '../sheets/sheets';
import type { Storage } from '../storage/storage';
import { readsOfEmbed } from '../views/embed-routes';
import { isSearch } from '../views/page-view';
import type { Views } from '../views/views';
import { reloadStream } from '../workbench/dev-reload';
import { stateRoutes } from '../workbench/states';

export interface AppParts {
  settings: Settings;
  root: PackageRoot;
  build: Build;
  sheets: Sheets;
  storage: Storage;
  encoder: PhotoEncoder;
  notifier: Notifier;
  directory: Directory;
  readiness: Readiness;
  pages: Pages;
  views: Views;
  limit: ReadLimit;
  /** Counts applications. */
  submitLimit: ReadLimit;
  /** Aborted when the server stops: what would go on for ever ends. */
  stopping: AbortSignal;
  log: Logger;
  /** The clock by which sessions of the desk end. */
  now: () => Date;
}

/** Retry-After of what cannot be read at the moment, in seconds. */
const RETRY_SECONDS = '10';

const NOTHING_HERE = 'There is nothing at this address.';

/** Every route of the server, except the static files. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { settings, sheets, storage, limit, log } = parts;
  const app = new Hono<ServerEnv>({ strict: false });
  app.route(DESK_API, deskRoutes(parts)); // before the headers for other origins
  addPosts(app, parts);
  addLists(app, parts);
  app.get(HEALTH_PATH, healthRoute(parts));
  app.get(READY_PATH, readyRoute(parts.readiness));
  app.get(`${PHOTOS_PATH}/:name`, photosOf(parts));
  for (const path of [FEED_PATH, CALENDAR_PATH]) app.use(path, cors(settings.origins), limited(limit));
  app.use(`${FRAGMENTS_PATH}/*`, cors(settings.origins), limited(limit, readsOfEmbed));
  app.get(FEED_PATH, feedRoute(settings, sheets));
  app.get(CALENDAR_PATH, calendarRoute(settings, sheets));
  app.route(FRAGMENTS_PATH, parts.views.embed);

  app.use('/demo/states/*', cors(settings.origins, 'GET, HEAD, POST'), limited(limit));
  if (settings.demoStates) app.route('/demo/states', stateRoutes());
  app.all('/demo/states/*', (c) => c.json({ message: NOTHING_HERE }, 404));
  app.post(REPORT_PATH, (c) => c.body(null, 204));
  if (settings.dev) app.get('/dev/reload', reloadStream(parts.stopping));

  app.post(UNSUBSCRIBE_PAGE, unsubscribeForm({ subscribers: storage.subscribers, pages: parts.pages, limit, log }));
  app.get('*', pageRoute(parts));
  app.all('*', (c) => c.json({ message: 'There is nothing at this address for this method.' }, 404));
  app.onError((error, c) => failed(error, c, log));
  return app;
}

/** The photos of approved people. */
function photosOf({ storage: { photos, applications, uploads }, encoder, log }: AppParts): Handler<ServerEnv> {
  const statusOf = (id: string) => applications.photoStatus(id);
  const isClaimed = async (id: string) => (await statusOf(id)) !== null;
  return photoRoute({ photos, sized: new SizedPhotos({ photos, encoder, uploads, isClaimed, log }), statusOf });
}

function addPosts(app: Hono<ServerEnv>, parts: AppParts): void {
  const { settings, storage, encoder, notifier, limit, submitLimit, log } = parts;
  const onStored = ({ id, submittedAt }: ApplicationRecord) => notifier.add({ id, submittedAt });
  const submit = submitApplication({ storage, encoder, trustedProxies: settings.trustedProxies, onStored, log });
  const submits = { settings, limit: submitLimit, errorField: 'message', handler: submit } as const;
  const leave = unsubscribe(storage.subscribers, log);
  app.route('/', postRoutes(SUBMIT_PATH, submits));
  app.route('/', postRoutes(UNSUBSCRIBE_PATH, { settings, limit, errorField: 'error', handler: leave }));
  const onMessage = ({ id, receivedAt }: StoredMessage) => notifier.addMessage({ id, submittedAt: receivedAt });
  const handlers: Record<Receivable, [path: string, handler: Handler<ServerEnv>]> = {
    contact: [CONTACT_PATH, receiveMessage(storage.messages, onMessage, log)],
    newsletter: [SUBSCRIBE_PATH, subscribe(storage.subscribers, settings, log)],
  };
  for (const name of RECEIVABLES) {
    const [path, handler] = handlers[name];
    const isOn = settings.receives.includes(name);
    app.route('/', isOn ? postRoutes(path, { ...submits, handler }) : offRoutes(path, settings));
  }
}

/** A path at which this society receives nothing. Other origins may read that, as a tag says it to the visitor. */
function offRoutes(path: string, { origins }: Pick<Settings, 'origins'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false });
  for (const address of [path, `/api${path}`]) {
    app.use(address, cors(origins, 'POST'));
    app.all(address, (c) => respondJson(c, 404, { message: 'Nothing is received here.' }));
  }
  return app;
}

/** The API's lists, each a body that is made once per change, and the directory's pages. */
function addLists(app: Hono<ServerEnv>, { settings, sheets, directory, limit }: AppParts): void {
  app.use('/api/*', cors(settings.origins), limited(limit));
  const add = (path: string, name: string, read: (c: Context<ServerEnv>) => Promise<PreparedBody | null>) => {
    app.get(path, async (c) => {
      const body = await read(c);
      if (body) return respondWith(body, c.env.incoming.headers);
      const message = `The ${name} cannot be read at the moment.`;
      return c.json({ message }, 503, { 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' });
    });
    app.all(path, (c) => c.json({ message: 'Only GET is answered here.' }, 405, { Allow: 'GET, HEAD' }));
  };
  for (const sheet of Object.values(sheets)) add(sheet.entity.path, `${sheet.entity.name} sheet`, () => sheet.body());
  add(ALUMNI_PATH, 'directory', (c) => directory.body(c.req.header('accept')?.includes(ALUMNI_PAGE_TYPE)));
  add(ALUMNI_PAGES_PATH, 'directory', (c) => directory.pageBody(alumniViewOf(new URL(c.req.url).searchParams)));
  app.all('/api/*', (c) => c.json({ message: NOTHING_HERE }, 404));
}

function healthRoute({ root, sheets: liveSheets, directory, readiness, encoder, views }: AppParts) {
  const startedAt = performance.now();
  return (c: Context<ServerEnv>) => {
    const healthOf = (sheet: LiveSheet) => {
      const { state, items, problems } = sheet.condition();
      return [sheet.entity.name, { state, items, problems }];
    };
    const sheets = Object.fromEntries(Object.values(liveSheets).map(healthOf));
    const uptimeSeconds = Math.floor((performance.now() - startedAt) / 1000);
    const database = directory.well && !readiness.isFailing('database') ? 'current' : 'failing';
    const photos = encoder.condition();
    const parts = { sheets, database, photos, views: views.condition() };
    return c.json({ status: 'ok', version: root.version, uptimeSeconds, ...parts }, 200, {
      'Cache-Control': 'no-store',
    });
  };
}

function pageRoute({ settings, sheets, pages, views, build, limit }: AppParts) {
  const respondWithItem = itemPages(settings, sheets);
  return async (c: Context<ServerEnv>) => {
    const { headers, url = '' } = c.env.incoming;
    const [path = '', query] = url.split(/\?(.*)/s);
    const found = await pages.find(path);
    if (!found) {
      const missing = await pages.notFound();
      return missing ? respondWith(missing, headers, 404) : c.text('Page not found', 404);
    }
    if ('location' in found) {
      const location = query === undefined ? found.location : `${found.location}?${query}`;
      return c.body(null, 308, { Location: location, 'Cache-Control': 'no-cache' }); // another build may have the page
    }
    const parameters = new URLSearchParams(query);
    const named = namedItem(found.path, parameters);
    const reads = isSearch(found.path, parameters) ? RENDERED_READS : 1;
    const wait = named || reads > 1 ? limit(c.env.incoming, reads) : 0;
    if (wait > 0) return c.text(TOO_MANY, 429, { 'Retry-After': String(wait) });
    const viewed = await views.find(url, build, found.path, found.body);
    if (viewed && 'missing' in viewed) return c.body(viewed.missing, 404, viewed.headers);
    const body = viewed?.body ?? found.body;
    return named ? respondWithItem(c, body, named) : respondWith(body, headers);
  };
}

function failed(error: Error, c: Context<ServerEnv>, log: Logger): Response {
  log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request failed');
  const message = 'Something went wrong. Please try again later.';
  const status = error instanceof DatabaseUnavailableError ? 503 : 500;
  if (status === 503) c.header('Retry-After', RETRY_SECONDS);
  c.header('Cache-Control', 'no-store');
  return c.req.path.startsWith('/api/') ? c.json({ message }, status) : c.text(message, status);
}
