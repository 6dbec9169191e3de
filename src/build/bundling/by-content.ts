import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { WEB } from '../folders';

/** An import of a chunk, relative to the entry's folder. */
const CHUNK_IMPORT = /(["'])(?:\.\.?\/)+(?:widgets\/)?chunks\//g;

/**
 * Copies an entry to the chunks folder, with a content hash in its name. The loader and the pages load this copy, so
 * they get the code that they were built with, even when a later build has replaced the entry.
 * @param entry a path under the static root, such as `widgets/events.js`.
 * @param name the copy's name, without the hash.
 * @returns the copy's path under the static root.
 */
export async function copyByContent(entry: string, name = basename(entry, '.js')): Promise<string> {
  const source = await readFile(join(WEB, entry), 'utf8');
  const text = source
    .replace(CHUNK_IMPORT, '$1./')
    .replace(/(?<=\/\/# sourceMappingURL=)/, `/${entry.slice(0, -basename(entry).length)}`);
  return writeByContent(name, '.js', text);
}

/** Enough to tell the versions of a file apart. The loader has the hash of each tag. */
const HASH_CHARACTERS = 6;

/** Writes a file to the chunks folder, which browsers cache permanently. @returns its path under the static root. */
export async function writeByContent(name: string, extension: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS).toUpperCase();
  const file = `widgets/chunks/${name}-${hash}${extension}`;
  await writeFile(join(WEB, file), text);
  return file;
}
