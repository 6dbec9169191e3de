import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { chooseEncoding } from './body';
import { contentSecurityPolicy } from './csp';
import { EMBEDDABLE } from './headers';

/** Addresses whose content never changes: hashed chunks, and the copy of the widgets for one version. */
const IMMUTABLE = /^\/widgets\/(?:chunks|\d+\.\d+\.\d+[^/]*)\//;
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** A path that ends in a file's name, other than those that `Pages` prepares: HTML, the sitemap and robots.txt. */
const FILE_PATH = /^(?!\/(?:sitemap\.xml|robots\.txt)(?:[?#]|$))[^?#]*\.(?!html?(?:[?#]|$))[^/?#]+(?:[?#]|$)/i;

/** Responds with the file at the request's path; returns false if there is none. */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The files of the build, precompressed and with ETags. */
export function staticFiles(web: string): FileHandler {
  const serve = filesBelow(web);

  return (incoming, outgoing) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || !FILE_PATH.test(incoming.url ?? '')) return false;
    // sirv 3.0.2 ignores q=0, and throws on some ranges (`bytes=5-2`).
    incoming.headers['accept-encoding'] = chooseEncoding(incoming.headers['accept-encoding']);
    delete incoming.headers.range;
    // Nor does it close a file whose reader has left, or catch one that cannot be read.
    outgoing.once('pipe', (file) => {
      file.once('error', () => outgoing.destroy());
      outgoing.once('close', () => file.unpipe().destroy());
    });
    let isFound = true;
    serve(incoming, outgoing, () => {
      isFound = false;
    });
    return isFound;
  };
}

function filesBelow(web: string) {
  return sirv(web, {
    // Without `dev`, sirv lists the files at the start and breaks responses off once a file has been replaced.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(outgoing, path) {
      const policy = contentSecurityPolicy(path);
      outgoing.setHeader('Cache-Control', IMMUTABLE.test(path) ? IMMUTABLE_CACHE : 'no-cache');
      if (policy) outgoing.setHeader('Content-Security-Policy', policy);
      for (const [name, value] of Object.entries(EMBEDDABLE)) outgoing.setHeader(name, value);
    },
  });
}
