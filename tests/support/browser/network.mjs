/** How often to check whether a held file may be sent, in milliseconds. */
const POLL_MS = 50;

/** Names of the outages that have ended. */
const over = new Set();

/** Paths of the stale loaders sent so far. */
const sent = new Set();

/** Files requested so far, each as the name of the outage and the file's path. */
const requested = new Set();

/**
 * Bad responses in place of a render. The page's language selects one, for example `x-malformed`.
 * @type {Record<string, [status: number, body: string]>}
 */
const BAD_RENDERS = {
  'x-failing': [500, 'Broken on purpose'],
  'x-malformed': [200, '<!doctype html><title>Sign in</title><p>Please sign in.'],
  'x-cut': [200, '{"css":"","nodes":[["p",{},"Cut"],["p",'],
};

/**
 * Serves the widgets over an unreliable connection.
 * `/outage/<name>/widgets/…`: serves only the loader until the test posts to `/outage/<name>`. If the name begins with
 * `offline`, it doesn't serve a second loader either.
 * `/hang/<name>/<part>/widgets/…`: holds a file whose name begins with the part until a test posts to `/hang/<name>`.
 * A second request for the file, with its address spelt differently, is served at once.
 * `/stale/<name>/widgets/ummes.js`: first serves a loader whose files are gone.
 * @type {import('@web/test-runner').Middleware}
 */
export async function serveUnreliably(context, next) {
  const [status, view] = BAD_RENDERS[String(context.query.lang)] ?? [];
  if (view && status && context.path.startsWith('/embed/')) {
    context.path = '/embed'; // the runner lets browsers cache every path with a file extension (0.20.2)
    context.status = status;
    context.type = 'text/html';
    context.body = view;
    return;
  }
  const [, outage, part = '', file] = /^\/hang\/([^/]+)(?:\/([^/]+)(\/widgets\/.+))?$/.exec(context.path) ?? [];
  if (outage && !file) {
    over.add(outage);
    context.status = 204;
    return;
  }
  if (outage && file) {
    // WebKitGTK normalises every spelling to the same address (libsoup 3).
    const key = `${outage} ${decodeURI(file)}`;
    const isHeld = file.includes(`/chunks/${part}`) && !requested.has(key);
    requested.add(key);
    while (isHeld && !over.has(outage) && !context.req.socket.destroyed)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    context.path = file;
    return next();
  }
  const [, current] = /^\/stale\/[^/]+(\/widgets\/.+)$/.exec(context.path) ?? [];
  if (current) {
    const isStale = current.endsWith('/ummes.js') && !sent.has(context.path);
    sent.add(context.path);
    context.path = current;
    await next();
    if (isStale) context.body = String(context.body).replace(/[0-9A-Z]{6,8}(?=[ "])/g, 'DEADBEEF');
    return;
  }
  const [, name, path] = /^\/outage\/([^/]+)(\/widgets\/.+)?$/.exec(context.path) ?? [];
  if (!name) return next();
  if (!path) {
    over.add(name);
    context.status = 204;
  } else if (!over.has(name) && (!path.endsWith('/ummes.js') || (name.startsWith('offline') && context.querystring))) {
    context.status = 503;
    context.path = '/outage'; // the runner lets browsers cache every path with a file extension (0.20.2)
  } else {
    context.path = path;
    return next();
  }
}
