import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import sirv from 'sirv';
import { LOADER_PATH } from '../../model/addresses/api-paths';
import { contentSecurityPolicy } from '../http/csp';
import { EMBEDDABLE, FOR_A_MINUTE, IMMUTABLE_CACHE } from '../http/headers';
import { chooseEncoding } from '../http/prepared';
import type { ServerEnv } from '../http/server-env';

/** Matches URLs whose content never changes: hashed chunks, and the widgets of a specific version. */
const IMMUTABLE = /^\/widgets\/(?:chunks|\d+\.\d+\.\d+)\//;

/** Matches paths that end in a file name, except files that contain the site URL: HTML, the sitemap and robots.txt. */
const FILE_PATH = /^(?!\/(?:sitemap\.xml|robots\.txt)(?:[?#]|$))[^?#]*\.(?!html?(?:[?#]|$))[^/?#]+(?:[?#]|$)/i;

/**
 * Serves the build's files, precompressed and with ETags, and passes other requests on. Hono's `serveStatic` has no
 * ETags.
 */
export function staticFiles(web: string): MiddlewareHandler<ServerEnv> {
  const serve = filesBelow(web);
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || !FILE_PATH.test(incoming.url ?? '')) return next();
    // sirv 3.0.2 ignores q=0, and throws on some ranges (`bytes=5-2`).
    incoming.headers['accept-encoding'] = chooseEncoding(incoming.headers['accept-encoding'] ?? '');
    delete incoming.headers.range;
    // sirv also leaves the file open if the client disconnects, and doesn't handle read errors.
    outgoing.once('pipe', (file) => {
      file.once('error', () => outgoing.destroy());
      outgoing.once('close', () => file.unpipe().destroy());
    });
    let isFound = true;
    serve(incoming, outgoing, () => {
      isFound = false;
    });
    if (!isFound) return next();
    // Hono copies the response to a HEAD request, and @hono/node-server 2.1.8 would send the copy as well.
    return incoming.method === 'HEAD' ? new Promise(() => {}) : RESPONSE_ALREADY_SENT;
  };
}

/** Returns whether a request's URL is that of a file which `staticFiles` serves. */
export function isStaticFile(web: string, url: string): boolean {
  if (!FILE_PATH.test(url)) return false;
  try {
    const file = join(web, decodeURIComponent(url.replace(/[?#].*/s, '')));
    return file.startsWith(web + sep) && statSync(file).isFile();
  } catch {
    return false; // malformed, or there is no such file
  }
}

function filesBelow(web: string) {
  return sirv(web, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(outgoing, path) {
      const policy = contentSecurityPolicy(path);
      const cache = IMMUTABLE.test(path) ? IMMUTABLE_CACHE : path === LOADER_PATH ? FOR_A_MINUTE : 'no-cache';
      outgoing.setHeader('Cache-Control', cache);
      if (policy) outgoing.setHeader('Content-Security-Policy', policy);
      for (const [name, value] of Object.entries(EMBEDDABLE)) outgoing.setHeader(name, value);
    },
  });
}
