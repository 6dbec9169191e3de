import { isSecond, script } from './script';

/**
 * Imports a tag's files. Rejects if one fails, and without an error if they take too long.
 * @param name the tag's name without `ummes-`. The first file's name starts with it.
 */
export function importFiles(name: string): Promise<unknown> {
  // A second loader percent-encodes the folder: servers find the same files, but browsers request them again. Browsers
  // request each module URL only once: later imports wait for the response that never came (Chromium 156) or fail like
  // the first (Firefox 153). Relative imports in these files resolve to the encoded folder too.
  const folder = isSecond ? '%63hunks' : 'chunks';
  const modules = (__UMMES_TAGS__.hashes[name] as string)
    .split(' ')
    // Absolute, because a classic script's imports may be relative to the page.
    .map((hash, position) => `${new URL(`${folder}/${position ? 'chunk' : name}-${hash}.js`, script)}`)
    // Modules that others import come first: each is evaluated in a separate task, so the page can respond in between.
    .reverse()
    .map((url) => import(url));
  return new Promise((resolve, reject) => {
    // How long a tag's code may take to load, in milliseconds.
    const timer = setTimeout(reject, 120_000);
    Promise.all(modules)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
