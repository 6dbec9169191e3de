import { isSecond, script } from './script';

/**
 * Returns the addresses of a tag's files. Modules that others import come first: each is evaluated in a separate task, so
 * the page can respond in between.
 * @param name the tag's name without `ummes-`. The last file is the tag's own, and its name starts with this.
 */
export function filesOf(name: string): string[] {
  return (__UMMES_TAGS__.hashes[name] as string)
    .split(' ')
    .map((hash, position) => addressOf(`${position ? 'chunk' : name}-${hash}`))
    .reverse();
}

/** Returns a file's address. Absolute, because a classic script's imports may be relative to the page. */
export function addressOf(file: string): string {
  // A second loader percent-encodes the folder: servers find the same files, but browsers request them again. Browsers
  // request each module URL only once: later imports wait for the response that never came (Chromium 156) or fail like
  // the first (Firefox 153). Relative imports in these files resolve to the encoded folder too.
  return `${new URL(`${isSecond ? '%63hunks' : 'chunks'}/${file}.js`, script)}`;
}

/** How long a tag's code may take to load, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Imports a tag's files. Rejects if one fails, and without an error if they take too long. */
export function importFiles(name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    Promise.all(filesOf(name).map((url) => import(url)))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
