import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { filesIn } from './builds.mjs';

/** Formats that are not already compressed. */
const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|txt|xml|ics|csv|md|map)$/;

/** Compressing smaller files would not save a packet. */
export const SMALLEST_BYTES = 512;

/** Writes `.br` and `.gz` copies of the compressible files in a folder, unless they already exist. */
export async function compress(folder: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file))));
}

/** Returns a file's size in bytes as served with Brotli. Call it after `compress`. */
export const brotliSize = async (file: string) => (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;

/** Writes `.br` and `.gz` copies of a file, unless they already exist. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (existsSync(`${file}.br`) || content.length < SMALLEST_BYTES) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
