/** After this a tag's code counts as failed (PRODUCT.md). */
const TIMEOUT_MS = 120_000;

/**
 * The folder `chunks`, spelled differently for a second attempt; the same to a server. Browsers request a module's
 * address once, and every later import waits for the response that never came (Chromium 156) or fails as the first
 * did (Firefox 153). The imports of these files are relative, and so in the same spelling.
 */
const RETRY_FOLDER = '%63hunks';

/** Imports a tag's files. Rejects when one fails, and without an error when they take too long. */
export function importFiles(files: string, isRetry: boolean): Promise<unknown> {
  const folder = isRetry ? RETRY_FOLDER : 'chunks';
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  const paths = files.split(' ').map((file) => `./${folder}/${file}.js`);
  return Promise.race([Promise.all(paths.map((path) => import(path))), timeout]).finally(() => clearTimeout(timer));
}
