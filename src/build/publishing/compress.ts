import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { filesIn } from './builds.mjs';

/** Formats that are not compressed already. */
const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|txt|xml|ics|csv|md|map)$/;

/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` beside every compressible file below the folder.
 * @param previous the same folder of an earlier build: brotli at its best takes long, and most files are the same.
 */
export async function compress(folder: string, previous?: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compressFile(join(folder, file), previous && join(previous, file))));
}

/** The size in bytes that a text has when it is served with brotli. */
export async function brotliSize(file: string): Promise<number> {
  return (await brotli(await readFile(file))).length;
}

async function compressFile(file: string, earlier?: string): Promise<void> {
  const content = await readFile(file);
  if (isCompressed(file) || content.length < SMALLEST_BYTES) return;
  if (earlier && isCompressed(earlier) && content.equals(await readFile(earlier).catch(() => Buffer.alloc(0)))) {
    await Promise.all(['.br', '.gz'].map((ending) => copyFile(earlier + ending, file + ending)));
    return;
  }
  await Promise.all([
    brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

function isCompressed(file: string): boolean {
  return existsSync(`${file}.br`) && existsSync(`${file}.gz`);
}

function brotli(content: Buffer): Promise<Buffer> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}
