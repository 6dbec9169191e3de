import { hashes } from './tags';

/** After this a tag's code counts as failed. */
const TIMEOUT_MS = 120_000;

/** Set in the loader that another one has started because it could not get its files. */
export const isSecond = import.meta.url.includes('#');

/**
 * The folder of the code. A second loader spells it differently, the same to a server. Browsers request a module's address
 * once, and every later import waits for the response that never came (Chromium 156) or fails as the first did
 * (Firefox 153). The imports of these files are relative, and so in the same spelling.
 */
const FOLDER = isSecond ? '%63hunks' : 'chunks';

/**
 * Imports a tag's files. Rejects when one fails, and without an error when they take too long.
 * @param name without `ummes-`; the first file has it in its own name.
 */
export function importFiles(name: string): Promise<unknown> {
  const paths = (hashes[name] as string)
    .split(' ')
    .map((hash, position) => `./${FOLDER}/${position ? 'chunk' : name}-${hash}.js`);
  // Modules that others import come first: they are evaluated in a separate task, and the page responds in between.
  paths.reverse();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    Promise.all(paths.map((path) => import(path)))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
