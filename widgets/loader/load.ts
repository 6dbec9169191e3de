import { hashes } from './tags';

/** How long a tag's code may take to load. */
const TIMEOUT_MS = 120_000;

/** True in a loader that another one has started because it couldn't load its files. */
export const isSecond = import.meta.url.includes('#');

/**
 * The folder of the code. A second loader spells it differently, which servers treat as the same. Browsers request a
 * module's URL once: later imports wait for the response that never came (Chromium 156) or fail like the first
 * (Firefox 153). These files import others by relative paths, and therefore with the same spelling.
 */
const FOLDER = isSecond ? '%63hunks' : 'chunks';

/**
 * Imports a tag's files. Rejects if one fails, and without an error if they take too long.
 * @param name without `ummes-`; the first file has it in its own name.
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
