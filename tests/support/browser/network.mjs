/** How often it is looked whether a hanging file may come, in milliseconds. */
const LOOK_MS = 50;

/** The outages that are over, by name. */
const over = new Set();

/** The stale loaders that were sent, by their path. */
const sent = new Set();

/** The files that hang, by the name of the outage and their own. */
const hanging = new Set();

/**
 * What comes in place of a first view, by the kind that the language of the page names: `x-malformed`.
 * @type {Record<string, [status: number, body: string]>}
 */
const BAD_VIEWS = {
  'x-failing': [500, 'Broken on purpose'],
  'x-malformed': [200, '<!doctype html><title>Sign in</title><p>Please sign in.'],
  'x-cut': [200, '{"css":"","nodes":[["p",{},"Cut"],["p",'],
};

/**
 * The widgets as they come over a bad line.
 * `/outage/<name>/widgets/…`: only the loader can be had, until someone posts to `/outage/<name>`.
 * `/hang/<name>/<part>/widgets/…`: a file whose name begins with the part never comes, unless it is asked for a second
 * time, which a browser does at another spelling of its address, or someone posts to `/hang/<name>`.
 * `/stale/<name>/widgets/ummes.js`: the first time it is a loader whose files are gone.
 * @type {import('@web/test-runner').Middleware}
 */
export async function answerBadly(context, next) {
  const [status, view] = BAD_VIEWS[String(context.query.lang)] ?? [];
  if (view && status && context.path.startsWith('/embed/')) {
    context.path = '/embed'; // the runner lets browsers keep all that has an ending (0.20.2)
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
    // WebKitGTK sends every spelling in the same one (libsoup 3).
    const key = `${outage} ${decodeURI(file)}`;
    const isHeld = file.includes(`/chunks/${part}`) && !hanging.has(key);
    hanging.add(key);
    while (isHeld && !over.has(outage) && !context.req.socket.destroyed)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    context.path = file;
    return next();
  }
  const [, current] = /^\/stale\/[^/]+(\/widgets\/.+)$/.exec(context.path) ?? [];
  if (current) {
    const isStale = current.endsWith('/ummes.js') && !sent.has(context.path);
    sent.add(context.path);
    context.path = current;
    await next();
    if (isStale) context.body = String(context.body).replace(/[0-9A-Z]{8}(?=[ "])/g, 'DEADBEEF');
    return;
  }
  const [, name, path] = /^\/outage\/([^/]+)(\/widgets\/.+)?$/.exec(context.path) ?? [];
  if (!name) return next();
  if (!path) {
    over.add(name);
    context.status = 204;
  } else if (!over.has(name) && !path.endsWith('/ummes.js')) {
    context.status = 503;
    context.path = '/outage'; // the runner lets browsers keep all that has an ending (0.20.2)
  } else {
    context.path = path;
    return next();
  }
}
