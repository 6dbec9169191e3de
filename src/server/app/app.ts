import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Directory } from '../applications/directory';
import { submitApplication } from '../applications/submit';
import { CALENDAR_PATH, calendarRoute } from '../feeds/calendar-route';
import { FEED_PATH, feedRoute } from '../feeds/feed-route';
import { fragmentRoutes } from '../feeds/fragment-routes';
import { itemPage } from '../feeds/item-page';
import { type PreparedBody, respondWith } from '../http/body';
import { cors } from '../http/cors';
import type { Build } from '../http/current-build';
import { Pages } from '../http/pages';
import { postRoutes } from '../http/post-routes';
import { limited, type ReadLimit } from '../http/rate-limit';
import type { ServerEnv } from '../http/server-env';
import { unsubscribe } from '../newsletter/unsubscribe';
import type { PhotoEncoder } from '../photos/photo-encoder';
import { photoRoute } from '../photos/photo-route';
import type { PackageRoot } from '../settings/package-root';
import type { Settings } from '../settings/settings';
import type { LiveSheet } from '../sheets/live-sheet';
import type { Storage } from '../storage/storage';
import { reloadStream } from '../workbench/dev-reload';
import { stateRoutes } from '../workbench/states';

export interface AppParts {
  settings: Settings;
  root: PackageRoot;
  currentBuild: () => Build;
  sheets: readonly LiveSheet[];
  storage: Storage;
  encoder: PhotoEncoder;
  directory: Directory;
  limit: ReadLimit;
  /** Counts applications. */
  submitLimit: ReadLimit;
  log: Logger;
}

/** How long a client should wait before it asks again for a list that could never be read, in seconds. */
const LIST_RETRY_SECONDS = '10';

/** Everything the server answers, apart from the static files. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { settings, root, currentBuild, sheets, storage, encoder, directory, limit, submitLimit, log } = parts;
  const app = new Hono<ServerEnv>({ strict: false });
  const pages = new Pages(currentBuild);
  const startedAt = performance.now();

  app.route(
    '/',
    postRoutes('/users/submit', {
      settings,
      limit: submitLimit,
      errorField: 'message',
      handler: submitApplication(storage, encoder, log),
    }),
  );
  app.route(
    '/',
    postRoutes('/newsletters/unsubscribe', {
      settings,
      limit,
      errorField: 'error',
      handler: unsubscribe(storage.subscribers, log),
    }),
  );

  app.use('/api/*', cors(settings.origins), limited(limit));
  app.use('/embed/*', cors(settings.origins), limited(limit));
  const list = (path: string, name: string, read: () => Promise<PreparedBody | null>) => {
    app.get(path, async (c) => {
      const body = await read();
      if (body) return respondWith(body, c.env.incoming.headers);
      const message = `The ${name} cannot be read at the moment.`;
      return c.json({ message }, 503, { 'Retry-After': LIST_RETRY_SECONDS, 'Cache-Control': 'no-store' });
    });
    app.all(path, (c) => c.json({ message: 'Only GET is answered here.' }, 405, { Allow: 'GET, HEAD' }));
  };
  for (const sheet of sheets) list(`/api/sheets/${sheet.name}`, `${sheet.name} sheet`, () => sheet.body());
  list('/api/users/all', 'directory', () => directory.body());
  app.all('/api/*', (c) => c.json({ message: 'There is nothing at this address.' }, 404));

  app.get('/healthz', (c) => {
    const conditions = Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.condition()]));
    const uptimeSeconds = Math.floor((performance.now() - startedAt) / 1000);
    const database = directory.well ? 'current' : 'failing';
    const photos = encoder.condition();
    return c.json({ status: 'ok', version: root.version, uptimeSeconds, sheets: conditions, database, photos }, 200, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/photos/:name', photoRoute(storage));

  app.get(FEED_PATH, feedRoute(settings, pages, sheets));
  app.get(CALENDAR_PATH, calendarRoute(settings, sheets));

  app.route('/embed', fragmentRoutes(settings, sheets));
  app.use('/demo/states/*', cors(settings.origins, 'GET, HEAD, POST'));
  app.route('/demo/states', stateRoutes());
  // Where the department's sample page reports breaches of its policy.
  app.post('/demo/csp-report', (c) => c.body(null, 204));
  if (settings.dev) app.get('/dev/reload', reloadStream(root.pages));

  app.get('*', async (c) => {
    const path = pathOf(c);
    const page = await pages.find(path);
    if (page) return respondWith(await itemPage(c, page, settings, sheets), c.env.incoming.headers);
    if (!path.endsWith('/') && (await pages.isFolder(path))) return c.redirect(`${path.replace(/^\/+/, '/')}/`, 308);
    const missing = await pages.notFound();
    return missing ? respondWith(missing, c.env.incoming.headers, 404) : c.text('Page not found', 404);
  });
  app.all('*', (c) => c.json({ message: 'There is nothing at this address for this method.' }, 404));

  app.onError((error, c) => failed(error, c, log));
  return app;
}

/** The decoded path; a router that is not strict drops the slash at its end. */
function pathOf({ req }: Context<ServerEnv>): string {
  return req.path !== '/' && /^[^?#]*\/(?:[?#]|$)/.test(req.url) ? `${req.path}/` : req.path;
}

function failed(error: Error, c: Context<ServerEnv>, log: Logger): Response {
  log.error({ err: error, method: c.req.method, path: c.req.path }, 'a request failed');
  const message = 'Something went wrong. Please try again later.';
  return c.req.path.startsWith('/api/') ? c.json({ message }, 500) : c.text(message, 500);
}
