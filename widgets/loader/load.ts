import { PRELOADED } from '../../src/element/loaded-element';
import { address, once, type Tag } from './tags';

/** After this a tag's code counts as failed (PRODUCT.md). */
const TIMEOUT_MS = 120_000;

/**
 * The folder `chunks`, spelled differently for a second attempt; the same to a server. Browsers request a module's
 * address once, and every later import waits for the response that never came (Chromium 156) or fails as the first
 * did (Firefox 153). The imports of these files are relative, and so in the same spelling.
 */
const RETRY_FOLDER = '%63hunks';

/**
 * Imports a tag's files. Rejects when one fails, and without an error when they take too long.
 * @param name without `ummes-`; the first file has it in its own name.
 */
export function importFiles(name: string, hashes: string, isRetry: boolean): Promise<unknown> {
  const folder = isRetry ? RETRY_FOLDER : 'chunks';
  const paths = hashes.split(' ').map((hash, position) => `./${folder}/${position ? 'chunk' : name}-${hash}.js`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    Promise.all(paths.map((path) => import(path)))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Starts the data call of an element, which also serves others of its kind. */
export function preload(element: Tag, data: string): void {
  const url = address(element) + data;
  const call = once(url, () => startCall(url));
  for (const other of document.querySelectorAll<Tag>(element.localName)) {
    if (address(other) + data === url) other[PRELOADED] ??= call;
  }
}

/** The tag takes it for its own, which in a directory asks for a page instead of all: too many bytes for here. */
function startCall(url: string) {
  const abort = new AbortController();
  const response = fetch(url, { signal: abort.signal });
  response.catch(() => {}); // the tag that takes the response handles the failure
  return { url, response, abort };
}
