import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { chooseEncoding } from './body';
import { contentSecurityPolicy } from './csp';
import type { Build } from './current-build';
import { EMBEDDABLE } from './headers';

/** Addresses whose content never changes: hashed chunks, and the copy of the widgets for one version. */
const IMMUTABLE = /^\/widgets\/(?:chunks|\d+\.\d+\.\d+[^/]*)\//;
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** A path whose last part has an ending, other than the pages': those go through their own policy. */
const FILE_PATH = /^(?!\/(?:sitemap\.xml|robots\.txt)(?:[?#]|$))[^?#]*\.(?!html?(?:[?#]|$))[^/?#]+(?:[?#]|$)/i;

/** Answers with a file if there is one at the request's path; says whether it did. */
export type FileHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The files of the current build, pages excepted: precompressed, with ETags, as they lie on disk at that moment. */
export function staticFiles(currentBuild: () => Build): FileHandler {
  let served = currentBuild().web;
  let serve = filesBelow(served);

  return (incoming, outgoing) => {
    const readable = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!readable || !FILE_PATH.test(incoming.url ?? '')) return false;
    const { web } = currentBuild();
    if (web !== served) serve = filesBelow(web);
    served = web;
    // sirv 3.0.2 reads q=0 as consent, and answers some ranges wrongly (`bytes=5-2` throws).
    incoming.headers['accept-encoding'] = chooseEncoding(incoming.headers['accept-encoding']);
    delete incoming.headers.range;
    // Nor does it close a file whose reader went away, or catch one that cannot be read.
    outgoing.once('pipe', (file) => {
      file.once('error', () => outgoing.destroy());
      outgoing.once('close', () => file.unpipe().destroy());
    });
    let found = true;
    serve(incoming, outgoing, () => {
      found = false;
    });
    return found;
  };
}

function filesBelow(web: string) {
  return sirv(web, {
    // Its list of files made at start breaks answers off once a file has been replaced.
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
