import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip, constants as zlib } from 'node:zlib';

/** Formats that are not compressed already. */
const COMPRESSIBLE = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.ics',
  '.csv',
  '.md',
  '.map',
]);

/** Below this a compressed copy saves no packet. */
const SMALLEST_BYTES = 512;

/** Puts a `.br` and a `.gz` beside every file below the folder that gets smaller by it. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => COMPRESSIBLE.has(extname(file))).map(compressFile));
}

/** The size in bytes that a text has when it is served with brotli. */
export async function brotliSize(file: string): Promise<number> {
  return (await brotli(await readFile(file))).length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES || (await isCompressed(file, content))) return;
  await Promise.all([
    brotli(content).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Brotli at its best takes long; chunks of an earlier build mostly have it already. */
async function isCompressed(file: string, content: Buffer): Promise<boolean> {
  if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) return false;
  return content.equals(await promisify(brotliDecompress)(await readFile(`${file}.br`)).catch(() => Buffer.alloc(0)));
}

function brotli(content: Buffer): Promise<Buffer> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}
