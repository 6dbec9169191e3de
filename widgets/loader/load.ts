import { hashes } from './tags';

/** How long a tag's code may take to load. */
const TIMEOUT_MS = 120_000;

/** True in a second loader, started by one that couldn't load a tag's files. */
export const isSecond = import.meta.url.includes('#');

/**
 * The code's folder. A second loader percent-encodes it: servers find the same files, but browsers request them
 * again. Browsers request each module URL only once: later imports wait for the response that never came (Chromium 156)
 * or fail like the first (Firefox 153). Relative imports in these files resolve to the encoded folder too.
 */
const FOLDER = isSecond ? '%63hunks' : 'chunks';

/**
 * Imports a tag's files. Rejects if one fails, and without an error if they take too long.
 * @param name the tag's name without `ummes-`. The first file's name starts with it.
 */
export function importFiles(name: string): Promise<unknown> {
  const paths = (hashes[name] as string)
    .split(' ')
    .map((hash, position) => `./${FOLDER}/${position ? 'chunk' : name}-${hash}.js`);
  // Modules that others import come first: each is evaluated in a separate task, so the page can respond in between.
  paths.reverse();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    Promise.all(paths.map((path) => import(path)))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
